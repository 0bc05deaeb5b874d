import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import {
  analyzeChatFor,
  expectAccessible,
  expectCopies,
  expectNoSideways,
  goTo,
  openUpload,
  saidSoon,
  whenNarrow,
} from './support/screens.ts'

const picker = (page: Page) => page.locator('input[type=file][accept*=".json"]')
const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' })
const refreshed = 'License status refreshed successfully!'
const activated = 'License activated successfully!'

const tellsNoMore = (page: Page, words: string) => expect(page.getByText(words)).toHaveCount(0)

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings')
  await expect(plan(page)).toBeVisible()
}

/** Chooses a license that the service accepts, and waits for Pro. */
async function activate(page: Page, path: string): Promise<void> {
  const told = saidSoon(page, activated)
  await expect(picker(page)).toBeEnabled()
  await picker(page).setInputFiles(path)
  await told
  await expect(plan(page)).toContainText('Pro is active on this device.')
}

/** As a hand does it with a mouse: over the page, and let go. */
const drag = (page: Page, name: string, text: string, event: 'dragenter' | 'drop') =>
  page.evaluate(
    ([name, text, event]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], name, { type: 'application/json' }))
      document.body.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }))
    },
    [name, text, event] as const,
  )

/** The screen in both looks, chosen where one chooses it. */
async function inBothThemes(page: Page, look: () => Promise<void>): Promise<void> {
  const appearance = page.getByRole('region', { name: 'Appearance' })
  for (const theme of ['Dark', 'Light']) {
    await appearance.getByRole('radio', { name: theme }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase())
    await look()
  }
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSideways(page)
}

