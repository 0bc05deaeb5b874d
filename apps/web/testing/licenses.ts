import { Failure, type LicenseAnswer, type LicenseDevice, type SubscriptionState } from '@convostat/api'
import {
  createSigningKey,
  type LicenseFile,
  type LicensePayload,
  newLicenseId,
  openLicense,
  proFeatures,
  readLicense,
  type SigningKey,
  serializeLicense,
  signLease,
  signLicense,
  type Trust,
} from '@convostat/license'
import type { LicenseService } from '#data/license/license-service.ts'

export const day = 86_400
/** A Sunday noon, seconds since 1970. */
export const noon = Date.UTC(2026, 10, 22, 12) / 1000

/** Someone who issues licenses, trusted or not. */
export async function createIssuer() {
  const key = await createSigningKey()
  const trust: Trust = { mode: 'live', keys: [{ kid: key.kid, pub: key.pub }] }
  const license = (more: Partial<LicensePayload> = {}): Promise<LicenseFile> => signLicense(payloadOf(more), key)
  const text = async (more: Partial<LicensePayload> = {}) => serializeLicense(await license(more))
  return { key, trust, license, text }
}

/** A license for a month from noon on. */
const payloadOf = (more: Partial<LicensePayload> = {}): LicensePayload => ({
  typ: 'license',
  iss: 'convostat',
  aud: 'convo-app',
  lid: newLicenseId(),
  seq: 1,
  tier: 'pro',
  plan: 'monthly',
  features: [...proFeatures].sort(),
  licensee: 'Ana Example',
  iat: noon,
  nbf: noon,
  period_end: noon + 30 * day,
  exp: noon + 33 * day,
  max_devices: 3,
  mode: 'live',
  ...more,
})

type Slot = { did: string; label: string; lastSeen: number } | null
type State = 'active' | 'revoked' | 'suspended' | 'expired'

/**
 * The license service as it should be, in memory. `fault` is thrown instead of any answer; `calls` are those it was asked,
 * answered or not.
 */
export function createFakeService(key: SigningKey, trust: Trust, clock: { now: number }) {
  const licenses = new Map<string, { slots: Slot[]; state: State; newest: LicenseFile; seq: number; subscription?: SubscriptionState }>()
  const seconds = () => Math.floor(clock.now / 1000)
  const service = {
    calls: [] as string[],
    fault: null as unknown,
    /** What is answered instead of a good answer's lease. */
    lease: undefined as string | null | undefined,
    states: (lid: string, state: State, subscription?: SubscriptionState) => Object.assign(entry(lid), { state, subscription }),
    renew: (lid: string, newest: LicenseFile, seq: number) => Object.assign(entry(lid), { newest, seq }),
    /** Loses everything, as when a server is set up again. */
    forget: () => licenses.clear(),
    /** Whose session this is: of the license verified last. */
    session: null as { lid: string; did: string } | null,
    slotsOf: (lid: string) => licenses.get(lid)?.slots.map((slot) => slot?.label ?? null) ?? [],
  }

  function entry(lid: string) {
    const found = licenses.get(lid)
    if (!found) throw new Error(`no license ${lid}`)
    return found
  }
  const list = (slots: Slot[], did?: string): LicenseDevice[] =>
    slots.flatMap((slot, i) =>
      slot ? [{ slot: i + 1, label: slot.label, last_seen: new Date(slot.lastSeen * 1000).toISOString(), is_this: slot.did === did }] : [],
    )
  const devices = (slots: Slot[], did?: string) => ({ used: list(slots).length, max: 3, list: list(slots, did) })

  async function granted(payload: LicensePayload, slots: Slot[], did: string): Promise<LicenseAnswer> {
    const exp = Math.min(seconds() + 30 * day, payload.exp)
    const lease = await signLease({ typ: 'lease', lid: payload.lid, seq: payload.seq, did, iat: seconds(), exp, mode: 'live' }, key)
    return {
      is_pro: true,
      tier: 'pro',
      licensee: payload.licensee,
      expires: new Date(payload.exp * 1000).toISOString(),
      features: payload.features,
      state: 'active',
      lease: service.lease === undefined ? lease : service.lease,
      devices: devices(slots, did),
    }
  }

  const asked = async (what: string) => {
    service.calls.push(what)
    // As on a network, nothing is answered immediately.
    await Promise.resolve()
    if (service.fault) throw service.fault
  }
  const free = (state: string): LicenseAnswer => ({ is_pro: false, tier: 'free', licensee: null, expires: null, features: [], state })

  const answers: LicenseService = {
    async verify(text, { did, label }, { replaceSlot, signal }) {
      await asked('verify')
      signal?.throwIfAborted()
      const file = readLicense(text)
      const payload = await openLicense(file, trust)
      const known = licenses.get(payload.lid) ?? { slots: [null, null, null], state: 'active' as State, newest: file, seq: payload.seq }
      licenses.set(payload.lid, known)
      if (known.state !== 'active') throw new Failure(`license_${known.state}`)
      if (payload.exp <= seconds()) throw new Failure('license_expired')
      if (known.seq > payload.seq) throw new Failure('license_superseded', { license: known.newest })
      const { slots } = known
      if (replaceSlot !== undefined) slots[replaceSlot - 1] = null
      const mine = slots.findIndex((slot) => slot?.did === did)
      const place = mine >= 0 ? mine : slots.indexOf(null)
      if (place < 0) throw new Failure('device_limit', { devices: list(slots) })
      slots[place] = { did, label, lastSeen: seconds() }
      service.session = { lid: payload.lid, did }
      const license = await granted(payload, slots, did)
      return { lease: license.lease ?? null, license, devices: license.devices }
    },
    async status(lease, { did }) {
      await asked('status')
      const lid = lidOf(lease)
      const known = licenses.get(lid)
      if (!known) return { ...free('pending_activation'), reason: 'activation_needed' }
      if (known.state !== 'active') return { ...free(known.state), subscription: known.subscription }
      const opened = await openLicense(known.newest, trust)
      if (opened.exp <= seconds()) return free('expired')
      const slot = known.slots.find((each) => each?.did === did)
      if (!slot) return { ...free('device_removed'), devices: devices(known.slots) }
      slot.lastSeen = seconds()
      const answer = { ...(await granted(opened, known.slots, did)), subscription: known.subscription }
      return known.seq > seqOf(lease) ? { ...answer, reason: 'license_superseded' } : answer
    },
    async deactivate(lease, { did }, slot) {
      await asked('deactivate')
      const lid = lease === null ? service.session?.lid : lidOf(lease)
      if (lid === undefined) throw new Failure('pro_required')
      const { slots } = entry(lid)
      if (service.session?.lid === lid && service.session.did === did && slot === undefined) service.session = null
      const place = slot === undefined ? slots.findIndex((each) => each?.did === did) : slot - 1
      if (place >= 0) slots[place] = null
      return devices(slots, did)
    },
    portal: () => asked('portal').then(() => 'We have sent the link.'),
    recover: () => asked('recover'),
  }
  return Object.assign(service, answers)
}

const claimsOf = (lease: string): { lid: string; seq: number } =>
  JSON.parse(atob(lease.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
const lidOf = (lease: string): string => claimsOf(lease).lid
const seqOf = (lease: string): number => claimsOf(lease).seq
