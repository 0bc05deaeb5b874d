import type { Page } from '@playwright/test'
import { chatFile, chatText } from './support/chats.ts'
import { deviceOf } from './support/engine.ts'
import { expect, once, test } from './support/journey.ts'
import { history } from './support/kept.ts'
import {
  analyzeButton,
  cancelAtOnce,
  chooseChat,
  expectAccessible,
  expectNoSideways,
  openUpload,
  picker,
  saidSoon,
  toDashboard,
} from './support/screens.ts'
import { inWorkers, workerScript } from './support/worker-script.ts'

const card = (page: Page) => page.getByRole('heading', { name: 'What’s in this file' })
const kept = async (page: Page) => (await history(page)).uploads.map(({ filename, messageCount }) => [filename, messageCount])
const pendingOf = async (page: Page) => {
  const { journal, pending } = await deviceOf(page)
  return [journal.length, pending.length]
}

/** Ends a tab: nothing of it runs any more, and it asks nothing. */
async function close(page: Page): Promise<Page> {
  const context = page.context()
  await context.unroute(workerScript)
  await page.close()
  return context.newPage()
}

/** By the app's own link: an address would end the page. */
async function toSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
}

/** What is read in a worker is never there, however fast the machine is. */
const neverRead = 'Blob.prototype.arrayBuffer = () => new Promise(() => undefined)'

/** The chat's export is never written. */
const neverWritten = `const { createSyncAccessHandle } = FileSystemFileHandle.prototype
  FileSystemFileHandle.prototype.createSyncAccessHandle = async function (options) {
    if (/^upload_\\d+$/.test(this.name)) await new Promise(() => undefined)
    return createSyncAccessHandle.call(this, options)
  }`

test(
  'a file whose tab was closed while it was read is there again, or named: it is tried again, deleted, kept or chosen again, as one likes',
  once,
  async ({ page, context }) => {
    test.slow()
    // Not finished the second time either.
    await openUpload(page)
    await picker(page).setInputFiles(chatFile(chatText({ messages: 40 }), 'hard.txt'))
    await expect.poll(() => pendingOf(page)).toEqual([1, 1])
    await inWorkers(context, neverRead)
    let next = await context.newPage()
    await page.close()
    await next.goto('/app')
    await expect(next.getByRole('button', { name: 'Delete this copy' })).toBeVisible()
    next = await close(next)
    await next.goto('/app')
    const again = next.getByText('ConvoStat closed again before this file was finished.')
    await expect(again).toBeVisible()
    await expect(next.getByText('hard.txt')).toBeVisible()
    await expectAccessible(next)
    await expectNoSideways(next)
    await next.getByRole('button', { name: 'Try again' }).click()
    await expect(card(next)).toBeVisible()
    await expect(again).toHaveCount(0)
    await next.getByRole('button', { name: 'Delete this copy' }).click()
    await expect(next.getByText('Drop your exported chat here')).toBeVisible()
    await expect.poll(() => pendingOf(next)).toEqual([0, 0])

    // Finished the second time, and kept only if that is asked for.
    await inWorkers(context, neverRead)
    await next.goto('/app')
    await picker(next).setInputFiles(chatFile(chatText({ messages: 40 }), 'dropped.txt'))
    await expect.poll(() => pendingOf(next)).toEqual([1, 1])
    next = await close(next)
    await next.goto('/app')
    await expect(next.getByText('ConvoStat closed before this chat was analyzed. The file is still here.')).toBeVisible()
    await expect(card(next)).toBeVisible()
    await expect(next.getByText('dropped.txt')).toBeVisible()
    await expectAccessible(next)
    await expectNoSideways(next)
    expect(await kept(next)).toEqual([])
    await analyzeButton(next).click()
    await toDashboard(next)
    await expect.poll(() => kept(next)).toEqual([['dropped.txt', 40]])
    await expect.poll(() => pendingOf(next)).toEqual([0, 0])

    // Not copied when its tab closes.
    await inWorkers(context, neverRead)
    await context.addInitScript(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (...given) {
        if (this.name === 'pending-files') throw new DOMException('', 'QuotaExceededError')
        return put.apply(this, given)
      }
    })
    await next.goto('/app')
    await picker(next).setInputFiles(chatFile(chatText({ messages: 40 }), 'long.txt'))
    await expect.poll(() => pendingOf(next)).toEqual([1, 0])
    next = await close(next)
    await next.goto('/app')
    const named = next.getByText('The last analysis did not finish. Choose the file again.')
    await expect(named).toBeVisible()
    await expect(next.getByText('long.txt')).toBeVisible()
    await expectAccessible(next)
    await expectNoSideways(next)
    await chooseChat(next, { messages: 10 })
    await expect(named).toHaveCount(0)
    await expect.poll(() => pendingOf(next)).toEqual([1, 0])
  },
)

