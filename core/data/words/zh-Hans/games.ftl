## The library: records, settings

games-search = 按名称搜索
games-all = 全部
games-open = 未完
games-red = 红胜
games-black = 黑胜
games-draw = 和棋
games-ended = { $who }：{ $why }
games-open-at = 未完 · 第{ $n }回合
games-ended-at = { $ending } · { $n }回合
games-by-checkmate = 将死
games-by-stalemate = 困毙
games-by-infiltration = 潜入
games-by-conduct = 循环裁定
games-by-repetition = 重复局面
games-by-quiet = 长时间无吃子
games-by-dead = 无进攻子力
games-by-passed = 双方停着
games-by-nothing = 未吃一子
games-by-resigned = 认输
games-by-agreed = 议和
games-by-flag = 超时
games-none = 还没有棋局。下过的棋都会保存在这里。
games-none-found = 没有符合的棋局。
games-rename = 重命名
games-name = 名称
games-name-long = 名称最多{ $n }个字。
games-delete = 删除
games-deleted = 已删除：{ $name }
games-export = 导出
games-export-all = 全部导出
games-import = 导入
games-import-file = 从文件
games-import-paste = 粘贴
games-import-sentence = 选择文件、粘贴文本，或把文件拖到窗口上。
games-imported = { $n ->
    [0] 没有添加棋局。
   *[other] 已添加{ $n }局。
    }
games-known = 已有{ $n }局。
games-refused = { $n ->
    [1] 1局被拒绝：{ $why }
   *[other] { $n }局被拒绝，第一局的原因：{ $why }
    }
games-exported = 已保存为{ $name }。
games-copied = 已复制。
games-more = { $name }的更多操作
games-file-unreadable = 无法读取此文件。
games-gone = 这局棋已不存在。
games-damaged = 无法读取此棋谱。
games-damaged-part = 此棋谱在第{ $n }回合之后已损坏。可读部分另存为一局。
record-no-json = 第{ $n }行不是JSON：这不是三才棋谱。
record-not-ours = 这不是三才棋谱。
record-newer = 此棋谱由更新版本的应用写成。
record-rules = 这里没有规则“{ $text }”。
record-part = 棋谱缺少某部分或有误：{ $text }。
record-long = 棋谱最多{ $n }个动作。
record-act = 棋谱的第{ $n }个动作在那里不可能。
record-result = 棋谱所记结果与着法不符。
store-set-aside = 棋局文件已损坏，现保存为{ $name }；{ $n ->
    [0] 未能从中读出棋局。
   *[other] 从中读出{ $n }局。
    }
store-newer = 你的棋局由更新版本的应用写成。可以查看，但不会保存新内容。
store-unwritable = 此处无法写入棋局。可以查看，但不会保存新内容。
store-unreachable = 无法使用棋局文件夹，不会保存任何内容。
store-full = 存储空间已满。棋局继续，有空间时再保存。
store-read-only = 目前无法写入棋局。棋局继续，但不会保存。
store-gone = 这局棋已不存在。
store-failed = 保存失败。棋局继续，稍后会再试。
store-again = 棋局已重新保存。
settings-board = 棋盘
settings-app = 应用
settings-input-how = 走子方式
settings-language-own = 简体中文
settings-notation-system = 随规则与语言
review = 复盘
review-at = 第{ $n }着（共{ $of }着）：{ $move }
review-start = 第一着之前
review-first = 开头
review-back = 上一着
review-next = 下一着
review-last = 末尾
review-play-on = 继续
review-close = 关闭
refusal-reviewing = 正在复盘，请先回到对局。
settings-unknown = 没有这项设置。
games-not-saved = 无法写入文件。
