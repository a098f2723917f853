### 本应用的简体中文词句。键的命名规则见 en.ftl 开头。

## 名词

side = { $side ->
    [red] 红方
   *[black] 黑方
    }
    .adj = { $side ->
    [red] 红
   *[black] 黑
    }
kind = { $kind ->
    [general] 将帅
    [advisor] 士
    [elephant] 象
    [horse] 马
    [chariot] 车
    [cannon] 炮
    [soldier] 兵
   *[giac-than] 觉身
    }
# 红黑两方的字不同：帅仕相兵，将士象卒
piece = { $side-adj }{ piece.own }
    .own = { $side ->
    [red] { $kind ->
        [general] 帅
        [advisor] 仕
        [elephant] 相
        [soldier] 兵
       *[other] { $kind }
        }
   *[black] { $kind ->
        [general] 将
        [advisor] 士
        [elephant] 象
        [soldier] 卒
       *[other] { $kind }
        }
    }
    .own-plural = 两个{ piece.own }
plane = { $plane ->
    [tian] 天
   *[ren] 人
    }
    .The-board = { $plane ->
    [tian] 天盘
   *[ren] 棋盘
    }
plane-di = 地
point-on-plane = { $plane }盘，{ $point }
point-within = { $plane }盘 { $point }

## 局面文本的错误

fault-intro = 这个局面不能使用，有 { $n } 处错误：
fault-too-long = 文本有 { $n } 字节，没有这么长的局面。
fault-empty = 文本是空的。
fault-ranks = { $plane-The-board }有 { $n } 行，应为 10 行。
fault-width = { $plane-The-board }第 { $rank } 行有 { $n } 个点，应为 9 个。
fault-letter = { $plane-The-board }第 { $rank } 行的“{ $letter }”不是棋子。
fault-planes = 文本描述了 { $n } 个棋盘；应为人盘和天盘，或只有地盘。
fault-field-side = “{ $text }”没有说明轮到哪方走棋。
fault-field-state = “{ $text }”既不是两个觉身的状态，也不是地盘上的停留。
fault-field-captured = “{ $text }”不是被吃棋子的列表。
fault-field-quiet = “{ $text }”不是未吃子的步数。
fault-field-move-number = “{ $text }”不是回合数。
fault-fields = 文本有 { $n } 个部分，应为 6 个。
fault-no-general = { $side ->
    [red] 红方没有帅。
   *[black] 黑方没有将。
    }
fault-too-many = { $piece }有 { $n } 个，最多 { $most } 个。
fault-misplaced = { $piece }不能在 { $point }。
fault-soldier-misplaced = { $side ->
    [red] 红兵
   *[black] 黑卒
    }不能在 { $point }。
fault-soldiers-on-file = { $side }未过河的{ $side ->
    [red] 兵
   *[black] 卒
    }有两个同在 { $file } 线上。
fault-check-out-of-turn = { $side }正被将军，却轮到对方走棋。
fault-state-without-giac-than = 文本给出了{ $side }觉身的状态，但盘上没有它。
fault-giac-than-without-state = { $side }的觉身在盘上，但文本没有给出它的状态。
fault-two-giac-than = { $side }有两个觉身。
fault-reserve = { $side }觉身的储备为 { $n } 分钟，最多 3 分钟。
fault-freeze = { $side }觉身冻结 { $n } 步，最多 6 步。
fault-stay = { $side }觉身的停留为 { $n }，最多为 2。
fault-stay-outside = { $side }的觉身有停留，却不在对方九宫里。
fault-stay-frozen = { $side }的觉身既有停留又被冻结，两者不能并存。
fault-unplaced-after-start = { $side }的觉身尚未安放，对局却已开始。
fault-unplaced-out-of-turn = { $side }先走，应先安放觉身，却只有对方安放了。
fault-mark-occupied = { $point } 已被占据，而{ $side }还要在标记点上安放觉身。
fault-di-stay = { $point } 的停留不成立：超过 2，或那里没有在对方九宫里的棋子。
fault-not-on-di = { $point } 的{ $piece }不能在地盘上。

## 连接

joined-comma = { $first }，{ $second }
joined-and = { $first }和{ $second }
joined-sentences = { $first }{ $second }
joined-stop = { $text }。

