import { readFileSync } from 'node:fs'
import { DAY } from '@convostat/format/seconds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balance } from '#analyses/balance.ts'
import { burstFigures } from '#analyses/burst-figures.ts'
import { conversations } from '#analyses/conversations.ts'
import { coldStreaks } from '#analyses/gaps.ts'
import { heatmap, rhythm } from '#analyses/heatmap.ts'
import { messageShare } from '#analyses/message-share.ts'
import { type Mood, moodTimeline } from '#analyses/mood-timeline.ts'
import { overview } from '#analyses/overview.ts'
import { peaksAndValleys } from '#analyses/peaks-and-valleys.ts'
import { responseTimes } from '#analyses/response-times.ts'
import { streaks } from '#analyses/streaks.ts'
import { everydayHere } from '#analyses/suggestions/everyday-here.ts'
import { ownPhrasesOf } from '#analyses/suggestions/own-phrases.ts'
import { busiestDay, busiestMonth, timeseries } from '#analyses/timeseries.ts'
import { emojiList } from '#analyses/words/emoji-list.ts'
import { links } from '#analyses/words/links.ts'
import { phraseList } from '#analyses/words/phrase-list.ts'
import { wordComparison } from '#analyses/words/word-comparison.ts'
import { wordList } from '#analyses/words/word-list.ts'
import { writingStyle } from '#analyses/words/writing-style.ts'
import type { Chat } from '#chat/chat.ts'
import { isoDay } from '#chat/civil.ts'
import { everything, type Filter, type Selection, select } from '#chat/selection.ts'
import { day } from '#columns/day.ts'
import { moments } from '#moments/moments.ts'
import { withPeople } from '#people/with-people.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { surprise } from '#stats/surprise.ts'
import { chatFrom, chatOf, type Line } from '#testing/chat-of.ts'
import { anyFeltChat, feltChatOf, randomFeelings } from '#testing/felt-chat.ts'
import { messagesOf } from '#testing/messages-of.ts'
import { randomChat, randomNumbers } from '#testing/random-chat.ts'
import { readText } from '#testing/read-text.ts'
import { fold } from '#words/fold.ts'
import { byPeriod } from './by-period.ts'
import { type Candidate, scopeOf } from './scope.ts'
import type { SlideKind } from './slide.ts'
import { finders } from './slides/index.ts'
import { ownWords } from './slides/own-words.ts'
import { topWords } from './slides/top-words.ts'
import { wrapped } from './wrapped.ts'

const warm: readonly string[] = ['joy', 'love', 'gratitude', 'amusement', 'admiration']

const namesIn = ({ participants }: Chat): string[] => participants.flatMap((name) => name.split(' '))

