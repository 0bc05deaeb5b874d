import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { askEngine, deviceOf, fileOf, type GivenFile } from './support/engine.ts'
import { isExport } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import {
  analyzeButton,
  analyzeChat,
  chooseChat,
  drawnCharts,
  expectAccessible,
  expectNoSideways,
  figure,
  openUpload,
  picker,
} from './support/screens.ts'
import { inWorkers, workerScript } from './support/worker-script.ts'

interface History {
  uploads: { id: string; messageCount: number; bytes: number | null }[]
  damaged: { id: string }[]
  storage: { kind: string }
}
const history = (page: Page) => askEngine<History>(page, 'uploads.list')

/** Waits until so many uploads are kept. */
const expectKept = (page: Page, count: number) =>
  expect.poll(async () => (await history(page)).uploads.filter(({ bytes }) => bytes !== null).length).toBe(count)

/** Takes features from the workers, which alone keep chats; what is not there may as well fail or never answer. */
const without = {
  handles: 'delete FileSystemFileHandle.prototype.createSyncAccessHandle',
  handlesHang: 'FileSystemFileHandle.prototype.createSyncAccessHandle = () => new Promise(() => undefined)',
  streams: 'delete FileSystemFileHandle.prototype.createWritable',
  opfs: 'delete StorageManager.prototype.getDirectory',
  opfsDenied: "StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'))",
  opfsHangs: 'StorageManager.prototype.getDirectory = () => new Promise(() => undefined)',
  estimate: "StorageManager.prototype.estimate = () => Promise.reject(new TypeError(''))",
  packing: 'delete globalThis.CompressionStream',
  database: "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') }",
}

const nothingKept = 'Nothing will be kept after you close this window.'
const perhapsPrivate = 'If this is a private window, your chats are deleted when you close it.'

for (const [what, scripts, where] of [
  ['sync handles are missing', [without.handles], 'files'],
  ['sync handles hang', [without.handlesHang], 'files'],
  ['nothing can be written into the private file system', [without.handles, without.streams], 'database'],
  ['there is no private file system', [without.opfs], 'database'],
  ['the private file system is denied', [without.opfsDenied], 'database'],
  ['the private file system hangs', [without.opfsHangs], 'database'],
  ['nothing says how much is free, and nothing can be packed', [without.estimate, without.packing], 'files'],
  ['there is only the database, and nothing says how much is free', [without.opfs, without.estimate], 'database'],
] as const) {
  test(`where ${what} a chat is kept all the same, and is there after a reload`, once, async ({ page, context }) => {
    await inWorkers(context, scripts.join('\n'))
    await openUpload(page)
    await analyzeChat(page, { messages: 4000 })
    await expectKept(page, 1)
    await page.reload()
    await drawnCharts(page)
    await expect(figure(page, 'Total Messages')).toContainText('4,000')
    expect(Object.keys((await deviceOf(page)).files).filter(isExport)).toHaveLength(where === 'files' ? 1 : 0)
    await page.goto('/app')
    await expect(page.locator('[data-upload]')).toHaveCount(1)
    await expect(page.getByText(nothingKept)).toHaveCount(0)
    await expect(page.getByText(perhapsPrivate)).toHaveCount(where === 'database' ? 1 : 0)
    await expectAccessible(page)
    await askEngine(page, 'uploads.delete', { all: true })
    expect((await history(page)).storage).toMatchObject({ kind: 'device', used_bytes: 0 })
  })
}

const denied = `if (isSecureContext) {
  ${without.opfsDenied}
  ${without.database}
}`

test(
  'where the browser denies storage it is said before an upload and beside the figures, and everything else works',
  once,
  async ({ page, context }) => {
    await context.addInitScript(denied)
    await inWorkers(context, denied)
    await openUpload(page)
    const says = async () => {
      await expect(page.getByText(nothingKept)).toBeVisible()
      await expect(page.getByText('Reloading the page clears your chats, too.')).toBeVisible()
      await expect(page.getByText(perhapsPrivate)).toHaveCount(0)
    }
    await says()
    await expectAccessible(page)
    await expectNoSideways(page)
    await analyzeChat(page, { messages: 40 })
    await expect(figure(page, 'Total Messages')).toContainText('40')
    await says()
    await expectAccessible(page)
  },
)

test('what is kept in one place is found once the browser has a better one', once, async ({ page, context }) => {
  await inWorkers(context, without.opfs)
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  await expectKept(page, 1)
  await context.unroute(workerScript)
  await page.reload()
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('40')
  await page.goto('/app')
  await openUpload(page)
  await analyzeChat(page, { messages: 50, names: ['Cem', 'Dan'] })
  await expectKept(page, 2)
  expect((await deviceOf(page)).files).not.toEqual({})
})

