import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { askEngine, deviceOf, type GivenFile } from './support/engine.ts'
import { put } from './support/favorites.ts'
import { expect, once, test } from './support/journey.ts'
import { expectKept } from './support/kept.ts'
import {
  analyzeChat,
  drawnCharts,
  expectAccessibleInBothThemes,
  expectNoSideways,
  figure,
  openUpload,
  picker,
  saidSoon,
  toDashboard,
} from './support/screens.ts'
import { inWorkers, workerScript } from './support/worker-script.ts'

interface History {
  uploads: { id: string; participants: string[]; messageCount: number }[]
  damaged: { id: string; why: string }[]
}
const history = (page: Page) => askEngine<History>(page, 'uploads.list')

/** A browser with one kept chat, on a page that has none of it open. */
async function withChat(page: Page): Promise<string> {
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  await expect.poll(async () => Object.keys((await deviceOf(page)).files).filter((name) => name.endsWith('.json'))).toHaveLength(1)
  const [{ id }] = (await history(page)).uploads
  await page.goto('/demo-chat.txt')
  return id
}

/** Changes a file in the folder of uploads. */
const inFile = (page: Page, ending: RegExp, change: 'flip' | 'tear' | 'remove') =>
  page.evaluate(
    async ([ending, change]) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads')
      for await (const name of folder.keys()) {
        if (!new RegExp(ending).test(name)) continue
        if (change === 'remove') return folder.removeEntry(name)
        const handle = await folder.getFileHandle(name)
        const content = new Uint8Array(await (await handle.getFile()).arrayBuffer())
        if (change === 'flip') content[content.length >> 1] ^= 1
        const stream = await handle.createWritable()
        await stream.write(change === 'tear' ? content.slice(0, content.length >> 1) : content)
        await stream.close()
        return
      }
      throw new Error('there is no such file')
    },
    [ending.source, change] as const,
  )
const theExport = /^upload_\d+$/
const beside = /\.json$/

const deleteDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('convostat')
        deleting.onsuccess = () => resolve()
        deleting.onerror = () => reject(deleting.error)
        deleting.onblocked = () => reject(new Error('a page still has it open'))
      }),
  )

/** Changes the entries of uploads in the list. */
const inList = (page: Page, change: 'clear' | 'spoil') =>
  page.evaluate(async (change) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('convostat')
      opening.onsuccess = () => resolve(opening.result)
    })
    const writing = database.transaction('uploads', 'readwrite')
    const store = writing.objectStore('uploads')
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const reading = store.getAllKeys()
      reading.onsuccess = () => resolve(reading.result)
    })
    for (const id of keys) {
      if (change === 'clear') store.delete(id)
      else store.put({ v: 2, id, bytes: 'no', record: { participants: 7 } })
    }
    await new Promise((resolve) => {
      writing.oncomplete = resolve
    })
    database.close()
  }, change)

const rebuilt = 'Your list of chats was damaged and has been rebuilt: 1 chat.'
const removed = 'Your browser removed saved chats.'

for (const [what, damage] of [
  ['the whole database is lost', deleteDatabase],
  ['the entry of a chat is lost', (page: Page) => inList(page, 'clear')],
  ['the entry of a chat is damaged', (page: Page) => inList(page, 'spoil')],
] as const) {
  test(`where ${what} the chat is there as before, and a notice says so until it is dismissed`, once, async ({ page }) => {
    const id = await withChat(page)
    await damage(page)
    await page.goto('/dashboard')
    await drawnCharts(page)
    await expect(figure(page, 'Total Messages')).toContainText('40')
    await expect(page.getByText(rebuilt)).toBeVisible()
    expect(await history(page)).toMatchObject({ uploads: [{ id, messageCount: 40 }], damaged: [] })
    await page.goto('/app')
    await expect(page.getByText(rebuilt)).toBeVisible()
    await expect(page.getByText(removed)).toHaveCount(0)
    await expectNoSideways(page)
    await page.getByRole('button', { name: 'Dismiss: rebuilt list' }).click()
    await expect(page.getByText(rebuilt)).toHaveCount(0)
    await page.reload()
    await expect(page.locator('[data-upload]')).toHaveCount(1)
    await expect(page.getByText(rebuilt)).toHaveCount(0)
  })
}

