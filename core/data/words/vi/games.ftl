## The library: records, settings

games-search = Tìm theo tên
games-all = Tất cả
games-open = Chưa xong
games-red = Đỏ thắng
games-black = Đen thắng
games-draw = Hòa
games-ended = { $who }: { $why }
games-open-at = Chưa xong · nước { $n }
games-ended-at = { $ending } · { $n } nước
games-by-checkmate = chiếu bí
games-by-stalemate = hết nước đi
games-by-infiltration = xâm nhập
games-by-conduct = xử lặp nước
games-by-repetition = lặp thế cờ
games-by-quiet = lâu không ăn quân
games-by-dead = không đủ quân
games-by-passed = hai bên bỏ lượt
games-by-nothing = chưa ăn quân nào
games-by-resigned = xin thua
games-by-agreed = thỏa thuận
games-by-flag = hết giờ
games-none = Chưa có ván nào. Ván bạn chơi được giữ ở đây.
games-none-found = Không có ván nào khớp.
games-rename = Đổi tên
games-name = Tên
games-name-long = Tên dài nhất { $n } ký tự.
games-delete = Xóa
games-deleted = Đã xóa: { $name }
games-export = Xuất
games-export-all = Xuất tất cả
games-import = Nhập
games-import-file = Từ tệp
games-import-paste = Dán
games-import-sentence = Chọn tệp, dán nội dung hoặc thả tệp vào cửa sổ.
games-imported = { $n ->
    [0] Không thêm ván nào.
   *[other] Đã thêm { $n } ván.
    }
games-known = { $n } ván đã có sẵn.
games-refused = { $n ->
    [1] 1 ván bị từ chối: { $why }
   *[other] { $n } ván bị từ chối, ván đầu vì: { $why }
    }
games-exported = Đã lưu thành { $name }.
games-copied = Đã sao chép.
games-more = Thêm về { $name }
games-file-unreadable = Không đọc được tệp này.
games-gone = Ván này không còn nữa.
games-damaged = Không đọc được bản ghi này.
games-damaged-part = Bản ghi bị hỏng sau nước { $n }. Bạn đang xem phần đọc được, thành một ván riêng.
record-no-json = Dòng { $n } không phải JSON: đây không phải bản ghi San Cai.
record-not-ours = Đây không phải bản ghi San Cai.
record-newer = Bản ghi này do phiên bản mới hơn của ứng dụng ghi.
record-rules = Ở đây không có luật { $text }.
record-part = Bản ghi thiếu hoặc sai một phần: { $text }.
record-long = Bản ghi có nhiều nhất { $n } thao tác.
record-act = Thao tác { $n } của bản ghi không thể có ở đó.
record-result = Kết quả trong bản ghi khác với kết quả của các nước đi.
store-set-aside = Tệp chứa các ván của bạn bị hỏng. Tệp được giữ với tên { $name }; { $n ->
    [0] không đọc được ván nào.
   *[other] đọc được { $n } ván.
    }
store-newer = Các ván của bạn do phiên bản mới hơn ghi. Bạn có thể xem; không lưu gì mới.
store-unwritable = Không ghi được ván cờ ở đây. Bạn có thể xem; không lưu gì mới.
store-unreachable = Không dùng được thư mục chứa ván cờ. Không lưu gì cả.
store-full = Bộ nhớ đầy. Ván cờ vẫn tiếp tục và sẽ được lưu khi có chỗ.
store-read-only = Hiện không ghi được ván cờ. Ván vẫn tiếp tục nhưng không được lưu.
store-gone = Ván này không còn nữa.
store-failed = Lưu không được. Ván vẫn tiếp tục và sẽ thử lại.
store-again = Ván cờ đã được lưu lại.
settings-board = Bàn cờ
settings-app = Ứng dụng
settings-input-how = Cách đi quân
settings-language-own = Tiếng Việt
settings-notation-system = Theo luật và ngôn ngữ
review = Xem lại
review-at = Nước { $n } trên { $of }: { $move }
review-start = Trước nước đầu
review-first = Đầu
review-back = Lùi
review-next = Tiến
review-last = Cuối
review-play-on = Chơi tiếp
review-close = Đóng
refusal-reviewing = Bạn đang xem lại; hãy trở về ván cờ trước.
settings-unknown = Không có cài đặt này.
games-not-saved = Không ghi được tệp.