/** The figure of each kind of slide as the analysis of that subject answers it. */
const elsewhere: Record<SlideKind, (chat: Chat, selection: Selection, feelings: Feelings) => unknown> = {
  opening: (chat, selection) => overview(chat, selection).totalMessages,
  closing: (chat, selection) => overview(chat, selection).totalDays,
  firsts: (chat, selection) => isoDay(Math.floor((overview(chat, selection).firstTime ?? Number.NaN) / DAY)),
  people: (chat, selection) => messageShare(chat, selection).length,
  balance: (chat, selection) => balance(chat, selection).ratio,
  busiest_day: (chat, selection) => busiestDay(timeseries(chat, selection))?.count,
  busiest_month: (chat, selection) => busiestMonth(timeseries(chat, selection))?.count,
  busiest_hour: (chat, selection) => rhythm(heatmap(chat, selection))?.hour.hour,
  busiest_weekday: (chat, selection) => rhythm(heatmap(chat, selection))?.weekday.weekday,
  night_owl: (chat, selection) => {
    const hours = heatmap(chat, selection)
    return hours.reduce((sum, day) => sum + day.reduce((of, count, hour) => of + (hour >= 22 || hour < 6 ? count : 0), 0), 0)
  },
  reply_speed: (chat, selection) => responseTimes(chat, selection).p50,
  streak: (chat, selection) => streaks(chat, selection).streaks[0].days,
  longest_conversation: (chat, selection) => {
    const { longest } = conversations(chat, selection)
    return longest && longest.end - longest.start
  },
  openers: (chat, selection) => Math.max(...conversations(chat, selection).people.map(({ opened }) => opened)),
  burst: (chat, selection) => {
    const [{ start, end }] = burstFigures(chat, selection).longest
    return end - start
  },
  reunion: (chat, selection) => coldStreaks(chat, selection)[0].seconds,
  media: (chat, selection) => overview(chat, selection).mediaMessages,
  links: (chat, selection) => links(chat, selection).links,
  words_written: (chat, selection) => overview(chat, selection).totalWords,
  longest_message: (chat, selection) => writingStyle(chat, selection).everyone.longest?.length,
  top_emoji: (chat, selection) => emojiList(chat, selection).emojis[0].emoji,
  top_words: (chat, selection) => {
    const { words, said } = wordList(chat, selection, { most: 250, without: namesIn(chat) })
    const everyday = everydayHere(chat)
    if (!everyday) return words[0].word
    const own = words.map(({ word, count }) => ({ word, count, usual: said * everyday.atMost(fold(word)) }))
    const surprising = own.filter(({ count, usual }) => count >= 5 && count > 8 * usual && usual < said / 2048)
    return surprising.toSorted((a, b) => surprise(b.count, b.usual) - surprise(a.count, a.usual))[0].word
  },
  phrase: (chat, selection) =>
    phraseList(chat, selection, { most: 40, without: namesIn(chat) }).phrases.find(({ phrase }) => ownPhrasesOf(chat)?.(phrase))?.phrase,
  own_words: (chat, selection) => {
    const most = wordComparison(chat, selection, { without: namesIn(chat) }).people.flatMap(({ words: [word] }, place) =>
      word && place < 8 ? [word] : [],
    )
    return most.sort((a, b) => b.z - a.z)[0].word
  },
  mood: (chat, selection, feelings) => {
    const [first, last] = [selection.from, selection.to - 1].map((row) => isoDay(Math.floor(chat.time[row] / DAY)).slice(0, 7))
    const monthOf = ({ year, month }: Mood) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
    const moods = moodTimeline(chat, feelings, { ...everything(chat), authors: selection.authors })
    const standing = moods.filter(
      (mood) => mood.standsOut && mood.z > 0 && warm.includes(mood.mood) && monthOf(mood) >= first && monthOf(mood) <= last,
    )
    return standing.toSorted((a, b) => b.z - a.z)[0].mood
  },
  brightest_day: (chat, selection, feelings) => isoDay(peaksAndValleys(chat, feelings, selection).peaks[0].day),
  love: () => expect.any(Number),
  moments: () => expect.any(Number),
}

/** Every slide there could be, shown or not. */
async function allOf(chat: Chat, selection: Selection, feelings: Feelings | null, isYear = false): Promise<Candidate[]> {
  const scope = scopeOf({ chat, selection, feelings, without: [], isYear, host: {} })
  const found = await Promise.all(finders.map((find) => find(scope)))
  return found.filter((each) => each !== null)
}

async function expectTrue(chat: Chat, filter: Filter, feelings: Feelings): Promise<void> {
  const selection = select(chat, filter)
  const story = await wrapped(chat, feelings, selection)
  for (const { kind, figure, period } of story.slides) {
    const same = select(chat, { ...period, authors: filter.authors })
    expect([kind, figure]).toEqual([kind, elsewhere[kind](chat, same, feelings)])
  }
  if (story.messages === 0) return
  for (const { content, score } of await allOf(chat, selection, feelings)) {
    expect([content.kind, content.figure]).toEqual([content.kind, elsewhere[content.kind](chat, selection, feelings)])
    expect(score >= 0 && score <= 1, content.kind).toBe(true)
  }
}

const demo = async (name: string) => {
  const { chat } = await readText(readFileSync(new URL(`../../../../apps/web/public/${name}`, import.meta.url), 'utf8'))
  return { chat, feelings: randomFeelings(chat, 7) }
}
const demos = ['demo-chat.txt', 'demo-group-chat.txt']

