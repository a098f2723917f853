## Tranh năng lượng

energy-title = Tranh năng lượng
energy-empty = Chưa có nước đi nào: giấy còn trắng.
energy-moves = { $n } nước
energy-move-of = Nước { $n } trên { $most }
energy-fill = Tô mảng màu
energy-fade = Phai dần theo thời gian
energy-captures = Đánh dấu ăn quân
energy-touches = Hiện các lần chạm
energy-lines = Hiện đường năng lượng
energy-patterns = Gạch Đỏ, chấm Đen
energy-spread = Độ loang
energy-roughness = Độ nhám
energy-layers = Số lớp
energy-opacity = Độ đậm
energy-fading = Độ phai
energy-weight = Độ dày nét
energy-speed = Tốc độ
energy-percent = { $n }%
energy-damp = Giấy ẩm
energy-mist = Sương mù
energy-calligraphy = Thư pháp
energy-memory = Ký ức
energy-looks = Phong cách
energy-controls = Điều chỉnh
energy-play = Phát
energy-pause = Tạm dừng
energy-time = Đi qua ván cờ
energy-export = Xuất
energy-export-picture = Ảnh, { $n } × { $n }
energy-export-drawing = Bản vẽ (SVG)
energy-export-animation = Ảnh động (GIF)
energy-exporting = Đang xuất: { $n }%
energy-legend = Ý nghĩa của tranh
energy-legend-colour = Màu là độ tự do của quân đi: từ son (lễ, trật tự) đến mực (vô vi, tự do).
energy-legend-ink-light = Ban đêm mực có màu sáng.
energy-legend-size = Nước đi càng dài, mảng màu càng lớn.
energy-legend-planes = Thiên vẽ nhạt, Địa vẽ đậm.
energy-legend-captures = Vết mực là ăn quân.
energy-legend-touches = Vòng tròn là Giác Thân bị chạm.
energy-legend-lines = Nét bút đi từ điểm đầu đến điểm cuối và mảnh dần.
energy-legend-patterns = Mảng của Đỏ có gạch, mảng của Đen có chấm.
energy-legend-entry = { $kind }, độ tự do { $n }
energy-legend-entry-grown = { $kind }, độ tự do { $n } đến { $most }
energy-shares = Trong đó { $first }% có trật tự, { $second }% tự do.
energy-taken = { $n ->
    [0] không ăn quân nào
   *[other] { $n } lần ăn quân
    }
energy-between = { $n ->
    [0] không nước nào giữa các bàn
   *[other] { $n } nước đi giữa các bàn
    }
energy-touched = { $n ->
    [0] không lần chạm nào
   *[other] { $n } lần chạm
    }
energy-freer-all = { $side } luôn tự do hơn.
energy-freer-first = Lúc đầu { $side } tự do hơn.
energy-freer-middle = Ở giữa { $side } tự do hơn.
energy-freer-last = Cuối cùng { $side } tự do hơn.
energy-equal-all = Hai bên luôn tự do như nhau.
energy-equal-first = Lúc đầu hai bên tự do như nhau.
energy-equal-middle = Ở giữa hai bên tự do như nhau.
energy-equal-last = Cuối cùng hai bên tự do như nhau.
