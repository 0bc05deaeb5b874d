import type { Page } from '@playwright/test'
import { askEngine, deviceOf } from './support/engine.ts'
import { isExport } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import { expectKept, history } from './support/kept.ts'
import { analyzeChat, drawnCharts, expectAccessible, expectNoSideways, figure, openUpload } from './support/screens.ts'
import { inWorkers, workerScript } from './support/worker-script.ts'

/** Takes features from the workers, which alone keep chats. In what ways each may fail or hang: `open-places.test.ts`. */
const without = {
  handles: 'delete FileSystemFileHandle.prototype.createSyncAccessHandle',
  opfs: 'delete StorageManager.prototype.getDirectory',
  opfsDenied: "StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'))",
  estimate: "StorageManager.prototype.estimate = () => Promise.reject(new TypeError(''))",
  packing: 'delete globalThis.CompressionStream',
  database: "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') }",
}

const nothingKept = 'Nothing will be kept after you close this window.'
const perhapsPrivate = 'If this is a private window, your chats are deleted when you close it.'
const removed = 'Your browser removed saved chats.'
const unreached = 'Some saved chats cannot be opened right now.'

const exportsOf = async (page: Page) => Object.keys((await deviceOf(page)).files).filter(isExport)

/** A chat of 4,000 messages is kept, in files or in the database, and is there after a reload. */
async function expectKeptIn(page: Page, where: 'files' | 'database'): Promise<void> {
  await openUpload(page)
  await analyzeChat(page, { messages: 4000 })
  await expectKept(page, 1)
  await page.reload()
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('4,000')
  expect(await exportsOf(page)).toHaveLength(where === 'files' ? 1 : 0)
  await page.goto('/app')
  await expect(page.locator('[data-upload]')).toHaveCount(1)
  await expect(page.getByText(nothingKept)).toHaveCount(0)
  await expect(page.getByText(perhapsPrivate)).toHaveCount(where === 'database' ? 1 : 0)
  await expectAccessible(page)
}

async function expectNothingAfterDeleting(page: Page): Promise<void> {
  await askEngine(page, 'uploads.delete', { all: true })
  expect((await history(page)).storage).toMatchObject({ kind: 'device', used_bytes: 0 })
}

test(
  'without sync handles, an estimate and packing a chat is kept in files; while these cannot be reached it was not removed',
  once,
  async ({ page, context }) => {
    const lacking = [without.handles, without.estimate, without.packing].join('\n')
    await inWorkers(context, lacking)
    await expectKeptIn(page, 'files')
    await context.unroute(workerScript)
    await inWorkers(context, without.opfsDenied)
    await page.goto('/app')
    await expect(page.getByText(unreached)).toBeVisible()
    await expect(page.getByText(removed)).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSideways(page)
    await context.unroute(workerScript)
    await inWorkers(context, lacking)
    await page.goto('/dashboard')
    await drawnCharts(page)
    await expect(figure(page, 'Total Messages')).toContainText('4,000')
    await expectNothingAfterDeleting(page)
  },
)

test(
  'with the database alone a chat is kept in it, is gone only if the browser removed it, and is found once there is a better place',
  once,
  async ({ page, context }) => {
    await inWorkers(context, [without.opfs, without.estimate].join('\n'))
    await expectKeptIn(page, 'database')

    await page.evaluate(async () => {
      const opening = indexedDB.open('convostat')
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const clearing = opening.result.transaction(['files', 'file-pieces'], 'readwrite')
      for (const name of ['files', 'file-pieces']) clearing.objectStore(name).clear()
      await new Promise((resolve) => clearing.addEventListener('complete', resolve))
      opening.result.close()
    })
    await page.reload()
    await expect(page.getByText(removed)).toBeVisible()
    await expect(page.getByText(unreached)).toHaveCount(0)

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
    expect(await exportsOf(page)).toHaveLength(1)
    await expectNothingAfterDeleting(page)
  },
)

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
      await expect(page.getByText('Reloading the page also clears your chats.')).toBeVisible()
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
