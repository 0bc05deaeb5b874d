import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { barsIn, look, wordsOf } from '#testing/look.ts'
import { card, expectLeads, leaveConversation, linkedMessage, openPage } from '#testing/page.tsx'
import { threePeopleWithBurst } from '#testing/small-chats.ts'

const page = look()
const gone = () => waitFor(() => expect(page.roles('dialog')).toEqual([]))
const block = async (name: string) => look(await card(name))
const wordsIn = async (name: string) => wordsOf(await card(name))
/** The calls of these subjects, in their order. */
const callsOf = (asked: readonly string[], subjects: RegExp) =>
  asked.map((call) => call.split('/api/')[1]).filter((call) => subjects.test(call) && call !== 'emotion/corrections')

const cards = [
  'relationship/balance',
  'relationship/conversations',
  'relationship/bursts',
  'relationship/reply-discipline',
  'relationship/response-matrix',
  'relationship/cold-streaks',
  'relationship/streaks',
  'relationship/caring-moments',
  'emotion/sync',
]

test('Free sees an invented chat behind the reason, and no call of Pro is made; Pro opens it', async () => {
  const { user, asked, settled, becomePro } = await openPage({ chat: threePeopleWithBurst, path: '/relationship' })
  expect((await page.role('heading', 'Relationship')).tagName).toBe('H1')
  await page.text('This feature requires a Pro license. Please upgrade to continue.')
  expect(await page.role('link', 'Get Pro, $7 per month')).toHaveAttribute('href', '/pricing')
  expect(await page.role('link', 'I have a license')).toHaveAttribute('href', '/settings')
  await settled()
  const main = await page.role('main')
  const picture = () => main.querySelector('[inert]')
  const blur = 'blur-[3px]'
  expect(picture()).toHaveClass(blur)
  await user.click(await page.role('button', 'Look at the sample chat, free'))
  expect(picture()).not.toHaveClass(blur)
  expect(await page.role('button', 'Hide the sample chat')).toHaveFocus()
  await page.role('link', 'Get Pro, $7 per month')
  await user.click(await page.role('button', 'Hide the sample chat'))
  expect(picture()).toHaveClass(blur)
  expect(wordsOf(main)).toContain('Juliet')
  for (const own of [/\bAna\b/, /\bBen\b/, /\bCleo\b/, 'late but here']) expect(main.innerHTML).not.toMatch(own)
  // What is behind the reason is only for the eye.
  expect(page.roles('region', 'Conversation balance')).toEqual([])
  expect(callsOf(asked, /^relationship/)).toEqual([])

  await becomePro()
  // The screen begins with the sentence of its first figure, which does not repeat it.
  await page.text(/^(?:Ana wrote \d+ of \d+ messages|\d+% of the messages are from Ana)\.$/)
  expect(await wordsIn('Conversation balance')).not.toMatch(/of the messages are from|Ana wrote/)
  expect(page.texts('This feature requires a Pro license. Please upgrade to continue.')).toEqual([])
  await waitFor(() => expect(new Set(callsOf(asked, /^relationship/)).size).toBe(8))
})