test(
  'a chat whose tab was closed while it was saved is finished at the next start, once, on whatever screen that is',
  once,
  async ({ page, context }) => {
    await inWorkers(context, neverWritten)
    await openUpload(page)
    await chooseChat(page, chatText({ messages: 300 }), 'long.txt')
    await expect.poll(() => pendingOf(page)).toEqual([1, 1])
    // Success is not kept waiting for a chat that takes long to be saved.
    const analyzed = saidSoon(page, 'Upload successful!')
    await analyzeButton(page).click()
    await analyzed
    const next = await close(page)
    const said = saidSoon(next, 'ConvoStat closed before this chat was saved, so it is analyzing it again.')
    await next.goto('/dashboard')
    await said
    await toDashboard(next)
    await expect(next.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible()
    expect(await kept(next)).toEqual([['long.txt', 300]])
    await expect.poll(() => pendingOf(next)).toEqual([0, 0])
    const { files } = await deviceOf(next)
    expect(Object.keys(files).filter((name) => /^upload_\d+$/.test(name))).toHaveLength(1)
  },
)

/**
 * A page at its settings, behind which an interrupted analysis is finished; its file is not read before `readNow`. The page before it is
 * closed, or left for this one.
 */
async function finishingBehindSettings(page: Page, names: string[], end: 'closed' | 'left'): Promise<Page> {
  const context = page.context()
  await inWorkers(context, neverWritten)
  await page.goto('/app')
  await chooseChat(page, chatText({ messages: 300, names }), 'long.txt')
  await expect.poll(() => pendingOf(page)).toEqual([1, 1])
  // It may be over before a slow machine looks.
  const saving = saidSoon(page, 'Saving the chat')
  await analyzeButton(page).click()
  await saving
  await context.unroute(workerScript)
  await inWorkers(
    context,
    `const { arrayBuffer } = Blob.prototype
     const read = new Promise((resolve) => (new BroadcastChannel('read-now').onmessage = resolve))
     Blob.prototype.arrayBuffer = async function () {
       if (this.size > 1000) await read
       return arrayBuffer.call(this)
     }`,
  )
  const next = end === 'closed' ? await context.newPage() : page
  if (end === 'closed') await page.close()
  await next.goto('/app')
  await expect(next.getByText('ConvoStat closed before this chat was saved, so it is analyzing it again.')).toBeVisible()
  await toSettings(next)
  await context.unroute(workerScript)
  return next
}

const readNow = (page: Page) => page.evaluate(() => new BroadcastChannel('read-now').postMessage(null))

test(
  'behind another screen an interrupted chat is kept once its file is read, unless "Delete everything" stops it before',
  once,
  async ({ page }) => {
    const left = await finishingBehindSettings(page, ['Ana', 'Ben'], 'left')
    await readNow(left)
    await expect.poll(() => kept(left)).toEqual([['long.txt', 300]])
    await expect.poll(() => pendingOf(left)).toEqual([0, 0])

    const next = await finishingBehindSettings(left, ['Cem', 'Dan'], 'closed')
    await next.getByRole('button', { name: 'Delete everything...' }).click()
    await next
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect.poll(() => pendingOf(next)).toEqual([0, 0])
    await readNow(next)
    // Time enough to analyze a chat of this size.
    await next.waitForTimeout(500)
    expect(await kept(next)).toEqual([])
  },
)

test('a worker that stops answering is replaced, and the file is read after all', once, async ({ page, context }) => {
  let started = 0
  await context.route(workerScript, async (route) => {
    const response = await route.fetch()
    // The first one receives everything and says nothing.
    if (started++ === 0) await route.fulfill({ response, body: 'onmessage = () => {}' })
    else await route.fulfill({ response })
  })
  await page.goto('/app')
  await picker(page).setInputFiles({ name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from(chatText({ messages: 30 })) })
  await expect(page.getByText('30 messages')).toBeVisible({ timeout: 60_000 })
  expect(started).toBe(2)
})

test('from "Upload successful!" on the page may be left immediately', once, async ({ page, context }) => {
  // Storage that takes its time.
  await inWorkers(
    context,
    `const open = StorageManager.prototype.getDirectory
     StorageManager.prototype.getDirectory = async function () {
       await new Promise((resolve) => setTimeout(resolve, 700))
       return open.call(this)
     }`,
  )
  await openUpload(page)
  await chooseChat(page, { messages: 300 })
  await page.getByRole('button', { name: 'Analyze Chat' }).click()
  await page.getByText('Upload successful!').waitFor()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible()
  await page.goto('/app')
  await expect(page.getByRole('region', { name: 'Recent Uploads' })).toBeVisible()
})

test(
  'while a chat is saved another screen may be opened, and leaving the page asks first; either way it is kept, and of another file nothing',
  once,
  async ({ page, context }) => {
    // The export is not written before the page says so.
    await inWorkers(
      context,
      neverWritten.replace('=> undefined', "=> (new BroadcastChannel('write-now').onmessage = resolve)").replace('(()', '((resolve)'),
    )
    const writeNow = () => page.evaluate(() => new BroadcastChannel('write-now').postMessage(null))
    await openUpload(page)
    await chooseChat(page, { messages: 300 })
    await analyzeButton(page).click()
    // It has a whole copy, from which the next start would finish it.
    await page.getByText('Upload successful!').waitFor()
    await toSettings(page)
    await writeNow()
    await expect.poll(() => pendingOf(page)).toEqual([0, 0])
    expect(await kept(page)).toHaveLength(1)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible()

    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      return dialog.dismiss()
    })
    await page.goto('/app')
    await chooseChat(page, { messages: 300, names: ['Cem', 'Dan'] })
    await analyzeButton(page).click()
    await page.getByText('Upload successful!').waitFor()
    await expect(page.goto('/settings')).rejects.toThrow()
    expect(asked).toEqual(['beforeunload'])
    await page.waitForURL('**/dashboard')
    await writeNow()
    await expect.poll(() => pendingOf(page)).toEqual([0, 0])
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Cem' })).toBeVisible()
    expect(asked).toEqual(['beforeunload'])
    await expect.poll(async () => (await deviceOf(page)).journal).toEqual([])

    // Of a file that is not analyzed after all nothing stays.
    await page.goto('/app')
    const canceled = cancelAtOnce(page)
    await picker(page).setInputFiles(chatFile(chatText({ messages: 500_000 }), 'long.txt'))
    await canceled
    await expect(page.getByText('Drop your exported chat here')).toBeVisible()
    await expect.poll(() => pendingOf(page)).toEqual([0, 0])
    await chooseChat(page, { messages: 10, names: ['Eva', 'Finn'] })
    await expect.poll(() => pendingOf(page)).toEqual([1, 1])
    await toSettings(page)
    await expect.poll(() => pendingOf(page)).toEqual([0, 0])
  },
)
