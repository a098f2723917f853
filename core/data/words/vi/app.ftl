### Lời của ứng dụng bằng tiếng Việt. Cách đặt khóa: xem đầu tệp en.ftl.

## Danh từ

side = { $side ->
    [red] Đỏ
   *[black] Đen
    }
    .adj = { $side ->
    [red] đỏ
   *[black] đen
    }
kind = { $kind ->
    [general] Tướng
    [advisor] Sĩ
    [elephant] Tượng
    [horse] Mã
    [chariot] Xe
    [cannon] Pháo
    [soldier] Tốt
   *[giac-than] Giác Thân
    }
piece = { $kind } { $side-adj }
    .own = { $kind }
    .own-plural = các { $kind }
plane = { $plane ->
    [tian] Thiên
   *[ren] Nhân
    }
    .The-board = { $plane ->
    [tian] Bàn Thiên
   *[ren] Bàn cờ
    }
plane-di = Địa
point-on-plane = { $plane }, { $point }
point-within = { $plane } { $point }

## Lỗi của văn bản thế cờ

fault-intro = Thế cờ này không dùng được, có { $n } lỗi:
fault-too-long = Văn bản dài { $n } byte; không thế cờ nào dài như vậy.
fault-empty = Văn bản trống.
fault-ranks = { $plane-The-board } có { $n } hàng, phải là 10.
fault-width = { $plane-The-board } có { $n } điểm trên hàng { $rank }, phải là 9.
fault-letter = { $plane-The-board } có “{ $letter }” trên hàng { $rank }, không phải tên quân nào.
fault-planes = Văn bản tả { $n } bàn; cần hai bàn Nhân và Thiên, hoặc chỉ bàn Địa.
fault-field-side = “{ $text }” không cho biết bên nào đi.
fault-field-state = “{ $text }” không phải trạng thái của hai Giác Thân, cũng không phải số lượt trụ trên bàn Địa.
fault-field-captured = “{ $text }” không phải danh sách quân bị ăn.
fault-field-quiet = “{ $text }” không phải số nước không ăn quân.
fault-field-move-number = “{ $text }” không phải số thứ tự nước đi.
fault-fields = Văn bản có { $n } phần, phải là 6.
fault-no-general = Bên { $side } không có Tướng.
fault-too-many = Có { $n } { $piece }; tối đa là { $most }.
fault-misplaced = { $piece } không thể đứng ở { $point }.
fault-soldier-misplaced = Tốt { $side-adj } không thể đứng ở { $point }.
fault-soldiers-on-file = Bên { $side } có hai Tốt chưa qua sông trên cột { $file }.
fault-check-out-of-turn = Bên { $side } đang bị chiếu mà lại đến lượt bên kia.
fault-state-without-giac-than = Văn bản ghi trạng thái Giác Thân của bên { $side }, nhưng quân ấy không có trên bàn.
fault-giac-than-without-state = Giác Thân của bên { $side } có trên bàn, nhưng văn bản không ghi trạng thái.
fault-two-giac-than = Bên { $side } có hai Giác Thân.
fault-reserve = Giác Thân của bên { $side } có { $n } phút dự trữ; tối đa là 3.
fault-freeze = Giác Thân của bên { $side } bị đóng băng { $n } nước; tối đa là 6.
fault-stay = Giác Thân của bên { $side } đã trụ { $n } lượt; tối đa là 2.
fault-stay-outside = Giác Thân của bên { $side } được ghi là đang trụ, nhưng không ở trong cung đối phương.
fault-stay-frozen = Giác Thân của bên { $side } vừa trụ vừa bị đóng băng; không thể cả hai.
fault-unplaced-after-start = Giác Thân của bên { $side } chưa đặt mà ván đã bắt đầu.
fault-unplaced-out-of-turn = Bên { $side } đi trước và phải đặt Giác Thân trước, nhưng chỉ bên kia đã đặt.
fault-mark-occupied = { $point } đã có quân, mà bên { $side } còn phải đặt Giác Thân vào một điểm đánh dấu.
fault-di-stay = Số lượt trụ ghi cho { $point } không thể có: quá 2, hoặc ở đó không có quân trong cung đối phương.
fault-not-on-di = { $piece } ở { $point } không thể có trên bàn Địa.

