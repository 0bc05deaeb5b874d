import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { tell } from './support/page-settings.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectNoSideways, whenNarrow } from './support/screens.ts'

// What can go wrong on the way to Pro, with answers of our own making. The whole way is gone in payment.spec.ts.

const checkout = '**/api/payment/create-checkout-session'
const verify = '**/api/payment/verify-session'
const back = '/payment-success?session_id=cs_test_a1b2c3d4e5f6'
const failed = 'Failed to start checkout. Please try again or contact support.'

const buy = (page: Page) => page.getByRole('button', { name: 'Get Pro License' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const json = (route: Route, body: object, status = 200) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
const refuse = (route: Route, code: string, status: number, detail = '') => json(route, { code, detail, request_id: '0' }, status)
const success = async (file: string) => ({ status: 'success', message: '', license_data: JSON.parse(readFileSync(file, 'utf8')) })

test(
  'the way to where one pays: the period shown, once for two presses, only to the provider, and back to a page that is not busy',
  once,
  async ({ page, quiet, baseURL }) => {
    const asked: { plan?: string; base_url?: string; key?: string }[] = []
    let answer = (route: Route) => json(route, { checkout_url: 'https://checkout.stripe.com.evil.example/c/pay/cs_1' })
    await page.route(checkout, (route) => {
      asked.push({ ...route.request().postDataJSON(), key: route.request().headers()['idempotency-key'] })
      return answer(route)
    })
    await page.route('https://checkout.stripe.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Pay</h1>' }))
    await tell(page, { payments: 'live' })
    await page.goto('/pricing')
    await expect(page.getByText('$7 now and every month, until you cancel.')).toBeVisible()
    await page.getByRole('radio', { name: 'Annual Save 30%' }).check()

    // An address of someone else's.
    await buy(page).click()
    await expect(page.getByRole('alert')).toContainText(failed)
    expect(page.url()).toBe(`${baseURL}/pricing`)
    await expectAccessibleInBothThemes(page)
    await expectNoSideways(page)

    // The provider is not there: the same wish asked again is the same order.
    answer = (route) => refuse(route, 'payment_provider', 502)
    await buy(page).click()
    await expect.poll(() => asked.length).toBe(2)
    await expect(page.getByRole('alert')).toContainText(failed)

    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    answer = async (route) => {
      await held
      return json(route, { checkout_url: 'https://checkout.stripe.com/c/pay/cs_1' })
    }
    await buy(page).dblclick()
    const busy = page.getByRole('button', { name: 'Starting checkout...' })
    await busy.click({ force: true })
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeDisabled()
    await expect.poll(() => asked.length).toBe(3)
    // As the browser brings a page back that was left so.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(buy(page)).toBeEnabled()
    release()
    await page.waitForURL('https://checkout.stripe.com/c/pay/cs_1')
    expect(asked.map(({ plan, base_url }) => [plan, base_url])).toEqual(Array(3).fill(['annual', baseURL]))
    expect(asked[0].key).toMatch(/^[\w-]{16,}$/)
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)

    await page.goBack()
    await expect(buy(page)).toBeEnabled()
    expect(quiet.splice(0).filter((line) => !/502|checkout\.stripe\.com/.test(line))).toEqual([])
  },
)

