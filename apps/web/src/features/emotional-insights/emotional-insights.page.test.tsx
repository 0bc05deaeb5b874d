// In one zone: the days are the chat's; `When` writes when it was analyzed, and its tests run in two.
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { barsIn, look, wordsOf } from '#testing/look.ts'
import { card, expectLeads, leaveConversation, linkedMessage, openPage } from '#testing/page.tsx'
import { brightAndDark } from '#testing/small-chats.ts'

const locked = 'This feature requires a Pro license. Please upgrade to continue.'
const page = look()
const block = async (name: string) => look(await card(name))
const wordsIn = async (name: string, role?: 'figure') => wordsOf(await card(name, role))
const chart = async (name: string) => look(await card(name, 'figure'))
const gone = () => waitFor(() => expect(page.roles('dialog')).toEqual([]))
const numberIn = (text: string): number => Number(text.replace(/\D/g, ''))

test('Free sees how the words sound, every figure links to its messages, and no call of Pro is made', async () => {
  const opened = await openPage({ chat: brightAndDark, path: '/emotional-insights', feels: true })
  const { user, router, asked, settled } = opened
  expect((await page.role('heading', 'Emotional Insights')).tagName).toBe('H1')
  await page.text(/This is not a diagnosis of anyone/)
  expect(await wordsIn('Overall trend')).toContain('Average sentiment')
  // From the middle of a scale that reaches to a quarter either way.
  expect((await block('Overall trend')).roles('listitem').map((each) => [wordsOf(each), ...barsIn(each)])).toEqual([
    ['First half+0.17', 34.3],
    ['Second half−0.16', 31.11],
  ])

  // Over time, by month and by year, with the arrow keys; the table links to the messages.
  const timeline = async () => wordsOf(await card('Sentiment over time', 'figure'))
  expect(await timeline()).toContain('November 2020 sounds most positive')
  ;(await (await chart('Sentiment over time')).role('radio', 'Monthly')).focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(async () => expect(await timeline()).toContain('2020 sounds most positive, 2021 least.'))
  await user.click(await (await chart('Sentiment over time')).role('button', 'Sentiment over time, as a table'))
  const year = await look(await page.role('dialog')).role('row', /^2020/)
  await expectLeads(opened, year.querySelector('a')!, 90)
  await waitFor(async () => expect(await timeline()).toContain('2020 sounds most positive, 2021 least.'))

  // As many messages as it says, of as long a part as it says.
  const shares = async () => (await chart('Sentiment distribution')).roles('listitem')
  expect((await shares()).map(wordsOf)).toEqual(['9%Positive11', '87%Neutral104', '4%Negative5'])
  const parts = (await card('Sentiment distribution', 'figure')).querySelectorAll<HTMLElement>('[aria-hidden=true] > span[style]')
  expect([...parts].map(({ style }) => Number(style.flexGrow))).toEqual([11, 104, 5])
  const negative = (await shares()).find((each) => wordsOf(each).includes('Negative'))!
  const messages = numberIn(wordsOf([...negative.querySelectorAll('span')].at(-1)!))
  expect(messages).toBeGreaterThanOrEqual(4)
  await expectLeads(opened, negative.querySelector('a')!, messages, 'Sounds negative')
  await user.click((await shares()).find((each) => wordsOf(each).includes('Negative'))!.querySelector('a')!)
  await page.text(`${messages} messages found`)
  await waitFor(() => expect(page.roles('button', /^negative: why\?/)).toHaveLength(messages))
  router.history.back()

  const extremes = await block('Peaks and valleys')
  const peak = look(await extremes.role('region', 'Peaks')).roles('listitem')[0]
  expect(wordsOf(peak)).toContain('November 9, 2020')
  expect(wordsOf(look(await extremes.role('region', 'Valleys')).roles('listitem')[0])).toContain('January 4, 2021')
  await user.click(await look(peak).role('button', /^Show in the conversation/))
  await look(await linkedMessage()).role('button', /^positive: why\?/)
  await leaveConversation(router)
  expect(await wordsIn('Languages')).toContain('English')

  // What Pro would tell is an invented chat behind its reason.
  await page.text(locked)
  await settled()
  const moods = await card('Moods and emotions')
  expect(wordsOf(moods)).toContain('Juliet')
  for (const own of [/\bAna\b/, /\bBen\b/, 'train']) expect(moods.innerHTML).not.toMatch(own)
  await router.navigate({ to: '/dashboard' })
  expect(wordsOf(await card('Sentiment distribution', 'figure'))).toContain(`${messages}`)
  await (await block('Emotional Insights')).role('link', 'Get Pro, $7 per month')
  await settled()
  expect(asked.filter((call) => /\/api\/emotion\/(?!corrections)/.test(call))).toEqual([])
})

