import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { cards, title } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import { type ProductServer, productServer } from './support/product-server.ts'
import { expectAccessible, goTo } from './support/screens.ts'

const fixtures = 'fixtures/version-1.0'

interface Stored {
  version: number
  stores: Record<string, { keyPath: string | string[]; records: Record<string, unknown>[] }>
}
interface Profile {
  databases: Record<string, Stored>
  files: Record<string, string>
  localStorage: Record<string, string>
}
const profile = JSON.parse(readFileSync(`${fixtures}/profile.json`, 'utf8')) as Profile

let server: ProductServer
const data = mkdtempSync(join(tmpdir(), 'convostat-e2e-'))
test.beforeAll(async () => {
  // The data folder that version 1.0 left, whose key signed the license of the profile.
  cpSync(`${fixtures}/data`, data, { recursive: true })
  writeFileSync(join(data, 'license', 'desk.db'), gunzipSync(readFileSync(`${fixtures}/data/license/desk.db.gz`)))
  server = await productServer('browser', [], { CONVOSTAT_DATA: data })
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(data, { recursive: true, force: true })
})

/** A browser with what version 1.0 kept in it, or with what of it `change` leaves. */
async function profileOf10(browser: Browser, change: (profile: Profile) => void = () => undefined): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', baseURL: server.origin })
  const page = await context.newPage()
  const there = structuredClone(profile)
  change(there)
  // A page of the origin that runs nothing of the app.
  await page.route('**/nothing-here', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' }))
  await page.goto('/nothing-here')
  await page.evaluate(async ({ databases, files, localStorage: local }) => {
    for (const [name, { version, stores }] of Object.entries(databases)) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => {
          for (const [store, { keyPath, records }] of Object.entries(stores)) {
            const made = opening.result.createObjectStore(store, { keyPath })
            for (const record of records) made.put(record)
          }
        }
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      })
    }
    const root = await navigator.storage.getDirectory()
    for (const [path, text] of Object.entries(files)) {
      const [folder, name] = path.split('/')
      const handle = await (await root.getDirectoryHandle(folder, { create: true })).getFileHandle(name, { create: true })
      const writing = await handle.createWritable()
      await writing.write(text)
      await writing.close()
    }
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  }, there)
  return page
}

const reread = (page: Page) => page.getByText('This chat is now read differently')

/** Everything that was kept is on the screens. */
async function expectAllThere(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(title(page)).toHaveText('Cem·Evangeline&Fay')
  await expect(page.getByRole('radio', { name: 'Dark' }).filter({ visible: true }).first()).toBeChecked()
  await expect(cards(page)).toHaveCount(4)
  await goTo(page, 'Favorites')
  await expect(page.getByText('Picnic on Saturday?')).toBeVisible()
  await expect(page.getByText('the first one')).toBeVisible()
  await expect(page.getByText('I have 📚')).toBeVisible()
  await goTo(page, 'Ask')
  await expect(page.getByText(/sent 50 messages/).first()).toBeVisible()
  await goTo(page, 'Settings')
  await expect(page.getByText('Zoë Test').first()).toBeVisible()
}

test('what version 1.0 kept in a browser is all there: chats, names, favorites, answers, license and theme', once, async ({ browser }) => {
  const page = await profileOf10(browser)
  await expectAllThere(page)
  await page.context().close()
})

test('a chat that is read differently than version 1.0 read it says so once, with what changed', once, async ({ browser }) => {
  const page = await profileOf10(browser, ({ databases }) => {
    for (const { record } of databases.convostat.stores.uploads.records as { record: Record<string, unknown> }[])
      if (record.messageCount === 50) Object.assign(record, { dateRangeStart: '2020-03-01T08:00:00', messageCount: 48 })
  })
  await page.goto('/dashboard')
  await expect(reread(page)).toBeVisible()
  await expect(page.getByText(/^Dates are now read as day, month, year: Jan 13.*2021 instead of Mar 1, 2020/)).toBeVisible()
  await expect(page.getByText('It now has 50 messages instead of 48.')).toBeVisible()
  await expectAccessible(page)
  // It stays as long as the chat is open, and is gone after the next start.
  await goTo(page, 'Search')
  await expect(reread(page)).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(reread(page)).toBeHidden()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('searchbox', { name: 'Search this chat' })).toBeVisible()
    await expect(reread(page)).toHaveCount(0, { timeout: 1 })
  }).toPass()
  await page.context().close()
})
