import { noPageLicense, type PageLicense } from '@convostat/api'
import type { Lending } from '@convostat/api/port'
import { readTrust, type Trust } from '@convostat/license'
import { engine } from '#data/client/engine.ts'
import { hearLate, sayLate } from '#data/client/late.ts'
import { hearOutdated } from '#data/client/outdated.ts'
import { watchUnread } from '#data/saved/unreadable.ts'
import { talkOfLicense } from '#store/changes.ts'
import { type Database, ofLicenses, openDatabase } from '#store/database.ts'
import { keptOf, licenseKind } from '#store/license.ts'
import { alone } from '#store/locks.ts'
import { createShelf } from '#store/record-store.ts'
import { type Agent, deviceLabel } from './device-label.ts'
import { bringEarlierLicense } from './earlier-license.ts'
import { createLicenseKeeper, type LicenseKeeper } from './license-keeper.ts'
import { type LicenseService, licenseService } from './license-service.ts'

/** Whose signatures count here, as the server that sent this document wrote into it; nobody's where it did not. */
export function trustOf(document: Pick<Document, 'querySelector'>): Trust {
  try {
    const content = document.querySelector('meta[name="convostat-license"]')?.getAttribute('content')
    return readTrust(JSON.parse(content ?? 'null'))
  } catch {
    return noPageLicense.trust
  }
}

interface Here {
  keeper: LicenseKeeper
  service: LicenseService
  trust: Trust
  /** Whether the license outlasts this page. */
  kind(): 'device' | 'memory'
  /** Done when what is kept was read, or it takes too long: then everything continues without. */
  known: Promise<void>
}

let here: Here | null = null

/** The license of this browser, in this page. */
export function licenseHere(): Here {
  here ??= start()
  return here
}

function start(): Here {
  const trust = trustOf(document)
  const shelf = createShelf(licenseDatabase, licenseKind)
  const again = () => keeper.read().catch(() => undefined)
  const first = async () => {
    await again()
    if (!keeper.record()) await bringEarlierLicense(shelf).then(again, () => undefined)
  }
  const tell = talkOfLicense(() => void again())
  hearLate(() => void again())
  const service = licenseService(location.origin, (url, init) => fetch(url, init), engine.kind === 'browser' ? 'omit' : 'same-origin')
  const inTurn = <T>(work: () => Promise<T>) => alone('convostat-license', work)
  const keeper = createLicenseKeeper({ shelf, service, trust, label: deviceLabel(navigator as Agent), now: Date.now, alone: inTurn, tell })
  watchUnread('licenses', {
    shelf,
    read: () => undefined,
    changed: (write) =>
      inTurn(async () => {
        await write()
        await again()
        tell()
      }),
  })
  return { keeper, service, trust, kind: shelf.kind, known: Promise.race([first(), longEnough()]) }
}

const longEnough = () => new Promise<void>((resolve) => setTimeout(resolve, 2000))

/** What the worker of this page is passed: at every start of it, and at every change. */
export const licenseLent: Lending = {
  value: (): PageLicense => {
    const { keeper, trust } = licenseHere()
    const record = keeper.record()
    return { kept: record && keptOf(record), trust }
  },
  hear: (changed) => void licenseHere().keeper.hear(changed),
}

let opened: Database | undefined

/** This page's connection to the license that is kept in this browser. */
const licenseDatabase: Database = (work) => {
  opened ??= openDatabase(hearOutdated, ofLicenses, sayLate)
  return opened(work)
}
