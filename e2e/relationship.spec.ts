import type { Page } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { analyzeChat, chooseTheme, expectAccessible, expectNoSideways, goTo, openUpload } from './support/screens.ts'
import { enginesOf, inWorkers } from './support/worker-script.ts'

/** Eleven messages of three people: replies after 45 s, 2 min, 2 h, 10 h and weeks, two silences of weeks, and a burst. */
const chat = `13/01/2021, 09:00:00 - Ana: good morning
13/01/2021, 09:00:45 - Ben: good morning to you
13/01/2021, 09:02:45 - Ana: <Media omitted>
13/01/2021, 11:02:45 - Cleo: late but here
25/02/2021, 21:00:00 - Ben: are you there?
25/02/2021, 21:10:00 - Ben: hello?
26/02/2021, 07:10:00 - Ana: yes
26/02/2021, 21:15:00 - Ana: <Media omitted>
31/03/2021, 09:30:00 - Cleo: there you are
31/03/2021, 09:31:00 - Cleo: really
31/03/2021, 09:32:00 - Cleo: the end
`

/** A name within a sentence, alone in its direction. */
const named = (name: string) => `\u2068${name}\u2069`
const locked = 'This feature requires a Pro license. Please upgrade to continue.'
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const isCall = (name: string) => name.startsWith('relationship.')

/** Notes each call that an engine hears. */
const hearing = `globalThis.heardCalls = []
addEventListener('message', ({ data }) => typeof data?.name === 'string' && heardCalls.push(data.name))`

/** The calls about the chat that each engine of the page has heard so far. */
const heard = async (page: Page): Promise<string[]> =>
  (await Promise.all(enginesOf(page).map((worker) => worker.evaluate(() => Reflect.get(globalThis, 'heardCalls') as string[])))).flat()

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSideways(page)
}

async function goPro(page: Page): Promise<void> {
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
  await expect(page.getByText('License activated successfully!')).toBeVisible()
}