test('each figure is the one that its analysis answers for the period it names, in any chat, of anyone', async () => {
  await fc.assert(
    fc.asyncProperty(anyFeltChat(), async ({ chat, feelings, filter }) => {
      await expectTrue(chat, filter, feelings)
    }),
  )
})

test.each(demos)('%s: the same in real talk, of all time, of a year and of one person', async (name) => {
  const { chat, feelings } = await demo(name)
  const { years } = await wrapped(chat, feelings)
  await expectTrue(chat, {}, feelings)
  await expectTrue(chat, { authors: [chat.participants[1]] }, feelings)
  for (const year of years) {
    const { slides } = await wrapped(chat, feelings, everything(chat), { year })
    expect(slides.length >= 8 && slides.length <= 12).toBe(true)
    for (const { kind, figure, period } of slides) {
      expect([isoDay(period.fromDay).slice(0, 4), isoDay(period.toDay).slice(0, 4)]).toEqual([`${year}`, `${year}`])
      expect([kind, figure]).toEqual([kind, elsewhere[kind](chat, select(chat, period), feelings)])
    }
  }
})

test('love and moments are counted as the special moments count them', async () => {
  for (const name of demos) {
    const { chat, feelings } = await demo(name)
    const found = await moments(chat, feelings)
    const slides = new Map((await allOf(chat, everything(chat), feelings)).map(({ content }) => [content.kind, content]))
    expect(slides.get('moments')?.figure).toBe(found.length)
    expect(slides.get('moments')?.moments).toEqual([...found].sort((a, b) => b.significance - a.significance).slice(0, 5))
    expect(slides.get('love')?.figure).toBe(found.find(({ kind }) => kind === 'love')?.facts.total)
  }
})

test('series and people add up to what they are parts of', async () => {
  const sum = (values: readonly { value: number }[] = []) => values.reduce((all, { value }) => all + value, 0)
  await fc.assert(
    fc.asyncProperty(anyFeltChat(), async ({ chat, feelings, filter }) => {
      const selection = select(chat, filter)
      const { slides, messages } = await wrapped(chat, feelings, selection)
      if (messages === 0) return
      const contents = [...slides, ...(await allOf(chat, selection, feelings)).map(({ content }) => content)]
      for (const { kind, series, people, figure } of contents) {
        if (['opening', 'busiest_hour', 'busiest_weekday', 'busiest_month', 'night_owl'].includes(kind)) expect(sum(series)).toBe(messages)
        if (kind === 'balance' || kind === 'people' || kind === 'closing') expect(sum(people)).toBe(messages)
        if (kind === 'night_owl' || kind === 'longest_conversation') expect(sum(people)).toBe(figure)
      }
    }),
  )
})

test('a year or a month is marked where the selection or the chat covers only a part of it, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(anyFeltChat(), async ({ chat, filter }) => {
      const selection = select(chat, filter)
      const series = timeseries(chat, selection)
      if (series.days.length === 0) return
      const dayOfRow = day(chat)
      const [begins, ends] = [dayOfRow[0], dayOfRow[dayOfRow.length - 1]]
      const isLeftOut = (of: number): boolean => dayOfRow.some((each, row) => each === of && (row < selection.from || row >= selection.to))
      for (const step of ['year', 'month'] as const) {
        for (const { at, isPartial } of byPeriod({ chat, selection, series }, step).series ?? []) {
          const inIt = Array.from({ length: ends - begins + 801 }, (_, i) => begins - 400 + i).filter((each) => isoDay(each).startsWith(at))
          const isCut = inIt.some((each) => each < begins || each > ends || isLeftOut(each))
          expect([at, isPartial ?? false]).toEqual([at, isCut])
        }
      }
    }),
  )
})

test('what everyone says does not become the chat’s word, however often it comes up', async () => {
  const chat = everyday((line, random) => [
    { ...line, text: random() < 0.9 ? 'that is really good, good for you' : 'more marmalade please' },
  ])
  const found = (await allOf(chat, everything(chat), null)).find(({ content }) => content.kind === 'top_words')?.content
  expect(found?.figure).toBe('marmalade')
  expect(found?.words?.map(({ word }) => word)).not.toContain('good')
})