## Nối

joined-comma = { $first }, { $second }
joined-and = { $first } và { $second }
joined-sentences = { $first } { $second }
joined-stop = { $text }.

## Dùng chung

app-name = San Cai
app-tagline = Cờ tướng trên một và hai bàn
language-name = Tiếng Việt
common-ok = OK
common-cancel = Hủy
common-close = Đóng
common-back = Trở lại
common-yes = Có
common-no = Không
common-on = Bật
common-off = Tắt

## Trang đầu

home-continue = Chơi tiếp
home-new-game = Ván mới
home-learn = Học
home-games = Ván đã lưu
home-rules = Luật
home-rules-sentence = Năm bộ luật, có hình
home-settings = Cài đặt
home-settings-sentence = Quân, bàn cờ, ngôn ngữ, âm thanh
home-games-sentence = Đã lưu { $n } ván
home-paused = tạm dừng
home-here = Hai người một máy
home-against-machine = Bạn đấu với máy, cấp { $n }
home-progress = { $side } đi · nước { $n }

## Ván mới

new-game-title = Ván mới
new-game-rules = Luật
new-game-rules-san-cai = San Cai
new-game-rules-san-cai-sentence = Hai bàn cờ, mỗi bên một Giác Thân
new-game-rules-standard = Tiêu chuẩn
new-game-rules-standard-sentence = Chiếu mãi hay đuổi mãi thì thua
new-game-rules-asian = Châu Á
new-game-rules-asian-sentence = Luật thi đấu của AXF
new-game-rules-book = Sách cổ
new-game-rules-book-sentence = Pháo luôn phải nhảy qua ngòi
new-game-rules-threefold = Lặp ba thua
new-game-rules-threefold-sentence = Ai lặp lại lần thứ ba thì thua
new-game-opponent = Đối thủ
opponent-here = Tại đây
opponent-machine = Máy
level = Cấp { $n }
you-play = Bạn cầm
colour-red = Đỏ
colour-black = Đen
colour-either = Ngẫu nhiên
new-game-clock = Đồng hồ
clock-none = Không
clock-increment = { $minutes } ph + { $seconds } gi
clock-byoyomi = Byoyomi
option-touch-move = Chạm quân phải đi
option-formal = Thi đấu
option-formal-sentence = Không hoãn, không gợi ý
option-handicap = Chấp quân
option-modern-cannon = Pháo hiện đại
new-game-begins = Ai đi trước
begins-lot = Bốc thăm
start = Bắt đầu

## Ván cờ: các nút

game-undo = Hoãn
game-redo = Đi tiếp
game-flip = Xoay bàn
game-hint = Gợi ý
game-draw = Xin hòa
game-resign = Xin thua
pass = Bỏ lượt
game-pause = Tạm dừng
game-more = Thêm
game-moves = Nước đi
game-board = Bàn cờ
game-letters = Chữ cái
game-characters = Chữ Hán
game-enlarge = Phóng to { $plane }
game-equal = Hai bàn bằng nhau
game-you = Bạn
game-machine = Máy, cấp { $n }
game-look = Bàn cờ

## Ván cờ: dòng trạng thái

status-to-move = Đến lượt { $side }
status-thinking = Máy đang nghĩ
status-check = Chiếu tướng! { $side } phải đỡ
status-picked = { $piece } ở { $point }: chọn điểm đến
status-no-move = { $piece } ở { $point } không có nước đi
status-aim = { $point } · nhấc ngón tay để đặt quân
status-not-your-turn = Đang đến lượt { $side }
status-place = { $side }: đặt Giác Thân
status-extra-step = Đi thêm một bước, hoặc bấm vào quân để dừng
status-waiting = Đang chờ { $side } trả lời
status-must-pass = { $side } không có nước đi, phải bỏ lượt
status-over = Ván cờ đã kết thúc
detail-last = nước vừa đi { $move }
detail-stay = Giác Thân của { $side } trong cung: { $n }/2
detail-stay-frozen = Giác Thân của { $side } trong cung: đóng băng
detail-stay-di = { $side } trong cung: { $n }/2
detail-move = nước { $n }

