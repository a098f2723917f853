## The energy image