test('the night of a person is their messages from 22:00 to 05:59', async () => {
  await fc.assert(
    fc.asyncProperty(anyFeltChat(), async ({ chat }) => {
      const slides = await allOf(chat, everything(chat), null)
      const owl = slides.find(({ content }) => content.kind === 'night_owl')?.content
      const messages = messagesOf(chat)
      for (const name of chat.participants) {
        const count = messages.filter(({ author, clock }) => author === name && (clock >= '22' || clock < '06')).length
        expect(owl?.people?.find((each) => each.name === name)?.value ?? 0).toBe(count)
      }
    }),
  )
})

test('a story has an opening, no kind twice, and a closing; the same chat gives the same story', async () => {
  await fc.assert(
    fc.asyncProperty(anyFeltChat(), async ({ chat, feelings, filter }) => {
      const story = await wrapped(chat, feelings, select(chat, filter))
      const kinds = story.slides.map(({ kind }) => kind)
      expect(await wrapped(chat, feelings, select(chat, filter))).toEqual(story)
      expect([kinds[0], kinds.at(-1)]).toEqual(story.messages === 0 ? [undefined, undefined] : ['opening', 'closing'])
      expect(new Set(kinds).size).toBe(kinds.length)
      expect(kinds.length).toBeLessThanOrEqual(12)
    }),
  )
})

test('the years are those with a message of those selected, and a year has nothing of another', async () => {
  await fc.assert(
    fc.asyncProperty(anyFeltChat(), async ({ chat, feelings, filter }) => {
      const selection = select(chat, filter)
      const rows = Array.from(chat.time.keys()).filter(
        (row) => row >= selection.from && row < selection.to && (!selection.authors || selection.authors[chat.author[row]] === 1),
      )
      const yearOf = (row: number) => Number(isoDay(Math.floor(chat.time[row] / DAY)).slice(0, 4))
      const { years } = await wrapped(chat, feelings, selection)
      expect(years).toEqual([...new Set(rows.map(yearOf))])
      for (const year of [...years, 1999]) {
        const story = await wrapped(chat, feelings, selection, { year })
        expect([story.year, story.years, story.messages]).toEqual([year, years, rows.filter((row) => yearOf(row) === year).length])
        if (year === 1999) expect(story.slides).toEqual([])
      }
    }),
  )
})

const kindsOf = async (chat: Chat, feelings: Feelings | null = null) => (await wrapped(chat, feelings)).slides.map(({ kind }) => kind)

test('three messages give plain facts, and one person fewer', async () => {
  const three = chatOf('mon 09:00 Ana: hi\nmon 09:05 Ben: hello\ntue 08:00 Ana: how are you?')
  expect(await kindsOf(three)).toEqual(['opening', 'firsts', 'balance', 'closing'])
  expect(await kindsOf(chatOf('mon 09:00 Ana: hi'))).toEqual(['opening', 'firsts', 'closing'])
  expect(await kindsOf(chatOf(''))).toEqual([])
})

test('one person alone answers nobody and is compared with nobody', async () => {
  const kinds = (await allOf(randomChat(1, { people: 1 }), everything(randomChat(1, { people: 1 })), null)).map(
    ({ content }) => content.kind,
  )
  for (const kind of ['people', 'balance', 'reply_speed', 'openers', 'own_words'] as const) expect(kinds).not.toContain(kind)
})

test('of 1,024 people eight are named, twelve where it is about all of them', async () => {
  const { slides } = await wrapped(randomChat(3, { messages: 20_000, people: 1024, everySeconds: 900 }), null)
  expect(slides.find(({ kind }) => kind === 'people')).toMatchObject({ figure: 1024, unit: 'people' })
  for (const { words = [] } of slides) expect(words.length).toBeLessThanOrEqual(10)
  for (const { kind, people = [] } of slides) expect(people.length).toBeLessThanOrEqual(kind === 'people' ? 12 : 8)
})