test('favorites that were lost with the database are missed in words', once, async ({ page }) => {
  const favorite = { v: 1, author: 'Ana', text: 'hi', originalDate: '2021-03-04T09:00:00', savedOn: '2026-01-01T00:00:00.000Z' }
  await withChat(page)
  await put(page, 'favorites', [
    { ...favorite, id: 'x', source: 'Search', uploadId: 'upload_1', uploadTitle: 'Ana & Ben', note: '', notedOn: null, removedOn: null },
  ])
  await page.goto('/app')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('expected-saved'))).toBe('{"favorites":1,"license":false}')
  await page.goto('/demo-chat.txt')
  await deleteDatabase(page)
  await page.goto('/app')
  await expect(page.getByText(rebuilt)).toBeVisible()
  await expect(page.getByText('1 saved message is gone. Restore a backup to bring it back.')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('rebuilt.png') })
  await expectAccessibleInBothThemes(page)
  await page.reload()
  await expect(page.getByText('1 saved message is gone.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss: rebuilt list' }).click()
  await page.reload()
  await expect(page.locator('[data-upload]')).toHaveCount(1)
  await expect(page.getByText('1 saved message is gone.')).toHaveCount(0)
})

test('an incomplete record beside the file costs nothing, and is written again', once, async ({ page }) => {
  await withChat(page)
  await inFile(page, beside, 'tear')
  await page.goto('/app')
  await expect(page.locator('[data-upload]')).toHaveCount(1)
  await page.goto('/demo-chat.txt')
  await deleteDatabase(page)
  await page.goto('/dashboard')
  await drawnCharts(page)
  await expect(page.getByText(rebuilt)).toBeVisible()
})

test('a file of which nothing is known any more is found, and opening it brings the chat back', once, async ({ page }) => {
  const id = await withChat(page)
  await deleteDatabase(page)
  await inFile(page, beside, 'remove')
  // The chat that was viewed last opens automatically.
  await page.evaluate(() => {
    localStorage.removeItem('current-upload')
    sessionStorage.removeItem('current-upload')
  })
  await page.goto('/app')
  const card = page.getByRole('region', { name: /^A chat saved/ })
  await expect(
    card.getByText('The details of this chat were lost, but its file is still here. Open it to bring the chat back.'),
  ).toBeVisible()
  await expect(page.getByText(removed)).toHaveCount(0)
  await expectNoSideways(page)
  await expectAccessibleInBothThemes(page)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download the file' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe(chatText({ messages: 40 }))
  await card.getByRole('button', { name: 'Open' }).click()
  await page.waitForURL('**/dashboard')
  await expect(figure(page, 'Total Messages')).toContainText('40')
  expect(await history(page)).toMatchObject({ uploads: [{ id, participants: ['Ana', 'Ben'], messageCount: 40 }], damaged: [] })
})

test('a chat with a flipped byte is not shown, and a backup brings it back', once, async ({ page }) => {
  const id = await withChat(page)
  await page.goto('/app')
  await expect(picker(page)).toBeAttached()
  const backup = await askEngine<GivenFile>(page, 'uploads.backup')
  await page.goto('/demo-chat.txt')
  await inFile(page, theExport, 'flip')
  await page.goto('/dashboard')
  await expect(page.getByText('This saved chat is damaged. Upload the file again.')).toBeVisible()
  const card = page.getByRole('region', { name: 'Ana & Ben' })
  await expect(card.getByText('This chat is damaged. Restore it from a backup, or upload the export again.')).toBeVisible()
  await expectNoSideways(page)
  await expectAccessibleInBothThemes(page)
  await page.screenshot({ path: test.info().outputPath('damaged.png'), fullPage: true })
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download the file' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toHaveLength(chatText({ messages: 40 }).length)
  await card.getByRole('link', { name: 'Restore from a backup' }).click()
  await page.waitForURL('**/settings#your-data')
  const [files] = [{ name: backup.name, mimeType: 'application/zip', buffer: Buffer.from(backup.base64, 'base64') }]
  await page.locator('input[type=file][accept*=".zip"]:not([accept*=".txt"])').setInputFiles(files)
  await expect(page.getByText('1 chat restored.')).toBeVisible()
  expect(await history(page)).toMatchObject({ uploads: [{ id, messageCount: 40 }], damaged: [] })
  await page.goto('/dashboard')
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('40')
})