## San Cai: đặt quân và sự kiện

place-title = Đặt Giác Thân của bạn
place-sentence = Hãy đặt Giác Thân vào một trong năm điểm xanh. Quân này không bao giờ bị ăn, chỉ bị chạm.
place-title-other = { $side } đặt Giác Thân
place-sentence-other = { $side } đặt Giác Thân vào một trong năm điểm đánh dấu.
event-touched = Giác Thân của { $side } bị chạm và đóng băng { $n } lượt.
event-removed = Giác Thân của { $side } bị chạm khi đã hết dự trữ và rời bàn vĩnh viễn.
event-stay = Giác Thân của { $side } đã trụ 1 trên 2 lượt trong cung.
event-stay-di = { $piece } đã trụ 1 trên 2 lượt trong cung.
event-passed = { $side } không có nước đi, bỏ lượt.
banner-descent = Xuống Địa
event-descent-repetition = Thế cờ lặp lại lần thứ ba: ván cờ tiếp tục trên bàn Địa với các quân đã bị ăn.
event-descent-quiet = { $n } nước không ăn quân, không chạm: ván cờ tiếp tục trên bàn Địa với các quân đã bị ăn.

## Đề nghị và câu hỏi

offer-draw-made = { $side } xin hòa
offer-draw-ask = { $side } xin hòa. Đồng ý?
offer-undo-made = { $side } xin hoãn
offer-undo-ask = { $side } xin hoãn nước vừa đi. Đồng ý?
offer-accept = Đồng ý
offer-decline = Từ chối
draw-declined = { $side } từ chối hòa
undo-declined = { $side } không cho hoãn
confirm-ask = { $piece } đi đến { $point }?
confirm-yes = Đi nước này
confirm-no = Rút lại
resign-ask = { $side } xin thua ván này?
resign-yes = Xin thua
resign-no = Chơi tiếp

## Kết thúc ván cờ

end-red-wins = Đỏ thắng
end-black-wins = Đen thắng
end-draw = Hòa
end-rematch = Đấu lại
end-review = Xem lại
end-share = Chia sẻ
end-new-game = Ván mới
end-why = Vì sao?
end-checkmate = { $side } bị chiếu bí.
end-stalemate = { $side } hết nước đi và thua.
end-infiltration = Giác Thân của { $side } đã trụ đủ hai lượt trong cung đối phương.
end-infiltration-di = Một quân của { $side } đã trụ đủ hai lượt trong cung đối phương.
end-resigned = { $side } xin thua.
end-flag = { $side } hết giờ.
end-agreed = Hai bên đồng ý hòa.
end-perpetual-check = { $side } thua: nước nào cũng chiếu tướng.
end-perpetual-chase = { $side } thua: { $by } đuổi bắt { $target } ở mọi nước.
end-perpetual-chase-unnamed = { $side } thua: đuổi bắt mãi một quân.
end-pinned-chariot = { $side } thua: { $by } đuổi bắt { $target } bị ghim ở mọi nước.
end-repetition-draw = Thế cờ lặp lại, không bên nào buộc phải đổi nước: hòa.
end-both-check = Hai bên cùng chiếu mãi: hòa.
end-both-chase = Hai bên cùng đuổi bắt mãi: hòa.
end-third-occurrence = { $side } làm thế cờ lặp lại lần thứ ba và thua.
end-quiet = { $n } nước không ăn quân: hòa.
end-dead = Hai bên không còn quân qua sông được: hòa.
end-di-passed = Hai bên cùng bỏ lượt trên bàn Địa: hòa.
end-di-repetition = Thế cờ trên bàn Địa lặp lại lần thứ ba: hòa.
end-di-quiet = { $n } nước trên bàn Địa không ăn quân: hòa.
end-di-nothing = Chưa quân nào bị ăn nên bàn Địa không có quân: hòa.
end-fourth-time = Thế cờ lặp lại lần thứ tư. { $side } đã bị cảnh cáo ở lần thứ ba.

