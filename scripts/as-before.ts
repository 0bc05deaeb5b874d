/** Files of one process share its clock and its globals: what a file has replaced is as before when it ends, even if a test of it failed. */
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
