import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { askEngine, deviceOf, type GivenFile } from './support/engine.ts'
import { put } from './support/favorites.ts'
import { expect, once, test } from './support/journey.ts'
import {
  analyzeChat,
  analyzeChatFor,
  drawnCharts,
  expectAccessibleInBothThemes,
  expectNoSideways,
  figure,
  openUpload,
  picker,
} from './support/screens.ts'
import { inWorkers } from './support/worker-script.ts'

interface History {
  uploads: { id: string; participants: string[]; messageCount: number }[]
  damaged: { id: string; why: string }[]
}
const history = (page: Page) => askEngine<History>(page, 'uploads.list')

/** A browser with one kept chat, on a page that has none of it open. */
async function withChat(page: Page): Promise<string> {
  await openUpload(page)
  await analyzeChatFor(page, 'Favorites', { messages: 40 })
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

test(
  'lost or damaged entries, a torn record and a lost database cost no chat, and a notice says what is missing until it is dismissed',
  once,
  async ({ page }) => {
    test.slow()
    const id = await withChat(page)
    const isRebuilt = async () => {
      await page.goto('/dashboard')
      await drawnCharts(page)
      await expect(figure(page, 'Total Messages')).toContainText('40')
      await expect(page.getByText(rebuilt)).toBeVisible()
      expect(await history(page)).toMatchObject({ uploads: [{ id, messageCount: 40 }], damaged: [] })
      await page.goto('/app')
      await expect(page.getByText(rebuilt)).toBeVisible()
      await expect(page.getByText(removed)).toHaveCount(0)
      await expectNoSideways(page)
    }
    const isDismissed = async () => {
      await page.getByRole('button', { name: 'Dismiss: rebuilt list' }).click()
      await expect(page.getByText(rebuilt)).toHaveCount(0)
      await page.reload()
      await expect(page.locator('[data-upload]')).toHaveCount(1)
      await expect(page.getByText(rebuilt)).toHaveCount(0)
    }
    for (const change of ['clear', 'spoil'] as const) {
      await inList(page, change)
      await isRebuilt()
      await isDismissed()
      await page.goto('/demo-chat.txt')
    }

    // An incomplete record beside the file is written again, before it is needed.
    await inFile(page, beside, 'tear')
    const favorite = { v: 1, author: 'Ana', text: 'hi', originalDate: '2021-03-04T09:00:00', savedOn: '2026-01-01T00:00:00.000Z' }
    await put(page, 'favorites', [
      { ...favorite, id: 'x', source: 'Search', uploadId: 'upload_1', uploadTitle: 'Ana & Ben', note: '', notedOn: null, removedOn: null },
    ])
    await page.goto('/app')
    await expect(page.locator('[data-upload]')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('expected-saved'))).toBe('{"favorites":1,"license":false}')
    await page.goto('/demo-chat.txt')
    await deleteDatabase(page)
    await isRebuilt()
    const gone = page.getByText('1 saved message is gone. Restore a backup to bring it back.')
    await expect(gone).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('rebuilt.png') })
    await expectAccessibleInBothThemes(page)
    await page.reload()
    await expect(gone).toBeVisible()
    await isDismissed()
    await expect(gone).toHaveCount(0)
  },
)

test(
  'a file of which nothing is known is found and opened again; with a flipped byte it is not shown, and a backup brings it back',
  once,
  async ({ page }) => {
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

    await page.goto('/app')
    await expect(picker(page)).toBeAttached()
    const backup = await askEngine<GivenFile>(page, 'uploads.backup')
    await page.goto('/demo-chat.txt')
    await inFile(page, theExport, 'flip')
    await page.goto('/dashboard')
    await expect(page.getByText('This saved chat is damaged. Upload the file again.')).toBeVisible()
    const damaged = page.getByRole('region', { name: 'Ana & Ben' })
    await expect(damaged.getByText('This chat is damaged. Restore it from a backup, or upload the export again.')).toBeVisible()
    await expectNoSideways(page)
    await expectAccessibleInBothThemes(page)
    await page.screenshot({ path: test.info().outputPath('damaged.png'), fullPage: true })
    const downloadOfDamaged = page.waitForEvent('download')
    await damaged.getByRole('button', { name: 'Download the file' }).click()
    expect(await readFile(await (await downloadOfDamaged).path(), 'utf8')).toHaveLength(chatText({ messages: 40 }).length)
    await damaged.getByRole('link', { name: 'Restore from a backup' }).click()
    await page.waitForURL('**/settings#your-data')
    const [files] = [{ name: backup.name, mimeType: 'application/zip', buffer: Buffer.from(backup.base64, 'base64') }]
    await page.locator('input[type=file][accept*=".zip"]:not([accept*=".txt"])').setInputFiles(files)
    await expect(page.getByText('1 chat restored.')).toBeVisible()
    expect(await history(page)).toMatchObject({ uploads: [{ id, messageCount: 40 }], damaged: [] })
    await page.goto('/dashboard')
    await drawnCharts(page)
    await expect(figure(page, 'Total Messages')).toContainText('40')
  },
)

test(
  'with a database of a newer version, or one that cannot be opened, chats are read and downloaded, and new ones shown and not kept',
  once,
  async ({ page, context }) => {
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
    await expect(page.getByText('New chats can’t be saved until you reload the page').first()).toBeVisible()
    await page.locator(`[data-upload="${id}"]`).click()
    await expect(figure(page, 'Total Messages')).toContainText('40')
    expect(await deviceOf(page)).toEqual(before)

    // It can never be opened.
    const broken = `IDBFactory.prototype.open = () => { throw new DOMException('', 'UnknownError') }`
    await context.addInitScript(broken)
    await inWorkers(context, broken)
    await page.goto('/app')
    await expect(page.getByText('Your list of chats can’t be opened.')).toBeVisible()
    await expectNoSideways(page)
    await page.screenshot({ path: test.info().outputPath('unopenable.png'), fullPage: true })
    const downloadUnlisted = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all chats' }).click()
    expect(await readFile(await (await downloadUnlisted).path(), 'utf8')).toBe(chatText({ messages: 40 }))
    await page.locator('[data-upload]').click()
    await page.waitForURL('**/dashboard')
    await expect(figure(page, 'Total Messages')).toContainText('40')
    // This one is on the device.
    await expect(page.getByText('New chats can’t be saved because your list of chats can’t be opened.')).toBeVisible()
    await expect(page.getByText('Nothing will be kept')).toHaveCount(0)
  },
)