## Lặp lại: cảnh cáo và giải thích phán quyết

warning-check = Cảnh cáo { $side }: chiếu mãi
warning-check-count = Cảnh cáo { $side }: đã chiếu { $n } nước liền, đủ { $limit } thì thua
warning-chase = Cảnh cáo { $side }: { $by } đuổi bắt mãi { $target }
warning-chase-unnamed = Cảnh cáo { $side }: đuổi bắt mãi
warning-pinned-chariot = Cảnh cáo { $side }: { $by } đuổi bắt mãi { $target } bị ghim
warning-draw = Thế cờ lặp lại lần thứ ba: thêm một lần nữa là hòa
conduct-neutral = { $side }: bình thường
conduct-perpetual-check = { $side }: chiếu mãi
conduct-perpetual-chase = { $side }: đuổi bắt mãi
conduct-pinned-chariot = { $side }: đuổi bắt mãi Xe bị ghim
why-made-twice = Bạn đã hai lần đi thành thế cờ này, ở nước { $first } và { $second }; không được đi lần thứ ba.
why-move = Nước { $n }: { $move }
why-next = Tiếp
why-back = Lùi
why-close = Đóng
why-check = { $piece } chiếu tướng
why-chase = { $piece } đuổi bắt { $target }
why-neutral = bình thường
why-protected = không phải đuổi bắt: { $target } có { $piece } làm căn
why-exchange = không phải đuổi bắt: { $piece } mời đổi quân
why-uncrossed = không phải đuổi bắt: Tốt chưa qua sông
why-not-new = không phải đuổi bắt: { $piece } vốn đã dọa bắt { $target }
why-capturer = không phải đuổi bắt: Tướng và Tốt được phép tấn công
why-exposes = không phải đuổi bắt: nếu ăn thì Tướng { $side-adj } bị hở

## Ví dụ: mỗi loại phán quyết một ví dụ (bài học)

example-perpetual-check = Xe đỏ nước nào cũng chiếu tướng, nên khi thế cờ lặp lại lần thứ tư thì Đỏ thua.
example-perpetual-chase = Xe đen nước nào cũng đuổi bắt Pháo đỏ không được bảo vệ, nên khi thế cờ lặp lại lần thứ tư thì Đen thua.
example-both-check = Hai bên nước nào cũng chiếu tướng: khi thế cờ lặp lại lần thứ tư thì hòa.
example-neutral = Một nước chiếu xen một nước thường không phải là chiếu mãi: thế cờ lặp lại thì hòa.
example-exchange = Xe đen chỉ mời đổi quân vì Xe đỏ cũng ăn được nó: không phải đuổi bắt, thế cờ lặp lại thì hòa.
example-protected = Xe đen tấn công Pháo đỏ được Xe đỏ bảo vệ: không phải đuổi bắt, thế cờ lặp lại thì hòa.
example-six-checks = Chỉ một quân chiếu tướng, nên theo luật châu Á, Đỏ thua ở nước chiếu liên tiếp thứ sáu.
example-pinned-chariot = Hai bên cùng đuổi bắt, nhưng Xe đỏ bị Mã ghim: theo luật châu Á, đuổi bắt nó nặng hơn nên Đen thua.
example-made-twice = Đỏ đã hai lần tạo ra thế cờ này, nên luật sách cổ cấm tạo ra lần thứ ba.
example-third-occurrence = Nước đi của Đen làm thế cờ lặp lại lần thứ ba, nên Đen thua.
example-stalemate = Đen không bị chiếu nhưng hết nước đi nên thua.
example-dead-draw = Không bên nào còn quân qua sông được: hòa ngay.

## Thao tác bị từ chối

