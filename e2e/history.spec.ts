import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chatFile, chatText } from './support/chats.ts'
import { expect, test } from './support/journey.ts'
import {
  analyzeButton,
  analyzeChat,
  chooseChat,
  chooseTheme,
  drawnCharts,
  expectAccessible,
  expectNoSideways,
  figure,
  goTo,
  openUpload,
  picker,
} from './support/screens.ts'

const recent = (page: Page) => page.getByRole('region', { name: 'Recent Uploads' })
/** The card of a chat, by its title. */
const card = (page: Page, title: string) =>
  recent(page)
    .getByRole('listitem')
    .filter({ has: cardButton(page, title) })
const cardButton = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true })
const cards = (page: Page) => recent(page).locator('[data-upload]')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const toUpload = async (page: Page) => {
  await goTo(page, 'Upload')
  await expect(page.getByRole('heading', { name: 'Upload a chat' })).toBeVisible()
}

/** Chats of two people, told apart by their names and lengths; the dashboard of the last one is open. */
async function analyzeChats(page: Page, chats: readonly (readonly [name: string, messages: number])[]): Promise<void> {
  await openUpload(page)
  for (const [i, [name, messages]] of chats.entries()) {
    if (i > 0) await toUpload(page)
    await analyzeChat(page, { messages, names: ['Me', name] })
  }
  await written(page, chats.length)
}

/** Waits until so many copies lie on this device: they are written after the answer. */
async function written(page: Page, files: number): Promise<void> {
  await expect.poll(async () => (await onDevice(page)).files.length).toBe(Math.min(files, 10))
  await expect.poll(async () => (await onDevice(page)).records).toBe(Math.min(files, 10))
}

/** What lies on this device. */
function onDevice(page: Page): Promise<{ files: string[]; records: number; journal: number; keys: string[] }> {
  return page.evaluate(async () => {
    const files: string[] = []
    const root = await navigator.storage.getDirectory()
    for await (const folder of root.values()) {
      if (folder instanceof FileSystemDirectoryHandle) for await (const name of folder.keys()) files.push(name)
      else files.push(folder.name)
    }
    const count = (store: string) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('convostat')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      })
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    return { files, records: await count('uploads'), journal: await count('journal'), keys }
  })
}

