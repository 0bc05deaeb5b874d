// @ts-check
import { availableParallelism, totalmem } from 'node:os'

/** What a browser with a page needs, and the runner's process beside it. */
const bytesEach = 1.5e9

/**
 * How many processes test at once: two for each core, since each waits for half of its time, for a page, a thread, a port or
 * a clock; fewer where there is little memory, and never more than six.
 */
export const workers = Math.max(2, Math.min(2 * availableParallelism(), Math.floor(totalmem() / bytesEach), 6))
