import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { filesHolding, isOwnStorage, leftBehind, ownStorage } from './support/at-rest.ts'
import { canaries } from './support/canaries.ts'
import { chatText } from './support/chats.ts'
import { findAndKeep, toUpload } from './support/leaks.ts'
import { analyzeChat, drawnCharts, expectCopies, goTo, openUpload } from './support/screens.ts'
import { test as base } from './support/watched.ts'

// Nothing leaves, and what stays is in one place, from where it can be deleted.

const test = base.extend<{ profile: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed.
  profile: async ({}, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'convostat-profile-'))
    await use(profile)
    rmSync(profile, { recursive: true, force: true })
  },
})

test('7.3.6 at rest a chat is in the app’s own storage and nowhere else, in the page and on the disk', async ({ watch, profile }, {
  annotations,
}) => {
  test.slow()
  const words = canaries(12)
  const [ana, ben, eve, word, link, first, second, search, note, sought, unfinished, called] = words
  const eyes = await watch({ profile, words })
  const { page, context, own, foreign } = eyes
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const holds = async (what: Promise<string>) => {
    const text = (await what).toLowerCase()
    return words.filter((each) => text.includes(each.toLowerCase()))
  }
  const nothingLeft = async () => expect(await leftBehind(page, words)).toEqual([])

  await openUpload(page, own.origin)
  // With this many people one of them is found by typing.
  const others = Array.from({ length: 10 }, (_, n) => `Person ${n}`)
  const say = (n: number) => `${word} number ${n} https://${link}.example/`
  await analyzeChat(page, chatText({ messages: 60, names: [ana, ben, ...others], say }), `${first}.txt`)
  await nothingLeft()
  await chooseFilters(page, ana, search)
  await nothingLeft()
  await page.goBack()
  await nothingLeft()
  await page.goForward()
  await expectCopies(page, 1)
  await page.reload()
  await drawnCharts(page)
  await nothingLeft()
  await callSomebody(page, ben, called)
  await nothingLeft()
  await lookAround(page, word, note, sought, nothingLeft)
  await toUpload(page)
  await analyzeChat(page, chatText({ messages: 30, names: [ana, eve], year: 2019 }), `${second}.txt`)
  await nothingLeft()
  expect(await holds(clipboard(page, foreign.origin))).toEqual([])
  await beginNote(page, eve, unfinished)
  await nothingLeft()

  // The browser writes down now and then which pages are open, so that it can open them again.
  await page.waitForTimeout(6000)
  expect(await holds(ownStorage(page)), 'the chats are kept').toEqual(
    expect.arrayContaining([ana, ben, eve, word, link, first, second, note, sought, unfinished, called]),
  )
  const holding = filesHolding(profile, words)
  expect(holding.filter(isOwnStorage).length).toBeGreaterThan(0)
  expect(holding.filter((path) => !isOwnStorage(path))).toEqual([])

  await deleteEverything(page)
  await expect.poll(() => holds(ownStorage(page))).toEqual([])
  await nothingLeft()
  const after = filesHolding(profile, words)
  annotations.push({ type: 'left on the disk', description: after.join(', ') || 'nothing' })
  // The browser's database writes a log, and tidies it up when it likes.
  expect(after.filter((path) => !/^Default\/IndexedDB\//.test(path))).toEqual([])
  await deleteSiteData(page)
  await expect.poll(() => filesHolding(profile, words)).toEqual([])
  await eyes.end()
  expect(filesHolding(profile, words)).toEqual([])
})

test('what this test looks with finds a word wherever a page can leave it', async ({ watch, profile }) => {
  const words = canaries(7)
  const eyes = await watch({ profile })
  const { page, own } = eyes
  await openUpload(page, own.origin)
  await page.evaluate(leaveEverywhere, words)
  expect(await leftBehind(page, words)).toEqual(words)
  await page.waitForTimeout(6000)
  await eyes.end()
  // Cookies are encrypted there; the page listed them.
  const [local, session, , cached, title, entry] = words
  const onDisk = (word: string) => filesHolding(profile, [word]).join()
  expect([local, session, cached, title, entry].map(onDisk)).toEqual([
    expect.stringContaining('Default/Local Storage/'),
    expect.stringContaining('Default/Session Storage/'),
    expect.stringContaining('/CacheStorage/'),
    expect.stringContaining('Default/History'),
    expect.stringContaining('Default/Sessions/'),
  ])
})

async function leaveEverywhere([local, session, cookie, cached, title, entry, name]: string[]): Promise<void> {
  localStorage.setItem('word', local)
  sessionStorage.setItem('word', session)
  // biome-ignore lint/suspicious/noDocumentCookie: as any script would.
  document.cookie = `word=${cookie}; max-age=10000`
  await (await caches.open('words')).put('/word', new Response(cached))
  history.replaceState({ ...history.state, entry }, '')
  document.title = title
  window.name = name
}

/** A word is looked for, found, opened, saved and followed, and so is one that is nowhere; each stays in its entry, back and after a reload. */
async function lookAround(page: Page, word: string, note: string, nowhere: string, nothingLeft: () => Promise<void>): Promise<void> {
  await findAndKeep(page, word, note)
  await nothingLeft()
  await goTo(page, 'Search')
  const field = page.getByRole('searchbox', { name: 'Search this chat' })
  await field.fill(nowhere)
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await nothingLeft()
  await goTo(page, 'Dashboard')
  await drawnCharts(page)
  await page.goBack()
  await expect(field).toHaveValue(nowhere)
  await page.reload()
  await expect(field).toHaveValue(nowhere)
  await nothingLeft()
}

/** Someone of the chat is called otherwise from now on. */
async function callSomebody(page: Page, name: string, called: string): Promise<void> {
  await page.getByRole('button', { name: 'People and names' }).click()
  const people = page.getByRole('dialog', { name: 'People', exact: true })
  await people.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  await people.getByRole('textbox', { name: 'Name' }).fill(called)
  await page.keyboard.press('Enter')
  await expect(people.getByText(`In the file: ${name}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(people).toHaveCount(0)
}

/** A message of the chat that is open is saved, its chat chosen among the favorites, and a note begun: the field stays open. */
async function beginNote(page: Page, name: string, note: string): Promise<void> {
  await findAndKeep(page, 'message')
  const chat = page.getByRole('combobox', { name: 'Chat' })
  await chat.selectOption((await chat.getByRole('option').filter({ hasText: name }).textContent()) ?? '')
  await expect(chat).not.toHaveValue('')
  await page.getByRole('button', { name: 'Note: add one' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill(note)
}

/** One person, found by typing, and a span of days: each a history entry. */
async function chooseFilters(page: Page, name: string, search: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Filters' })
  await bar.getByRole('button', { name: /^People:/ }).click()
  const find = page.getByRole('searchbox', { name: 'Find a person' })
  await find.fill(search)
  await find.fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await expect(page.getByRole('option', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bar.getByRole('button', { name: 'This year' }).click()
}

async function clipboard(page: Page, elsewhere: string): Promise<string> {
  // Our own pages may not read it.
  const other = await page.context().newPage()
  await other.goto(elsewhere)
  const text = await other.evaluate(() => navigator.clipboard.readText())
  await other.close()
  return text
}

async function deleteEverything(page: Page): Promise<void> {
  await toUpload(page)
  await page.getByRole('button', { name: 'Delete everything...' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete everything', exact: true }).click()
  await expect(page.getByText('Everything is deleted.')).toBeVisible()
}

/** As the browser's settings do. */
async function deleteSiteData(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
}
