/** Tests wait as long as it takes: on a busy machine, an upload may take longer than the second that `vi.waitFor` waits by default. */
import { vi } from 'vitest'

type WaitFor = typeof vi.waitFor & { isPatient?: true }

const waitFor: WaitFor = vi.waitFor

// Files of one process share `vi`, and each of them runs this.
if (!waitFor.isPatient) {
  const patient: WaitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: 20_000, ...options })
  vi.waitFor = Object.assign(patient, { isPatient: true as const })
}
