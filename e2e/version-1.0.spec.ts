import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { cardButton, cards, title } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import { type ProductServer, productServer } from './support/product-server.ts'
import { expectAccessible, goTo } from './support/screens.ts'
import { linked } from './support/search.ts'

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

// One server for all of them.
test.describe.configure({ mode: 'default' })

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

const reread = (page: Page) => page.getByText('We now read this chat differently')

/** Everything that was kept is on the screens. */
async function expectAllThere(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(title(page)).toHaveText('Cem · Evangeline & Fay')
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
  await expect(page.getByText(/^Dates are now read as day, month, year: Jan\s13.*2021 instead of Mar\s1,\s2020/)).toBeVisible()
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

/** FNV-1a, as version 1.0 made the ids of moments. */
const hashOf = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .reduce((hash, unit) => Math.imul(hash ^ unit, 0x01000193) >>> 0, 0x811c9dc5)
    .toString(16)
    .padStart(8, '0')

test('what was saved in version 1.0 is with its messages where their chat is read differently now', once, async ({ browser }) => {
  const [cleo, birthday] = ['upload_1795561916072', 'Happy birthday Cleo! Have a lovely day']
  const page = await profileOf10(browser, ({ databases }) => {
    const { favorites, corrections, moments } = databases.convostat.stores
    const favorite = {
      v: 1,
      savedOn: '2026-11-24T23:20:00.000Z',
      source: 'Search',
      uploadId: cleo,
      uploadTitle: 'Cleo',
      note: '',
      notedOn: null,
    }
    favorites.records.push(
      { ...favorite, id: 'a', author: 'Cleo', text: 'Thank you', originalDate: '2021-04-22T09:33:00', removedOn: null },
      { ...favorite, id: 'b', author: 'Cleo', text: 'Nobody ever wrote this', originalDate: '2021-04-22T09:40:00', removedOn: null },
    )
    corrections.records.push({ v: 1, author: 'Cleo', date: '2021-04-22T09:33:00', message: 'Thank you', label: 'sadness' })
    const id = `busiest_day-2021-04-20T09:01:00-${hashOf(birthday)}`
    moments.records.push({ v: 1, id, title: 'The big one', is_dismissed: false })
  })
  await page.goto('/dashboard')
  await cardButton(page, 'Cleo & Ben').click()
  await expect(reread(page)).toBeVisible()

  await goTo(page, 'Favorites')
  const saved = (text: string) => page.getByRole('article').filter({ hasText: text })
  await expect(saved('Thank you')).toContainText('Apr 21, 2022')
  await expect(saved('Thank you')).toContainText('Saved with the date Apr 22, 2021, when this chat’s dates were read differently.')
  await expect(saved('Nobody ever wrote this')).toContainText('This message is no longer in the chat. It stays here as you saved it.')
  await expect(saved('Nobody ever wrote this')).toContainText('Apr 22, 2021')
  await expect(saved('I have 📚')).not.toContainText('dates were read differently')
  await expectAccessible(page)
  await saved('Thank you').getByRole('button', { name: 'Open in its conversation' }).click()
  const line = linked(page)
  await expect(line).toContainText('Thank you')
  await expect(line.locator('time')).toHaveAttribute('datetime', '2022-04-21T09:33:00')
  await expect(line.getByRole('button', { name: 'Saved to favorites' })).toBeVisible()
  await expect(line.getByRole('button', { name: /sad/i })).toBeVisible()

  await page.getByRole('link', { name: 'Special Moments' }).first().click()
  const named = page.getByRole('region', { name: 'Moments you named before' })
  await expect(named).toContainText('The big one')
  await expect(named).toContainText(birthday)
  await expect(named.locator('time')).toHaveAttribute('datetime', '2020-04-21T09:01:00')
  await expectAccessible(page)
  await named.getByRole('button', { name: 'Remove the name “The big one”' }).click()
  await expect(named).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(named).toContainText('The big one')
  // What was kept is what it was.
  const kept = await page.evaluate(async () => {
    const opening = indexedDB.open('convostat')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const all = (store: string) =>
      new Promise<Record<string, unknown>[]>((resolve) => {
        const reading = opening.result.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => resolve(reading.result)
      })
    return { favorites: await all('favorites'), corrections: await all('corrections') }
  })
  expect(kept.favorites.map(({ originalDate }) => originalDate)).toContain('2021-04-22T09:33:00')
  expect(kept.corrections.map(({ date }) => date)).toContain('2021-04-22T09:33:00')
  await page.context().close()
})
