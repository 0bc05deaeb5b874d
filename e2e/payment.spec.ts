import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test as journey, once } from './support/journey.ts'
import { type ProductServer, productServer } from './support/product-server.ts'
import { analyzeChat, expectAccessible, expectAccessibleInBothThemes, expectNoSideways, figure, openUpload } from './support/screens.ts'

// Pro is bought in the sandbox, as on a fresh machine: nothing here is played but the payment provider and the mail. Its clock
// is moved on, so each journey has its own server.

const test = journey.extend<{ server: ProductServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for from its first argument
  server: async ({}, use) => {
    const server = await productServer('browser')
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.origin),
})

const buy = (page: Page) => page.getByRole('button', { name: 'Get Pro License' })
const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' })
const activated = (page: Page) => page.getByText('License activated successfully!')

/** Looks at the license again, as a person who has just changed it elsewhere. */
async function refreshed(page: Page, ...told: string[]): Promise<void> {
  await page.bringToFront()
  await page.getByRole('button', { name: 'Refresh license status' }).click()
  for (const words of told) await expect(plan(page)).toContainText(words)
}

/** Does something at the subscription, or with the clock, on a page of the sandbox. */
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const saving = page.waitForEvent('download')
  await press()
  const file = await saving
  expect(file.suggestedFilename()).toBe('license.json')
  return readFileSync(await file.path(), 'utf8')
}

