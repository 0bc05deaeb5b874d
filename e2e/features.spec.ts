import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'
import { chatFile, chatText } from './support/chats.ts'
import { browsers, faultNamed } from './support/faults.ts'
import { openFavorites } from './support/favorites.ts'
import { expect, once, test } from './support/journey.ts'
import { type ProductServer, productServer } from './support/product-server.ts'
import { analyzeButton, analyzeChatFor, drawnCharts, figure, goTo, picker, toDashboard } from './support/screens.ts'
import { field, results } from './support/search.ts'
import { inWorkers } from './support/worker-script.ts'

// The app does its main job in a browser that lacks any one feature, refuses it or never answers, and what it says about
// keeping is what is there after a reload.

const archive = readFileSync('fixtures/book-club/ios-media.zip')

/** From the chosen file to its figures and charts. */
async function analyzeChosen(page: Page, messages: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What’s in this file' })).toBeVisible()
  await analyzeButton(page).click()
  await toDashboard(page)
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText(`${messages}`)
}

const keptLead = 'Your chats are stored on this device'
const unkeptLead = 'Your chats are not stored anywhere'
const nothing = 'Nothing will be kept after you close this window.'
const noChats = 'Your chats won’t be kept after you close or reload this page.'
const nothingSaved = 'What you save from your chats won’t be kept after you close or reload this page.'

/** Whether chats, and what is saved from them, are said to outlast this page. No two sentences contradict each other. */
async function saidToBeKept(page: Page): Promise<{ chats: boolean; saved: boolean }> {
  const lead = page.getByText(new RegExp(`${keptLead}|${unkeptLead}`))
  await expect(lead).toBeVisible()
  const chats = (await lead.innerText()).includes(keptLead)
  const said = page.getByText(new RegExp([nothing, noChats, nothingSaved].join('|')))
  if (!chats) await expect(said).toBeVisible()
  const sentences = await said.allInnerTexts()
  expect(sentences.length).toBeLessThan(2)
  if (chats) expect(sentences.filter((each) => each !== nothingSaved)).toEqual([])
  else expect(sentences.filter((each) => each === nothingSaved)).toEqual([])
  return { chats, saved: sentences.length === 0 || sentences[0] === noChats }
}

const toast = (page: Page) => page.getByText(/^(?:Message saved to favorites!|Saved until you close or reload this page\..*)$/).first()

for (const { name, script, where = 'everywhere', chats, saved } of browsers) {
  test(`${name}: a chat is read, searched and saved from, and what is said about keeping is true`, once, async ({ page, context }) => {
    if (where !== 'worker') await context.addInitScript(script)
    if (where !== 'page') await inWorkers(context, script)
    await page.goto('/app')
    await expect(picker(page)).toBeAttached()
    await analyzeChatFor(page, 'Search', { messages: 40 })
    await field(page).fill('number 17')
    await expect(results(page)).toHaveCount(1)
    await results(page).getByRole('button', { name: 'Save to favorites' }).click()
    await expect(toast(page)).toBeVisible()
    const isConfirmed = (await toast(page).innerText()) === 'Message saved to favorites!'
    await goTo(page, 'Upload')
    await picker(page).setInputFiles({ name: 'book-club.zip', mimeType: 'application/zip', buffer: archive })
    await analyzeChosen(page, 28)
    await goTo(page, 'Upload')
    await expect(page.locator('[data-upload]')).toHaveCount(2)
    const cards = page.getByRole('listitem').filter({ has: page.locator('[data-upload]') })
    await expect(cards.last()).toContainText('40 messages')
    const said = { chats, saved }
    // What cannot be stored is known once it was tried.
    await expect(async () => expect(await saidToBeKept(page)).toEqual(said)).toPass()
    expect(said.saved).toBe(isConfirmed)
    await openFavorites(page)
    if (said.saved) await expect(figure(page, 'Saved')).toHaveText('1')
    else await expect(page.getByRole('heading', { name: 'No saved messages yet' })).toBeVisible()
    await goTo(page, 'Upload')
    await expect(page.locator('[data-upload]')).toHaveCount(said.chats ? 2 : 0)
    await expect(async () => expect(await saidToBeKept(page)).toEqual(said)).toPass()
    // The worker of the last page may be on its way.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('with all cookies blocked, as Chromium does it, a chat is read and it is said that nothing is kept', once, async ({ baseURL }) => {
  const profile = test.info().outputPath('profile')
  mkdirSync(`${profile}/Default`, { recursive: true })
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(`${profile}/Default/Preferences`, JSON.stringify(settings))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await context.newPage()
    await page.goto(`${baseURL}/app`)
    await expect(page.evaluate(() => navigator.locks.request('any', () => undefined))).rejects.toThrow('denied')
    await picker(page).setInputFiles(chatFile(chatText({ messages: 40 })))
    await analyzeChosen(page, 40)
    await goTo(page, 'Upload')
    expect(await saidToBeKept(page)).toEqual({ chats: false, saved: false })
  } finally {
    await context.close()
  }
})

/** From the landing page to a license, in a separate sandbox. */
const bought = test.extend<{ server: ProductServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for from its first argument
  server: async ({}, use) => {
    const server = await productServer('browser')
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.origin),
})

// Without BroadcastChannel, tabs notify each other through localStorage.
for (const names of [['localStorage and sessionStorage denied', 'navigator.locks denied'], ['BroadcastChannel missing']]) {
  bought(`${names.join(', ')}: the site is read, and Pro is bought and active`, once, async ({ page, context }) => {
    for (const name of names) await context.addInitScript(faultNamed(name).script)
    await page.goto('/')
    await page.getByRole('radio', { name: 'Dark' }).click()
    await expect(page.locator('html[data-theme=dark]')).toHaveCount(1)
    await page.getByRole('radio', { name: 'Light' }).click()
    await expect(page.locator('html[data-theme=light]')).toHaveCount(1)
    await page.goto('/pricing')
    await page.getByRole('radio', { name: 'Annual Save 30%' }).check()
    await page.getByRole('button', { name: 'Get Pro License' }).click()
    await page.waitForURL('**/sandbox/checkout/**')
    await page.getByLabel('Name').fill('Zoë Bergström')
    await page.getByLabel('E-mail address').fill('zoe@example.com')
    await page.getByRole('button', { name: 'Pay $59' }).click()
    await expect(page.getByText('License activated successfully!')).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Pro is active on this device.')
  })
}
