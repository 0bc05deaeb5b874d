import type { Page } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { analyzeChats, card, cards, choose, isExport, onDevice, toUpload, undo, written } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import { keepChats } from './support/kept.ts'
import {
  analyzeButton,
  analyzeChat,
  chooseChat,
  expectAccessibleInBothThemes,
  expectNoSideways,
  openUpload,
  toDashboard,
  whenNarrow,
} from './support/screens.ts'

const removed = (page: Page) => page.getByText('Your browser removed saved chats.')
const notice = (page: Page, title: string) => page.getByText(`“${title}” will be deleted`)
const two: [string, number][] = [
  ['Ana', 30],
  ['Ben', 44],
]
const ten = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo'].map((name, i) => [name, 10 + i] as const)

async function eraseEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete everything...' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
}

test(
  'deleted in one tab, a chat can be had back in another, and is kept where another adds to it; deleted everything, a tab leaves the dashboard',
  once,
  async ({ page, context }) => {
    test.slow()
    await analyzeChats(page, two)
    const other = await context.newPage()
    await other.goto('/app')
    await expect(cards(other)).toHaveCount(2)
    await choose(page, 'Me & Ana', 'Delete')
    await expect(cards(other)).toHaveCount(1)
    await expect(other.getByText('“Me & Ana” deleted').filter({ visible: true }).first()).toBeVisible()
    await undo(other).click()
    for (const each of [page, other]) await expect(cards(each)).toHaveCount(2)
    await expect(undo(page)).toHaveCount(0)
    expect((await onDevice(page)).records).toBe(2)
    await other.close()

    const adding = await context.newPage()
    // It receives no deletion, as if both were pressed at the same moment.
    await adding.addInitScript(() => {
      const Channel = BroadcastChannel
      window.BroadcastChannel = class extends Channel {
        constructor(name: string) {
          super(name === 'convostat-deletions' ? 'nobody' : name)
        }
      }
    })
    await adding.goto('/app')
    await choose(adding, 'Me & Ana', 'Add a newer export')
    await chooseChat(adding, { messages: 60, names: ['Me', 'Ana'] }, 'later.txt')
    await choose(page, 'Me & Ana', 'Delete')
    await expect(cards(page)).toHaveCount(1)
    await adding.getByRole('button', { name: 'Add to the chat' }).click()
    await toDashboard(adding)
    await expect(card(adding, 'Me & Ana')).toContainText('combined from 2 exports')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(cards(page)).toHaveCount(2)
    await expect(card(page, 'Me & Ana')).toContainText('combined from 2 exports')
    expect((await onDevice(page)).files.filter(isExport)).toHaveLength(3)
    await adding.close()

    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Me & Ben')
    const erasing = await context.newPage()
    await erasing.goto('/app')
    await eraseEverything(erasing)
    await expect(erasing.getByText('Everything is deleted.')).toBeVisible()
    await page.waitForURL('**/app')
    await expect(page.getByText('Everything was deleted in another tab.').filter({ visible: true }).first()).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    expect(await onDevice(page)).toMatchObject({ files: [], records: 0, snapshots: 0, journal: 0, keys: [] })
  },
)