## 通用

app-name = 三才棋
app-tagline = 一盘与两盘的象棋
language-name = 简体中文
common-ok = 好
common-cancel = 取消
common-close = 关闭
common-back = 返回
common-yes = 是
common-no = 否
common-on = 开
common-off = 关

## 首页

home-continue = 继续
home-new-game = 新对局
home-learn = 学习
home-games = 棋谱
home-rules = 规则
home-rules-sentence = 五套规则，配有图解
home-settings = 设置
home-settings-sentence = 棋子、棋盘、语言、声音
home-games-sentence = 已存 { $n } 局
home-paused = 已暂停
home-here = 两人同一设备
home-against-machine = 您对电脑，{ $n } 级
home-progress = { $side }走棋 · 第 { $n } 回合

## 新对局

new-game-title = 新对局
new-game-rules = 规则
new-game-rules-san-cai = 三才棋
new-game-rules-san-cai-sentence = 两个棋盘，每方一个觉身
new-game-rules-standard = 标准
new-game-rules-standard-sentence = 长将、长捉判负
new-game-rules-asian = 亚洲
new-game-rules-asian-sentence = 亚洲象棋联合会比赛规则
new-game-rules-book = 古谱
new-game-rules-book-sentence = 炮走子也必须隔子
new-game-rules-threefold = 三次判负
new-game-rules-threefold-sentence = 第三次重复局面者负
new-game-opponent = 对手
opponent-here = 同机
opponent-machine = 电脑
level = { $n } 级
you-play = 您执
colour-red = 红方
colour-black = 黑方
colour-either = 随机
new-game-clock = 棋钟
clock-none = 无
clock-increment = { $minutes } 分 + { $seconds } 秒
clock-byoyomi = 读秒
option-touch-move = 摸子走子
option-formal = 正式比赛
option-formal-sentence = 不能悔棋，没有提示
option-handicap = 让子
option-modern-cannon = 现代炮
new-game-begins = 先走方
begins-lot = 抽签
start = 开始

## 对局：按钮

game-undo = 悔棋
game-redo = 重走
game-flip = 翻转
game-hint = 提示
game-draw = 求和
game-resign = 认输
pass = 停着
game-pause = 暂停
game-more = 更多
game-moves = 着法
game-board = 棋盘
game-letters = 字母
game-characters = 汉字
game-enlarge = 放大{ $plane }盘
game-equal = 两盘等大
game-you = 您
game-machine = 电脑，{ $n } 级
game-look = 看棋盘

## 对局：状态行

status-to-move = { $side }走棋
status-thinking = 电脑思考中
status-check = 将军！{ $side }必须应将
status-picked = { $piece }在 { $point }：请选落点
status-no-move = { $point } 的{ $piece }不能走
status-aim = { $point } · 抬起手指落子
status-not-your-turn = 现在轮到{ $side }
status-place = { $side }请放置觉身
status-extra-step = 再走一步，或点棋子停下
status-waiting = 等待{ $side }答复
status-must-pass = { $side }无子可动，必须停着
status-over = 对局已结束
detail-last = 上一着 { $move }
detail-stay = { $side }觉身在九宫中：{ $n }/2
detail-stay-frozen = { $side }觉身在九宫中：冻结
detail-stay-di = { $side }在九宫中：{ $n }/2
detail-move = 第 { $n } 回合

## 三才棋：安放与事件

place-title = 安放您的觉身
place-sentence = 把您的觉身放在五个绿色标记点之一。它不会被吃，只会被触碰。
place-title-other = { $side }安放觉身
place-sentence-other = { $side }把觉身放在五个标记点之一。
event-touched = { $side }的觉身被触碰，冻结 { $n } 回合。
event-removed = { $side }的觉身储备用尽又被触碰，永久离盘。
event-stay = { $side }的觉身已在九宫停留 1 回合，满 2 即胜。
event-stay-di = { $piece }已在九宫停留 1 回合，满 2 即胜。
event-passed = { $side }无子可动，停着。
banner-descent = 降至地盘
event-descent-repetition = 同一局面第三次出现：对局以被吃的棋子在地盘上继续。
event-descent-quiet = { $n } 步未吃子、未触碰：对局以被吃的棋子在地盘上继续。

