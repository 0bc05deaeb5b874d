import { Failure, type Plan } from '@convostat/api'
import { createLicenseApi } from '@convostat/api/handlers'
import type { Answer } from '@convostat/api/http'
import type { Context as Hc } from 'hono'
import type { Answered, Asker, LicenseService } from '../desk/license-service.ts'
import { licenseCookie } from '../sessions/session-cookie.ts'

/** Answers the license calls of one request, and says what plan it comes from. */
export interface LicenseDoor {
  answer(c: Hc): Answer
  planOf(c: Hc): Promise<Plan>
}

export const deviceIdHeader = 'X-Device-Id'
export const deviceLabelHeader = 'X-Device-Label'
export const replaceSlotHeader = 'X-Replace-Slot'

/**
 * The door to the license service. A browser that reads its chats itself sends its device's id and keeps its lease; whoever
 * sends none is known by a cookie. `isAlwaysKnown`: by a cookie in any case, since their other calls come here, too.
 */
export function licenseDoor(service: LicenseService, { isAlwaysKnown }: { isAlwaysKnown: boolean }): LicenseDoor {
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

  /** The same of whoever wants something to change: here a header that cannot be read is a mistake. */
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
      }),
    planOf: (c) => service.planOf(licenseCookie.read(c) ?? null),
  }
}

/** 128 bits in base64url, the last digit's low bits zero, or in hexadecimal. */
const isDeviceId = (id: string): boolean => /^([\w-]{21}[AQgw]|[\da-f]{32})$/.test(id)

/** A label as it may be kept and shown to others: one short line without anything invisible. */
function labelIn(header = ''): string {
  const line = header.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return [...line].slice(0, 80).join('').trim() || 'Unnamed device'
}
