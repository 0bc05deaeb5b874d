import type { Locator, Page } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import {
  analyzeChat,
  chooseTheme,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectHistorical,
  expectNoSideways,
  goTo,
  openUpload,
} from './support/screens.ts'
import { enginesOf, inWorkers } from './support/worker-script.ts'

const bright = [
  'I love this so much',
  'thank you, you are wonderful',
  'what a great day, I am so happy',
  'haha that is so funny 😂',
  'best news ever!',
]
const dark = [
  'I am so sad, I miss her',
  'this is terrible, I hate it',
  'I am really angry with them',
  'awful day, everything went wrong',
  'I am so scared',
]
const plain = ['see you at six', 'the train leaves at nine', 'bring the blue bag', 'which platform?', 'on my way']

const day = (week: number) => new Date(Date.UTC(2020, 10, 2 + 7 * week)).toISOString().slice(0, 10).split('-').reverse().join('/')
const said = (week: number, lines: readonly string[], hour: number) =>
  lines.map((line, i) => `${day(week)}, ${hour}:0${i} - ${i % 2 === 0 ? 'Ana' : 'Ben'}: ${line}\n`).join('')

/** Twelve Mondays of two years, ten messages each; the second is a bright one, the tenth a dark one. */
const chat = Array.from({ length: 12 }, (_, week) => {
  const feeling = week === 1 ? bright : week === 9 ? dark : week % 3 === 0 ? [...bright.slice(0, 2), ...plain.slice(0, 3)] : plain
  return said(week, plain, 10) + said(week, feeling, 20)
}).join('')

const locked = 'This feature requires a Pro license. Please upgrade to continue.'
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figure = (page: Page, name: string) => page.getByRole('figure', { name, exact: true })
const isEmotionCall = (name: string) => name.startsWith('emotion.')

/** The calls that each engine of the page has heard so far. */
const heard = async (page: Page): Promise<string[]> =>
  (await Promise.all(enginesOf(page).map((worker) => worker.evaluate(() => Reflect.get(globalThis, 'heardCalls') as string[])))).flat()

async function openScreen(page: Page): Promise<void> {
  await openUpload(page)
  await analyzeChat(page, chat)
  await toScreen(page)
}

async function toScreen(page: Page): Promise<void> {
  await goTo(page, 'Emotional Insights')
  await expect(page.getByRole('heading', { level: 1, name: 'Emotional Insights' })).toBeVisible()
  await expect(block(page, 'Overall trend')).toContainText('Average sentiment')
}

/** A number that stands in a part of the page. */
const numberIn = async (place: Locator): Promise<number> => Number((await place.textContent())?.replace(/\D/g, ''))