test(
  'deleting everything in one tab stops a restore in another, and neither counts a chat that is gone',
  once,
  async ({ page, context }) => {
    await analyzeChats(page, two, 'Favorites')
    await toUpload(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const path = test.info().outputPath('backup.zip')
    await (await saving).saveAs(path)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(cards(other)).toHaveCount(2)
    await toUpload(other)
    // One of them should be restored at the same moment.
    await choose(page, 'Me & Ana', 'Delete')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await written(page, 1)
    await Promise.all([other.getByLabel('Restore').setInputFiles(path), eraseEverything(page)])
    await expect(page.getByText('Everything is deleted.')).toBeVisible()
    // Restored before, during or after: what a tab says is there is there.
    await expect(other.getByText('Everything was deleted in another tab.').filter({ visible: true }).first()).toBeVisible()
    const there = async () => (await onDevice(page)).records
    for (const each of [page, other]) await expect.poll(async () => (await cards(each).count()) === (await there())).toBe(true)
    for (const each of [page, other]) {
      await each.goto('/app')
      await expect.poll(async () => (await cards(each).count()) === (await there())).toBe(true)
      await expect(removed(each)).toHaveCount(0)
    }
  },
)

test(
  'a tab that crashes or is left while it deletes everything leaves nothing half: the next one ends it, and says nothing false',
  once,
  async ({ page, context }) => {
    test.slow()
    let last = page
    for (const end of [(page: Page) => page.goto('chrome://crash').catch(() => undefined), (page: Page) => page.goto('about:blank')]) {
      await analyzeChats(last, two, 'Favorites')
      await toUpload(last)
      // The deletion is on the device, and the engine never gets to it.
      await last.evaluate(() => {
        Worker.prototype.postMessage = () => undefined
      })
      await eraseEverything(last)
      await expect.poll(() => wishes(last)).toBe(1)
      await end(last)
      const next = await context.newPage()
      await next.goto('/app')
      await expect(next.getByRole('heading', { name: 'Upload a chat' })).toBeVisible()
      await expect.poll(async () => onDevice(next)).toMatchObject({ files: [], records: 0, snapshots: 0, journal: 0, keys: [] })
      await expect(cards(next)).toHaveCount(0)
      await next.reload()
      await expect(next.getByRole('heading', { name: 'Upload a chat' })).toBeVisible()
      await expect(removed(next)).toHaveCount(0)
      last = next
    }
  },
)

/** How often it is noted that everything should be deleted. */
const wishes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('convostat')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('deletions').objectStore('deletions').count('everything')
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

test(
  'before an eleventh chat is analyzed it is said which one it replaces: that can be saved first, another one be chosen, or none',
  once,
  async ({ page }) => {
    test.slow()
    await openUpload(page)
    await keepChats(
      page,
      ten.map(([name, messages]) => chatText({ messages, names: ['Me', name] })),
    )
    await written(page, 10)
    await chooseChat(page, { messages: 33, names: ['Me', 'Kim'] })
    await expect(notice(page, 'Me & Ada')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expectNoSideways(page)
    await whenNarrow(page, () => expectNoSideways(page))

    // Canceling deletes nothing.
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(notice(page, 'Me & Ada')).toHaveCount(0)
    await expect(page.getByText('Drop your exported chat here')).toBeVisible()
    await written(page, 10)

    await chooseChat(page, { messages: 33, names: ['Me', 'Kim'] })
    await page.getByLabel('Delete', { exact: true }).selectOption({ label: await option(page, 'Me & Di') })
    await expect(notice(page, 'Me & Di')).toBeVisible()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download it first' }).click()
    const path = test.info().outputPath('one.zip')
    await (await saving).saveAs(path)
    await expect(page.getByText('Downloaded.')).toBeVisible()
    await analyzeButton(page).click()
    await toDashboard(page)
    await page.getByRole('button', { name: 'Show all 10' }).click()
    await expect(card(page, 'Me & Di')).toHaveCount(0)
    await expect(card(page, 'Me & Ada')).toHaveCount(1)
    await written(page, 10)

    // What was saved comes back once there is room for it.
    await choose(page, 'Me & Ada', 'Delete')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await written(page, 9)
    await toUpload(page)
    await page.getByLabel('Restore').setInputFiles(path)
    await expect(page.getByText('1 chat restored.')).toBeVisible()
    await written(page, 10)
    await page.getByRole('button', { name: 'Show all 10' }).click()
    await expect(card(page, 'Me & Di')).toHaveCount(1)

    // One by one: what is not mentioned is not deleted.
    await analyzeChat(page, { messages: 34, names: ['Me', 'Lou'] })
    await page.getByRole('button', { name: 'Show all 10' }).click()
    await expect(card(page, 'Me & Bo')).toHaveCount(0)
    await expect(removed(page)).toHaveCount(0)
    await written(page, 10)
  },
)

const option = async (page: Page, title: string) => {
  const labels = await page.getByLabel('Delete', { exact: true }).locator('option').allTextContents()
  return labels.find((label) => label.includes(title)) ?? ''
}
