import type { CalledName } from '@convostat/api'
import { examples } from '@convostat/figures/examples'
import type { PlainOf } from '@convostat/figures/shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { noScreen, type Screen, ScreenContext } from '#components/screen/screen.ts'
import { drawn } from '#testing/drawn.tsx'
import { PersonPlaces } from '#ui/person-places.ts'
import { ConversationBalance } from './balance.tsx'
import { WhoWritesInBursts } from './bursts.tsx'
import { WhoOpensAndCloses } from './conversations.tsx'
import { LongestGaps } from './longest-gaps.tsx'
import { PartLinks } from './part.tsx'
import { ReplySpeed } from './reply-speed.tsx'
import { LongestStreaks } from './streaks.tsx'
import { WhoAnswersWhom } from './who-answers-whom.tsx'

// Nothing is asked: the screen around the cards answers.
vi.mock('#data/client/api.ts', async () => {
  const { contract, createPlainClient } = await import('@convostat/api')
  return { api: createPlainClient(contract, () => Promise.reject(new Error('nothing is asked'))) }
})
vi.mock('#data/chat/open-chat.ts', async (original) => ({ ...(await original<object>()), useChat: () => ({}), useCurrentId: () => null }))

type Answers = { [N in CalledName]: PlainOf<N> }
const [romeo, juliet] = examples.balance.people

/** A card of the invented chat, with other answers than the examples where they are given. */
function draw(card: ReactNode, answers: Partial<Answers> = {}): Promise<string> {
  const given: Answers = { ...examples, ...answers }
  const screen: Screen = {
    ...noScreen,
    leadTo: (wanted) => ({ to: `/search#${JSON.stringify(wanted)}` }),
    useAnswer: (name) => ({ state: 'ready', data: given[name] as never }),
  }
  return drawn(
    <QueryClientProvider client={new QueryClient()}>
      <PersonPlaces value={(name) => examples.balance.people.indexOf(name)}>
        <ScreenContext value={screen}>{card}</ScreenContext>
      </PersonPlaces>
    </QueryClientProvider>,
  )
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
/** Each number that leads somewhere, and what it leads to. */
const leads = (html: string) =>
  [...html.matchAll(/<a [^>]*href="\/search#([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, wanted, inner]) => [
    textOf(inner),
    wanted === 'undefined' ? {} : JSON.parse(decodeURIComponent(wanted.replaceAll('&quot;', '"'))),
  ])
const listItems = (html: string) => [...html.matchAll(/<li\b[^>]*>(.*?)<\/li>/g)].map(([, inner]) => textOf(inner))
const cells = (html: string) => [...html.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/g)].map(([, inner]) => textOf(inner))
const widths = (html: string) => [...html.matchAll(/width:([\d.]+)%/g)].map(([, percent]) => Math.round(Number(percent)))

test('each part of the talk is the share of all messages, as a number and as a bar, and leads to that person’s messages', async () => {
  const html = await draw(<ConversationBalance />)
  expect(leads(html)).toEqual([
    ['100 : 86', {}],
    ['Romeo M.4,120 54%', { authors: [romeo] }],
    ['Juliet C.3,540 46%', { authors: [juliet] }],
  ])
  expect(widths(html)).toEqual([54, 46])
})

test('openings lead to openings and closings to closings, and the longest bar is full', async () => {
  const html = await draw(<WhoOpensAndCloses />)
  expect(leads(html)).toEqual([
    ['386', { role: 'opener' }],
    ['213', { authors: [romeo], role: 'opener' }],
    ['158', { authors: [romeo], role: 'closer' }],
    ['173', { authors: [juliet], role: 'opener' }],
    ['228', { authors: [juliet], role: 'closer' }],
  ])
  expect(widths(html)).toEqual([93, 69, 76, 100])
})

test('who opens and closes no conversation is not among those who do', async () => {
  const people = [...examples.conversations.people, { person: 'Rosaline', opened: 0, closed: 0 }]
  expect((await draw(<WhoOpensAndCloses />, { conversations: { ...examples.conversations, people } })).includes('Rosaline')).toBe(false)
})

test('those who write in bursts are listed, most first, and nobody else', async () => {
  const of = (person: string, bursts: number) => ({ person, bursts, longest: null, longest_id: null })
  const people = [of('Rosaline', 0), of(juliet, 50), of(romeo, 200)]
  const html = await draw(<WhoWritesInBursts />, { bursts: { bursts: 250, people, longest: [] } })
  expect(listItems(html)).toEqual(['Romeo M.200 bursts', 'Juliet C.50 bursts'])
  expect(leads(html).map(([, wanted]) => wanted)).toEqual([
    { authors: [romeo], role: 'burst' },
    { authors: [juliet], role: 'burst' },
  ])
  expect(widths(html)).toEqual([100, 25])
})

