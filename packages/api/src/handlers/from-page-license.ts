import { type LicenseStatus, readLicenseObject, serializeLicense, statusOf, verifyLicense } from '@convostat/license'
import { readLent } from '../kept-license.ts'
import { noPageLicense, type PageLicense } from '../page-license.ts'
import { type LicenseDesk, noLicenses } from './license.ts'

/** The license that the page passes, verified here at every call: a stored flag gives nothing. */
export interface LentLicense extends LicenseDesk {
  /** From now on this one counts; what is none is nothing. */
  lend(value: unknown): void
}

/** @param now the real clock, epoch milliseconds */
export function lentLicense(now: () => number): LentLicense {
  let lent: PageLicense = noPageLicense
  // A status is of a license and a second: within one nothing is verified twice.
  let last: { second: number; status: Promise<LicenseStatus> } | null = null
  const thisSecond = () => Math.floor(now() / 1000)

  return {
    lend(value) {
      lent = readLent(value)
      last = null
    },
    status() {
      const second = thisSecond()
      if (last?.second !== second) last = { second, status: statusOf(lent.kept, lent.trust, { now: second }) }
      return last.status
    },
    // What the service would say of the file by itself: this device is not part of it.
    async verify(given) {
      const { trust } = lent
      const second = thisSecond()
      const file = readLicenseObject(given)
      await verifyLicense(file, trust, second)
      const alone = { file: serializeLicense(file), lease: null, did: '', since: second, pendingUsed: false, ended: null }
      return { status: 'valid', message: 'This license is valid.', license: await statusOf(alone, trust, { now: second }) }
    },
    deactivate: noLicenses.deactivate,
    recover: noLicenses.recover,
    portal: noLicenses.portal,
  }
}