test('Free sees an invented chat behind the reason, and no call of Pro is made; a license opens it', once, async ({ page, context }) => {
  await inWorkers(context, hearing)
  await openUpload(page)
  await analyzeChat(page, chat)
  await goTo(page, 'Relationship')
  await expect(page.getByRole('heading', { level: 1, name: 'Relationship' })).toBeVisible()
  await expect(page.getByText(locked)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/pricing')
  const behind = await page.getByRole('main').innerText()
  expect(behind).toContain('Juliet C.')
  for (const own of ['Ana', 'Ben', 'Cleo', 'late but here']) expect(behind).not.toContain(own)
  // What lies behind the reason is for nobody but the eye.
  await expect(page.getByRole('region', { name: 'Conversation balance' })).toHaveCount(0)
  await expectSound(page)
  await chooseTheme(page, 'Dark')
  await expectSound(page)
  expect((await heard(page)).filter(isCall)).toEqual([])

  await page.getByRole('link', { name: 'I have a license' }).click()
  await goPro(page)
  await goTo(page, 'Relationship')
  await expect(block(page, 'Conversation balance')).toContainText(
    `For every 100 messages that ${named('Ana')} writes, ${named('Ben')} writes 75, the fewest.`,
  )
  await expect(page.getByText(locked)).toHaveCount(0)
  expect(new Set((await heard(page)).filter(isCall)).size).toBe(8)
})

test('with Pro every figure leads to as many messages as it says, and each silence to the words around it', async ({ page }) => {
  await page.goto('/settings')
  await goPro(page)
  await openUpload(page)
  await analyzeChat(page, chat)
  await goTo(page, 'Relationship')

  /** The link leads to so many messages; Back comes back. */
  const leads = async (name: string, link: string | RegExp, messages: number, ...chips: string[]) => {
    await block(page, name).getByRole('link', { name: link, exact: true }).first().click()
    await page.waitForURL('**/search')
    await expect(page.getByText(`${messages} ${messages === 1 ? 'message' : 'messages'} found`)).toBeVisible()
    for (const chip of chips) await expect(page.getByRole('main').getByText(chip).first()).toBeVisible()
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
    await page.goBack()
    await expect(block(page, name)).toBeVisible()
  }
  await expect(block(page, 'Conversation balance')).toContainText(/100 : \d+/)
  await leads('Conversation balance', '100 : 75', 11)
  await leads('Conversation balance', /^Ben 3 27%$/, 3)
  const talks = block(page, 'Who opens and closes conversations')
  await expect(talks).toContainText(`${named('Ana')} opened 3 of 5 conversations and closed 2 (nobody more).`)
  await leads('Who opens and closes conversations', '5', 5, 'opening a conversation')
  await leads('Who opens and closes conversations', '2', 2, 'Ana', 'closing a conversation')
  await leads('Several messages at once', '1 burst', 1, 'Cleo', 'beginning a burst')
  const answers = block(page, 'How fast each answers')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(answers).toHaveCount(3)
  await expect(answers.nth(0)).toContainText(/^Ana2 replies/)
  await leads('How fast each answers', '2 replies', 2, 'Ana')
  await leads('Days in a row', '2 days', 4)

  // Who answers whom: the person answered is a condition of the search.
  const pairs = block(page, 'Who answers whom')
  await expect(pairs.getByRole('row', { name: /^Ana/ }).getByRole('cell')).toHaveText(['', '–', '5.0 h'])
  await leads('Who answers whom', '5.0 h', 2, 'Ana', `answering ${named('Ben')}`)
  await pairs.getByRole('button', { name: 'Who answers whom, as a table' }).click()
  const table = page.getByRole('dialog', { name: 'Who answers whom, as a table' })
  await expect(table.getByRole('row')).toHaveCount(5)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(table).toHaveCount(0)

  // The ways to the parts take the keyboard along.
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('button', { name: 'Silences and streaks' }).click()
  await expect(block(page, 'Silences and streaks')).toBeFocused()
  const gaps = block(page, 'Longest gaps')
  await expect(gaps).toContainText(`The longest silence lasted 43.4 days; ${named('Ben')} ended it.`)
  await expect(gaps.getByRole('listitem')).toHaveCount(2)
  await gaps.getByRole('button', { name: /^32\.5 days/ }).click()
  const conversation = page.getByRole('dialog')
  await expect(conversation.locator('[aria-current=true]')).toContainText('there you are')
  await expect(conversation).toContainText('yes')
  await page.goBack()
  await expect(conversation).toHaveCount(0)
  await block(page, 'Several messages at once')
    .getByRole('button', { name: /^3 messages in 2\.0\smin/ })
    .click()
  await expect(conversation.locator('[aria-current=true]')).toContainText('there you are')
  await page.goBack()
  await expect(conversation).toHaveCount(0)
  await expectSound(page)
})

test('how much the filters leave is asked first, and what waits for feelings last', once, async ({ page, context }) => {
  await inWorkers(context, hearing)
  await page.goto('/settings')
  await goPro(page)
  await openUpload(page)
  await analyzeChat(page, chat)
  await goTo(page, 'Relationship')
  await expect(block(page, 'Emotional sync')).toBeVisible()
  const asked = async () => (await heard(page)).filter((name) => /^(relationship|emotion|overview)\./.test(name))
  const cards = [
    'relationship.balance',
    'relationship.conversations',
    'relationship.bursts',
    'relationship.replyDiscipline',
    'relationship.responseMatrix',
    'relationship.coldStreaks',
    'relationship.streaks',
    'relationship.caringMoments',
    'emotion.sync',
  ]
  await expect.poll(async () => (await asked()).slice(-cards.length)).toEqual(cards)
  const before = (await asked()).length
  await page.getByRole('button', { name: 'Last 90 days' }).click()
  await expect.poll(async () => (await asked()).slice(before)).toEqual(['overview.get', ...cards])
})

test('the filters choose among replies and silences; who is left alone is weighed against nobody', once, async ({ page, isMobile }) => {
  await page.goto('/settings')
  await goPro(page)
  await openUpload(page)
  await analyzeChat(page, chat)
  await goTo(page, 'Relationship')
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('button', { name: isMobile ? /^Filters/ : /^People:/ }).click()
  await page.getByRole('option', { name: 'Ben', exact: true }).click()
  await expect(page.getByRole('option', { name: 'Ben', exact: true })).toHaveAttribute('aria-selected', 'true')
  if (isMobile) await page.getByRole('button', { name: /^Show .* messages?$/ }).click()
  else await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await expect(block(page, 'Conversation balance')).toContainText(`${named('Ben')} wrote every message counted here.`)
  await expect(block(page, 'Who opens and closes conversations')).toContainText(`${named('Ben')} opened 1 conversation and closed 1.`)
  await expect(block(page, 'Several messages at once')).toContainText('Nobody sent three messages at once.')
  await expect(block(page, 'Longest gaps').getByRole('listitem')).toHaveCount(1)
  await expect(block(page, 'Who answers whom').getByRole('row')).toHaveCount(2)
  await block(page, 'How fast each answers')
    .getByRole('button', { name: /is counted$/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('Counted over 2 replies.')
  await expect(page.getByRole('dialog')).toContainText('the filters choose among the replies')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await chooseTheme(page, 'Dark')
  await expectSound(page)
})