test('every figure links to as many messages as it says, and each gap to the words around it', async () => {
  const opened = await openPage({ chat: threePeopleWithBurst, path: '/relationship', plan: 'pro' })
  const { user } = opened
  const leads = async (name: string, link: string | RegExp, messages: number, ...chips: string[]) => {
    const at = await block(name)
    await waitFor(() => expect(at.roles('link', link)).not.toEqual([]))
    await expectLeads(opened, at.roles('link', link)[0], messages, ...chips)
  }
  const drawn = async (name: string) => (await block(name)).roles('listitem').map((each) => [wordsOf(each), ...barsIn(each)])

  expect(await wordsIn('Conversation balance')).not.toContain('100 :')
  expect(await drawn('Conversation balance')).toEqual([
    ['Ana4 36%', 36.36],
    ['Cleo4 36%', 36.36],
    ['Ben3 27%', 27.27],
  ])
  await leads('Conversation balance', /^Ben/, 3)

  expect(await wordsIn('Who opens and closes conversations')).toContain('Ana opened 3 of 5 conversations and closed 2 (tied for most).')
  expect(await drawn('Who opens and closes conversations')).toEqual([
    ['Anaopened3closed2', 100, 66.67],
    ['Cleoopened1closed2', 33.33, 66.67],
    ['Benopened1closed1', 33.33, 33.33],
  ])
  await leads('Who opens and closes conversations', '5', 5, 'opening a conversation')
  await leads('Who opens and closes conversations', '2', 2, 'Ana', 'closing a conversation')

  expect(await drawn('Several messages at once')).toEqual([
    ['Cleo1 burstup to 3 messages', 100],
    ['3 messages in 2.0 minCleoMar 31, 2021, 9:30 AMthere you are'],
  ])
  await leads('Several messages at once', '1 burst', 1, 'Cleo', 'beginning a burst')

  const answers = (await block('How fast everyone replies')).roles('listitem').filter((each) => each.querySelector('h4'))
  expect(answers.map((each) => wordsOf(each).split('Average')[0])).toEqual([
    'Ana1< 5 min0< 1 h1< 1 day0≥ 1 day',
    'Cleo0< 5 min0< 1 h1< 1 day1≥ 1 day',
    'Ben1< 5 min0< 1 h0< 1 day1≥ 1 day',
  ])
  expect(wordsOf(answers[0])).toContain('Average5.0 hMedian reply, mid-conversation2.0 minMedian reply, after 6 quiet hours10.0 h')
  // Each speed is as wide as its replies; what there is none of is not drawn.
  const speeds = (of: HTMLElement) => [...of.querySelectorAll<HTMLElement>('[aria-hidden=true] > span')].map(({ style }) => style.flexGrow)
  expect(answers.map(speeds)).toEqual([
    ['1', '1'],
    ['1', '1'],
    ['1', '1'],
  ])
  await leads('How fast everyone replies', '2 replies', 2, 'Ana')

  expect(await drawn('Days in a row')).toEqual([['2 daysFeb 25 – 26, 20214 messages', 100]])
  await leads('Days in a row', '2 days', 4)

  // Who answers whom: the person answered is a condition of the search.
  const pairs = await block('Who answers whom')
  const ana = pairs.roles('row', /^Ana/)[0]
  expect([...ana.querySelectorAll('td')].map(wordsOf)).toEqual(['', '–', '5.0 h'])
  await leads('Who answers whom', '5.0 h', 2, 'Ana', 'answering Ben')
  await user.click(await (await block('Who answers whom')).role('button', 'Who answers whom, as a table'))
  const table = look(await page.role('dialog', 'Who answers whom, as a table'))
  expect(table.roles('row')).toHaveLength(5)
  await user.keyboard('{Escape}')
  await gone()

  // The ways to the parts take the keyboard along.
  await user.click(await look(await page.role('navigation', 'On this page')).role('button', 'Silences and streaks'))
  expect(await page.role('region', 'Silences and streaks')).toHaveFocus()

  expect(await wordsIn('Longest gaps')).toContain('43 days without a word, until Ben broke the silence.')
  expect((await block('Longest gaps')).roles('listitem').map(wordsOf)).toEqual([
    '43 daysJan 13 – Feb 25, 2021Last message beforeCleoJan 13, 2021, 11:02 AMlate but hereFirst message afterBenFeb 25, 2021, 9:00 PMare you there?',
    '33 daysFeb 26 – Mar 31, 2021Last message beforeAnaFeb 26, 2021, 9:15 PMMediaFirst message afterCleoMar 31, 2021, 9:30 AMthere you are',
  ])
  const conversation = async (name: string, button: RegExp) => {
    await user.click(await (await block(name)).role('button', button))
    expect(wordsOf(await linkedMessage())).toContain('there you are')
    await page.text('yes')
    await leaveConversation(opened.router)
  }
  await conversation('Longest gaps', /^33 days/)
  await conversation('Several messages at once', /^3 messages in 2\.0 min/)
})

test('how much the filters leave is asked first, and what waits for feelings last', async () => {
  const { user, asked, settled } = await openPage({ chat: threePeopleWithBurst, path: '/relationship', plan: 'pro', feels: true })
  await page.role('figure', 'Emotional sync')
  const calls = () => callsOf(asked, /^(relationship|emotion\/|overview)/)
  await waitFor(() => expect(calls().slice(-cards.length)).toEqual(cards))
  // Some calls are made again when the feelings are there.
  await settled()
  const before = calls().length
  await user.click(await page.role('button', 'Last 90 days'))
  await waitFor(() => expect(calls().slice(before)).toEqual(['overview', ...cards]))
})

test('the filters choose among replies and gaps; a person left alone is compared with nobody', async () => {
  const { user } = await openPage({ chat: threePeopleWithBurst, path: '/relationship', plan: 'pro' })
  await user.click(await look(await page.role('region', 'Filters')).role('button', /^People:/))
  await user.click(await page.role('option', 'Ben'))
  expect(await page.role('option', 'Ben')).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Escape}')
  await gone()
  await page.text('Ben wrote every message here.')
  expect(await wordsIn('Who opens and closes conversations')).toContain('Ben opened 1 conversation and closed 1.')
  expect(await wordsIn('Several messages at once')).toContain('No one sent three messages at once.')
  expect((await block('Longest gaps')).roles('listitem')).toHaveLength(1)
  expect((await block('Who answers whom')).roles('row')).toHaveLength(2)
  await user.click(await (await block('How fast everyone replies')).role('button', /is counted$/))
  const counted = wordsOf(await page.role('dialog'))
  expect(counted).toContain('Counted over 2 replies.')
  expect(counted).toContain('The filters then pick replies')
})
