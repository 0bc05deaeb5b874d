import { Failure } from '@convostat/api'
import { whereItHappened } from '@convostat/api/http'
import { type LicenseFile, type LicensePayload, signLicense } from '@convostat/license'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import type { PaymentProvider } from './provider.ts'

/** What selling licenses needs. Several processes may sell on the same tables. */
export interface Selling {
  desk: LicenseDatabase
  provider: PaymentProvider
  /** Whole seconds since 1970. */
  now: () => number
  /** Makes a license's file; by the desk's own key where it is not given. */
  sign?: (payload: LicensePayload) => Promise<LicenseFile>
  /** Called after a commit that left a mail. */
  wake?: () => void
  /** One line without anyone's data. */
  log?: (line: string) => void
}

export const signed = ({ desk, sign }: Selling, payload: LicensePayload): Promise<LicenseFile> =>
  sign ? sign(payload) : signLicense(payload, desk.signing)

/** What is logged of what failed: its code, never its words. */
export const codeOf = (error: unknown): string => (error instanceof Failure ? error.code : whereItHappened(error))