test('what cannot be reached now was not removed, and is there again later', once, async ({ page, context }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  await expectKept(page, 1)
  await inWorkers(context, without.opfsDenied)
  await page.goto('/app')
  await expect(page.getByText('Some saved chats cannot be opened right now.')).toBeVisible()
  await expect(page.getByText('Your browser removed saved chats.')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideways(page)
  await context.unroute(workerScript)
  await page.goto('/dashboard')
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('40')
})

test('where there never were private files, a chat that is gone was removed by the browser', once, async ({ page, context }) => {
  await inWorkers(context, without.opfs)
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  await expectKept(page, 1)
  await page.goto('/app')
  await expect(page.locator('[data-upload]')).toHaveCount(1)
  await page.evaluate(async () => {
    const opening = indexedDB.open('convostat')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const clearing = opening.result.transaction(['files', 'file-pieces'], 'readwrite')
    for (const name of ['files', 'file-pieces']) clearing.objectStore(name).clear()
    await new Promise((resolve) => clearing.addEventListener('complete', resolve))
    opening.result.close()
  })
  await page.reload()
  await expect(page.getByText('Your browser removed saved chats.')).toBeVisible()
  await expect(page.getByText('Some saved chats cannot be opened right now.')).toHaveCount(0)
})

async function limitStorage(page: Page, quotaSize: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize })
}

const usage = (page: Page) => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
const notEnough =
  /^Not enough storage for this chat \(needs [\d.]+\s(kB|MB), free [\d.]+\s(kB|MB)\)\. The analysis is shown but not saved\.$/

for (const [where, script, tag] of [
  [
    'where the browser says that there is too little room',
    'StorageManager.prototype.estimate = async () => ({ usage: 0, quota: 60_000 })',
    {},
  ],
  ['where a browser that promised room runs out of it', '', once],
] as const) {
  test(
    `${where} the chat is shown but not saved, with the sizes; what was kept stays, and nothing torn`,
    tag,
    async ({ page, context }) => {
      await openUpload(page)
      await analyzeChat(page, { messages: 40 })
      await expectKept(page, 1)
      const before = await deviceOf(page)
      if (script) await inWorkers(context, script)
      else await limitStorage(page, (await usage(page)) + 40_000)
      await page.goto('/app')
      await analyzeChat(page, { messages: 20_000, say: (n) => `${n} ${Math.sin(n)}` })
      await expect(page.getByText(notEnough)).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.screenshot({ path: test.info().outputPath('not-enough.png') })
      expect(await deviceOf(page)).toEqual(before)
      expect((await history(page)).uploads).toMatchObject([{ messageCount: 40 }])
    },
  )
}

test('two tabs that analyze in the same moment keep both chats whole', once, async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([openUpload(page), openUpload(other)])
  await Promise.all([chooseChat(page, { messages: 3000 }), chooseChat(other, { messages: 2000, names: ['Cem', 'Dan'] })])
  await Promise.all([analyzeButton(page).click(), analyzeButton(other).click()])
  await Promise.all([page, other].map((each) => each.waitForURL('**/dashboard')))
  await expectKept(page, 2)
  expect((await history(page)).damaged).toEqual([])
  // The browser was asked, once, to keep them.
  expect(await page.evaluate(() => localStorage.getItem('asked-to-persist'))).toBe('yes')
  // Each tab's list has both at once, though it was never looked at again.
  for (const each of [page, other]) await expect(each.locator('[data-upload]')).toHaveCount(2)
  for (const [each, total] of [
    [page, '3,000'],
    [other, '2,000'],
  ] as const) {
    await each.reload()
    await drawnCharts(each)
    await expect(figure(each, 'Total Messages')).toContainText(total)
  }
})

test('a chat deleted in another tab stays in view here, and is not found the next time', once, async ({ page, context }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  await expectKept(page, 1)
  await expect(page.locator('[data-upload]')).toHaveCount(1)
  const other = await context.newPage()
  await openUpload(other)
  await askEngine(other, 'uploads.delete', { all: true })
  await expect(page.locator('[data-upload]')).toHaveCount(0)
  await expect(figure(page, 'Total Messages')).toContainText('40')
  await page.reload()
  await expect(page.getByText('Upload data not found. It may have been cleaned up.')).toBeVisible()
  // It was somebody's wish: nothing is missed.
  await page.goto('/app')
  await expect(picker(page)).toBeAttached()
  await page.waitForTimeout(500)
  await expect(page.getByText('Your browser removed saved chats.')).toHaveCount(0)
})

test('what the browser removed is missed in words, until it is read', once, async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  await expectKept(page, 1)
  await page.evaluate(async () => (await navigator.storage.getDirectory()).removeEntry('uploads', { recursive: true }))
  const notice = page.getByText('Your browser removed saved chats.')
  await page.reload()
  await expect(page.getByText('Upload data not found. It may have been cleaned up.')).toBeVisible()
  await expect(notice).toBeVisible()
  await page.goto('/app')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Dismiss: removed chats' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Upload a chat' })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(notice).toHaveCount(0)
})

test('a damaged chat is told from one that is gone', once, async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  await expectKept(page, 1)
  await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads')
    for await (const name of folder.keys()) {
      const stream = await (await folder.getFileHandle(name)).createWritable()
      await stream.write('half')
      await stream.close()
    }
  })
  await page.reload()
  await expect(page.getByText('This saved chat is damaged. Upload the file again.')).toBeVisible()
  await expectAccessible(page)
  const [{ id }] = (await history(page)).damaged
  await expect(askEngine(page, 'uploads.open', { upload_id: id })).rejects.toThrow(
    'upload_damaged: This saved chat is damaged. Upload the file again.',
  )
  await askEngine(page, 'uploads.delete', { upload_id: id })
  expect(await deviceOf(page)).toMatchObject({ files: {}, records: [] })
})