test('without feelings there is a story all the same, with nothing of moods', async () => {
  const { chat, feelings } = await demo('demo-chat.txt')
  const kinds = (await allOf(chat, everything(chat), null)).map(({ content }) => content.kind)
  for (const kind of ['mood', 'brightest_day'] as const) expect(kinds).not.toContain(kind)
  expect((await allOf(chat, everything(chat), feelings)).map(({ content }) => content.kind)).toContain('brightest_day')
  expect((await wrapped(chat, null)).slides.length).toBeGreaterThanOrEqual(8)
})

test('the warm mood that stands out most is a slide, also where a dark one stands out more; without one there is none', async () => {
  const month = (of: number, mark: string) =>
    Array.from({ length: 40 }, (_, i) => {
      const felt = i % 8 === 0 ? '0.5 joy 0.9' : i % 16 === 4 ? '-0.5 sadness 0.9' : i % 2 === 0 ? mark : '0 neutral 1'
      return `2021-0${of}-${String(1 + Math.floor(i / 2)).padStart(2, '0')} 09:0${i % 2} Ana: a // ${felt}`
    })
  const moodOf = async (...marks: string[]) => {
    const { chat, feelings } = feltChatOf(marks.flatMap((mark, i) => month(i + 1, mark)).join('\n'))
    return (await allOf(chat, everything(chat), feelings)).find(({ content }) => content.kind === 'mood')
  }
  const usual = '0 neutral 1'
  expect(await moodOf(usual, usual, '0.5 joy 0.9', usual)).toMatchObject({ content: { figure: 'joy' } })
  const both = await moodOf(usual, usual, usual, '0.5 love 0.9', usual, '-0.5 sadness 0.95')
  expect(both?.content).toMatchObject({ figure: 'love', facts: { messages: 40 } })
  const { day = 0, lastDay = 0, facts, series = [] } = both?.content ?? {}
  expect([isoDay(day), isoDay(lastDay)]).toEqual(['2021-04-01', '2021-04-30'])
  expect(facts?.share).toBe(series[0].value)
  expect(facts?.share).toBeGreaterThan(facts?.usual ?? 1)
  expect(both?.score).toBeGreaterThan(0)
  for (const dark of ['sadness', 'anger', 'fear']) expect(await moodOf(usual, usual, `-0.5 ${dark} 0.9`, usual)).toBeUndefined()
  expect(await moodOf(usual, usual, usual, usual)).toBeUndefined()
})

/** Two months of everyday talk: some words at an hour of the day, twice a day or thrice, with replies in half an hour. */
function everyday(change: (line: Line, random: () => number) => Line[] = (line) => [line], seed = 5): Chat {
  const random = randomNumbers(seed)
  const said = ['where are you', 'at the market', 'bread or rolls', 'the tram is late', 'see you there', 'fine by me', 'on the way']
  const lines: Line[] = []
  for (let day = 18_700; day < 18_760; day++) {
    for (let time = day * DAY + 8 * 3600; time < day * DAY + 20 * 3600; time += 3600 + Math.floor(random() * 10_800)) {
      const author = random() < 0.5 ? 'Ana' : 'Ben'
      const line = { time, author, text: said[Math.floor(random() * said.length)] }
      lines.push(...change(line, random))
    }
  }
  return chatFrom(lines)
}

test.each<[SlideKind, string, (line: Line, random: () => number) => Line[]]>([
  ['night_owl', 'who writes at night', (line) => [{ ...line, time: Math.floor(line.time / DAY) * DAY + (line.time % (4 * 3600)) }]],
  [
    'burst',
    'thirty messages wherever there was one',
    (line) => Array.from({ length: 30 }, (_, i) => ({ ...line, time: line.time + 5 * i })),
  ],
  ['reunion', 'two months of silence', (line) => [{ ...line, time: line.time + (line.time >= 18_730 * DAY ? 60 * DAY : 0) }]],
  ['media', 'every other message a picture', (line, random) => [random() < 0.5 ? { ...line, kind: 'media', text: '' } : line]],
  ['links', 'every third message a link', (line, random) => [random() < 0.3 ? { ...line, text: 'see https://example.org/a' } : line]],
  ['top_emoji', 'every other message an emoji', (line, random) => [random() < 0.5 ? { ...line, text: `${line.text} 🌻` } : line]],
  ['love', 'love, said often', (line, random) => [random() < 0.2 ? { ...line, text: 'love you' } : line]],
  [
    'longest_message',
    'a letter',
    (line) => [Math.floor(line.time / DAY) === 18_720 ? { ...line, text: 'dear friend, let me tell you '.repeat(90) } : line],
  ],
])('%s is shown where there is %s, and not in the same chat without', async (kind, _, change) => {
  expect(await kindsOf(everyday(change))).toContain(kind)
  expect(await kindsOf(everyday())).not.toContain(kind)
})

