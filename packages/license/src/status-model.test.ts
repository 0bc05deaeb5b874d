import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, did, key, leasePayload, licenseText, start, trust } from '#testing/licenses.ts'
import { signLease } from './lease.ts'
import type { LicenseStatus } from './status.ts'
import { type KeptLicense, statusOf } from './status-of.ts'

/**
 * A device and the service it is licensed by, through a random life. The model is what a person would say: the true
 * time continues, the device's clock may be anywhere, the network may be gone; and what must be true of the status follows
 * from when the service was last reached, without any token being looked at.
 */
interface Model {
  /** The true day since the license began; the service's clock. */
  today: number
  /** How many days the device's clock is ahead. */
  clockAhead: number
  isOnline: boolean
  /** The subscription: how many months were paid, and whether the money went back. */
  months: number
  isRevoked: boolean
  kept: null | {
    /** The device's day when the file was kept. */
    since: number
    /** Months of the file on the device. */
    months: number
    /** The true day of the last activation or renewal; null if there was none. */
    leasedOn: number | null
    isEnded: boolean
    wasKeptBefore: boolean
  }
  wasKept: boolean
}
interface Device {
  kept: KeptLicense | null
}

const month = 31
const grace = 3
const lease = 30
const fileDays = (months: number) => months * month + grace
const at = (days: number) => start + Math.round(days * day)

// Signing takes as long as all the rest: each file and each lease is made once.
const made = new Map<string, Promise<string>>()
function once(name: string, make: () => Promise<string>): Promise<string> {
  const known = made.get(name) ?? make()
  made.set(name, known)
  return known
}
const fileOf = (months: number) =>
  once(`file ${months}`, () => licenseText({ seq: months, period_end: at(months * month), exp: at(fileDays(months)) }))
const leaseOf = (months: number, today: number) =>
  once(`lease ${months} ${today}`, () =>
    signLease(leasePayload({ seq: months, iat: at(today), exp: Math.min(at(today + lease), at(fileDays(months))) }), key),
  )

interface Happening {
  can?: (model: Readonly<Model>) => boolean
  do: (model: Model, device: Device, days: number) => unknown
}
const happenings: Record<string, Happening> = {
  'days pass': { do: (model, _, days) => Object.assign(model, { today: model.today + days }) },
  'the clock is set': {
    do: (model, _, days) => Object.assign(model, { clockAhead: [0, 0, 1, -1, days, -days, 9 * 365, -365][days % 8] ?? 0 }),
  },
  'the network goes': { do: (model) => Object.assign(model, { isOnline: false }) },
  'the network comes': { do: (model) => Object.assign(model, { isOnline: true }) },
  'a month is paid': { can: ({ isRevoked }) => !isRevoked, do: (model) => Object.assign(model, { months: model.months + 1 }) },
  'the money goes back': { do: (model) => Object.assign(model, { isRevoked: true }) },
  'the file is kept': {
    do: async (model, device) => {
      const since = model.today + model.clockAhead
      device.kept = { file: await fileOf(model.months), lease: null, did, since: at(since), pendingUsed: model.wasKept, ended: null }
      model.kept = { since, months: model.months, leasedOn: null, isEnded: false, wasKeptBefore: model.wasKept }
      model.wasKept = true
    },
  },
  'it is removed': {
    can: ({ kept }) => kept !== null,
    do: (model, device) => [model, device].map((each) => Object.assign(each, { kept: null })),
  },
  'the service is asked': {
    can: ({ kept }) => kept !== null,
    do: async (model, device) => {
      // Whatever is not a valid answer changes nothing: the network is gone, the service fails, a captive portal answers.
      if (!model.isOnline || !model.kept || !device.kept) return
      const isOver = model.today >= fileDays(model.months)
      model.kept.isEnded = model.isRevoked || isOver
      device.kept = { ...device.kept, ended: model.isRevoked ? 'license_revoked' : isOver ? 'license_expired' : null }
      if (model.kept.isEnded) return
      model.kept.months = model.months
      model.kept.leasedOn = model.today
      device.kept = { ...device.kept, file: await fileOf(model.months), lease: await leaseOf(model.months, model.today) }
    },
  },
}

