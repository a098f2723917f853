## 气韵图

energy-title = 气韵图
energy-empty = 尚未走棋，纸上空白。
energy-moves = { $n } 步
energy-move-of = 第 { $n } 步，共 { $most } 步
energy-fill = 填色
energy-fade = 随时间淡去
energy-captures = 标出吃子
energy-touches = 标出触碰
energy-lines = 显示气线
energy-patterns = 红方加斜线，黑方加点
energy-spread = 晕染
energy-roughness = 粗糙
energy-layers = 层数
energy-opacity = 浓度
energy-fading = 淡去
energy-weight = 笔画粗细
energy-speed = 速度
energy-percent = { $n }%
energy-damp = 湿纸
energy-mist = 云雾
energy-calligraphy = 书法
energy-memory = 记忆
energy-looks = 风格
energy-controls = 调整
energy-play = 播放
energy-pause = 暂停
energy-time = 浏览全局
energy-export = 导出
energy-export-picture = 图片，{ $n } × { $n }
energy-export-drawing = 矢量图（SVG）
energy-export-animation = 动画（GIF）
energy-exporting = 正在导出：{ $n }%
energy-legend = 图的含义
energy-legend-colour = 颜色表示走动之子的自由度：从朱砂（礼，秩序）到墨黑（无为，自由）。
energy-legend-ink-light = 夜间墨色为浅色。
energy-legend-size = 走得越远，色块越大。
energy-legend-planes = 天盘色淡，地盘色浓。
energy-legend-captures = 墨点是吃子。
energy-legend-touches = 圆环是觉身被触碰。
energy-legend-lines = 笔画由起点到终点，渐渐变细。
energy-legend-patterns = 红方色块有斜线，黑方色块有点。
energy-legend-entry = { $kind }，自由度 { $n }
energy-legend-entry-grown = { $kind }，自由度 { $n } 至 { $most }
energy-shares = 其中有序 { $first }%，自由 { $second }%。
energy-taken = { $n ->
    [0] 无吃子
   *[other] 吃子 { $n } 次
    }
energy-between = { $n ->
    [0] 无换盘
   *[other] 换盘 { $n } 次
    }
energy-touched = { $n ->
    [0] 无触碰
   *[other] 触碰 { $n } 次
    }
energy-freer-all = { $side }始终更自由。
energy-freer-first = 开始时{ $side }更自由。
energy-freer-middle = 中间{ $side }更自由。
energy-freer-last = 最后{ $side }更自由。
energy-equal-all = 双方始终同样自由。
energy-equal-first = 开始时双方同样自由。
energy-equal-middle = 中间双方同样自由。
energy-equal-last = 最后双方同样自由。