test(
  'from the button to Pro in every tab, the mail with its file, then canceled, kept, renewed, not paid, paid and refunded',
  once,
  async ({ page, context, quiet }) => {
    // It has many steps, and a machine may be slow.
    test.setTimeout(300_000)
    const chat = await context.newPage()
    await openUpload(chat)
    await analyzeChat(chat, { messages: 5300 })
    await expect(figure(chat, 'Total Messages')).toContainText('5,000')
    await chat.getByRole('link', { name: 'Upgrade to Pro' }).first().click()
    await expect(chat).toHaveURL('/pricing')
    await chat.goBack()
    await expect(figure(chat, 'Total Messages')).toContainText('5,000')

    await page.goto('/pricing')
    await page.getByRole('radio', { name: 'Annual Save 30%' }).check()
    await expect(page.getByText('Sandbox: your card is not charged.')).toBeVisible()
    await buy(page).click()
    await page.waitForURL('**/sandbox/checkout/**')
    await page.getByLabel('Name').fill('Zoë Bergström')
    await page.getByLabel('E-mail address').fill('zoe@example.com')
    await press(page, 'Pay $59')
    await expect(activated(page)).toBeVisible()
    await expect(page).toHaveURL('/payment-success')
    await expect(page.getByText('Test license: no money was paid')).toBeVisible()
    await expect(page.getByText('Zoë Bergström')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    // Nobody did anything there.
    await expect(figure(chat, 'Total Messages')).toContainText('5,300')

    const file = await saved(page, () => press(page, 'Download license.json'))
    await page.reload()
    await expect(activated(page)).toBeVisible()
    expect(await saved(page, () => press(page, 'Download license.json'))).toBe(file)

    await page.goto('/sandbox/mail')
    await page.getByRole('link', { name: 'Your ConvoStat Pro license' }).click()
    await expect(page.frameLocator('iframe').getByText('Thank you for choosing Pro')).toBeVisible()
    expect(await saved(page, () => page.getByRole('link', { name: 'license.json' }).click())).toBe(file)

    // The link to the subscription comes by mail; a return from there shows what was done.
    await page.goto('/settings')
    await expect(plan(page)).toContainText('Pro is active on this device. It renews on')
    await expect(plan(page)).toContainText('Test license: no money was paid')
    await expectAccessibleInBothThemes(page)
    await press(page, 'Manage subscription')
    await expect(plan(page)).toContainText('We have sent the link to z***@example.com.')
    await page.getByRole('link', { name: 'Open the sandbox mailbox' }).click()
    await page.getByRole('link', { name: 'Manage your ConvoStat subscription' }).click()
    const opening = context.waitForEvent('page')
    await page.frameLocator('iframe').getByRole('link', { name: 'Open my subscription' }).click()
    const subscription = await opening
    await press(subscription, 'Cancel at the end of the period')
    await expect(subscription.getByText('Cancelled, runs until the end of its period')).toBeVisible()
    const settings = page
    await settings.goto('/settings')
    await expect(plan(settings)).toContainText('Your subscription is canceled. Pro stays active until')
    await expect(plan(settings)).toContainText('Pro until')
    await press(subscription, 'Keep the subscription')
    await expect(subscription.getByRole('button', { name: 'Cancel at the end of the period' })).toBeVisible()
    await refreshed(settings, 'It renews on')

    // A year on: renewed automatically.
    const year = new Date().getUTCFullYear()
    const clock = await context.newPage()
    await clock.goto('/sandbox/clock')
    await press(clock, /^Past the next end of a period/)
    await expect(clock.getByText('earlier.')).toBeVisible()
    await refreshed(settings, 'It renews on', `${year + 2}`, 'The sandbox clock was moved forward')

    // The next renewal cannot be paid: three days more, and then someone pays.
    await subscription.reload()
    await press(subscription, 'Decline the card from now on')
    await press(clock, /^Past the next end of a period/)
    await refreshed(settings, 'Payment failed', 'Your last payment didn’t go through. Pro stays active until')
    await expectAccessible(settings)
    await subscription.reload()
    await press(subscription, 'Pay what is open now')
    await expect(subscription.getByText('Renewal not paid')).toHaveCount(0)
    await refreshed(settings, 'It renews on', `${year + 3}`)

    await press(subscription, 'Give the newest payment back')
    await expect(subscription.getByText('Refunded')).toBeVisible()
    await refreshed(settings, 'Free', 'Refunded', 'The payment was refunded, so this license has ended.')
    await expectAccessible(settings)
    await expect(figure(chat, 'Total Messages')).toContainText('5,000')
    // An older file is refused with the newer one, as the browser reports it.
    expect(quiet.splice(0).filter((line) => !line.includes('403 (Forbidden)'))).toEqual([])
  },
)

test('who buys on a German page comes back to a German page, and reads the app in German', once, async ({ page }) => {
  await page.goto('/de/pricing')
  await page.getByRole('button', { name: 'Pro-Lizenz kaufen' }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByLabel('Name').fill('Zoë Bergström')
  await page.getByLabel('E-mail address').fill('zoe@example.com')
  await press(page, /^Pay \$/)
  await expect(page.getByText('Pro gehört dir')).toBeVisible()
  await expect(page).toHaveURL('/de/payment-success')
  await expect(page.getByText('Zoë Bergström')).toBeVisible()
  await page.getByRole('link', { name: 'Einstellungen', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test(
    'a card that is declined, a way back, a payment that takes days, Pro, and a license that was lost is sent again',
    once,
    async ({ page, context, browser, baseURL }) => {
      await page.goto('/pricing')
      await buy(page).tap()
      await page.waitForURL('**/sandbox/checkout/**')
      await press(page, 'The card is declined')
      await expect(page.getByText('The card was declined. Nothing was charged; you can try again.')).toBeVisible()
      await press(page, 'Cancel, back to the plans')
      await expect(page).toHaveURL('/pricing')
      await expect(buy(page)).toBeEnabled()
      await expectNoSideways(page)

      await buy(page).tap()
      await page.waitForURL('**/sandbox/checkout/**')
      // As long as a license may name someone, and no page is wider for it.
      await page.getByLabel('Name').fill('مرحبا بالعالم '.repeat(9).trim().slice(0, 120))
      await page.getByLabel('E-mail address').fill('ana@example.com')
      await press(page, 'Pay by bank, which takes days')
      await page.getByRole('link', { name: 'Go on without it, as a buyer does' }).tap()
      await expect(page.getByText('The payment isn’t confirmed yet.')).toBeVisible()
      const bank = await context.newPage()
      await bank.goto('/sandbox')
      await press(bank, 'It arrives')
      await page.bringToFront()
      await expect(activated(page).or(page.getByRole('button', { name: 'Check again' }))).toBeVisible({ timeout: 60_000 })
      if (!(await activated(page).isVisible())) await press(page, 'Check again')
      await expect(activated(page)).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.getByRole('link', { name: 'Settings', exact: true }).tap()
      await expect(plan(page)).toContainText('It renews on')
      await expectNoSideways(page)

      // Another phone, and no file.
      const other = await browser.newContext({ baseURL })
      const there = await other.newPage()
      await there.goto('/settings')
      await there.getByText('Lost your license?').click()
      const email = there.getByLabel('E-mail address')
      await email.fill('ana')
      await press(there, 'Send my license')
      await expect(there.getByText('Please enter an e-mail address.')).toBeVisible()
      await expectAccessibleInBothThemes(there)
      const same = 'If a license exists for this address, we have sent it.'
      for (const address of ['nobody@example.com', 'ana@example.com']) {
        await email.fill(address)
        await expect(there.getByText(same)).toHaveCount(0)
        await press(there, 'Send my license')
        await expect(there.getByText(same)).toBeVisible()
      }
      await expectAccessible(there)
      await expect(async () => {
        await bank.goto('/sandbox/mail')
        await expect(bank.getByText('Your ConvoStat license')).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(bank.getByText('nobody@example.com')).toHaveCount(0)
      await bank.getByRole('link', { name: 'Your ConvoStat license' }).click()
      const file = await saved(bank, () => bank.getByRole('link', { name: 'license.json' }).click())
      await there.locator('input[type=file][accept*=".json"]').setInputFiles({
        name: 'license.json',
        mimeType: 'application/json',
        buffer: Buffer.from(file),
      })
      await expect(plan(there)).toContainText('It renews on')
      await expect(plan(there)).toContainText('2 of 3')
      await other.close()
    },
  )
})