test(
  'on Free: the plan, what Pro costs, wrong files by the picker and by the mouse, a refresh, and no word to the service; what is stored is shown with its size, and everything can be deleted; the locked screen leads here; a license let go on the card opens Pro: whose it is, until when, this device; it is saved, removed and had back',
  once,
  async ({ page }) => {
    test.slow()
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
    await openUpload(page)
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await expect(plan(page)).toContainText('Free')
    await expect(page.getByRole('region', { name: 'Upgrade to Pro' })).toContainText('$7 per month, or $59 per year')
    await expect(page.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '/pricing')
    await inBothThemes(page, () => expectSound(page))

    const wrong = page.getByRole('alert').filter({ hasText: 'Please upload a valid license.json file' })
    await picker(page).setInputFiles({ name: 'license.txt', mimeType: 'text/plain', buffer: Buffer.from('{}') })
    await expect(wrong).toBeVisible()
    await picker(page).setInputFiles({
      name: 'license.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"convo-license"}'),
    })
    await expect(wrong).toContainText('License verification failed')
    // It stays until it is closed.
    await page.waitForTimeout(3500)
    await expectSound(page)
    await expect(picker(page)).toBeFocused()
    await page.getByRole('button', { name: 'Close this message' }).press('Enter')
    await expect(wrong).toHaveCount(0)
    await expect(plan(page)).toBeFocused()

    await drag(page, 'license.json', '{}', 'dragenter')
    await expect(page.getByText('Drop to verify')).toBeVisible()
    await drag(page, 'notes.txt', '', 'drop')
    await expect(wrong).toBeVisible()
    await expect(page.getByText('Drop to verify')).toHaveCount(0)

    const told = saidSoon(page, refreshed)
    await page.getByRole('button', { name: 'Refresh license status' }).click()
    await told
    await expect(wrong).toHaveCount(0)
    await tellsNoMore(page, refreshed)

    await goTo(page, 'Upload')
    await analyzeChatFor(page, 'Relationship', { messages: 40 })
    await expectCopies(page, 1)
    await expect(page.getByText('This feature requires a Pro license. Please upgrade to continue.')).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'I have a license' }).click()
    await expect(page).toHaveURL(/\/settings$/)

    const data = page.getByRole('region', { name: 'Your data' })
    await expect(data.getByRole('listitem').filter({ hasText: 'Ana & Ben' })).toContainText(/\d(\.\d)?\s(B|kB)/)
    await expect(data.getByRole('listitem').filter({ hasText: 'In total' })).toContainText(/\d(\.\d)?\s(B|kB|MB)/)
    await expect(data).toContainText(/This browser gives ConvoStat up to /)
    const about = page.getByRole('region', { name: 'About' })
    await expect(about).toContainText('1.0.0')
    await expect(about).toContainText(/20\d\d\.\d\d\.\d\d/)
    await expect(about).toContainText('Chats are analyzed in this browser')
    await expect(about.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
    await expect(about.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')

    await data.getByRole('button', { name: 'Delete everything...' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 chat' }).click()
    await expect(data).toContainText('Everything is deleted.')
    await expect(data).toContainText('Nothing is stored.')
    expect(asked).toEqual([])

    const path = await issueLicense({ licensee: 'Ana Bergström', plan: 'annual' })
    const opened = saidSoon(page, activated)
    await drag(page, 'license (1).json', readFileSync(path, 'utf8'), 'drop')
    await opened
    await expect(plan(page)).toContainText('Ana Bergström')
    await expect(plan(page)).toContainText('in 12 months')
    await expect(plan(page)).toContainText('1 of 3')
    await expect(plan(page).getByRole('listitem')).toContainText('this device')
    await tellsNoMore(page, activated)
    await expect(picker(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Upgrade to Pro' })).toHaveCount(0)
    await inBothThemes(page, () => expectSound(page))
    await whenNarrow(page, () => expectSound(page))

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download license.json' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('license.json')
    expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toEqual(JSON.parse(readFileSync(path, 'utf8')))

    await page.reload()
    await expect(plan(page)).toContainText('Pro is active on this device.')
    await page.getByRole('button', { name: 'Remove license from this device' }).click()
    await expect(picker(page)).toBeAttached()
    await expect(page.getByRole('region', { name: 'Your data' })).toContainText('This browser’s random number')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(plan(page)).toContainText('Pro is active on this device.')
  },
)

test(
  'verifying can be given up; without a network a license opens Pro for a while, and is activated once there is one; an expired one is refused',
  once,
  async ({ page, context }) => {
    const path = await issueLicense({ licensee: 'Ben' })
    await openSettings(page)
    // The worker must be there before.
    await expect(plan(page)).toContainText('Free')
    // Nobody answers: the reader gives up.
    await context.route('**/api/license/**', () => undefined)
    const canceled = saidSoon(page, 'Canceled. The license isn’t saved in this browser.')
    await picker(page).setInputFiles(path)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await canceled
    await expect(plan(page)).toContainText('Free')
    await context.unroute('**/api/license/**')

    await context.route('**/api/license/**', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hotel</h1>' }))
    const told = saidSoon(page, activated)
    await picker(page).setInputFiles(path)
    await told
    await expect(plan(page)).toContainText('Pro is active for up to 72 hours.')
    await page.getByRole('button', { name: 'Refresh license status' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to refresh license status')
    await expect(plan(page)).toContainText('Pro is active for up to 72 hours.')
    await expectSound(page)
    await whenNarrow(page, () => expectSound(page))
    await context.unroute('**/api/license/**')
    await page.getByRole('button', { name: 'Refresh license status' }).click()
    await expect(plan(page)).toContainText('Pro is active on this device.')

    await page.getByRole('button', { name: 'Remove license from this device' }).click()
    const soon = await issueLicense({ expires: 12 })
    await activate(page, soon)
    await expect(plan(page)).toContainText('This license has expired.', { timeout: 40_000 })
    await expect(plan(page)).toContainText('Free')
    await expectSound(page)
    await whenNarrow(page, () => expectSound(page))
    await picker(page).setInputFiles(soon)
    await expect(page.getByRole('alert')).toContainText('This license has expired.')
  },
)
