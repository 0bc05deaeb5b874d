import { statusOf, type Trust } from '@convostat/license'
import { beforeEach } from 'vitest'
import { createLicenseKeeper, type LicenseKeeper } from '#data/license/license-keeper.ts'
import type { LicenseService } from '#data/license/license-service.ts'
import { keptOf, licenseKind } from '#store/license.ts'
import { memoryShelf } from '#store/record-store.ts'
import { createFakeService, createIssuer, noon } from './licenses.ts'

interface World {
  service: LicenseService
  trust: Trust
  /** Epoch milliseconds. */
  clock: { now: number }
}

/** A browser profile: its storage, and tabs on it. */
function createProfile({ service, trust, clock }: World, label = 'Chrome on Windows') {
  const shelf = memoryShelf(licenseKind)
  let turn: Promise<unknown> = Promise.resolve()
  const tabs: LicenseKeeper[] = []
  function tab(): LicenseKeeper {
    const keeper = createLicenseKeeper({
      shelf,
      service,
      trust,
      label,
      now: () => clock.now,
      alone: (work) => {
        const next = turn.then(work, work)
        turn = next.catch(() => undefined)
        return next
      },
      tell: () => {
        for (const other of tabs) if (other !== keeper) void other.read()
      },
    })
    tabs.push(keeper)
    return keeper
  }
  return { shelf, tab }
}

/** The issuer of licenses, and a service and a clock that are new for each test that asks for them. */
export async function createWorld() {
  const issuer = await createIssuer()
  const anew = () => {
    const clock = { now: noon * 1000 }
    return { clock, service: createFakeService(issuer.key, issuer.trust, clock) }
  }
  const world = { trust: issuer.trust, ...anew() }
  beforeEach(() => Object.assign(world, anew()))

  const profile = (label?: string) => createProfile(world, label)

  /** A browser with an activated license. */
  async function activated(label?: string, text?: string) {
    const here = profile(label)
    const keeper = here.tab()
    const file = text ?? (await issuer.text())
    await keeper.activate(file)
    return { ...here, keeper, file }
  }

  /** The state of the kept license. */
  function statusIn(keeper: LicenseKeeper) {
    const record = keeper.record()
    return statusOf(record && keptOf(record), world.trust, { now: Math.floor(world.clock.now / 1000) })
  }

  /** It in a word: `pro: active`. */
  async function stateIn(keeper: LicenseKeeper): Promise<string> {
    const { is_pro: isPro, state } = await statusIn(keeper)
    return `${isPro ? 'pro' : 'free'}: ${state}`
  }
  return { issuer, world, profile, activated, statusIn, stateIn }
}
