import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import {
  analyzeChat,
  expectAccessible,
  expectCopies,
  expectNoSideways,
  figure,
  goTo,
  openUpload,
  saidSoon,
  whenNarrow,
} from './support/screens.ts'

// The network is switched off on the way.
test.use({ loadsAhead: true })

// From Free to Pro and back, on several devices, with a network and without. What the settings say of it is in settings.spec.ts.

const messages = 5300
const truncated = (page: Page) => page.getByText('Message limit exceeded.')
const total = (page: Page) => figure(page, 'Total Messages')
const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' })
const upload = (page: Page, path: string) => page.locator('input[type=file][accept*=".json"]').setInputFiles(path)
const inFull = 'Pro: all 5,300 messages are now analyzed.'
const cut = 'Back on Free: the newest 5,000 of 5,300 messages are analyzed.'
const slip = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** What a page asks of the license service, as `METHOD path`. */
function serviceCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** A truncated chat on the dashboard of its own device. */
async function withLongChat(page: Page): Promise<void> {
  await openUpload(page)
  await analyzeChat(page, { messages })
  await expect(total(page)).toContainText('5,000')
  await expect(truncated(page)).toBeVisible()
}

/** As a person who comes back to the window. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

test(
  'Free, then Pro with the chat in full automatically, and when the license ends Free again, with every chat still there',
  once,
  async ({ page, quiet }) => {
    const calls = serviceCalls(page)
    const bodies: string[] = []
    page.on('request', (request) => {
      const body = request.postData()
      if (body !== null) bodies.push(body)
    })
    await withLongChat(page)
    await expectCopies(page, 1)
    await comeBack(page)
    await goTo(page, 'Settings')
    await expect(plan(page)).toContainText('Free')
    expect(calls, 'on Free').toEqual([])

    const path = await issueLicense({ licensee: 'Zoë <b>Sol</b>', expires: 35 })
    await upload(page, path)
    await expect(page.getByText('License activated successfully!')).toBeVisible()
    await expect(plan(page)).toContainText('Zoë <b>Sol</b>')
    expect(await page.context().cookies(), 'the lease says who asks').toEqual([])
    await expect(slip(page, inFull)).toBeVisible()
    await goTo(page, 'Dashboard')
    await expect(total(page)).toContainText('5,300')
    await expect(truncated(page)).toHaveCount(0)
    await expect(page.locator('[data-chart]').first()).toBeVisible()
    expect(calls[0]).toBe('POST /api/license/verify')

    // Nobody does anything: it ends.
    await expect(slip(page, cut)).toBeVisible({ timeout: 60_000 })
    await expect(total(page)).toContainText('5,000')
    await expect(truncated(page)).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await whenNarrow(page, () => expectNoSideways(page))
    await goTo(page, 'Settings')
    await expect(plan(page)).toContainText('This license has expired.')
    await goTo(page, 'Dashboard')
    await page.reload()
    await expect(total(page)).toContainText('5,000')
    expect(calls.filter((call) => !call.includes('/api/license/'))).toEqual([])
    // Nothing but the file is ever sent, and no chat content.
    const file = JSON.parse(readFileSync(path, 'utf8'))
    for (const body of bodies) expect(JSON.parse(body)).toEqual(file)
    // A refused status is not an error of the page's.
    expect(quiet).toEqual([])
  },
)

test(
  'three devices and a fourth, which is shown the three, takes the place of one, and removes another: who was put out is Free once it asks, and stays Pro as long as it has no network',
  once,
  async ({ browser, baseURL, page, quiet }) => {
    const path = await issueLicense()
    const contexts: BrowserContext[] = []
    const devices: Page[] = []
    for (let n = 0; n < 3; n++) {
      const context = await browser.newContext({ baseURL })
      const device = await context.newPage()
      contexts.push(context)
      devices.push(device)
      await device.goto('/settings')
      await upload(device, path)
      await expect(plan(device)).toContainText('Pro is active on this device.')
    }
    const [first] = devices
    await openUpload(first)
    await analyzeChat(first, { messages })
    await expect(total(first)).toContainText('5,300')

    await page.goto('/settings')
    await upload(page, path)
    const full = page.getByRole('region', { name: 'Which device should this one replace?' })
    await expect(page.getByRole('alert')).toContainText('License verification failed')
    await expect(full.getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page)
    await expectNoSideways(page)
    await whenNarrow(page, async () => {
      await expectAccessible(page)
      await expectNoSideways(page)
    })
    const told = saidSoon(page, 'License activated successfully!')
    await full
      .getByRole('button', { name: /^Replace/ })
      .first()
      .click()
    await told
    await expect(plan(page)).toContainText('Pro is active on this device.')
    await expect(plan(page)).toContainText('3 of 3')
    await expect(plan(page).getByText('this device', { exact: true })).toHaveCount(1)
    expect(quiet.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')])

    // All of them without a network: nothing changes, and a refresh says that it failed.
    await contexts[0].setOffline(true)
    await comeBack(first)
    await goTo(first, 'Settings')
    await first.getByRole('button', { name: 'Refresh license status' }).click()
    await expect(first.getByText('Failed to refresh license status')).toBeVisible()
    await expect(plan(first)).toContainText('Pro is active on this device.')
    await goTo(first, 'Dashboard')
    await expect(total(first)).toContainText('5,300')

    // The one whose place was taken is the one seen longest ago, so the first.
    await contexts[0].setOffline(false)
    await goTo(first, 'Settings')
    await first.getByRole('button', { name: 'Refresh license status' }).click()
    await expect(plan(first)).toContainText('You removed this device from the license')
    await expect(plan(first)).toContainText('Device removed')
    await expect(slip(first, cut)).toBeVisible()
    await goTo(first, 'Dashboard')
    await expect(total(first)).toContainText('5,000')
    for (const other of devices.slice(1)) {
      await other.getByRole('button', { name: 'Refresh license status' }).click()
      await expect(other.getByText('License status refreshed successfully!')).toBeVisible()
      await expect(plan(other)).toContainText('Pro is active on this device.')
    }

    await plan(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    const question = page.getByRole('alertdialog')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Remove device' }).click()
    await expect(plan(page)).toContainText('2 of 3')
    // Of the two that are left, the one that was removed hears so once it asks; the other continues.
    const states: string[] = []
    for (const other of devices.slice(1)) {
      const asked = saidSoon(other, 'License status refreshed successfully!')
      await other.getByRole('button', { name: 'Refresh license status' }).click()
      await asked
      const state = plan(other).getByText(/^(?:Device removed|2 of 3)/)
      await expect(state).toBeVisible()
      states.push((await state.innerText()).slice(0, 6))
      if (states.at(-1) === '2 of 3') await expect(plan(other)).toContainText('Pro is active on this device.')
    }
    expect(states.sort()).toEqual(['2 of 3', 'Device'])
    for (const context of contexts) await context.close()
  },
)

test(
  'a file alone is Pro without a network, a page of a hotel’s network changes nothing, and all tabs agree; T9: with every stored value edited to Pro it is still Free; a backup brings the license along',
  once,
  async ({ page, context, browser, baseURL, quiet }) => {
    await withLongChat(page)
    await goTo(page, 'Settings')
    await context.setOffline(true)
    await upload(page, await issueLicense({ plan: 'annual' }))
    await expect(plan(page)).toContainText('Pro is active for up to 72 hours.')
    await expect(slip(page, inFull)).toBeVisible()
    await context.setOffline(false)
    await expect(plan(page)).toContainText('Pro is active on this device.')

    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(total(other)).toContainText('5,300')

    const portal = '<html><title>Welcome to Hotel Wi-Fi</title></html>'
    await context.route('**/api/license/**', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: portal }))
    await page.bringToFront()
    await page.getByRole('button', { name: 'Refresh license status' }).click()
    await expect(page.getByText('Failed to refresh license status')).toBeVisible()
    await expect(plan(page)).toContainText('Pro is active on this device.')
    await context.unroute('**/api/license/**')

    await page.getByRole('button', { name: 'Remove license from this device' }).click()
    await expect(total(other)).toContainText('5,000')
    await expect(truncated(other)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(total(other)).toContainText('5,300')
    await other.close()

    const saving = page.waitForEvent('download')
    await page.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Download my data' }).click()
    const backup = await (await saving).path()

    await page.evaluate(editToPro)
    await page.reload()
    await expect(plan(page)).toContainText('Free')
    await goTo(page, 'Dashboard')
    await expect(total(page)).toContainText('5,000')

    const elsewhere = await browser.newContext({ baseURL })
    const there = await elsewhere.newPage()
    await there.goto('/settings')
    const restore = there.getByRole('region', { name: 'Your data' }).locator('input[type=file][accept*=".zip"]')
    await restore.setInputFiles({ name: 'backup.zip', mimeType: 'application/zip', buffer: readFileSync(backup) })
    await expect(plan(there)).toContainText('Pro is active on this device.')
    await elsewhere.close()
    // The browser reports requests that found no network.
    expect(quiet.splice(0).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  },
)

/** Sets every text in what is kept of the license, and in local storage, to "pro", and every yes or no to yes. */
async function editToPro(): Promise<void> {
  for (const key of ['plan', 'tier', 'is_pro', 'license', 'convostat-license']) localStorage.setItem(key, '{"is_pro":true,"tier":"pro"}')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('convostat-license')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const store = database.transaction('licenses', 'readwrite').objectStore('licenses')
  const records = await new Promise<unknown[]>((resolve) => {
    const reading = store.getAll()
    reading.onsuccess = () => resolve(reading.result)
  })
  for (const record of records) {
    const edited = JSON.parse(JSON.stringify(record), (_key, value) =>
      typeof value === 'string' ? 'pro' : typeof value === 'boolean' ? true : value,
    )
    store.put({ ...edited, key: 'license', is_pro: true, tier: 'pro' })
  }
  await new Promise((resolve) => {
    store.transaction.oncomplete = resolve
  })
  database.close()
}

test('prices sell nothing to a device that has Pro, and sell again once it has not', once, async ({ page }) => {
  const card = page.getByRole('article').filter({ hasText: 'MOST POPULAR' })
  await page.goto('/pricing')
  await expect(card.getByRole('button', { name: 'Get Pro License' })).toBeVisible()
  const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await page.waitForLoadState('networkidle')
  expect(await kept(), 'looking for a license keeps nothing').toEqual([])
  await page.goto('/settings')
  await upload(page, await issueLicense())
  await expect(page.getByText('License activated successfully!')).toBeVisible()
  await page.goto('/pricing')
  await expect(card).toContainText('Pro is active on this device')
  await expect(card.getByRole('button', { name: 'Get Pro License' })).toHaveCount(0)
  await expectAccessible(page)
  await card.getByRole('link', { name: 'Manage subscription' }).click()
  await expect(page).toHaveURL('/settings')
  await page.getByRole('button', { name: 'Remove license from this device' }).click()
  await expect(plan(page)).toContainText('Free')
  await page.goBack()
  await expect(card.getByRole('button', { name: 'Get Pro License' })).toBeVisible()
})