async function choose(page: Page, chat: string, entry: 'Delete' | 'Add a newer export'): Promise<void> {
  await page.getByRole('button', { name: `More about ${chat}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('two chats: the cards tell them apart, one is current, a click changes over, and a reload stays there', async ({ page }) => {
  await analyzeChats(page, [
    ['Ana', 30],
    ['Ben', 44],
  ])
  await expect(cards(page)).toHaveCount(2)
  await expect(card(page, 'Me & Ben')).toContainText('44 messages')
  await expect(card(page, 'Me & Ben')).toContainText('Current')
  await expect(card(page, 'Me & Ben')).toContainText('Jan 13 – 14, 2021')
  await expect(card(page, 'Me & Ben')).toContainText(/analyzed (just now|\d+ minutes? ago)/)
  await expect(card(page, 'Me & Ana')).not.toContainText('Current')
  await cardButton(page, 'Me & Ana').click()
  await expect(title(page)).toHaveText('Me&Ana')
  await expect(figure(page, 'Total Messages')).toContainText('30')
  await expect(page.getByText('Me wrote 50% of the messages')).toBeVisible()
  await expect(card(page, 'Me & Ana')).toContainText('Current')
  await page.reload()
  await drawnCharts(page)
  await expect(title(page)).toHaveText('Me&Ana')
  // The same cards stand on the upload screen, and lead to the dashboard.
  await toUpload(page)
  await expect(card(page, 'Me & Ana')).toContainText('Current')
  await cardButton(page, 'Me & Ben').click()
  await page.waitForURL('**/dashboard')
  await expect(title(page)).toHaveText('Me&Ben')
  await expect(figure(page, 'Total Messages')).toContainText('44')
  await drawnCharts(page)
  // The card of the chat on the screen leads to it as well.
  await toUpload(page)
  await cardButton(page, 'Me & Ben').click()
  await page.waitForURL('**/dashboard')
})

test('P20: a truncated chat says so on its card, and of how many messages while it is current', async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 5001 })
  await expect(card(page, 'Ana & Ben')).toContainText('Truncated: 5,000 of 5,001')
  await toUpload(page)
  await analyzeChat(page, { messages: 12, names: ['Me', 'Eva'] })
  await expect(card(page, 'Ana & Ben')).toContainText('Truncated')
  await expect(card(page, 'Me & Eva')).not.toContainText('Truncated')
})

test('a deleted chat can be had back; dismissed, it is gone for good', async ({ page }) => {
  await analyzeChats(page, [
    ['Ana', 30],
    ['Ben', 44],
  ])
  await choose(page, 'Me & Ana', 'Delete')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('“Me & Ana” is deleted').filter({ visible: true }).first()).toBeVisible()
  expect((await onDevice(page)).records).toBe(2)
  await undo(page).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(undo(page)).toHaveCount(0)
  await choose(page, 'Me & Ana', 'Delete')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await written(page, 1)
  await page.reload()
  await drawnCharts(page)
  await expect(cards(page)).toHaveCount(1)
  await expect(title(page)).toHaveText('Me&Ben')
})

test('what is deleted and not had back is gone after eight seconds', async ({ page }) => {
  await analyzeChats(page, [
    ['Ana', 30],
    ['Ben', 44],
  ])
  await choose(page, 'Me & Ana', 'Delete')
  await page.mouse.move(5, 5)
  await expect(undo(page)).toBeVisible()
  await expect(undo(page)).toHaveCount(0, { timeout: 20_000 })
  await written(page, 1)
})

test('whoever leaves the page has deleted for good; a tab that crashes before has lost nothing', async ({ page, context }) => {
  await analyzeChats(page, [
    ['Ana', 30],
    ['Ben', 44],
    ['Eva', 50],
  ])
  await choose(page, 'Me & Ana', 'Delete')
  await page.goto('/')
  await page.goto('/dashboard')
  await drawnCharts(page)
  await expect(cards(page)).toHaveCount(2)
  await written(page, 2)
  await choose(page, 'Me & Ben', 'Delete')
  await expect(cards(page)).toHaveCount(1)
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  const other = await context.newPage()
  await other.goto('/app')
  await expect(cards(other)).toHaveCount(2)
})

test('deleting the chat on the screen leads to the next newest, and undoing it back; without any to the upload screen', async ({
  page,
}) => {
  await analyzeChats(page, [
    ['Ana', 30],
    ['Ben', 44],
  ])
  await choose(page, 'Me & Ben', 'Delete')
  await expect(title(page)).toHaveText('Me&Ana')
  await drawnCharts(page)
  await undo(page).click()
  await expect(title(page)).toHaveText('Me&Ben')
  await drawnCharts(page)
  await choose(page, 'Me & Ben', 'Delete')
  await expect(title(page)).toHaveText('Me&Ana')
  await choose(page, 'Me & Ana', 'Delete')
  await page.waitForURL('**/app')
  await expect(recent(page)).toHaveCount(0)
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await expect(dismiss).toHaveCount(2)
  await dismiss.first().click()
  await expect(dismiss).toHaveCount(1)
  await dismiss.click()
  await written(page, 0)
  await page.goto('/dashboard')
  await page.waitForURL((url) => url.pathname === '/')
})

test('deleting everything leaves nothing: no file, no record, no id', async ({ page }) => {
  await analyzeChats(page, [
    ['Ana', 30],
    ['Ben', 44],
  ])
  await chooseTheme(page, 'Dark')
  await toUpload(page)
  await page.getByRole('button', { name: 'Delete everything...' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete everything?' })
  await expect(dialog).toContainText('2 chats')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete everything...' }).click()
  await dialog.getByRole('button', { name: 'Delete 2 chats' }).click()
  await expect(page.getByText('Everything is deleted.')).toBeVisible()
  await expect(recent(page)).toHaveCount(0)
  expect(await onDevice(page)).toEqual({ files: [], records: 0, journal: 0, keys: ['theme'] })
  await page.goto('/dashboard')
  await page.waitForURL((url) => url.pathname === '/')
})

test('my data goes along in one file and comes back from it', async ({ page }) => {
  await analyzeChats(page, [
    ['Ana', 30],
    ['Ben', 44],
  ])
  await toUpload(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^convostat-backup-[\d-]+\.zip$/)
  const path = test.info().outputPath('backup.zip')
  await download.saveAs(path)
  await page.getByRole('button', { name: 'Delete everything...' }).click()
  await page.getByRole('button', { name: 'Delete 2 chats' }).click()
  await expect(recent(page)).toHaveCount(0)
  const restore = page.getByLabel('Restore')
  await restore.setInputFiles(path)
  await expect(page.getByText('2 chats restored.')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await restore.setInputFiles(path)
  await expect(page.getByText('Nothing to restore. 2 chats were here already.')).toBeVisible()
  await restore.setInputFiles(chatFile('no backup', 'backup.zip'))
  await expect(page.getByText('This file could not be restored.')).toBeVisible()
  await cardButton(page, 'Me & Ana').click()
  await page.waitForURL('**/dashboard')
  await expect(figure(page, 'Total Messages')).toContainText('30')
})

/** Messages number `from` to `to` of one long chat. */
const part = (from: number, to: number, names = ['Ana', 'Ben']) => chatText({ messages: to, names }).split('\n').slice(from, to).join('\n')

test('two exports with an overlap become one chat, and what is new is told until it is dismissed', async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, part(0, 200))
  await written(page, 1)
  await toUpload(page)
  await chooseChat(page, part(150, 260), 'later.txt')
  await expect(page.getByText('This looks like a newer export of “Ana & Ben”')).toBeVisible()
  await page.getByRole('button', { name: 'Add to it' }).click()
  await page.waitForURL('**/dashboard')
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('260')
  // The 201st message is of the 18th, 37 minutes after the one before.
  const news = page.getByText('60 new messages since Jan 18, 2021; 50 were there already.')
  await expect(news).toBeVisible()
  await expect(card(page, 'Ana & Ben')).toContainText('merged from 2 exports')
  await expect(cards(page)).toHaveCount(1)
  await expect.poll(async () => (await onDevice(page)).files.length).toBe(2)
  await page.reload()
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('260')
  await expect(news).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(news).toHaveCount(0)
  await page.reload()
  await drawnCharts(page)
  await expect(news).toHaveCount(0)
})

test('a further export is added from the card; the same file again brings nothing new', async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, part(0, 100))
  await written(page, 1)
  await choose(page, 'Ana & Ben', 'Add a newer export')
  await page.waitForURL('**/app')
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByText('The next export you choose is added to “Ana & Ben”.')).toBeVisible()
  await expect(picker(page)).toBeFocused()
  // The choice survives a reload, and can be taken back.
  await page.reload()
  await expect(page.getByText('The next export you choose is added to “Ana & Ben”.')).toBeVisible()
  await chooseChat(page, part(0, 100))
  await page.getByRole('button', { name: 'Add to the chat' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Nothing new in this export.')).toBeVisible()
  await expect(figure(page, 'Total Messages')).toContainText('100')
  await page.getByRole('link', { name: 'Add a newer export' }).click()
  await expect(page.getByText('The next export you choose is added to “Ana & Ben”.')).toBeVisible()
  await page.getByRole('button', { name: 'Analyze separately instead' }).click()
  await expect(page.getByText('The next export you choose')).toHaveCount(0)
  await analyzeChat(page, part(0, 90))
  await expect(cards(page)).toHaveCount(2)
})

test('another chat is refused where it was to be added, and can be analyzed for itself', async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, part(0, 100))
  await written(page, 1)
  await choose(page, 'Ana & Ben', 'Add a newer export')
  await chooseChat(page, { messages: 40, names: ['Eva', 'Finn'], say: (n) => `something else ${n}` })
  await page.getByRole('button', { name: 'Add to the chat' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'This looks like another chat: too few of its people are in the one you want to add it to.',
  )
  await page.getByRole('button', { name: 'Analyze separately', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await expect(title(page)).toHaveText('Eva&Finn')
  await expect(cards(page)).toHaveCount(2)
  await expect(card(page, 'Ana & Ben')).toContainText('100 messages')
})

test('a chat with somebody else is not taken for one that is kept', async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 20, names: ['Me', 'Ana'] })
  await toUpload(page)
  await chooseChat(page, { messages: 30, names: ['Me', 'Ben'] })
  await expect(analyzeButton(page)).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByText('This looks like')).toHaveCount(0)
})

test('everything about the history can be done by keyboard', async ({ page, isMobile }) => {
  await analyzeChats(page, [
    ['Ana', 30],
    ['Ben', 44],
    ['Eva', 50],
  ])
  await cardButton(page, 'Me & Eva').focus()
  const next = isMobile ? 'ArrowDown' : 'ArrowRight'
  await page.keyboard.press(next)
  await expect(cardButton(page, 'Me & Ben')).toBeFocused()
  await page.keyboard.press('End')
  await expect(cardButton(page, 'Me & Ana')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(cardButton(page, 'Me & Eva')).toBeFocused()
  await page.keyboard.press(next)
  await expect(cardButton(page, 'Me & Ben')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'More about Me & Ben' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Add a newer export' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(2)
  // The card that took its place has the keyboard; F8 leads to the slips, Tab to the first one and into it.
  await expect(cardButton(page, 'Me & Ana')).toBeFocused()
  await expect(undo(page)).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('list').and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listitem').and(page.locator(':focus'))).toContainText('“Me & Ben” is deleted')
  await page.keyboard.press('Tab')
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(3)
  await cardButton(page, 'Me & Ana').focus()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Me&Ana')
})

test('ten chats are kept: six at first, the others on demand, and the oldest makes room for the eleventh', async ({ page }) => {
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo']
  await analyzeChats(
    page,
    names.map((name, i) => [name, 10 + i] as const),
  )
  await expect(cards(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Show all 10' }).click()
  await expect(cards(page)).toHaveCount(10)
  await expect(cards(page).first()).toHaveText('Me & Jo')
  await expect(cards(page).last()).toHaveText('Me & Ada')
  await expectNoSideways(page)
  await toUpload(page)
  await analyzeChat(page, { messages: 33, names: ['Me', 'Kim'] })
  await page.getByRole('button', { name: 'Show all 10' }).click()
  await expect(cards(page).last()).toHaveText('Me & Bo')
  await written(page, 10)
})

test('a chat whose copy is gone says so on its card, and what was on the screen stays', async ({ page }) => {
  await analyzeChats(page, [
    ['Ana', 30],
    ['Ben', 44],
  ])
  await page.evaluate(async () => {
    const uploads = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads')
    const names: string[] = []
    for await (const name of uploads.keys()) names.push(name)
    await uploads.removeEntry(names.sort()[0])
  })
  await cardButton(page, 'Me & Ana').click()
  await expect(page.getByRole('alert')).toHaveText('Upload data not found. It may have been cleaned up.')
  await expect(title(page)).toHaveText('Me&Ben')
})

test('where the chat of this tab is gone the others are offered', async ({ page }) => {
  await analyzeChats(page, [
    ['Ana', 30],
    ['Ben', 44],
  ])
  await page.evaluate(async () => {
    const uploads = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads')
    const names: string[] = []
    for await (const name of uploads.keys()) names.push(name)
    await uploads.removeEntry(names.sort()[1])
  })
  await page.reload()
  await expect(title(page)).toHaveText('No Analysis Data')
  await expectAccessible(page)
  await cardButton(page, 'Me & Ana').click()
  await expect(title(page)).toHaveText('Me&Ana')
  await drawnCharts(page)
})

test('a chat analyzed more than an hour ago says when, and can be analyzed again', async ({ page }) => {
  await analyzeChats(page, [['Ana', 30]])
  await expect(page.getByRole('button', { name: 'Analyze again' })).toHaveCount(0)
  await page.evaluate(async () => {
    const opening = indexedDB.open('convostat')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const store = opening.result.transaction('uploads', 'readwrite').objectStore('uploads')
    const getting = store.getAll()
    await new Promise((resolve) => {
      getting.onsuccess = resolve
    })
    const [kept] = getting.result
    kept.record.uploadDate = new Date(Date.now() - 2 * 3_600_000 - 60_000).toISOString()
    await new Promise((resolve) => {
      store.put(kept).onsuccess = resolve
    })
    opening.result.close()
  })
  await page.reload()
  await drawnCharts(page)
  await expect(page.getByText('Analyzed 2 hours ago.')).toBeVisible()
  await expect(card(page, 'Me & Ana')).toContainText('analyzed 2 hours ago')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Analyze again' }).click()
  await expect(page.getByText('Analyzed 2 hours ago.')).toHaveCount(0)
  await expect(card(page, 'Me & Ana')).toContainText('analyzed just now')
  await page.reload()
  await drawnCharts(page)
  await expect(page.getByRole('button', { name: 'Analyze again' })).toHaveCount(0)
})

test('P27: a large chat shows how far it is while it is opened, and can be canceled', async ({ page }, testInfo) => {
  test.slow()
  await openUpload(page)
  const path = testInfo.outputPath('chat.txt')
  await writeFile(path, chatText({ messages: 600_000, names: ['Me', 'Ana'] }))
  await picker(page).setInputFiles(path)
  await expect(page.getByText('600,000 messages').first()).toBeVisible({ timeout: 60_000 })
  await analyzeButton(page).click()
  await page.waitForURL('**/dashboard', { timeout: 60_000 })
  await expect.poll(async () => (await onDevice(page)).records, { timeout: 60_000 }).toBe(1)
  await toUpload(page)
  await analyzeChat(page, { messages: 12, names: ['Me', 'Ben'] })
  // On a quick machine it may be open before anybody could cancel: then it is left and tried again.
  await expect(async () => {
    await cardButton(page, 'Me & Ben').click()
    await expect(title(page)).toHaveText('Me&Ben')
    await cardButton(page, 'Me & Ana').click()
    await expect(card(page, 'Me & Ana').getByRole('progressbar')).toBeVisible({ timeout: 3000 })
    await card(page, 'Me & Ana').getByRole('button', { name: 'Cancel' }).click({ timeout: 3000 })
  }).toPass({ timeout: 90_000 })
  await expect(card(page, 'Me & Ana').getByRole('progressbar')).toHaveCount(0)
  await expect(title(page)).toHaveText('Me&Ben')
  // What is asked next is answered about the chat on the screen.
  await page.reload()
  await expect(figure(page, 'Total Messages')).toContainText('12')
  await cardButton(page, 'Me & Ana').click()
  await expect(title(page)).toHaveText('Me&Ana', { timeout: 60_000 })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`the history is accessible: cards, menu, slip, offer, dialog, ${colorScheme}`, async ({ page }) => {
      await analyzeChats(page, [
        ['Ana', 30],
        ['Ben', 5001],
      ])
      await expectAccessible(page)
      await page.getByRole('button', { name: 'More about Me & Ana' }).click()
      await expectAccessible(page)
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      // It waits while one is at it.
      await undo(page).hover()
      await expectAccessible(page)
      await expectNoSideways(page)
      await undo(page).click()
      await toUpload(page)
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.getByRole('button', { name: 'Delete everything...' }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Keep everything' }).click()
      await choose(page, 'Me & Ana', 'Add a newer export')
      await expect(page.getByText('The next export you choose')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Analyze separately instead' }).click()
      await chooseChat(page, { messages: 400, names: ['Me', 'Ana'] })
      await expect(page.getByText('This looks like a newer export of “Me & Ana”')).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
    })
  })
}
