import { Failure, type Plan, type PortalLink, type Recovered } from '@convostat/api'
import { createLicenseApi } from '@convostat/api/handlers/license'
import type { Answer } from '@convostat/api/http'
import { isDeviceId } from '@convostat/license'
import type { Context as Hc } from 'hono'
import { licenseCookie } from '#http/session-cookie.ts'
import type { Answered, Asker, LicenseService } from './license-service.ts'

/** Answers the license calls of one request, and says what plan it comes from. */
export interface LicenseDoor {
  answer(c: Hc): Answer
  planOf(c: Hc): Promise<Plan>
}

/** What is answered by e-mail. */
export interface LicenseLetters {
  /** Takes the same time for every address. */
  recover(email: string): Promise<Recovered>
  /** `asker` holds the license whose subscription it is about, or sends its file. Not there where nothing is sold. */
  portal?(asker: Asker, file?: unknown): Promise<PortalLink>
}

const notHere = async () => {
  throw new Failure('payment_unavailable')
}

/** Where no mail leaves. */
const noLetters: LicenseLetters = { recover: notHere }

export interface LicenseDoorOptions {
  isAlwaysKnown: boolean
  letters?: LicenseLetters
}

const deviceIdHeader = 'X-Device-Id'
const deviceLabelHeader = 'X-Device-Label'
const replaceSlotHeader = 'X-Replace-Slot'

/**
 * The license service over HTTP. A client that verifies a license is known by a cookie from then on; a browser that reads its
 * chats itself sends its device's id and its lease besides. `isAlwaysKnown`: a lease alone brings the cookie back, too,
 * since their other calls come here.
 */
export function licenseDoor(service: LicenseService, { isAlwaysKnown, letters = noLetters }: LicenseDoorOptions): LicenseDoor {
  async function given<T>(c: Hc, answered: Promise<Answered<T>>): Promise<T> {
    const { answer, session } = await answered
    if (session) licenseCookie.write(c, session)
    if (session === null) licenseCookie.clear(c)
    return answer
  }

  function askerOf(c: Hc): Asker {
    const did = c.req.header(deviceIdHeader) || null
    return {
      did,
      label: labelIn(c.req.header(deviceLabelHeader)),
      replaceSlot: null,
      lease: /^Lease +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null,
      session: licenseCookie.read(c) ?? null,
      wantsSession: isAlwaysKnown || did === null,
    }
  }

  /** The same for calls that change something: here a header that cannot be read is a mistake. */
  function strictly(c: Hc): Asker {
    const asker = askerOf(c)
    if (asker.did !== null && !isDeviceId(asker.did)) throw new Failure('field_invalid', { field: deviceIdHeader })
    const slot = c.req.header(replaceSlotHeader)
    if (slot !== undefined && !/^[1-3]$/.test(slot)) throw new Failure('field_invalid', { field: replaceSlotHeader })
    return { ...asker, replaceSlot: slot === undefined ? null : Number(slot) }
  }

  return {
    answer: (c) =>
      createLicenseApi({
        status: () => given(c, service.status(askerOf(c))),
        verify: (file) => given(c, service.verify(file, strictly(c))),
        deactivate: (slot) => given(c, service.deactivate(slot, strictly(c))),
        recover: letters.recover,
        portal: (file) => (letters.portal ?? notHere)(askerOf(c), file),
      }),
    planOf: (c) => service.planOf(licenseCookie.read(c) ?? null),
  }
}

/** A label as it may be kept and shown to others: one short line without anything invisible; null where there is none. */
function labelIn(header = ''): string | null {
  const line = header.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return [...line].slice(0, 80).join('').trim() || null
}
