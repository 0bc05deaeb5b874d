import type { Locator, Page } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import { tell } from './support/page-settings.ts'
import { chooseTheme, expectAccessible, expectContrast, expectNoSideways } from './support/screens.ts'

// When scripts load is part of the test.
test.use({ loadsAhead: true })

// The pages around the product: what they cost one, promise and link to. None of them asks another host for anything:
// `test` sees to that.

const pages = [
  { path: '/', title: 'ConvoStat: turn your chats into insights', heading: 'Turn your chats into insights worth keeping' },
  { path: '/pricing', title: 'Pricing · ConvoStat', heading: 'Free for the latest chapter. Pro for the whole story.' },
  { path: '/payment-success', title: 'Your purchase · ConvoStat', heading: 'No payment session found' },
  { path: '/about', title: 'About · ConvoStat', heading: 'About' },
  { path: '/privacy', title: 'Privacy · ConvoStat', heading: 'Privacy' },
  { path: '/terms', title: 'Terms · ConvoStat', heading: 'Terms' },
]

test('every page reads well on every screen, in both themes', async ({ page }) => {
  test.slow()
  for (const { path, title, heading } of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const theme of ['Light', 'Dark'] as const) {
        await chooseTheme(page, theme)
        await (theme === 'Light' ? expectAccessible(page) : expectContrast(page))
      }
      await expectNoSideways(page)
      if (path !== '/') return
      await expect(page.getByText('100% Private · 100% Local · 100% Free to Start')).toBeVisible()
      await page.getByRole('link', { name: 'Start Analyzing Free' }).click()
      await page.waitForURL('**/app')
    })
  }
})

test(
  'the period changes the price that is shown of Pro, by click and by keyboard, and nothing else; the table says in words what Free and Pro have',
  once,
  async ({ page }) => {
    await page.goto('/pricing')
    const [free, pro] = [card(page, 'Free'), card(page, 'Pro')]
    const period = page.getByRole('group', { name: 'Billing period' })
    const [monthly, annual] = [period.getByRole('radio', { name: 'Monthly' }), period.getByRole('radio', { name: 'Annual Save 30%' })]
    const rest = () => Promise.all([free.innerText(), page.getByRole('table').innerText(), pro.getByRole('list').innerText()])
    const before = await rest()
    await expect(monthly).toBeChecked()
    await expect(pro).toContainText('MOST POPULAR')
    await expect(pro).toContainText(/\$7\s*per month/)

    await annual.check()
    await expect(pro).toContainText(/\$4\.92\s*per month/)
    await expect(pro).toContainText('$59 per year')
    expect(await rest()).toEqual(before)

    await annual.press('ArrowLeft')
    await expect(monthly).toBeFocused()
    await expect(monthly).toBeChecked()
    await expect(pro).toContainText(/\$7\s*per month/)
    await monthly.press('ArrowRight')
    await expect(annual).toBeChecked()
    await expect(pro).toContainText('$4.92')

    const table = page.getByRole('table', { name: 'Free and Pro, line by line' })
    await expect(table.getByRole('columnheader')).toHaveText(['Feature', 'Free', 'Pro'])
    const cells = (feature: string | RegExp) => table.getByRole('row', { name: feature }).getByRole('cell')
    await expect(cells('Messages analyzed in each chat')).toHaveText(['Newest 5,000', 'Unlimited'])
    await expect(cells('Custom milestones')).toHaveText(['Yes', 'Yes'])
    await expect(cells(/^Relationship/)).toHaveText(['No', 'Yes'])
  },
)

test('the first page names six features, three steps, three promises and six questions', once, async ({ page }) => {
  await page.goto('/')
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('What you’ll discover').getByRole('heading', { level: 3 })).toHaveText([
    'Chat Analytics',
    'Relationship Insights',
    'Emotion Analysis',
    'Beautiful Visuals',
    'AI Chat Q&A',
    'PDF Reports',
  ])
  await expect(part('How it works').getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(part('What happens to your chat').getByRole('term')).toHaveText([
    '100% local processing',
    'Zero data collection',
    'Open and transparent',
  ])
  await expect(part('Questions').getByRole('heading', { level: 3 })).toHaveCount(6)
  for (const [link, place] of [
    ['Features', '#features'],
    ['How It Works', '#how-it-works'],
    ['FAQ', '#faq'],
  ]) {
    await page.goto('/pricing')
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(`/${place}`)
    await expect(page.locator(place)).toBeInViewport()
  }
})

