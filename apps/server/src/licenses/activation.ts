import { Failure, type LicenseVerified } from '@convostat/api'
import { checkTimes, LicenseFault, type LicensePayload, openLicense, readLicenseObject } from '@convostat/license'
import { type Seat, type SeatAsker, type Seating, seat, seatBefore, seatKept } from './claim-device.ts'
import { allShown } from './devices.ts'
import type { leasesOf } from './leases.ts'
import { isUnavailable, type LicenseDatabase } from './license-database.ts'
import { expectLicense, findLicense, keepLicense, newestFile } from './license-files.ts'
import { answerOf, endOf, instant, isOver } from './license-status.ts'
import type { LicenseRow } from './schema.ts'

interface Activated {
  answer: LicenseVerified
  session?: string
}

/** Activates a license on the device that sends its file. */
export function activation({ database, trust, signing }: LicenseDatabase, leases: ReturnType<typeof leasesOf>, now: () => number) {
  const { read, write } = database
  const { secret } = signing

  async function seated(seating: Seating): Promise<Seat> {
    const before = await read((db) => seatBefore(db, seating))
    if (before) return before
    try {
      return await write((db) => seat(db, seating))
    } catch (error) {
      // Where nothing can be written, devices keep their slots.
      const kept = isUnavailable(error) ? await read((db) => seatKept(db, seating)) : null
      if (!kept) throw error
      return kept
    }
  }

  return async (sent: unknown, asker: SeatAsker): Promise<Activated> => {
    const file = readLicenseObject(sent)
    const payload = await openLicense(file, trust)
    const { lid, seq } = payload
    const at = now()
    const known = await read((db) => findLicense(db, lid))
    if (standingOfFile(payload, known, at) === 'superseded')
      throw new Failure('license_superseded', { license: await read((db) => newestFile(db, lid)) })
    // A license that was issued and is not there was lost with the disk: the holder of the file still has it.
    if (!known || known.seq < seq) await write((db) => keepLicense(db, { payload, file, email: null, what: 'recreated', now: at }))
    const { did, devices, session } = await seated({ lid, asker, secret, now: at })
    const license = known && known.seq >= seq ? known : await read((db) => expectLicense(db, lid))
    const { token: lease, payload: leased } = await leases.give({ lid, seq, did }, endOf(license), at)
    const answer = { ...answerOf({ license, devices, did, now: at }), lease, lease_expires: instant(leased.exp) }
    const message = 'License activated successfully!'
    return { answer: { status: 'valid', message, license: answer, lease, devices: allShown(devices, did) }, session }
  }
}

/** Whether a file is the license as it is now, or a newer one took its place. Throws where the license does not count. */
export function standingOfFile(
  payload: Pick<LicensePayload, 'seq' | 'iat' | 'nbf' | 'exp'>,
  known: LicenseRow | undefined,
  at: number,
): 'current' | 'superseded' {
  const isOld = known !== undefined && known.seq > payload.seq
  try {
    checkTimes(payload, at)
  } catch (fault) {
    // An old file has ended when the next one came; then the next one is what they need.
    if (!(isOld && known.state !== 'revoked' && fault instanceof LicenseFault && fault.code === 'license_expired')) throw fault
  }
  if (known?.state === 'revoked') throw new Failure('license_revoked')
  if (known?.state === 'suspended') throw new Failure('license_suspended')
  // A file says nothing of a subscription that ended before it does.
  if (known && known.seq >= payload.seq && isOver(known, at)) throw new Failure('license_expired')
  return isOld ? 'superseded' : 'current'
}