test('Free sees how the words sound, every figure leads to its messages, and no call of Pro is made', once, async ({ page, context }) => {
  await inWorkers(
    context,
    `globalThis.heardCalls = []
addEventListener('message', ({ data }) => typeof data?.name === 'string' && heardCalls.push(data.name))`,
  )
  await openScreen(page)
  await expect(page.getByText('This is no diagnosis of anybody')).toBeVisible()

  // Over time, by month and by year, with the arrow keys; the table leads to the messages.
  const timeline = figure(page, 'Sentiment over time')
  await expect(timeline).toContainText('November 2020 sounds most positive')
  await timeline.getByRole('radio', { name: 'Monthly' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(timeline).toContainText('2020 sounds most positive, 2021 least.')
  await timeline.getByRole('button', { name: 'Sentiment over time, as a table' }).click()
  await page.getByRole('dialog').getByRole('row', { name: /^2020/ }).getByRole('link').click()
  await page.waitForURL('**/search')
  await expect(page.getByText('90 messages found')).toBeVisible()
  await page.goBack()
  await expect(timeline).toContainText('2020 sounds most positive, 2021 least.')

  // As many messages as it says.
  const shares = figure(page, 'Sentiment distribution').getByRole('listitem').filter({ hasText: 'Negative' })
  const negative = await numberIn(shares.locator('span').last())
  expect(negative).toBeGreaterThanOrEqual(4)
  await shares.getByRole('link').click()
  await page.waitForURL('**/search')
  await expect(page.getByText(`${negative} messages found`)).toBeVisible()
  await expect(page.getByRole('main').getByText('Sounds negative')).toBeVisible()
  await expect(page.locator('[data-result]').first().getByRole('button', { name: 'negative: why?' })).toBeVisible()
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
  await page.goBack()

  const extremes = block(page, 'Peaks and valleys')
  const peak = extremes.getByRole('region', { name: 'Peaks' }).getByRole('listitem').first()
  await expect(peak).toContainText('November 9, 2020')
  await expect(extremes.getByRole('region', { name: 'Valleys' }).getByRole('listitem').first()).toContainText('January 4, 2021')
  await peak.getByRole('button', { name: /^Show in the conversation/ }).click()
  const conversation = page.getByRole('dialog')
  await expect(conversation.locator('[aria-current=true]').getByRole('button', { name: 'positive: why?' })).toBeVisible()
  await page.goBack()
  await expect(conversation).toHaveCount(0)
  await expect(block(page, 'How well it is read')).toContainText('English')

  // What Pro would tell is an invented chat behind its reason.
  await expect(page.getByText(locked)).toBeVisible()
  const behind = await page.getByRole('region', { name: 'Moods and emotions' }).innerText()
  expect(behind).toContain('Juliet C.')
  for (const own of ['Ana', 'Ben', 'train']) expect(behind).not.toContain(own)
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
  await page.screenshot({ path: test.info().outputPath('free.png'), fullPage: true })
  await goTo(page, 'Dashboard')
  await expect(figure(page, 'Sentiment distribution')).toContainText(`${negative}`)
  await expect(block(page, 'Emotional Insights').getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible()
  expect((await heard(page)).filter(isEmotionCall)).toEqual([])
})

test('with Pro the emotions are told: by month, by person, in their strongest words', async ({ page }) => {
  await page.goto('/settings')
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
  await expect(page.getByText('License activated successfully!')).toBeVisible()
  await openUpload(page)
  await analyzeChat(page, chat)
  await expect(block(page, 'Emotional Insights').getByRole('listitem')).toHaveCount(9)
  await toScreen(page)
  await expect(page.getByText(locked)).toHaveCount(0)
  await expect(block(page, 'Vibe')).toContainText('On the whole this talk sounds')

  const fingerprint = figure(page, 'Emotional fingerprint')
  await expect(fingerprint.getByRole('list', { name: 'A dot for each person' }).getByRole('listitem')).toHaveText(['Ana', 'Ben'])
  await fingerprint.getByRole('button', { name: 'Emotional fingerprint, as a table' }).click()
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(10)
  await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveText(['Emotion', 'Together', 'Ana', 'Ben'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const moods = block(page, 'Mood timeline')
  await expect(moods.getByRole('listitem').first()).toContainText('November 2020')
  await expect(block(page, 'Emotional sync')).toContainText('over 12 weeks')

  const highlights = block(page, 'Highlights').getByRole('listitem')
  expect(await highlights.count()).toBeGreaterThanOrEqual(3)
  const quoted = (await highlights.first().locator('figure p').first().textContent()) ?? ''
  await highlights
    .first()
    .getByRole('button', { name: /^Show in the conversation/ })
    .click()
  await expect(page.getByRole('dialog').locator('[aria-current=true]')).toContainText(quoted)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Corrected it leaves its place in the list to another message; the dialog stays with the one that was asked about.
  const angry = block(page, 'Highlights').locator('[data-emotion=anger]')
  const words = (await angry.locator('figure p').first().textContent()) ?? ''
  await angry.getByRole('button', { name: /^Why\? (Ana|Ben), / }).click()
  const why = page.getByRole('dialog', { name: 'Why it is read so' })
  await expect(why.locator('figure').first()).toContainText(words)
  await why.getByRole('button', { name: 'Gratitude', exact: true }).click()
  await expect(why).toContainText('You say: gratitude.')
  await expect(page.locator('[data-emotion=anger]').filter({ hasText: words })).toHaveCount(0)
  await expect(why.locator('figure').first()).toContainText(words)
  await why.getByRole('button', { name: 'Back to the estimate' }).click()
  await why.getByRole('button', { name: 'Close' }).click()
  await expect(why).toHaveCount(0)
  await expect(angry.filter({ hasText: words })).toHaveCount(1)
  await expectAccessible(page)
  await chooseTheme(page, 'Dark')
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.screenshot({ path: test.info().outputPath('pro.png'), fullPage: true })
})

test('a message tells why it is read so; corrected, all figures follow, until it is undone or taken back', once, async ({ page }) => {
  test.slow()
  await openUpload(page)
  await analyzeChat(page, chat)
  await goTo(page, 'Search')
  await page.getByRole('searchbox', { name: 'Search this chat' }).fill('"which platform?"')
  await expect(page.getByText('19 messages found')).toBeVisible()
  const quick = page.getByRole('button', { name: /^Only messages that sound negative/ })
  const negative = await numberIn(quick)
  const first = page.locator('[data-result]').first()
  await first.getByRole('button', { name: 'neutral: why?' }).click()
  const why = page.getByRole('dialog', { name: 'Why it is read so' })
  await expect(why).toContainText('It sounds neutral.')
  await expect(why.getByRole('region', { name: 'The words that weighed' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.screenshot({ path: test.info().outputPath('why.png') })

  const choice = (name: string) => why.getByRole('button', { name, exact: true })
  await choice('Sadness').click()
  await expect(page.getByText('Corrected: sadness. The figures follow.').first()).toBeVisible()
  await expect(why).toContainText('You say: sadness.')
  await expect(choice('Sadness')).toHaveAttribute('aria-pressed', 'true')
  // The slip lies over the dialog, which stays.
  await page.locator('[data-slips]').getByText('Undo').click()
  await expect(why).toContainText('It sounds neutral.')
  await choice('Negative').click()
  await expect(choice('Negative')).toHaveAttribute('aria-pressed', 'true')
  await why.getByRole('button', { name: 'Close' }).click()
  await expect(why).toHaveCount(0)
  const mark = first.getByRole('button', { name: 'corrected to negative: change' })
  await expect(mark).toBeVisible()
  await expect(mark).toBeFocused()
  // Pressed in the dialog, nothing was opened below it.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => numberIn(quick)).toBe(negative + 1)

  await page.reload()
  await expect(mark).toBeVisible()
  await quick.click()
  await expect(page.getByText('1 message found')).toBeVisible()
  await mark.click()
  await why.getByRole('button', { name: 'Back to the estimate' }).click()
  await expect(page.getByText('Back to the estimate. The figures follow.').first()).toBeVisible()
  // The message is no longer on the list, and still asked about; the keyboard stays with what was chosen.
  await expect(why).toContainText('It sounds neutral.')
  await expect(choice('Negative')).toBeFocused()
  // The first Escape is the dialog's, the next the slip's that tells of it.
  await page.keyboard.press('Escape')
  await expect(why).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeFocused()
  await expect(page.locator('[data-slips]').getByText('Back to the estimate.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-slips]').getByText('Back to the estimate.')).toHaveCount(0)
  await expectNoSideways(page)
})

test('an hour after a chat was analyzed the screen is not there, and analyzed again it is', once, async ({ page }) => {
  await page.clock.install()
  await openScreen(page)
  await expectHistorical(page)
})

test('where the model cannot be had every screen says so and goes on, and Retry has it after all', once, async ({ page, context }) => {
  await inWorkers(
    context,
    `globalThis.hasModel = false
addEventListener('message', (event) => {
  const { id, name } = event.data
  if (hasModel || !/^(sentiment[.]|charts[.]sentiment)/.test(name)) return
  event.stopImmediatePropagation()
  postMessage({ id, failure: { code: 'model_unavailable', detail: 'No model. Try again.', request_id: 'e2e' } })
})`,
  )
  await openUpload(page)
  await analyzeChat(page, chat)
  await expect(figure(page, 'Sentiment distribution')).toContainText('No model. Try again.')
  await expect(figure(page, 'Activity over time').getByRole('button', { name: 'Activity over time, as a table' })).toBeVisible()
  await goTo(page, 'Search')
  await page.getByRole('searchbox', { name: 'Search this chat' }).fill('platform')
  await expect(page.getByText('Until then messages are found and shown without what they sound like.')).toBeVisible()
  await expect(page.getByText('19 messages found')).toBeVisible()
  await goTo(page, 'Emotional Insights')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('No model. Try again.')
  await expect(block(page, 'Overall trend')).toHaveCount(0)
  await expectAccessible(page)
  for (const worker of enginesOf(page)) await worker.evaluate(() => Reflect.set(globalThis, 'hasModel', true))
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(block(page, 'Overall trend')).toContainText('Average sentiment')
})