test(
  'a database of a newer version is left alone: chats are read and can be downloaded, new ones are shown and not kept',
  once,
  async ({ page }) => {
    const id = await withChat(page)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('convostat', 1000)
          opening.onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }),
    )
    const before = await deviceOf(page)
    await page.goto('/app')
    await expect(page.getByText('The chats in this browser were saved by a newer version of ConvoStat.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeVisible()
    // Comes a moment after the notice.
    await expect(page.locator('[data-slips]').getByText('ConvoStat was updated in another tab.')).toBeVisible()
    await expectNoSideways(page)
    await expectAccessibleInBothThemes(page)
    await page.screenshot({ path: test.info().outputPath('newer.png'), fullPage: true })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all chats' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toBe(chatText({ messages: 40 }))
    await analyzeChat(page, { messages: 30, names: ['Cem', 'Dan'] })
    await expect(figure(page, 'Total Messages')).toContainText('30')
    await expect(page.getByText('New chats are not kept until you reload the page').first()).toBeVisible()
    await page.locator(`[data-upload="${id}"]`).click()
    await expect(figure(page, 'Total Messages')).toContainText('40')
    expect(await deviceOf(page)).toEqual(before)
  },
)

test('where the list can never be opened, the chats can be downloaded', once, async ({ page, context }) => {
  await withChat(page)
  const broken = `IDBFactory.prototype.open = () => { throw new DOMException('', 'UnknownError') }`
  await context.addInitScript(broken)
  await inWorkers(context, broken)
  await page.goto('/app')
  await expect(page.getByText('Your list of chats cannot be opened.')).toBeVisible()
  await expectNoSideways(page)
  await page.screenshot({ path: test.info().outputPath('unopenable.png'), fullPage: true })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all chats' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe(chatText({ messages: 40 }))
  await page.locator('[data-upload]').click()
  await page.waitForURL('**/dashboard')
  await expect(figure(page, 'Total Messages')).toContainText('40')
  // This one is on the device.
  await expect(page.getByText('New chats are not kept because your list of chats cannot be opened.')).toBeVisible()
  await expect(page.getByText('Nothing will be kept')).toHaveCount(0)
})

test('a page that ends after the figures and before the chat is written leaves it to the next one', once, async ({ page, context }) => {
  // The chat is shown, and its copy is never written: the worker is held up at its first large piece.
  await inWorkers(
    context,
    `const { write } = FileSystemSyncAccessHandle.prototype
    FileSystemSyncAccessHandle.prototype.write = function (bytes, options) {
      while (bytes.length > 1000);
      return write.call(this, bytes, options)
    }`,
  )
  await openUpload(page)
  await picker(page).setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(chatText({ messages: 40 })) })
  await page.getByRole('button', { name: 'Analyze Chat' }).click()
  await expect.poll(async () => (await deviceOf(page)).journal.length).toBe(1)
  await context.unroute(workerScript)
  const said = saidSoon(page, 'ConvoStat closed before this chat was saved. It is being analyzed again.')
  await page.goto('/app')
  await said
  await toDashboard(page)
  await expectKept(page, 1)
  await expect.poll(async () => (await deviceOf(page)).journal).toEqual([])
})
