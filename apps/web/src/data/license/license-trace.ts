import { useSyncExternalStore } from 'react'
import { licenseHere } from './this-device.ts'

/** The bytes of what is still known of licenses where none is kept: this browser's random number, and which there were; null where nothing is. */
function traceBytes(): number | null {
  const record = licenseHere().keeper.record()
  return record && !record.kept ? new Blob([JSON.stringify(record)]).size : null
}

/** Looks again at what is written down: also an upload that was refused or given up leaves the random number. */
export const lookForLicenseTrace = (): Promise<void> => licenseHere().keeper.read()

const hear = (changed: () => void) => licenseHere().keeper.hear(changed)
export const useLicenseTrace = (): number | null => useSyncExternalStore(hear, traceBytes, () => null)