refusal-over = Ván cờ đã kết thúc.
refusal-not-your-turn = Chưa đến lượt bạn.
refusal-rules = Không có bộ luật nào tên “{ $text }”.
refusal-nothing-to-undo = Không có nước nào để hoãn.
refusal-nothing-to-redo = Chưa hoãn nước nào.
refusal-formal = Ván thi đấu không được hoãn và không có gợi ý.
refusal-already-offered = Đã xin hòa rồi.
refusal-nothing-asked = Không có câu hỏi nào cần trả lời.
refusal-asked = Phải trả lời câu hỏi trước.

## Đọc to

spoken-move = { $piece } từ { $from } đến { $to }
spoken-extra = { $piece } từ { $from } qua { $through } đến { $to }
spoken-touch = { $piece } ở { $from } chạm { $target } ở { $to }
spoken-place = { $piece } đặt ở { $to }
spoken-pass = { $side } bỏ lượt
spoken-takes = ăn { $target }
spoken-check = chiếu tướng
point-empty = trống
point-can-move = đi được
point-picked-up = đang cầm
point-target = điểm đến
point-target-capture = ăn được
point-target-touch = chạm được
point-target-place = đặt được ở đây
point-target-settle = bấm lần nữa để dừng
point-last-move = nước vừa đi
point-check = đang bị chiếu
point-warned = bị đuổi bắt, có cảnh cáo
seal-reserve = dự trữ { $n } phút
seal-frozen = đóng băng, còn { $n } lượt
seal-stay = trụ { $n }/2
seal-unplaced = Giác Thân của { $side }, chưa đặt
seal-gone = Giác Thân của { $side } đã rời bàn
seal-unplaced-short = chưa đặt
seal-gone-short = đã rời bàn
captured-none = chưa ăn quân nào
captured-list = đã ăn: { $list }
captured-item = { $n ->
    [1] { $piece }
   *[other] { $n } { $piece }
    }
strip-to-move = đến lượt

## Cửa sổ lệnh

text-no-display = Ở đây không có màn hình nên ván cờ diễn ra trong cửa sổ lệnh.
text-prompt = Đến lượt { $side }:
text-help = Gõ một nước như { $move }, hoặc một trong các lệnh: { $commands }.
text-unreadable = “{ $text }” không phải nước đi, cũng không phải lệnh.
text-ambiguous = “{ $text }” có thể là nhiều nước: { $list }.
text-illegal = Không được đi { $text } ở đây.
text-machine-plays = Máy đi { $move }.
text-bye = Tạm biệt. Ván này không được lưu.

## Cài đặt và Giới thiệu

settings-title = Cài đặt
settings-pieces = Quân cờ
settings-pieces-characters = Chữ Hán
settings-pieces-letters = Chữ cái
settings-pieces-pictograms = Hình
settings-theme = Giao diện
settings-theme-system = Hệ thống
settings-theme-light = Sáng
settings-theme-dark = Tối
settings-language = Ngôn ngữ
settings-language-system = Theo hệ thống
settings-sounds = Âm thanh
settings-haptics = Rung
settings-input = Cách đi quân
settings-input-tap = Bấm
settings-input-drag = Kéo
settings-input-both = Cả hai
settings-confirm = Xác nhận nước đi
settings-targets = Hiện điểm đến
settings-coordinates = Tọa độ
settings-notation = Ký pháp
settings-notation-iccs = ICCS
settings-notation-wxf = WXF
settings-notation-chinese = Tiếng Trung
settings-notation-book = Theo sách cổ
settings-hot-seat = Hai người một máy
settings-far-turned = Xoay quân phía đối diện
settings-flip-after = Xoay bàn sau mỗi nước
settings-left-handed = Thuận tay trái
about-title = Giới thiệu
about-version = Phiên bản { $version }
about-app = Cờ tướng trên một bàn theo bốn bộ luật, và San Cai trên hai bàn. Chơi ngoại tuyến, không tài khoản, không quảng cáo.
about-san-cai = San Cai chơi trên bàn Thiên và bàn Nhân, và trên bàn Địa khi ván cờ lặp lại.
about-licence = Phần mềm tự do theo giấy phép MIT hoặc Apache 2.0.
about-licences = Giấy phép của mọi thành phần