test('each speed and each wait of replies leads to the replies that it counts, and none to those of another', async () => {
  const html = await draw(<ReplySpeed />, { replyDiscipline: { ...examples.replyDiscipline, people: [romeo] } })
  const authors = [romeo]
  expect(leads(html)).toEqual([
    ['1,749 replies', { authors, replyMin: 0 }],
    ['1,204', { authors, replyMin: 0, replyMax: 299 }],
    ['388', { authors, replyMin: 300, replyMax: 3599 }],
    ['151', { authors, replyMin: 3600, replyMax: 86_399 }],
    ['6', { authors, replyMin: 86_400, replyMax: null }],
    // The median, nine in ten, the mean.
    ['1.6 min', { authors, replyMin: 96 }],
    ['1.7 h', { authors, replyMin: 6120 }],
    ['47.3 min', { authors, replyMin: 2838 }],
    // Within a conversation, and opening one.
    ['1.4 min', { authors, replyMin: 0, replyMax: 21_600 }],
    ['9.0 h', { authors, replyMin: 21_601 }],
    ['1.3 min', { authors, replyMin: 0, daytime: 'day' }],
    ['3.4 min', { authors, replyMin: 0, daytime: 'night' }],
  ])
})

test('two people are two lines of a table: how many replies, half within, nine in ten within', async () => {
  const html = await draw(<WhoAnswersWhom />)
  expect(cells(html)).toEqual([
    ...['Who answers whom', 'Replies', 'Half within', 'Nine in ten within'],
    ...['Juliet C.answersRomeo M.', '1,750', '2.9 min', '2.6 h'],
    ...['Romeo M.answersJuliet C.', '1,749', '1.6 min', '1.7 h'],
  ])
  expect(leads(html).slice(0, 3)).toEqual([
    ['1,750', { authors: [juliet], replyTo: romeo, replyMin: 0 }],
    ['2.9 min', { authors: [juliet], replyTo: romeo, replyMin: 174 }],
    ['2.6 h', { authors: [juliet], replyTo: romeo, replyMin: 9240 }],
  ])
})

test('three people are a square of who answers whom', async () => {
  const people = [romeo, juliet, 'Rosaline']
  const html = await draw(<WhoAnswersWhom />, { responseMatrix: { ...examples.responseMatrix, people } })
  expect(cells(html)).toEqual([
    ...['answers ↓ whom →', 'Romeo M.', 'Juliet C.', 'Rosaline'],
    ...['Romeo M.', '', '1.6 min', '–'],
    ...['Juliet C.', '2.9 min', '', '–'],
  ])
})

test('a gap has what was said before it, then what was said after it', async () => {
  const [gap] = listItems(await draw(<LongestGaps />))
  expect(gap).toMatch(/^12\.4 days.*297\.6 hours.*Before ?Juliet C\..*Parting.*After ?Romeo M\..*But soft/)
})

test('each run of days leads to its days, and the longest bar is full', async () => {
  const html = await draw(<LongestStreaks />)
  expect(leads(html)).toEqual([
    ['59 days', { from: '2023-04-30', to: '2023-06-27' }],
    ['28 days', { from: '2023-08-02', to: '2023-08-29' }],
    ['10 days', { from: '2023-09-10', to: '2023-09-19' }],
  ])
  expect(widths(html)).toEqual([100, 47, 17])
})

test('the run that goes to the end of the chat is listed last, and once', async () => {
  const [first, ...others] = examples.streaks.streaks
  const last = { start: '2023-12-30', end: '2023-12-31', days: 2, messages: 9, id: 20 }
  const startsOf = async (current: typeof last) =>
    leads(await draw(<LongestStreaks />, { streaks: { ...examples.streaks, current } })).map(([, { from }]) => from)
  expect(await startsOf(last)).toEqual([first.start, ...others.map(({ start }) => start), last.start])
  expect(await startsOf(first)).toEqual([first.start, ...others.map(({ start }) => start)])
})

test('the ways to the parts of the screen have a name, which is none of theirs', async () => {
  const html = await draw(<PartLinks />)
  expect(html).toMatch(/^<nav aria-label="On this page"/)
  expect(listItems(html)).toEqual(['The talk', 'The answers', 'What was felt', 'Silences and streaks'])
})