/** What anyone can tell of a device's rights without looking at a token. */
function check({ kept, today, clockAhead, isRevoked }: Model, status: LicenseStatus) {
  const shown = today + clockAhead
  if (!kept) return expect(status.state).toBe('none')
  if (kept.isEnded) return expect([status.is_pro, ['revoked', 'expired'].includes(status.state)]).toEqual([false, true])

  const end = fileDays(kept.months)
  if (kept.leasedOn !== null) {
    // The device's clock, but never before the last word of the service.
    const time = Math.max(shown, kept.leasedOn)
    const isLeased = time < Math.min(end, kept.leasedOn + lease)
    expect(status.is_pro).toBe(isLeased)
    expect(status.notices).toEqual(shown < kept.leasedOn ? ['clock_behind'] : [])
    // With the clock right, an honest customer who was online within 30 days is never locked out.
    if (clockAhead === 0 && today < end && today - kept.leasedOn < lease) expect(status.is_pro).toBe(true)
    if (isLeased) expect(status.state).toBe(time < kept.months * month ? 'active' : 'grace')
    else expect(status.state).toBe(time >= end ? 'expired' : 'pending_activation')
  } else {
    const isPending = !kept.wasKeptBefore && shown >= kept.since && shown < kept.since + 3 && shown < end && shown >= 0
    expect(status.is_pro).toBe(isPending)
    expect(status.notices).toEqual([])
  }
  expect(status.tier).toBe(status.is_pro ? 'pro' : 'free')
  expect(status.features.length > 0).toBe(status.is_pro)
  // A revocation may reach the device late, but no later than the lease or the file can last.
  if (isRevoked && shown >= end) expect(status.is_pro).toBe(false)
}

class Step implements fc.AsyncCommand<Model, Device> {
  readonly name: string
  readonly days: number

  constructor(name: string, days: number) {
    this.name = name
    this.days = days
  }

  check = (model: Readonly<Model>) => happenings[this.name]?.can?.(model) ?? true

  async run(model: Model, device: Device) {
    await happenings[this.name]?.do(model, device, this.days)
    check(model, await statusOf(device.kept, trust, { now: at(model.today + model.clockAhead) }))
  }

  toString = () => `${this.name} (${this.days})`
}

async function live(steps: Iterable<fc.AsyncCommand<Model, Device>>): Promise<string> {
  const device: Device = { kept: null }
  const model: Model = { today: 0, clockAhead: 0, isOnline: true, months: 1, isRevoked: false, kept: null, wasKept: false }
  await fc.asyncModelRun(() => ({ model, real: device }), steps)
  const { is_pro, state } = await statusOf(device.kept, trust, { now: at(model.today + model.clockAhead) })
  return `${state} ${is_pro}`
}

// Every kind of end is come to in some life, or the random ones could all be dull.
test.each<[end: string, ...life: [happening: string, days: number][]]>([
  ['none false', ['the file is kept', 0], ['it is removed', 0]],
  ['active true', ['the file is kept', 0], ['the service is asked', 0]],
  ['grace true', ['the file is kept', 0], ['days pass', 29], ['the service is asked', 0], ['days pass', 3]],
  ['pending_activation true', ['the file is kept', 0], ['days pass', 2]],
  ['pending_activation false', ['the file is kept', 0], ['days pass', 5]],
  ['expired false', ['the file is kept', 0], ['the service is asked', 0], ['days pass', 40]],
  ['revoked false', ['the file is kept', 0], ['the money goes back', 0], ['the service is asked', 0]],
  ['invalid false', ['the clock is set', 31], ['the file is kept', 0]],
])('L12 T12 a life that ends %s', async (end, ...life) => {
  expect(await live(life.map(([happening, days]) => new Step(happening, days)))).toBe(end)
})

test('L12 T12 through 3,000 random lives a license is Pro exactly when it should be', async () => {
  const step = fc
    .tuple(
      fc.constantFrom(...Object.keys(happenings), 'the service is asked', 'days pass'),
      fc.constantFrom(0.5, 1, 2, 3, 5, 12, 29, 30, 31, 40),
    )
    .map(([name, days]) => new Step(name, days))
  await fc.assert(
    fc.asyncProperty(fc.commands([step], { maxCommands: 24 }), async (life) => void (await live(life))),
    { numRuns: 3000 },
  )
})
