package sancai.ui

/** How much of something that takes [duration] ms, after [delay], is done. It begins with the first frame that is counted after it was made. */
internal class Course(private val duration: Int, private val delay: Int = 0) {
    private var start: Long? = null

    /** A frame at [now], in ms of the frame clock. */
    fun begin(now: Long) {
        if (start == null) start = now
    }

    /** From 0 to 1. */
    fun part(now: Long): Float {
        if (duration + delay == 0) return 1f
        val gone = now - (start ?: return 0f) - delay
        return (gone.toFloat() / duration).coerceIn(0f, 1f)
    }

    /** Whether another frame is needed after the one at [now]. */
    fun runs(now: Long) = part(now) < 1f
}
