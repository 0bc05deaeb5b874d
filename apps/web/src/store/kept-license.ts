import type { KeptLicense } from '@convostat/license'
import type { ServiceStatus } from './service-status.ts'

/** What is kept of the license in this browser. None of it is believed unsigned: it can take Pro away, never give it. */
export interface LicenseRecord {
  key: 'license'
  v: 1
  /** This browser's random id, by which the service distinguishes devices. */
  did: string
  kept: DeviceLicense | null
  /** The licenses that were ever kept here: since when (seconds since 1970), and whether one was activated. */
  known: Known[]
  contact: Contact
  /** What the service said beside the license, for reading only. */
  told: ServiceStatus | null
}

/** The license kept: its file as text, its id, this device's lease, and why the service said that it has ended. */
export interface DeviceLicense extends Pick<KeptLicense, 'file' | 'lease' | 'ended'> {
  lid: string
}

interface Known {
  lid: string
  since: number
  /** Then it has no 72 hours without activation any more. */
  wasActivated: boolean
}

/** When the service last gave a valid answer, how often it gave none since, and before when it is not asked again; epoch milliseconds. */
export interface Contact {
  at: number | null
  failures: number
  notBefore: number | null
  /** Until when the subscription may be changed elsewhere, by the person who asked for the way there. */
  watch?: number
}
