// In one zone: the days are the chat's; `When` writes when it was analyzed, and its tests run in two.
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { barsIn, look, wordsOf } from '#testing/look.ts'
import { card, expectLeads, openPage } from '#testing/page.tsx'
import { ownWords } from '#testing/small-chats.ts'

const page = look()
const block = async (name: string) => look(await card(name))
const wordsIn = async (name: string) => wordsOf(await card(name))
const wordList = () => block('Most used words, as a list')

test('Free sees an invented cloud behind the reason, and no call of Pro is made', async () => {
  const { asked, settled } = await openPage({ chat: ownWords, path: '/words' })
  await page.text('This feature requires a Pro license. Please upgrade to continue.')
  await settled()
  const main = await page.role('main')
  expect(wordsOf(main)).toContain('balcony')
  for (const own of ['harbour', 'mountain', /\bAna\b/]) expect(main.innerHTML).not.toMatch(own)
  expect(asked.filter((call) => call.includes('/api/words/'))).toEqual([])
})

/** How far along its line each dot is, in percent. */
const dotsIn = (row: Element): number[] =>
  [...row.querySelectorAll<HTMLElement>('[data-dot]')].map(({ style }) =>
    Math.round(Number.parseFloat(style.getPropertyValue('inset-inline-start'))),
  )

test('every card counts this chat, each person’s own words first; its bars are as long as its numbers', async () => {
  await openPage({ chat: ownWords, path: '/words', plan: 'pro' })
  await block('Most used words, as a list')
  const [first, second] = look(await page.role('main'))
    .roles('heading')
    .filter(({ tagName }) => tagName === 'H2')
  expect([first, second].map(wordsOf)).toEqual(['What each says more', 'Most used words'])
  const drawn = async (name: string) => (await block(name)).roles('listitem').map((each) => [wordsOf(each), ...barsIn(each)])
  expect(await drawn('Most used words, as a list')).toEqual([
    ...['harbour36', 'mountain36', 'good24', 'night24', 'dear24', 'quiet12', 'lights12', 'weather12', 'clouds12'].map((word) => [word]),
    ...['שלום12', 'tomorrow12', '散歩12'].map((word) => [word]),
  ])
  expect(await drawn('Emoji sent most, as a list')).toEqual([['❤36'], ['😂12']])
  // The surest word is first; each bar is as long as its count.
  expect(await drawn('What each says more')).toEqual([
    ['Anaharbour36 : 0quiet12 : 0lights12 : 0שלום12 : 0Emoji❤', 100, 33.33, 33.33, 33.33],
    ['harbour36 : 0', 100],
    ['quiet12 : 0', 33.33],
    ['lights12 : 0', 33.33],
    ['שלום12 : 0', 33.33],
    ['❤'],
    ['Benmountain36 : 0weather12 : 0clouds12 : 0tomorrow12 : 0散歩12 : 0Emoji😂', 100, 33.33, 33.33, 33.33, 33.33],
    ['mountain36 : 0', 100],
    ['weather12 : 0', 33.33],
    ['clouds12 : 0', 33.33],
    ['tomorrow12 : 0', 33.33],
    ['散歩12 : 0', 33.33],
    ['😂'],
  ])
  expect((await drawn('Phrases')).flat()).toEqual([
    'quiet and the harbour12',
    'weather again the mountain12',
    'harbour lights12',
    'harbour is quiet12',
    'is in the clouds12',
    'mountain weather12',
    'night dear harbour שלום12',
  ])
  expect((await drawn('Links')).slice(0, 2)).toEqual([['boats.example12', 100], ['https://www.boats.example/oneAnaMar 4, 2021']])
  const style = await wordsIn('How each writes')
  expect(style).toContain('Ben’s messages are longer than Ana’s: typically 49 letters against 40.')
  // Of Ana’s 36 messages 24 have an emoji and 12 a link, of Ben’s 24 half an emoji.
  expect(style).toContain('Ana36 messages with text')
  expect(style).toContain('Ben24 messages with text')
  // Two people are compared measure by measure, the smaller value first, and as far along their line as their figures are.
  expect((await block('Both compared')).roles('listitem').slice(0, 5).map(wordsOf)).toEqual([
    ...['Median lengthAna: 40 lettersBen: 49 letters', 'Words per messageAna: 6Ben: 8.5', 'With an emojiBen: 50%Ana: 67%'],
    ...['With a questionAna: 0%Ben: 0%', 'With a linkBen: 0%Ana: 33%'],
  ])
  expect((await block('Both compared')).roles('listitem').map(dotsIn).slice(1, 5)).toEqual([
    [71, 100],
    [100, 75],
    [0, 0],
    [100, 0],
  ])
})

test('any word has its story and links to its messages; one that is left out is gone, and comes back', async () => {
  const opened = await openPage({ chat: ownWords, path: '/words', plan: 'pro' })
  const { user } = opened
  expect(await wordsIn('What each says more')).toContain('harbour')
  expect(await wordsIn('Links')).toContain('boats.example')
  expect((await block('How each writes')).roles('heading').filter(({ tagName }) => tagName === 'H3')).toHaveLength(2)

  // The story: the count of the search behind it is the same.
  const story = async () => page.role('dialog', 'The story of a word')
  ;(await (await wordList()).role('button', /^harbour/)).focus()
  await user.keyboard('{Enter}')
  const shown = await story()
  await waitFor(() => expect(wordsOf(shown)).toContain('Said 36 times in 24 messages.'))
  expect(wordsOf(shown)).toContain('the harbour is quiet and the harbour lights are on')
  expect(
    look(shown)
      .roles('listitem')
      .map((each) => [wordsOf(each), ...barsIn(each)]),
  ).toEqual([['Ana24 100%', 100]])
  await expectLeads(opened, await look(shown).role('link', 'Show 24 messages'), 24)

  // Left out from the list, by the keyboard; every count follows, and the chip brings it back.
  ;(await (await wordList()).role('button', /^harbour/)).focus()
  await user.keyboard('{Enter}')
  await user.click(await look(await story()).role('button', 'Leave this word out'))
  await waitFor(() => expect(page.roles('dialog')).toEqual([]))
  await waitFor(async () => expect((await wordList()).roles('button', /^harbour/)).toEqual([]))
  await (await wordList()).role('button', /^mountain/)
  await waitFor(async () => expect(await wordsIn('What each says more')).not.toContain('harbour'))
  const choice = await block('Which words count')
  await choice.text(/^Left out by you/)
  await user.click(await choice.role('button', /^Count .*harbour.* again$/))
  await (await wordList()).role('button', /^harbour/)
  await user.click(await choice.role('checkbox', /Everyday/))
  await (await wordList()).role('button', /^the/)
})