test('the longest message is longer by a single character, and of as long ones the earliest', async () => {
  const chat = chatOf(['a'.repeat(200), 'b'.repeat(201), 'c'.repeat(201)].map((text, i) => `mon 09:0${i} Ana: ${text}`).join('\n'))
  const found = (await allOf(chat, everything(chat), null)).find(({ content }) => content.kind === 'longest_message')
  expect(found?.content).toMatchObject({ figure: 201, row: 1, facts: { usual: 201, messages: 3 } })
})

test('days in a row are shown where chance would not have come to this many', async () => {
  const dayOf = ({ time }: Line): number => Math.floor(time / DAY)
  const isWritten = (day: number): boolean => randomNumbers(day)() < 0.6
  const byChance = everyday((line) => (isWritten(dayOf(line)) ? [line] : []))
  const inARow = everyday((line) => (isWritten(dayOf(line)) || (dayOf(line) >= 18_715 && dayOf(line) < 18_745) ? [line] : []))
  expect(await kindsOf(inARow)).toContain('streak')
  expect(await kindsOf(byChance)).not.toContain('streak')
  // Every single day is in a row, too.
  expect(await kindsOf(everyday())).toContain('streak')
})

test.each([
  ['Arabic', 'نشرب القهوة في البيت', 'القهوة'],
  ['Hindi', 'सुप्रभात मेरे दोस्त', 'सुप्रभात'],
  ['Japanese', 'おはようございます 元気ですか', '元気'],
])('%s words are shown on a slide as they are written', async (_, text, word) => {
  const { slides } = await wrapped(
    everyday((line) => [{ ...line, text }]),
    null,
  )
  const words = slides.flatMap(({ words = [] }) => words.map((each) => each.word))
  expect(words.some((each) => each.includes(word))).toBe(true)
})

test('what the reader leaves out is on no slide', async () => {
  const { chat } = await demo('demo-chat.txt')
  const topOf = async (without: string[]) =>
    (await wrapped(chat, null, everything(chat), { without })).slides
      .find(({ kind }) => kind === 'top_words')
      ?.words?.map(({ word }) => word)
  const [first, ...others] = (await topOf([])) ?? []
  expect((await topOf([first]))?.slice(0, 7)).toEqual(others)
})

test('no word of a name is a most frequent word or someone’s own, neither as shown nor as in the file', async () => {
  const { chat } = await demo('demo-group-chat.txt')
  const [first] = chat.participants
  const renamed = withPeople(chat, { names: new Map([[first, 'Coffee Friend']]), hidden: new Set() })
  for (const each of [chat, renamed]) {
    const scope = scopeOf({ chat: each, selection: everything(each), feelings: null, without: [], isYear: false, host: {} })
    const slides = (await Promise.all([topWords(scope), ownWords(scope)])).filter((slide) => slide !== null)
    const told = slides.flatMap(({ content: { words = [] } }) => words.map(({ word }) => word.toLowerCase()))
    const names = [...chat.participants, ...each.participants].flatMap((name) => name.toLowerCase().split(' '))
    expect(told.length).toBeGreaterThan(10)
    expect(told.filter((word) => names.includes(word))).toEqual([])
  }
})

test('an abort ends it, between two slides', async () => {
  const stopping = new AbortController()
  let pauses = 0
  const pause = async () => {
    if (++pauses === 3) stopping.abort(new Error('enough'))
  }
  const { chat } = await demo('demo-chat.txt')
  await expect(wrapped(chat, null, everything(chat), {}, { pause, signal: stopping.signal })).rejects.toThrow('enough')
  expect(pauses).toBe(3)
})
