import {
  type Client,
  type Contract,
  contract,
  createClient,
  type Failure,
  httpFetch,
  type LicenseAnswer,
  type LicenseDevice,
} from '@convostat/api'
import { answered, strictly } from './answered.ts'

/** The caller, as the service sees it. */
export interface Asker {
  did: string
  label: string
}

/** What the service says of a license that counts. The lease is not verified yet. */
interface Granted {
  lease: string | null
  license: LicenseAnswer
  devices: LicenseAnswer['devices']
}

/**
 * The license service, on the server that sent the page. Every way in which no valid answer comes is `unavailable` (nobody
 * is there, 5xx, a page of a hotel's network, 20 seconds of nothing), or `too_many`; what it refuses is its own failure.
 */
export interface LicenseService {
  /** Activates a license on this device, instead of the device in that slot if one is given. */
  verify(file: string, asker: Asker, how: { replaceSlot?: number; signal?: AbortSignal }): Promise<Granted>
  status(lease: string, asker: Asker): Promise<LicenseAnswer>
  /** Takes the license from the device in a slot, else from this one. Without a lease this server's session says which one that is. */
  deactivate(lease: string | null, asker: Asker, slot?: number): Promise<LicenseAnswer['devices']>
  /**
   * Has the link to the subscription sent to the buyer of the license; the sentence says where. Without a lease, the file
   * says which license that is, or this server's session.
   */
  portal(held: { lease: string | null; file: string } | null, asker: Asker): Promise<string>
  /** Has everything bought with an address sent there. The answer is the same for every address. */
  recover(email: string): Promise<void>
}

/** @param credentials `omit` where the lease says who asks: then no cookie is sent, and none is kept */
export function licenseService(
  base: string,
  fetch: typeof globalThis.fetch,
  credentials: 'omit' | 'same-origin' = 'same-origin',
): LicenseService {
  const ask = httpFetch(base, strictly(fetch, credentials))
  const { license }: Client<Pick<Contract, 'license'>> = createClient({ license: contract.license }, ask)

  return {
    async verify(file, { did, label }, { replaceSlot, signal }) {
      const headers = {
        'X-Device-Id': did,
        'X-Device-Label': label,
        ...(replaceSlot !== undefined && { 'X-Replace-Slot': `${replaceSlot}` }),
      }
      const parsed: Record<string, unknown> = JSON.parse(file)
      const answer = await answered('licenseVerified', (timeout) => license.verify(parsed, { headers, signal: timeout }), signal)
      const { lease = answer.license.lease, license: status } = answer
      return { lease: lease ?? null, license: status, devices: answer.devices ?? status.devices }
    },
    status: (lease, asker) => answered('licenseStatus', (signal) => license.status({}, { headers: leased(lease, asker), signal })),
    async deactivate(lease, asker, slot) {
      const { devices } = await answered('deactivated', (signal) => license.deactivate({ slot }, { headers: leased(lease, asker), signal }))
      return devices
    },
    async portal(held, asker) {
      const body = held ? { license: JSON.parse(held.file) as Record<string, unknown> } : {}
      const headers = leased(held?.lease ?? null, asker)
      const { message } = await answered('portalLink', (signal) => license.portal(body, { headers, signal }))
      return message
    },
    async recover(email) {
      await answered('recovered', (signal) => license.recover({ email }, { signal }))
    },
  }
}

const leased = (lease: string | null, { did, label }: Asker) => ({
  ...(lease !== null && { Authorization: `Lease ${lease}` }),
  'X-Device-Id': did,
  'X-Device-Label': label,
})

/** The devices that a refusal names. */
export const devicesNamed = ({ devices }: Failure): LicenseAnswer['devices'] => {
  const list: LicenseDevice[] = [...(devices ?? [])]
  return list.length > 0 ? { used: list.length, max: list.length, list } : undefined
}
