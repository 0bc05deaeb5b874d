import { examples } from '@convostat/figures/examples'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { attributes, cells, draw, leads, listItems, notes, show, textOf, widths } from '#testing/cards.tsx'
import { wordsOf } from '#testing/look.ts'
import { ConversationBalance } from './balance.tsx'
import { WhoWritesInBursts } from './bursts.tsx'
import { CaringMoments } from './caring-moments.tsx'
import { WhoOpensAndCloses } from './conversations.tsx'
import { LongestGaps } from './longest-gaps.tsx'
import { Part, ScreenParts } from './part.tsx'
import { ReplySpeed } from './reply-speed.tsx'
import { LongestStreaks } from './streaks.tsx'
import { WhoAnswersWhom } from './who-answers-whom.tsx'

const [romeo, juliet] = examples.balance.people
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

test('each part of the talk is the share of all messages, as a number and as a bar, and links to that person’s messages', async () => {
  const html = await draw(<ConversationBalance />)
  expect(leads(html)).toEqual([
    ['Romeo M.4,120 54%', { authors: [romeo] }],
    ['Juliet C.3,540 46%', { authors: [juliet] }],
  ])
  expect(widths(html)).toEqual([54, 46])
})

test('openings link to openings and closings to closings, and the longest bar is full', async () => {
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

test('each speed and each wait of replies links to the replies that it counts, and none to those of another', async () => {
  const html = await draw(<ReplySpeed />, { replyDiscipline: { ...examples.replyDiscipline, people: [romeo] } })
  const authors = [romeo]
  expect(leads(html)).toEqual([
    ['1,749 replies', { authors, replyMin: 0 }],
    // The median, and nine in ten.
    ['1.6 min', { authors, replyMin: 96 }],
    ['1.7 h', { authors, replyMin: 6120 }],
    ['1,204', { authors, replyMin: 0, replyMax: 299 }],
    ['388', { authors, replyMin: 300, replyMax: 3599 }],
    ['151', { authors, replyMin: 3600, replyMax: 86_399 }],
    ['6', { authors, replyMin: 86_400, replyMax: null }],
    // The mean.
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
    ...['Who answers whom', 'Replies', 'Half within', '9 in 10 within'],
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
  expect(gap).toMatch(/^12 days.*Last message before ?Juliet C\..*Parting.*First message after ?Romeo M\..*But soft/)
})

test('each run of days links to its days, and the longest bar is full', async () => {
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
  const html = await draw(<ScreenParts />)
  expect(html).toMatch(/^<nav aria-label="On this page"/)
  expect(listItems(html)).toEqual(['How you talk', 'How you reply', 'How it feels', 'Silences and streaks'])
})

/** What a figure is asked beside people and days, each time it is drawn. */
function asking(more: object = {}) {
  const asked: [string, object][] = []
  const useAnswer = (name: keyof typeof examples, besides: object) => {
    asked.push([name, besides])
    return { state: 'ready' as const, data: { ...examples, ...more }[name] as never }
  }
  return { asked, useAnswer }
}
const nothing = { useAnswer: () => ({ state: 'empty' as const }) }
const clickOn = async (at: Element, name: string | RegExp) => {
  const button = [...at.querySelectorAll('button')].find((each) => {
    const called = textOf(each.getAttribute('aria-label') ?? each.getAttribute('title') ?? wordsOf(each))
    return typeof name === 'string' ? called === name : name.test(called)
  })
  if (!button) throw new Error(`No button is called ${name}`)
  await userEvent.setup().click(button)
}

describe('each card says how it is counted, over how many, and leads there', () => {
  const messages = ['Show these messages', {}]
  const replies = ['Show these replies', { replyMin: 0 }]
  test.each([
    [<ConversationBalance key="" />, /^Conversation balanceHow many messages the quietest.*Counted over 7,660 messages/, [messages]],
    [
      <WhoOpensAndCloses key="" />,
      /^Who opens and closes.*Counted over 386 conversations/,
      [['Show the opening messages', { role: 'opener' }]],
    ],
    [
      <WhoWritesInBursts key="" />,
      /^Several messages at onceA burst.*Counted over 521 bursts/,
      [['Show the first message of each', { role: 'burst' }]],
    ],
    [<ReplySpeed key="" />, /^How fast everyone repliesA reply.*Counted over 3,499 replies/, [replies]],
    [<WhoAnswersWhom key="" />, /^Who answers whomFor each two people.*Counted over 3,499 replies/, [replies]],
    [<CaringMoments key="" />, /^Most caring momentsMessages that show care.*2 messages\.$/, []],
    [<LongestGaps key="" />, /^Longest gapsA gap is.*1 silence of a day or longer\.$/, []],
    [<LongestStreaks key="" />, /^Days in a rowA streak.*3 streaks\.$/, []],
  ])('%#', async (card, note, leading) => {
    expect(await notes(await show(card))).toEqual([[expect.stringMatching(note), ...leading]])
  })
})

describe('with people or days chosen', () => {
  test.each([[<WhoOpensAndCloses key="" />], [<WhoWritesInBursts key="" />], [<ReplySpeed key="" />], [<WhoAnswersWhom key="" />]])(
    'the note says what the filters choose among: %#',
    async (card) => {
      const [[all], [chosen]] = [...(await notes(await show(card))), ...(await notes(await show(card, {}, { hasFilters: true })))]
      expect(chosen).toMatch(/filters|chosen/)
      expect(all).not.toBe(chosen)
    },
  )
})

test('what there is nothing of says so in its own words', async () => {
  const said = async (card: Parameters<typeof show>[0]) => wordsOf(await show(card, {}, nothing))
  expect(await said(<WhoOpensAndCloses />)).toMatch(/None of these people opened or closed a conversation here\.$/)
  expect(await said(<WhoWritesInBursts />)).toMatch(/No one sent three messages at once\.$/)
  expect(await said(<ReplySpeed />)).toMatch(/No one has replied to anyone here\.$/)
  expect(await said(<WhoAnswersWhom />)).toMatch(/No one has replied to anyone here\.$/)
  expect(await said(<CaringMoments />)).toMatch(/No message shows care clearly enough\.$/)
  expect(await said(<LongestGaps />)).toMatch(/There was no silence of a day or longer\.$/)
  expect(await said(<LongestStreaks />)).toMatch(/There were no two days in a row with messages\.$/)
})

test('numbers and bars say what they link to', async () => {
  const titles = async (card: Parameters<typeof show>[0]) => attributes(await draw(card), 'title')
  expect(await titles(<WhoOpensAndCloses />)).toEqual([
    ...['Show the opening messages', 'Show the opening messages', 'Show the closing messages'],
    ...['Show the opening messages', 'Show the closing messages', 'Show in the conversation'],
  ])
  expect(await titles(<WhoWritesInBursts />)).toEqual([
    ...['Show the first message of each', 'Show the longest burst of Romeo M.'],
    ...['Show the first message of each', 'Show the longest burst of Juliet C.'],
    ...['Show in the conversation', 'Show in the conversation'],
  ])
  expect((await titles(<WhoAnswersWhom />)).slice(0, 3)).toEqual([
    ...['Show these replies', 'Replies that took at least 2.9 min', 'Replies that took at least 2.6 h'],
  ])
  expect(new Set(await titles(<ReplySpeed />))).toEqual(
    new Set(['Show these replies', ...['1.6 min', '1.7 h', '2.9 min', '2.6 h'].map((time) => `Replies that took at least ${time}`)]),
  )
  expect(new Set(await titles(<LongestStreaks />))).toEqual(new Set(['Show these messages']))
  expect(new Set(await titles(<ConversationBalance />))).toEqual(new Set(['Show these messages']))
})

describe('more of a list', () => {
  test.each([
    [<WhoWritesInBursts key="" />, 'bursts', 4, 'Show the 50 longest of 521', {}],
    [<LongestGaps key="" />, 'gaps', 5, /Show .*9/, { gaps: { ...examples.gaps, total_streaks: 9 } }],
    [<LongestStreaks key="" />, 'streaks', 5, /Show .*9/, { streaks: { ...examples.streaks, total_streaks: 9 } }],
    [<WhoWritesInBursts key="" />, 'bursts', 4, 'Show all 56', { bursts: { ...examples.bursts, bursts: 56 } }],
    [<LongestGaps key="" />, 'gaps', 5, 'Show all 60', { gaps: { ...examples.gaps, total_streaks: 60 } }],
    [<LongestStreaks key="" />, 'streaks', 5, 'Show the 50 longest of 61', { streaks: { ...examples.streaks, total_streaks: 61 } }],
  ])('is asked for when one wants it, and once: %#', async (card, name, first, button, more) => {
    const { asked, useAnswer } = asking(more)
    const at = await show(card, {}, { useAnswer })
    expect(asked.at(-1)).toEqual([name, { top_n: first }])
    await clickOn(at, button)
    expect(asked.at(-1)).toEqual([name, { top_n: 50, whole: true }])
    expect([...at.querySelectorAll('button')].map(wordsOf).filter((text) => /^Show (the|all)/.test(text))).toEqual([])
  })

  test('is not offered where the list is whole', async () => {
    for (const card of [<LongestGaps key="" />, <LongestStreaks key="" />])
      expect([...(await show(card)).querySelectorAll('button')].map(wordsOf).filter((text) => /^Show/.test(text))).toEqual([])
  })

  test('caring messages are asked for in their variety', async () => {
    const { asked, useAnswer } = asking()
    const at = await show(<CaringMoments />, {}, { useAnswer })
    expect(asked[0]).toEqual(['caringMoments', { varied: true, on_show: true }])
    expect(listItems(at.innerHTML)).toEqual([
      'Sleep dwell upon thine eyes, peace in thy breastRomeo M.May 14, 2023, 11:40 PMOpenWhy?',
      'Sweet, good nightJuliet C.May 14, 2023, 11:41 PMWhy?',
    ])
    expect(wordsOf(at)).toMatch(/^Most caring momentsThe 2 most caring messages\./)
  })

  test.each([
    [
      6,
      <WhoOpensAndCloses key="" />,
      (people: string[]) => ({
        conversations: { ...examples.conversations, longest: null, people: people.map((person) => ({ person, opened: 1, closed: 1 })) },
      }),
    ],
    [
      6,
      <WhoWritesInBursts key="" />,
      (people: string[]) => ({
        bursts: {
          ...examples.bursts,
          longest: [],
          people: people.map((person) => ({ person, bursts: 1, longest: null, longest_id: null })),
        },
      }),
    ],
    [
      8,
      <ConversationBalance key="" />,
      (people: string[]) => ({
        balance: { ...examples.balance, people, message_counts: Object.fromEntries(people.map((name) => [name, 1])) },
      }),
    ],
  ])('%i people are listed until one asks for all', async (first, card, answers) => {
    const people = Array.from({ length: 12 }, (_, i) => `Person ${i}`)
    const at = await show(card, answers(people))
    expect(at.querySelectorAll('ul > li')).toHaveLength(first)
    await clickOn(at, /12/)
    expect(at.querySelectorAll('ul > li')).toHaveLength(12)
  })
})

describe('the way to the conversation', () => {
  test.each([
    [<WhoWritesInBursts key="" />, 'Show the longest burst of Juliet C.', 8],
    [<WhoWritesInBursts key="" />, /^14 messages in 4\.0 min, Romeo M\., May 2, 2023, 10:14 PM: show in the conversation$/, 7],
    [<WhoOpensAndCloses key="" />, '214 messages, May 14 – 15, 2023: show the conversation from its first message', 5],
    [<LongestGaps key="" />, '12 days, Jul 2 – 15, 2023: show in the conversation', 2],
  ])('%# opens it at its message', async (card, name, id) => {
    const open = vi.fn()
    await clickOn(await show(card, {}, { open }), name)
    expect(open.mock.calls).toEqual([[id]])
  })
})

test('the conversations are a figure, its usual size, and the longest with its ends', async () => {
  const at = await show(<WhoOpensAndCloses />)
  expect(wordsOf(at)).toBe(
    'Who opens and closes conversationsRomeo M. opened 213 of 386 conversations; Juliet C. closed 228.' +
      'Conversations386usually 12 messages, 39.0 minRomeo M.opened213closed158Juliet C.opened173closed228' +
      'The longest conversation214 messagesMay 14 – 15, 2023, 4.0 hRomeo M., Juliet C.' +
      'FirstRomeo M.May 14, 2023, 9:05 PMBy a name I know not how to tell thee who I am' +
      'LastJuliet C.May 15, 2023, 1:07 AMGood night, till it be morrow',
  )
  const of = async (more: object) => wordsOf(await show(<WhoOpensAndCloses />, { conversations: { ...examples.conversations, ...more } }))
  const { longest } = examples.conversations
  for (const less of [null, { ...longest!, messages: 1 }]) expect(await of({ longest: less })).not.toContain('The longest conversation')
  expect(await of({ longest: { ...longest!, messages: 2 } })).toContain('The longest conversation2 messages')
  for (const less of [{ median_messages: null }, { median_seconds: null }]) expect(await of(less)).not.toContain('usually')
})

test('none of a kind is a figure that leads nowhere, without a bar', async () => {
  const people = [
    { person: romeo, opened: 2, closed: 0 },
    { person: juliet, opened: 0, closed: 1 },
  ]
  const html = await draw(<WhoOpensAndCloses />, { conversations: { ...examples.conversations, people, longest: null } })
  expect(listItems(html)).toEqual(['Romeo M.opened2closed0', 'Juliet C.opened0closed1'])
  expect(leads(html).slice(1)).toEqual([
    ['2', { authors: [romeo], role: 'opener' }],
    ['1', { authors: [juliet], role: 'closer' }],
  ])
  expect(widths(html)).toEqual([100, 50])
  const none = await draw(<WhoOpensAndCloses />, { conversations: { ...examples.conversations, conversations: 0, people, longest: null } })
  expect(leads(none).some(([text]) => text === '386' || text === '0')).toBe(false)
})

test('what was said is beside a line in the color of who said it', async () => {
  const lines = async (card: Parameters<typeof show>[0]) =>
    [...(await show(card)).querySelectorAll('figure')].map((each) => each.getAttribute('style'))
  const [one, other] = ['border-inline-start-color: var(--person-1);', 'border-inline-start-color: var(--person-2);']
  expect(await lines(<LongestGaps />)).toEqual([other, one])
  expect(await lines(<WhoWritesInBursts />)).toEqual([one, other])
  expect(await lines(<WhoOpensAndCloses />)).toEqual([one, other])
})

test('bursts are listed with their size, their beginning and whose they are', async () => {
  const at = await show(<WhoWritesInBursts />)
  expect(wordsOf(at)).toBe(
    'Several messages at onceRomeo M. sent 334 of 521 bursts of three messages or more.' +
      'Romeo M.334 burstsup to 14 messagesJuliet C.187 burstsup to 9 messages' +
      'The longest bursts14 messages in 4.0 minRomeo M.May 2, 2023, 10:14 PMIt is my lady' +
      '9 messages in 3.0 minJuliet C.Jun 1, 2023, 11:20 PMThree wordsShow the 50 longest of 521',
  )
  const half = [
    { person: romeo, bursts: 2, longest: 14, longest_id: null },
    { person: juliet, bursts: 1, longest: null, longest_id: 8 },
  ]
  expect(wordsOf(await show(<WhoWritesInBursts />, { bursts: { bursts: 3, people: half, longest: [] } }))).not.toContain('up to')
})

describe('how fast each answers', () => {
  const { people, reply_discipline: of } = examples.replyDiscipline
  const speedOf = (more: object) =>
    show(<ReplySpeed />, { replyDiscipline: { people: [romeo], reply_discipline: { ...of, [romeo]: { ...of[romeo], ...more } } } })

  test('is four speeds and the waits, by their names', async () => {
    const [first] = [...(await show(<ReplySpeed />)).querySelectorAll('ul.gap-y-10 > li')].map(wordsOf)
    expect(people).toEqual([romeo, juliet])
    expect(first).toBe(
      'Romeo M.1,204< 5 min388< 1 h151< 1 day6≥ 1 dayAverage47.3 min' +
        'Median reply, mid-conversation1.4 minMedian reply, after 6 quiet hours9.0 h' +
        'Median reply, by day1.3 minMedian reply, at night3.4 min',
    )
  })

  test('is a strip for each person: thick until the median, thin until the ninetieth percentile, all on one scale', async () => {
    const at = await show(<ReplySpeed />)
    const strips = within(at).getAllByRole('listitem').slice(0, 2)
    expect(strips.map(wordsOf)).toEqual([
      'Romeo M.1,749 repliesHalf within 1.6 min9 in 10 within 1.7 h',
      'Juliet C.1,750 repliesHalf within 2.9 min9 in 10 within 2.6 h',
    ])
    // The longest, 9,240 seconds, ends at four fifths; the scale is log(1 + seconds / 30).
    expect(strips.map((strip) => widths(strip.innerHTML))).toEqual([
      [74, 20],
      [80, 27],
    ])
  })

  test('shows the strips of many people, twelve at first, and their details once asked for', async () => {
    const people = Array.from({ length: 15 }, (_, i) => `Person ${i}`)
    const reply_discipline = Object.fromEntries(people.map((name) => [name, of[romeo]]))
    const at = await show(<ReplySpeed />, { replyDiscipline: { people, reply_discipline } })
    expect(within(at).getAllByRole('listitem')).toHaveLength(12)
    await clickOn(at, 'Show details for all 15 people')
    expect(at.querySelectorAll('ul.gap-y-10 > li')).toHaveLength(15)
  })

  test('has one figure where half and nine in ten come within the same time', async () => {
    const one = { ...of[romeo], total_replies: 1, median_seconds: 600, p90_seconds: 600 }
    const at = await show(<ReplySpeed />, { replyDiscipline: { people: [romeo], reply_discipline: { [romeo]: one } } })
    expect(wordsOf(within(at).getAllByRole('listitem')[0])).toBe('Romeo M.1 replyHalf within 10.0 min')
  })

  test('has its figures as a table', async () => {
    await clickOn(await show(<ReplySpeed />), /as a table$/)
    const [, first] = within(screen.getByRole('dialog')).getAllByRole('row')
    expect([...first.children].map(wordsOf)).toEqual(['Romeo M.', '1,749', '1,204', '388', '151', '6', '1.6 min', '1.7 h', '47.3 min'])
  })

  test('says who answers how fast in a sentence', async () => {
    expect(wordsOf(await show(<ReplySpeed />))).toContain(
      'Half of Romeo M.’s replies come within 1.6 minutes, half of Juliet C.’s within 2.9 minutes.',
    )
  })

  test('is drawn as long as there are replies of each speed, and without those there are none of', async () => {
    const grown = (at: Element) =>
      [...at.querySelectorAll<HTMLElement>('[style*=flex-grow]')].map(({ style }) => [style.flexGrow, style.backgroundColor, style.opacity])
    // The faster the fuller, in the color of the person.
    expect(grown(await speedOf({}))).toEqual([
      ['1204', 'var(--person-1)', '1'],
      ['388', 'var(--person-1)', '0.7'],
      ['151', 'var(--person-1)', '0.45'],
      ['6', 'var(--person-1)', '0.22'],
    ])
    const less = await speedOf({ '<1hr': 0 })
    expect(grown(less).map(([grow]) => grow)).toEqual(['1204', '151', '6'])
    expect(wordsOf(less)).toContain('0< 1 h')
    expect(leads(less.innerHTML).some(([, wanted]) => wanted.replyMin === 300)).toBe(false)
  })

  test('of who never answered is said, and nothing else', async () => {
    const at = await speedOf({ total_replies: 0, median_seconds: null, p90_seconds: null })
    expect([at.querySelectorAll('dl').length, at.querySelectorAll('li [aria-hidden] > [style]').length]).toEqual([0, 0])
    expect(leads(at.innerHTML)).toEqual([])
    expect(wordsOf(at.querySelector('li')!)).toBe('Romeo M.no replies')
  })

  test('has both kinds apart only where there are both', async () => {
    const none = { replies: 0, median_seconds: null, p90_seconds: null }
    for (const more of [{ opening_conversation: none }, { within_conversation: none }])
      expect(wordsOf(await speedOf(more))).not.toMatch(/mid-conversation|quiet hours/)
    for (const more of [{ day: none }, { night: none }]) expect(wordsOf(await speedOf(more))).not.toMatch(/by day|at night/)
    expect(wordsOf(await speedOf({ day: none }))).toMatch(/mid-conversation/)
  })

  test('has a dash, which leads nowhere, for a wait that is not known', async () => {
    const at = await speedOf({ avg_reply_time_minutes: null })
    expect(wordsOf(at)).toContain('Average–')
    expect(leads(at.innerHTML).some(([text]) => text === '–')).toBe(false)
    // A percentile may be between two seconds.
    const between = await speedOf({ median_seconds: 95.5 })
    expect(leads(between.innerHTML).some(([, wanted]) => wanted.replyMin === 96)).toBe(true)
  })
})

describe('who answers whom, among many', () => {
  const pair = (from: string, to: string, replies: number, median: number | null, p90 = 7200) => ({
    from,
    to,
    replies,
    median_seconds: median,
    p90_seconds: p90,
  })
  const many = (count: number, pairs = [pair('P0', 'P1', 5, 60), pair('P1', 'P0', 1, 4000)], total = pairs.length) => ({
    responseMatrix: { people: Array.from({ length: count }, (_, i) => `P${i}`), pairs, total_pairs: total },
  })

  test('is left out where two people write, whose numbers are among how fast everyone replies', async () => {
    expect((await show(<WhoAnswersWhom />, many(2), { people: 2 })).textContent).toBe('')
    expect(wordsOf(await show(<WhoAnswersWhom />, many(3), { people: 3 }))).toMatch(/^Who answers whom/)
  })

  test('is a square whose cells link to the replies, on the ground of their speed', async () => {
    const pairs = [
      pair('P0', 'P1', 5, 60),
      pair('P1', 'P0', 1, 4000),
      pair('P1', 'P2', 2, 400),
      pair('P2', 'P0', 3, 90_000),
      pair('P2', 'P1', 3, null),
    ]
    const at = await show(<WhoAnswersWhom />, many(3, pairs))
    expect(leads(at.innerHTML).map(([, wanted]) => wanted)).toEqual([
      { authors: ['P0'], replyTo: 'P1', replyMin: 0 },
      { authors: ['P1'], replyTo: 'P0', replyMin: 0 },
      { authors: ['P1'], replyTo: 'P2', replyMin: 0 },
      { authors: ['P2'], replyTo: 'P0', replyMin: 0 },
    ])
    expect(attributes(at.innerHTML, 'title')[0]).toBe('P0 answers P1: 5 replies, half within 1 minute, nine in ten within 2 hours')
    expect([...at.querySelectorAll<HTMLElement>('td')].map((cell) => [wordsOf(cell), cell.style.backgroundColor])).toEqual([
      ...[
        ['', ''],
        ['1.0 min', 'var(--heat-1)'],
        ['–', ''],
      ],
      ...[
        ['1.1 h', 'var(--sheet)'],
        ['', ''],
        ['6.7 min', 'var(--heat-0)'],
      ],
      ...[
        ['25.0 h', 'var(--sheet)'],
        ['–', ''],
        ['', ''],
      ],
    ])
    expect(wordsOf(at)).toContain('Half within:')
    expect([...at.querySelectorAll<HTMLElement>('p [aria-hidden][style]')].map(({ style }) => style.backgroundColor)).toEqual([
      'var(--heat-2)',
      // jsdom drops the one that is mixed: see speed-colors.test.ts.
      ...['var(--heat-1)', 'var(--heat-0)', 'var(--sheet)'],
    ])
    expect(wordsOf(at)).toMatch(/15 s ?1 min ?5 min ?1 hour ?longer/)
    // The pair that the sentence names has a frame.
    expect([...at.querySelectorAll('td.outline-ink')].map(wordsOf)).toEqual(['1.0 min'])
  })

  test('has rows of those who answer alone, and says what it leaves out', async () => {
    const few = await show(<WhoAnswersWhom />, many(12))
    expect([few.querySelectorAll('thead th').length, few.querySelectorAll('tbody tr').length]).toEqual([13, 2])
    expect(wordsOf(few)).not.toMatch(/who write most|pairs with the most/)
    const more = await show(<WhoAnswersWhom />, many(12, undefined, 40))
    expect(wordsOf(more)).toContain('Showing the 2 pairs with the most replies, of 40.')
  })

  describe('where there are more than twelve', () => {
    const among = (names: readonly string[]) =>
      names.flatMap((from) =>
        names
          .filter((to) => to !== from)
          .map((to) => pair(from, to, from === 'South 1' && to === 'South 0' ? 30 : 4, to === 'South 0' ? 400 : 60)),
      )
    const [north, south] = ['North', 'South'].map((side) => Array.from({ length: 7 }, (_, i) => `${side} ${i}`))
    const pairs = [...among(north), ...among(south), pair(north[0], south[0], 5, 60)]
    const data = { responseMatrix: { people: [...north, ...south], pairs, total_pairs: pairs.length } }

    test('leads with the strongest ties, their bars as long as they are strong', async () => {
      const at = await show(<WhoAnswersWhom />, data)
      const ties = within(within(at).getByRole('region', { name: 'Strongest ties' })).getAllByRole('listitem')
      expect(ties).toHaveLength(6)
      expect(ties.slice(0, 2).map(wordsOf)).toEqual([
        'South 0South 134 repliesSouth 0 half within 1 minuteSouth 1 half within 6.7 minutes',
        'North 0North 18 repliesNorth 0 half within 1 minuteNorth 1 half within 1 minute',
      ])
      expect(ties.flatMap((tie) => widths(tie.innerHTML)).slice(0, 2)).toEqual([100, 24])
      expect(leads(ties[0].innerHTML).map(([, wanted]) => wanted)).toEqual([
        { authors: ['South 0'], replyTo: 'South 1', replyMin: 60 },
        { authors: ['South 1'], replyTo: 'South 0', replyMin: 400 },
      ])
    })

    test('puts everyone in a circle, that of the strongest tie first and open', async () => {
      const at = await show(<WhoAnswersWhom />, data)
      const circles = within(at).getByRole('region', { name: 'Circles' })
      expect(wordsOf(circles)).toContain('2 circles of people reply to each other more than to everyone else.')
      const both = within(circles).getAllByRole('region', { name: /and the circle/ })
      expect(both.map((each) => plain(each.getAttribute('aria-label') ?? ''))).toEqual([
        'South 0 and the circle, 7 people',
        'North 0 and the circle, 7 people',
      ])
      expect(wordsOf(both[0])).toMatch(/97% of their replies stay among them/)
      expect(both.map((each) => each.querySelectorAll('thead th').length)).toEqual([8, 0])
      await clickOn(both[1], /^Show replies, North 0 and the circle/)
      expect(both[1].querySelectorAll('thead th')).toHaveLength(8)
      expect(within(both[1]).getByRole('button', { name: /^Hide replies/, expanded: true })).toBeVisible()
    })

    test('finds none where replies go across the whole group, even if not everyone replies to everyone', async () => {
      const people = [...north, ...south]
      const all = people.flatMap((from, i) => people.filter((to, j) => to !== from && (i + j) % 4 > 0).map((to) => pair(from, to, 4, 60)))
      const at = await show(<WhoAnswersWhom />, { responseMatrix: { people, pairs: all, total_pairs: all.length } })
      const circles = within(at).getByRole('region', { name: 'Circles' })
      expect(wordsOf(circles)).toContain('No circles stand out: people reply across the whole group.')
      expect(wordsOf(circles)).not.toMatch(/everyone|stay among them/)
      expect(within(circles).queryByRole('listitem')).toBeNull()
      expect(wordsOf(at)).toContain('Showing the 12 people who write most, of 14.')
    })
  })

  test('is a table as well, which two people are already', async () => {
    await clickOn(await show(<WhoAnswersWhom />, many(3)), /table/)
    const dialog = document.querySelector('[role=dialog]')!
    expect(cells(dialog.innerHTML).slice(4, 8)).toEqual(['P0answersP1', '5', '1.0 min', '2.0 h'])
    expect(
      [...(await show(<WhoAnswersWhom />)).querySelectorAll('button')].filter((each) =>
        /table/.test(each.getAttribute('aria-label') ?? ''),
      ),
    ).toEqual([])
  })

  test('has a dash where half of the replies are not known', async () => {
    const html = await draw(<WhoAnswersWhom />, many(2, [pair('P0', 'P1', 5, null)]))
    expect(cells(html).slice(4)).toEqual(['P0answersP1', '5', '–', '2.0 h'])
    const between = await draw(<WhoAnswersWhom />, many(2, [pair('P0', 'P1', 5, 59.5)]))
    expect(leads(between)[1][1]).toEqual({ authors: ['P0'], replyTo: 'P1', replyMin: 60 })
  })
})

test('the balance appears once, in its sentence', async () => {
  const said = wordsOf(await show(<ConversationBalance />))
  expect(said).toContain('For every 100 messages from Romeo M., Juliet C. writes 86.')
  expect(said.match(/86/g)).toHaveLength(1)
})

test('a run of days has its span, its messages, and whether it goes to the end', async () => {
  const [first, ...others] = examples.streaks.streaks
  const items = async (current: typeof first | null) =>
    listItems(await draw(<LongestStreaks />, { streaks: { ...examples.streaks, current } }))
  expect(await items(null)).toEqual([
    '59 daysApr 30 – Jun 27, 20233,912 messages',
    '28 daysAug 2 – 29, 20231,204 messages',
    '10 daysSep 10 – 19, 2023318 messages',
  ])
  const [longest, second] = await items(first)
  expect(others).toHaveLength(2)
  expect(longest).not.toBe('59 daysApr 30 – Jun 27, 20233,912 messages')
  expect(second).toBe('28 daysAug 2 – 29, 20231,204 messages')
})

test('a part of the screen is a region, and its link brings eye and keyboard there', async () => {
  const at = await show(
    <>
      <ScreenParts />
      <Part name="days">
        <p>inside</p>
      </Part>
    </>,
  )
  const part = at.querySelector('section')!
  expect(part).toHaveAccessibleName('Silences and streaks')
  part.scrollIntoView = vi.fn()
  await clickOn(at, 'Silences and streaks')
  expect(part.scrollIntoView).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(part)
  // To a part that is not there nothing happens.
  await clickOn(at, 'How you talk')
  expect(wordsOf(part)).toBe('Silences and streaksinside')
})
