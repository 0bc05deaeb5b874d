import type { Page } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { onDevice } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import { damageFiles } from './support/kept.ts'
import { analyzeChat, drawnCharts, expectAccessible, expectNoSideways, figure, openUpload } from './support/screens.ts'
import { enginesOf, inWorkers } from './support/worker-script.ts'

/** A script by which no worker opens a chat or answers about the license before `release`. */
const holding = `const isReleased = new Promise((resolve) => {
  new BroadcastChannel('release').onmessage = resolve
})
addEventListener('message', (event) => {
  const { data, ports } = event
  if (!['uploads.open', 'license.status'].includes(data?.name) || data.wasHeld) return
  event.stopImmediatePropagation()
  void isReleased.then(() => dispatchEvent(new MessageEvent('message', { data: { ...data, wasHeld: true }, ports: [...ports] })))
})`

const keyOfSnapshot = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('convostat')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('snapshots').objectStore('snapshots').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result[0].key)
          }
        }
      }),
  )

test('a reload shows the last dashboard until the chat is read again, says so, and moves nothing', async ({ page, context }) => {
  test.slow()
  await openUpload(page)
  await analyzeChat(page, chatText({ messages: 300, names: ['Zoë 🦊', 'Ben'], say: (n) => `quokka number ${n}` }))
  const snapshots = async () => (await onDevice(page)).snapshots
  await expect.poll(snapshots).toBe(1)
  // With the feelings, which come last.
  await expect(page.getByRole('figure', { name: 'Sentiment' })).toBeVisible()
  await page.waitForTimeout(2000)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  // The script that its key names is another one with another engine: the engine's name is in it.
  const [script] = (await keyOfSnapshot(page)).split(' ')
  const [engine] = enginesOf(page)
  expect(await (await page.request.get(script)).text()).toContain(new URL(engine.url()).pathname)

  await inWorkers(context, holding)
  await page.reload()
  const note = page.getByText('From your last visit. Updating...')
  await expect(note).toBeVisible()
  await drawnCharts(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(figure(page, 'Total Messages')).toContainText('300')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideways(page)
  const tops = () =>
    page.evaluate(() => [...document.querySelectorAll('figure, dl')].map((each) => Math.round(each.getBoundingClientRect().top + scrollY)))
  const before = await tops()

  // A link waits where it leads, and so does the way back.
  await figure(page, 'Total Messages').getByRole('link').click()
  await page.waitForURL('**/search')
  await page.goBack()
  await expect(note).toBeVisible()
  await page.evaluate(() => new BroadcastChannel('release').postMessage(''))
  await expect(note).toHaveCount(0)
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('300')
  expect(await tops()).toEqual(before)
})

test('a snapshot is not shown as if it were true once its chat cannot be read', once, async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  const snapshots = async () => (await onDevice(page)).snapshots
  await expect.poll(snapshots).toBe(1)
  await damageFiles(page)
  await page.reload()
  await expect(page.getByText('This saved chat is damaged. Upload the file again.')).toBeVisible()
  await expect(page.locator('[data-chart]')).toHaveCount(0)
  await expect.poll(snapshots).toBe(0)
})
