// In one zone: the days are the chat's; `When` writes when it was analyzed, and its tests run in two.
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { barsIn, look, wordsOf } from '#testing/look.ts'
import { card, expectLeads, openPage } from '#testing/page.tsx'
import { ownWords } from '#testing/small-chats.ts'

const page = look()
const block = async (name: string) => look(await card(name))
const wordsIn = async (name: string) => wordsOf(await card(name))
const wordList = () => block('Words said most, as a list')

test('Free sees an invented cloud behind the reason, and no call of Pro is made', async () => {
  const { asked, settled } = await openPage({ chat: ownWords, path: '/words' })
  await page.text('This feature requires a Pro license. Please upgrade to continue.')
  await settled()
  const main = await page.role('main')
  expect(wordsOf(main)).toContain('balcony')
  for (const own of ['harbour', 'mountain', /\bAna\b/]) expect(main.innerHTML).not.toMatch(own)
  expect(asked.filter((call) => call.includes('/api/words/'))).toEqual([])
})

test('every card counts this chat, each person’s own words first; its bars are as long as its numbers', async () => {
  await openPage({ chat: ownWords, path: '/words', plan: 'pro' })
  await block('Words said most, as a list')
  const [first, second] = look(await page.role('main'))
    .roles('heading')
    .filter(({ tagName }) => tagName === 'H2')
  expect([first, second].map(wordsOf)).toEqual(['What each says more than the others', 'Words said most'])
  const drawn = async (name: string) => (await block(name)).roles('listitem').map((each) => [wordsOf(each), ...barsIn(each)])
  expect(await drawn('Words said most, as a list')).toEqual([
    ...['harbour36', 'mountain36', 'good24', 'night24', 'dear24', 'quiet12', 'lights12', 'weather12', 'clouds12'].map((word) => [word]),
    ...['שלום12', 'tomorrow12', '散歩12'].map((word) => [word]),
  ])
  expect(await drawn('Emoji sent most, as a list')).toEqual([['❤36'], ['😂12']])
  // The longest bar is the word that sets the two apart most.
  expect(await drawn('What each says more than the others')).toEqual([
    ['Anaharbourquietlightsשלום❤', 100, 52.88, 52.88, 52.88],
    ['harbour', 100],
    ['quiet', 52.88],
    ['lights', 52.88],
    ['שלום', 52.88],
    ['❤'],
    ['Benmountainweathercloudstomorrow散歩😂', 92.42, 49.08, 49.08, 49.08, 49.08],
    ['mountain', 92.42],
    ['weather', 49.08],
    ['clouds', 49.08],
    ['tomorrow', 49.08],
    ['散歩', 49.08],
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
  expect(style).toContain('Ben writes longer messages, half of them over 49 letters; Ana shorter ones, half of them at most 40 letters.')
  // Of Ana’s 36 messages 24 have an emoji and 12 a link, of Ben’s 24 half an emoji.
  expect(style).toContain('Ana36 messages with text')
  expect(style).toContain('Median length40 lettersWords a message6With an emoji67%With a question0%With a link33%In capitals alone0%')
  expect(style).toContain('Ben24 messages with text')
  expect(style).toContain('Median length49 lettersWords a message8.5With an emoji50%With a question0%With a link0%In capitals alone0%')
})

test('any word has its story and links to its messages; one that is left out is gone, and comes back', async () => {
  const opened = await openPage({ chat: ownWords, path: '/words', plan: 'pro' })
  const { user } = opened
  expect(await wordsIn('What each says more than the others')).toContain('harbour')
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
  await waitFor(async () => expect(await wordsIn('What each says more than the others')).not.toContain('harbour'))
  const choice = await block('Which words count')
  await choice.text(/^Left out by you/)
  await user.click(await choice.role('button', /^Count .*harbour.* again$/))
  await (await wordList()).role('button', /^harbour/)
  await user.click(await choice.role('checkbox', /Everyday/))
  await (await wordList()).role('button', /^the/)
})
