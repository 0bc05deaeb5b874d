/** What a test waits for comes when it comes: a shared machine may be slow, and a second, the default, is less than an upload may take there. */
import { vi } from 'vitest'

const waitFor = vi.waitFor

vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: 20_000, ...options })
