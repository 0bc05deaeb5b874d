/**
 * Tests wait as long as it takes, and no longer: on a busy machine, an upload may take longer than the second that `vi.waitFor` waits by
 * default, and most uploads are there before the 50 ms between two of its looks are over. A faked clock advances by these 50 ms.
 */
import { vi } from 'vitest'

type WaitFor = typeof vi.waitFor & { isPatient?: true }

const waitFor: WaitFor = vi.waitFor

// Files of one process share `vi`, and each of them runs this.
if (!waitFor.isPatient) {
  const patient: WaitFor = (callback, options) =>
    waitFor(callback, {
      timeout: 20_000,
      interval: vi.isFakeTimers() ? 50 : 5,
      ...(typeof options === 'number' ? { timeout: options } : options),
    })
  vi.waitFor = Object.assign(patient, { isPatient: true as const })
}