## 提议与询问

offer-draw-made = { $side }求和
offer-draw-ask = { $side }求和，同意吗？
offer-undo-made = { $side }请求悔棋
offer-undo-ask = { $side }请求悔一步棋，同意吗？
offer-accept = 同意
offer-decline = 不同意
draw-declined = { $side }不同意和棋
undo-declined = { $side }不同意悔棋
confirm-ask = { $piece }走到 { $point }？
confirm-yes = 走这一着
confirm-no = 收回
resign-ask = { $side }要认输吗？
resign-yes = 认输
resign-no = 继续下

## 终局

end-red-wins = 红方胜
end-black-wins = 黑方胜
end-draw = 和棋
end-rematch = 再来一局
end-review = 复盘
end-share = 分享
end-new-game = 新对局
end-why = 为什么？
end-checkmate = { $side }被将死。
end-stalemate = { $side }被困毙，判负。
end-infiltration = { $side }的觉身在对方九宫停留满两回合。
end-infiltration-di = { $side }的棋子在对方九宫停留满两回合。
end-resigned = { $side }认输。
end-flag = { $side }超时。
end-agreed = 双方议和。
end-perpetual-check = { $side }长将，判负。
end-perpetual-chase = { $side }判负：{ $by }步步捉{ $target }。
end-perpetual-chase-unnamed = { $side }长捉，判负。
end-pinned-chariot = { $side }判负：{ $by }步步捉被牵制的{ $target }。
end-repetition-draw = 局面循环，双方均可不变着：和棋。
end-both-check = 双方长将：和棋。
end-both-chase = 双方长捉：和棋。
end-third-occurrence = { $side }使同一局面第三次出现，判负。
end-quiet = { $n } 步未吃子：和棋。
end-dead = 双方都没有能过河的子：和棋。
end-di-passed = 双方在地盘上接连停着：和棋。
end-di-repetition = 地盘上同一局面第三次出现：和棋。
end-di-quiet = 地盘上 { $n } 步未吃子：和棋。
end-di-nothing = 没有被吃的棋子，地盘上无子可走：和棋。
end-fourth-time = 同一局面第四次出现。第三次时{ $side }已被警告。

## 循环：警告与判决说明

warning-check = 警告{ $side }：长将
warning-check-count = 警告{ $side }：已连将 { $n } 次，满 { $limit } 次判负
warning-chase = 警告{ $side }：{ $by }长捉{ $target }
warning-chase-unnamed = 警告{ $side }：长捉
warning-pinned-chariot = 警告{ $side }：{ $by }长捉被牵制的{ $target }
warning-draw = 同一局面第三次出现：再来一次即和棋
conduct-neutral = { $side }：闲着
conduct-perpetual-check = { $side }：长将
conduct-perpetual-chase = { $side }：长捉
conduct-pinned-chariot = { $side }：长捉被牵制的车
why-made-twice = 您在第 { $first } 和第 { $second } 回合已两次走成此局面，不可第三次。
why-move = 第{ $n }回合：{ $move }
why-next = 下一步
why-back = 上一步
why-close = 关闭
why-check = { $piece }将军
why-chase = { $piece }捉{ $target }
why-neutral = 闲着
why-protected = 不算捉：{ $target }有{ $piece }保护
why-exchange = 不算捉：{ $piece }是兑子
why-uncrossed = 不算捉：兵（卒）未过河
why-not-new = 不算捉：{ $piece }原已威胁{ $target }
why-capturer = 不算捉：将帅和兵卒可以攻击
why-exposes = 不算捉：吃子会使{ $side ->
    [red] 红帅
   *[black] 黑将
    }被将

## 范例：每种裁决各一局（课程）