test('with Pro the emotions are shown: by month, by person, in their strongest words', async () => {
  const { user, router } = await openPage({ chat: brightAndDark, plan: 'pro', feels: true })
  const onDashboard = await block('Emotional Insights')
  await waitFor(() => expect(onDashboard.roles('listitem')).toHaveLength(9))
  const bars = onDashboard.roles('listitem')
  // Each bar is as long as its share.
  for (const each of bars)
    expect(Math.abs(barsIn(each)[0] - Number.parseFloat(/[\d.]+%/.exec(wordsOf(each))?.[0] ?? '')), wordsOf(each)).toBeLessThanOrEqual(0.5)
  await router.navigate({ to: '/emotional-insights' })
  expect(await wordsIn('Overall trend')).toContain('Average sentiment')
  expect(page.texts(locked)).toEqual([])
  await waitFor(async () => expect(await wordsIn('Vibe')).toContain('No single vibe stands out here.'))
  expect((await card('Vibe')).parentElement).toBe((await card('Overall trend')).parentElement)

  const fingerprint = await chart('Emotional fingerprint')
  const people = look(await fingerprint.role('list', 'One mark per person'))
  expect(people.roles('listitem').map(wordsOf)).toEqual(['Ana', 'Ben'])
  await user.click(await fingerprint.role('button', 'Emotional fingerprint, as a table'))
  const table = look(await page.role('dialog'))
  expect(table.roles('row')).toHaveLength(10)
  // Too little is felt to compare the two.
  expect(table.roles('columnheader').map(wordsOf)).toEqual(['Emotion', 'Together', 'Ana', 'Ben'])
  await user.keyboard('{Escape}')
  await gone()

  const moods = await chart('Mood timeline')
  await user.click(await moods.role('button', /^Show all/))
  await waitFor(() =>
    expect(
      moods
        .roles('listitem')
        .map(wordsOf)
        .find((text) => /\d{4}/.test(text)),
    ).toContain('November 2020'),
  )
  await waitFor(async () => expect(await wordsIn('Emotional sync', 'figure')).toContain('over 12 weeks'))

  const highlights = async () => (await block('Highlights')).roles('listitem')
  await waitFor(async () => expect((await highlights()).length).toBeGreaterThanOrEqual(3))
  const [first] = await highlights()
  const quoted = wordsOf(first.querySelector('figure p')!)
  await user.click(await look(first).role('button', /^Show in the conversation/))
  expect(wordsOf(await linkedMessage())).toContain(quoted)
  await leaveConversation(router)

  // Corrected it leaves its place in the list to another message; the dialog stays with the one that was asked about.
  const angry = () => document.querySelector<HTMLElement>('[data-emotion=anger]')
  const words = wordsOf(angry()!.querySelector('figure p')!)
  await user.click(await look(angry()!).role('button', /^Why\? (Ana|Ben), /))
  const why = await page.role('dialog', 'Why this result')
  const asksOf = () => wordsOf(why.querySelector('figure')!)
  await waitFor(() => expect(asksOf()).toContain(words))
  await user.click(await look(why).role('button', 'Gratitude'))
  await waitFor(() => expect(wordsOf(why)).toContain('You set this to gratitude.'))
  await waitFor(() => expect(wordsOf(angry() ?? document.createElement('p'))).not.toContain(words))
  expect(asksOf()).toContain(words)
  await user.click(await look(why).role('button', 'Back to the estimate'))
  await user.click(await look(why).role('button', 'Close'))
  await waitFor(() => expect(page.roles('dialog', 'Why this result')).toEqual([]))
  await waitFor(() => expect(wordsOf(angry()!)).toContain(words))
})

test('where the model cannot be had every screen says so and continues, and Retry has it after all', async () => {
  let hasModel = false
  const { user, router } = await openPage({
    chat: brightAndDark,
    feels: true,
    instead: (path) =>
      hasModel || !/^\/api\/(sentiment|charts\/sentiment)/.test(path)
        ? null
        : Response.json({ code: 'model_unavailable', detail: 'No model. Try again.', request_id: 'test' }, { status: 503 }),
  })
  expect(wordsOf(await card('Sentiment distribution', 'figure'))).toContain('No model. Try again.')
  await (await chart('Activity over time')).role('button', 'Activity over time, as a table')
  await router.navigate({ to: '/search' })
  await user.type(await page.role('searchbox', 'Search this chat'), 'platform')
  await page.text('19 messages found')
  await page.text(/Until then, search works as usual, but without sentiment\.$/)
  await router.navigate({ to: '/emotional-insights' })
  const alert = await page.role('alert')
  expect(wordsOf(alert)).toContain('No model. Try again.')
  expect(page.roles('region', 'Overall trend')).toEqual([])
  hasModel = true
  await user.click(await look(alert).role('button', 'Retry'))
  expect(await wordsIn('Overall trend')).toContain('Average sentiment')
})
