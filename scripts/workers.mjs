// @ts-check
import { availableParallelism } from 'node:os'

/**
 * How many processes test at once: one more than there are cores, since each waits for a third of its time, for a page, a
 * thread, a port or a clock. More than six need more memory than they are worth.
 */
export const workers = Math.min(availableParallelism() + 1, 6)