example-perpetual-check = 红车步步将军，局面第四次出现时红方判负。
example-perpetual-chase = 黑车步步捉无根的炮，局面第四次出现时黑方判负。
example-both-check = 双方步步将军，局面第四次出现时和棋。
example-neutral = 一将一闲不算长将，局面循环作和。
example-exchange = 黑车只是邀兑，红车同样可以吃它，不算捉，局面循环作和。
example-protected = 黑车攻击的炮有红车保护，不算捉，局面循环作和。
example-six-checks = 只有一个子将军，按亚洲规则，连续第六次将军时红方判负。
example-pinned-chariot = 双方都在长捉，但红车被马牵制，按亚洲规则捉被牵制的车更重，黑方判负。
example-made-twice = 红方已两次走成这个局面，古谱的规则禁止走成第三次。
example-third-occurrence = 黑方这步使同一局面第三次出现，黑方判负。
example-stalemate = 黑方没有被将军，但已无子可动，黑方判负。
example-dead-draw = 双方都没有能过河的子，立即和棋。

## 被拒绝的操作

refusal-over = 对局已结束。
refusal-not-your-turn = 还没轮到您。
refusal-rules = 没有名为“{ $text }”的规则。
refusal-nothing-to-undo = 没有可悔的棋。
refusal-nothing-to-redo = 没有悔过棋。
refusal-formal = 正式比赛不能悔棋，也没有提示。
refusal-already-offered = 已经求和了。
refusal-nothing-asked = 没有需要答复的问题。
refusal-asked = 请先答复问题。

## 朗读

spoken-move = { $piece }从 { $from } 到 { $to }
spoken-extra = { $piece }从 { $from } 经 { $through } 到 { $to }
spoken-touch = { $from } 的{ $piece }触碰 { $to } 的{ $target }
spoken-place = { $piece }安放在 { $to }
spoken-pass = { $side }停着
spoken-takes = 吃{ $target }
spoken-check = 将军
point-empty = 空
point-can-move = 可走
point-picked-up = 已拿起
point-target = 落点
point-target-capture = 可吃
point-target-touch = 可触碰
point-target-place = 可安放
point-target-settle = 再点一次停下
point-last-move = 上一着
point-check = 被将军
point-warned = 被捉，已警告
seal-reserve = 储备 { $n } 分钟
seal-frozen = 冻结，还剩 { $n } 回合
seal-stay = 停留 { $n }/2
seal-unplaced = { $side }觉身，尚未安放
seal-gone = { $side }觉身已离盘
seal-unplaced-short = 尚未安放
seal-gone-short = 已离盘
captured-none = 未吃子
captured-list = 已吃：{ $list }
captured-item = { $n ->
    [1] { $piece }
   *[other] { $n } 个{ $piece }
    }
strip-to-move = 走棋

## 终端

text-no-display = 这里没有显示器，改在终端里下棋。
text-prompt = { $side }走棋：
text-help = 请输入着法，如 { $move }，或以下命令之一：{ $commands }。
text-unreadable = “{ $text }”既不是着法，也不是命令。
text-ambiguous = “{ $text }”可以是几种着法：{ $list }。
text-illegal = 这里不能走 { $text }。
text-machine-plays = 电脑走 { $move }。
text-bye = 再见。本局不会保存。

## 设置与关于

settings-title = 设置
settings-pieces = 棋子
settings-pieces-characters = 汉字
settings-pieces-letters = 字母
settings-pieces-pictograms = 图形
settings-theme = 外观
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-language = 语言
settings-language-system = 跟随系统
settings-sounds = 声音
settings-haptics = 振动
settings-input = 走子方式
settings-input-tap = 点按
settings-input-drag = 拖动
settings-input-both = 两者
settings-confirm = 走子前确认
settings-targets = 显示落点
settings-coordinates = 坐标
settings-notation = 记谱法
settings-notation-iccs = ICCS
settings-notation-wxf = WXF
settings-notation-chinese = 中文
settings-notation-book = 古谱式
settings-hot-seat = 两人同一设备
settings-far-turned = 对面的棋子倒置
settings-flip-after = 每步后翻转棋盘
settings-left-handed = 左手模式
about-title = 关于
about-version = 版本 { $version }
about-app = 一个棋盘上的象棋，四套规则；两个棋盘上的三才棋。可离线使用，无需账号，没有广告。
about-san-cai = 三才棋在天盘和人盘上进行，局面重复时降至地盘。
about-licence = 自由软件，采用 MIT 或 Apache 2.0 许可证。
about-licences = 各部分的许可证