test('where nothing can be bought, the page says how to get Pro, and leads people who have it to Settings', once, async ({ page }) => {
  await tell(page, { payments: '' })
  await page.goto('/')
  await page.getByRole('link', { name: 'View Pricing' }).first().click()
  await expect(page).toHaveURL('/pricing')
  await page.getByRole('link', { name: 'Get Pro License' }).click()
  await expect(page).toHaveURL('/pricing#get-pro')
  await expect(page.getByRole('heading', { name: 'How to get a license' })).toBeInViewport()
  await expect(page.getByText('You can’t pay on this page.')).toBeVisible()
  await expect(page.getByText('Ask the person who gave you the address')).toBeVisible()
  await page.getByRole('link', { name: 'I have a license' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('every link of the site goes to a page that exists, and to the place it names', once, async ({ page, baseURL }) => {
  const places = new Set<string>()
  for (const { path } of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const url of await addresses(page.locator('a'))) places.add(url)
  }
  for (const address of places) {
    const url = new URL(address)
    expect(url.origin, address).toBe(baseURL)
    expect((await page.request.get(url.pathname)).status(), address).toBe(200)
    if (url.hash === '') continue
    // As from elsewhere: within a page that is still arriving the place of the visit before may be gone to.
    await page.goto('about:blank')
    await page.goto(`${url.pathname}${url.hash}`)
    await expect(page.locator(url.hash), address).toBeInViewport()
  }
  expect([...places].map((address) => address.slice(baseURL?.length))).toEqual(
    expect.arrayContaining(['/app', '/pricing', '/about', '/privacy', '/terms', '/settings', '/#features', '/#how-it-works', '/#faq']),
  )
})

test('addresses and accounts are drawn where the operator has set them, and nowhere else', once, async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await addresses(page.locator('a[href^="mailto:"], a[target]'))).toEqual([])

  const brand = {
    support_email: 'help@chats.example',
    contact_email: 'hello@chats.example',
    social: { Mastodon: 'https://social.example/@us' },
  }
  await tell(page, { brand: JSON.stringify(brand), payments: '' })
  await page.goto('/pricing')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: 'help@chats.example' })).toHaveAttribute('href', 'mailto:help@chats.example')
  await expect(foot.getByRole('link', { name: 'hello@chats.example' })).toHaveAttribute('href', 'mailto:hello@chats.example')
  const account = foot.getByRole('link', { name: 'Mastodon' })
  await expect(account).toHaveAttribute('href', 'https://social.example/@us')
  await expect(account).toHaveAttribute('target', '_blank')
  await expect(account).toHaveAttribute('rel', /noopener/)
  const asking = page.locator('#get-pro').getByRole('link', { name: 'hello@chats.example' })
  await expect(asking).toHaveAttribute('href', 'mailto:hello@chats.example?subject=ConvoStat%20Pro%20license')
  await expectAccessible(page)
  await expectNoSideways(page)

  // The chat screens may not be left, so nothing in them leads elsewhere.
  await page.goto('/app')
  await expect(foot.getByRole('link', { name: 'help@chats.example' })).toBeVisible()
  await expect(foot.getByRole('link', { name: 'Mastodon' })).toHaveCount(0)
})

test('where a server reads the chats, the pages say so and claim nothing else', once, async ({ page, baseURL }) => {
  const { host } = new URL(baseURL ?? '')
  await page.goto('/privacy')
  await expect(page.getByText('Your chats stay in your browser.')).toBeVisible()
  await tell(page, { engine: 'server' })
  await page.goto('/privacy')
  await expect(page.getByText(`Your chats are sent to the server at ${host}, analyzed there, and sent nowhere else.`)).toBeVisible()
  await expect(page.getByText('One cookie with a random number identifies you to the server')).toBeVisible()
  await expect(page.getByText(/stay in your browser|worker in this tab/)).toHaveCount(0)
  await page.goto('/pricing')
  await expect(page.getByText(`The server at ${host}, which also analyzes your chats.`)).toBeVisible()
  await expect(page.getByText('is verified on your device')).toHaveCount(0)
})

test('without scripts every page is read whole, and its links and places lead where they say', once, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'en-US' })
  const page = await context.newPage()
  for (const { path, title, heading } of pages) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    if (path !== '/payment-success') await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectNoSideways(page)
  }
  // What only a script can do is not offered, and what it would show is shown.
  await page.goto('/pricing')
  await expect(page.getByRole('radio')).toHaveCount(0)
  expect(await page.getByRole('main').innerText()).toContain('Annual: $4.92 per month, $59 per year. Save 30%.')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/#faq')
  await expect(page.locator('#faq')).toBeInViewport()
  expect((await page.goto('/dashbord'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('what is pressed before the script is there is done once it is; the demo answers to a keyboard', once, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/take-up-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/pricing')
  await page.getByRole('radio', { name: 'Annual Save 30%' }).click()
  await expect(card(page, 'Pro')).toContainText(/\$7\s*per month/)
  release()
  await expect(card(page, 'Pro')).toContainText(/\$4\.92\s*per month/)
  await expect(page.getByRole('radio', { name: 'Annual Save 30%' })).toBeChecked()

  await page.goto('/')
  const demo = page.getByRole('region', { name: 'Try it right here' })
  const both = demo.getByRole('radio', { name: 'Both' })
  await expect(both).toBeChecked()
  const figures = demo.getByRole('definition')
  const before = await figures.allInnerTexts()
  await both.focus()
  await page.keyboard.press('ArrowRight')
  await expect(demo.getByRole('radio', { name: 'Maya Bellini' })).toBeChecked()
  await expect(figures.first()).not.toHaveText(before[0])
  await expect(demo.getByRole('img', { name: /Maya Bellini writes most on/ })).toBeVisible()
  await expectAccessible(page)
})

test('the site in the reader’s language: chosen at its foot, kept from page to page, and by the app', once, async ({ page }) => {
  await page.goto('/pricing')
  const switcher = page.getByRole('contentinfo')
  await expect(switcher.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await switcher.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(4)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/de')
  await expectAccessible(page)
  await switcher.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.goto('/app')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

const card = (page: Page, plan: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: plan, exact: true }) })

const addresses = (links: Locator) => links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
