import type { LicenseAnswer } from '@convostat/api'
import { readLicense } from '@convostat/license'
import type { DeviceLicense } from '#store/kept-license.ts'
import type { Ending } from './license-answers.ts'

const states: Partial<Record<Ending, string>> = {
  license_expired: 'expired',
  license_revoked: 'revoked',
  license_suspended: 'suspended',
  license_superseded: 'superseded',
  device_removed: 'device_removed',
}

/**
 * The state of a license that the service reported as ended, for a server whose session of it is over and which knows nothing of it any
 * more; with what its file says of itself, for reading only. Null where that is not known.
 */
export function endedAnswer({ file, ended }: Pick<DeviceLicense, 'file' | 'ended'>): Partial<LicenseAnswer> | null {
  const state = ended === null ? undefined : states[ended]
  if (state === undefined) return null
  return { state, reason: ended, ...factsIn(file) }
}

function factsIn(file: string): Partial<LicenseAnswer> {
  try {
    const bytes = Uint8Array.from(atob(readLicense(file).payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const { licensee, exp, period_end, lid, plan } = JSON.parse(new TextDecoder().decode(bytes))
    const instant = (seconds: number) => new Date(seconds * 1000).toISOString()
    return { licensee, plan, license_id: lid, expires: instant(exp), period_end: instant(period_end) }
  } catch {
    return {}
  }
}
