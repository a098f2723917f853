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
piece = { $side ->
    [red] { $kind ->
        [general] 红帅
        [advisor] 红仕
        [elephant] 红相
        [soldier] 红兵
       *[other] 红{ $kind }
        }
   *[black] { $kind ->
        [general] 黑将
        [advisor] 黑士
        [elephant] 黑象
        [soldier] 黑卒
       *[other] 黑{ $kind }
        }
    }
plane = { $plane ->
    [tian] 天
   *[ren] 人
    }
    .The-board = { $plane ->
    [tian] 天盘
   *[ren] 棋盘
    }
plane-di = 地
point-on-plane = { $plane }，{ $point }

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
