import { askEngine, deviceOf } from './support/engine.ts'
import { isExport } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import { expectKept, history } from './support/kept.ts'
import { analyzeChat, drawnCharts, expectAccessible, expectNoSideways, figure, openUpload } from './support/screens.ts'
import { inWorkers, workerScript } from './support/worker-script.ts'

/** Takes features from the workers, which alone keep chats; some of them fail or never answer instead. */
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
