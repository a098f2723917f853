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