test('an analysis that was broken off is told of at the next start, until the next file is chosen', once, async ({ page, context }) => {
  // Whatever is read is never there: the tab is closed in the midst of it, however fast the machine is.
  await inWorkers(context, 'Blob.prototype.arrayBuffer = () => new Promise(() => undefined)')
  await openUpload(page)
  await picker(page).setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(chatText({ messages: 40 })) })
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
  await expect.poll(async () => (await deviceOf(page)).journal.length).toBe(1)
  await context.unroute(workerScript)
  await page.reload()
  const notice = page.getByText('The last analysis did not finish. Choose the file again.')
  await expect(notice).toBeVisible()
  await expect(page.getByText('long.txt')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await chooseChat(page, { messages: 10 })
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Upload a chat' })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(notice).toHaveCount(0)
  expect((await deviceOf(page)).journal).toEqual([])
})

test('a canceled analysis was no broken one', once, async ({ page }) => {
  await openUpload(page)
  await picker(page).setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(chatText({ messages: 500_000 })) })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Drop your exported chat here')).toBeVisible()
  await expect.poll(async () => (await deviceOf(page)).journal).toEqual([])
})

test('a worker that stops answering is replaced, and the file is read after all', once, async ({ page, context }) => {
  let started = 0
  await context.route(workerScript, async (route) => {
    const response = await route.fetch()
    // The first one hears everything and says nothing.
    if (started++ === 0) await route.fulfill({ response, body: 'onmessage = () => {}' })
    else await route.fulfill({ response })
  })
  await page.goto('/app')
  await picker(page).setInputFiles({ name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from(chatText({ messages: 30 })) })
  await expect(page.getByText('30 messages')).toBeVisible({ timeout: 60_000 })
  expect(started).toBe(2)
})

test('what version 1 kept opens', once, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(
    async (text) => {
      const id = 'upload_1700000000000'
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads', { create: true })
      const packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
      const stream = await (await folder.getFileHandle(`${id}.gz`, { create: true })).createWritable()
      await stream.write(packed)
      await stream.close()
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('convostat', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('uploads', { keyPath: 'id' })
        opening.onsuccess = () => resolve(opening.result)
      })
      const record = {
        id,
        filename: 'WhatsApp Chat with Ana.txt',
        uploadDate: '2023-11-14T22:13:20.000Z',
        participants: ['Ana', 'Ben'],
        messageCount: 40,
        dateRangeStart: '2021-01-13T08:00:00',
        dateRangeEnd: '2021-01-14T08:03:00',
        wasTruncated: false,
        dateOrder: null,
        lastModified: 1_700_000_000_000,
      }
      const writing = database.transaction('uploads', 'readwrite')
      writing.objectStore('uploads').put({ v: 1, id, bytes: packed.size, record })
      await new Promise((resolve) => {
        writing.oncomplete = resolve
      })
      database.close()
      localStorage.setItem('current-upload', id)
    },
    chatText({ messages: 40 }),
  )
  await page.goto('/dashboard')
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('40')
})

test('a backup brings every chat into another browser; twice changes nothing', once, async ({ page, browser, baseURL }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  await expectKept(page, 1)
  await page.goto('/app')
  await openUpload(page)
  await analyzeChat(page, { messages: 50, names: ['Cem', 'Dan'] })
  await expectKept(page, 2)
  const file = await askEngine<GivenFile>(page, 'uploads.backup')
  expect(file.name).toMatch(/^convostat-backup-\d{4}-\d\d-\d\d\.zip$/)

  const elsewhere = await (await browser.newContext({ baseURL })).newPage()
  await openUpload(elsewhere)
  await expect.poll(() => elsewhere.workers().length).toBeGreaterThan(0)
  expect(await askEngine(elsewhere, 'uploads.restore', { file })).toMatchObject({ restored: 2, skipped: 0, damaged: 0, no_room: 0 })
  expect(await askEngine(elsewhere, 'uploads.restore', { file })).toMatchObject({ restored: 0, skipped: 2, damaged: 0, no_room: 0 })
  expect((await history(elsewhere)).uploads).toEqual((await history(page)).uploads)
  const opened = await askEngine<{ original_message_count: number }>(elsewhere, 'uploads.open', {
    upload_id: (await history(elsewhere)).uploads[0].id,
  })
  expect(opened.original_message_count).toBe(50)
  await expect(askEngine(elsewhere, 'uploads.restore', { file: fileOf('backup.zip', 'no zip') })).rejects.toThrow('backup_invalid')
  await elsewhere.context().close()
})

test('a browser killed five times while it saves: nothing torn, nothing acknowledged lost', once, async ({ baseURL }) => {
  test.slow()
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/kills.mjs', '--rounds', '5', '--base', `${baseURL}`])
  expect(stdout).toContain('torn or lost: 0')
})