test(
  'back from paying: without a payment, refused, unreachable, late; nothing of it stays in the address',
  once,
  async ({ page, quiet, context }) => {
    await page.clock.install()
    await page.goto('/payment-success')
    await expect(heading(page)).toHaveText('No payment session found')
    await expectAccessible(page)
    await whenNarrow(page, () => expectNoSideways(page))

    let asked = 0
    let answer: (route: Route) => unknown = (route) => refuse(route, 'payment_not_completed', 402)
    await page.route(verify, (route) => {
      asked++
      return answer(route)
    })
    await page.goto(back)
    await expect(heading(page)).toHaveText('Payment verification failed')
    await expect(page).toHaveURL('/payment-success')
    await expectAccessibleInBothThemes(page)
    await whenNarrow(page, () => expectNoSideways(page))

    answer = (route) => refuse(route, 'session_read_limit', 410, 'Your license was sent to a***@example.org.')
    await page.reload()
    await expect(page.getByText('a***@example.org')).toBeVisible()

    // Without a network it says so, and continues automatically once there is one.
    answer = (route) => route.abort('internetdisconnected')
    await page.reload()
    await expect(heading(page)).toHaveText('Verifying your payment...')
    await untilSaid(page, 'Failed to verify payment')
    await expectAccessible(page)
    asked = 0
    answer = (route) => json(route, { status: 'pending', message: '', retry_after: 2, paid: true })
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText('The payment isn’t confirmed yet.')).toBeVisible()
    await expectAccessible(page)
    await untilSaid(page, 'Payment received. Your license will arrive by e-mail.')
    expect(asked).toBe(15)
    await expectAccessible(page)
    await whenNarrow(page, () => expectNoSideways(page))

    const file = await issueLicense({ licensee: 'Zoë' })
    const bought = await success(file)
    answer = (route) => json(route, bought)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('License activated successfully!')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await whenNarrow(page, () => expectNoSideways(page))
    // What is kept need not be asked for again.
    asked = 0
    await page.reload()
    await expect(page.getByText('License activated successfully!')).toBeVisible()
    await expect(page.getByText('Zoë')).toBeVisible()
    expect(asked).toBe(0)
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))).not.toContain(
      'cs_test',
    )
    expect(JSON.stringify(await context.cookies())).not.toContain('cs_test')
    expect(quiet.splice(0).filter((line) => !/402|410|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([])
  },
)

/** Lets the page's clock run until it says so. */
async function untilSaid(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(heading(page)).toHaveText(words, { timeout: 500 })
  }).toPass()
}

test(
  'a license that was bought takes no other’s place unasked, waits where three devices have it, and is not used up where nothing is kept',
  once,
  async ({ page, browser, baseURL, quiet }) => {
    const [old, next] = [await issueLicense({ licensee: 'Ana Before' }), await issueLicense({ licensee: 'Ben After', plan: 'annual' })]
    const bought = await success(next)
    const settings = await page.context().newPage()
    await settings.goto('/settings')
    await settings.locator('input[type=file][accept*=".json"]').setInputFiles(old)
    const plan = settings.getByRole('region', { name: 'Your plan' })
    await expect(plan).toContainText('Ana Before')

    await page.route(verify, (route) => json(route, bought))
    await page.goto(back)
    await expect(page.getByText('Pro is already on here, with a license for Ana Before')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expect(plan).toContainText('Ana Before')
    await page.getByRole('button', { name: 'Use the new license here' }).click()
    await expect(page.getByText('License activated successfully!')).toBeVisible()
    await expect(plan).toContainText('Ben After')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the previous one' }).click()
    expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toEqual(JSON.parse(readFileSync(old, 'utf8')))

    // Two more devices take it, and a fourth comes back from paying.
    const others = await Promise.all([1, 2].map(() => browser.newContext({ baseURL })))
    for (const other of others) {
      const there = await other.newPage()
      await there.route(verify, (route) => json(route, bought))
      await there.goto(back)
      await expect(there.getByText('License activated successfully!')).toBeVisible()
    }
    const fourth = await browser.newContext({ baseURL })
    const there = await fourth.newPage()
    await there.route(verify, (route) => json(route, bought))
    await there.goto(back)
    const full = there.getByRole('region', { name: 'Which device should this one replace?' })
    await expect(full.getByRole('listitem')).toHaveCount(3)
    await expectAccessibleInBothThemes(there)
    await full
      .getByRole('button', { name: /^Replace/ })
      .first()
      .click()
    await expect(there.getByText('License activated successfully!')).toBeVisible()

    // A window in which nothing can be kept.
    const private_ = await browser.newContext({ baseURL })
    await private_.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
    const calls: string[] = []
    private_.on('request', (request) => request.url().includes('/api/license/') && calls.push(request.url()))
    const hidden = await private_.newPage()
    await hidden.route(verify, (route) => json(route, bought))
    await hidden.goto(back)
    await expect(hidden.getByText('This browser doesn’t let pages store anything, as in a private window')).toBeVisible()
    await expectAccessibleInBothThemes(hidden)
    const keeping = hidden.waitForEvent('download')
    await hidden.getByRole('button', { name: 'Download license.json' }).click()
    const kept = await keeping
    expect(kept.suggestedFilename()).toBe('license.json')
    expect(readFileSync(await kept.path(), 'utf8')).toBe(readFileSync(next, 'utf8'))
    expect(calls).toEqual([])
    for (const context of [...others, fourth, private_]) await context.close()
    expect(quiet.splice(0).filter((line) => !line.includes('409'))).toEqual([])
  },
)
