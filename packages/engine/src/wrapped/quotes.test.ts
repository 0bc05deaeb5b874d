import { readFileSync } from 'node:fs'
import { DAY, HOUR } from '@convostat/format/seconds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lexicon } from '#analyses/words/lexicon.ts'
import { spoken } from '#analyses/words/words-by-message.ts'
import { type Chat, kindIndex, messageText } from '#chat/chat.ts'
import { everything, select } from '#chat/selection.ts'
import { whatIsSaid } from '#moments/moments.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import { withPeople } from '#people/with-people.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFeltChat, randomFeelings } from '#testing/felt-chat.ts'
import { readText } from '#testing/read-text.ts'
import { fold } from '#words/fold.ts'
import { withQuotes } from './quotes.ts'
import { scopeOf } from './scope.ts'
import type { Slide, SlideKind } from './slide.ts'
import { finders } from './slides/index.ts'
import { opening } from './slides/opening.ts'
import { wrapped } from './wrapped.ts'

type Of = (chat: Chat, row: number, slide: Omit<Slide, 'period'>) => boolean

const dayOf = ({ time }: Chat, row: number): number => Math.floor(time[row] / DAY)
const hourOf = ({ time }: Chat, row: number): number => Math.floor((time[row] % DAY) / HOUR)
const authorOf = ({ author, participants }: Chat, row: number): string => participants[author[row]]
const onItsDays: Of = (chat, row, { day = 0, lastDay = day }) => dayOf(chat, row) >= day && dayOf(chat, row) <= lastDay
const inItsRows: Of = (_, row, { row: first = 0, lastRow = first }) => row >= first && row <= lastRow
const ofTheFirst: Of = (chat, row, { people }) => authorOf(chat, row) === people?.[0].name
const hasItsWord: Of = (chat, row, { figure }) => {
  const { start, tokens } = spoken(chat)
  const { wordOf, parts, find } = lexicon(chat)
  const word = find(fold(String(figure)))
  return Array.from(tokens.subarray(start[row], start[row + 1])).some((token) => wordOf[token] === word || parts.get(token)?.includes(word))
}

const saidIn = new Map<Chat, readonly number[]>()

/** What each slide counts, asked of one message. */
const belongs: Record<SlideKind, Of> = {
  opening: () => true,
  closing: () => false,
  firsts: (_, row, { row: first }) => row === first,
  people: ofTheFirst,
  balance: () => true,
  busiest_day: onItsDays,
  busiest_month: onItsDays,
  brightest_day: onItsDays,
  mood: onItsDays,
  streak: onItsDays,
  top_emoji: (chat, row, { figure }) =>
    messageText(chat, row).includes(
      String(figure)
        .replace(/\ufe0f/g, '')
        .slice(0, 2),
    ),
  busiest_hour: (chat, row, { figure }) => hourOf(chat, row) === figure,
  busiest_weekday: (chat, row, { figure }) => (new Date(chat.time[row] * 1000).getUTCDay() + 6) % 7 === figure,
  night_owl: (chat, row) => hourOf(chat, row) >= 22 || hourOf(chat, row) < 6,
  reply_speed: () => true,
  top_words: hasItsWord,
  own_words: (chat, row, slide) =>
    hasItsWord(chat, row, slide) && authorOf(chat, row) === slide.words?.find(({ word }) => word === slide.figure)?.person,
  phrase: (chat, row, { figure }) => fold(messageText(chat, row)).includes(fold(String(figure))),
  longest_conversation: inItsRows,
  burst: inItsRows,
  longest_message: inItsRows,
  openers: (chat, row, slide) => ofTheFirst(chat, row, slide) && (row === 0 || chat.time[row] - chat.time[row - 1] > 6 * HOUR),
  media: (chat, row) => chat.kind[row] === kindIndex.media,
  reunion: (chat, row, slide) => ofTheFirst(chat, row, slide) && row >= (slide.row ?? 0),
  links: (chat, row) => /[.:]\S/.test(messageText(chat, row)),
  love: (chat, row) => saidIn.get(chat)?.includes(row) === true,
  words_written: () => true,
  moments: (_, row, { moments = [] }) => moments.some((moment) => moment.row === row),
}

const demo = async (name: string) =>
  (await readText(readFileSync(new URL(`../../../../apps/web/public/${name}`, import.meta.url), 'utf8'))).chat

/** Every kind of slide that there can be, with what it may open on. */
async function allOf(chat: Chat, asked: Partial<Parameters<typeof scopeOf>[0]> = {}) {
  const scope = scopeOf({ chat, selection: everything(chat), feelings: null, without: [], isYear: false, host: {}, ...asked })
  if (scope.series.days.length === 0) return []
  const found = (await Promise.all(finders.map((find) => find(scope)))).filter((each) => each !== null)
  return withQuotes(scope, [{ content: opening(scope) }, ...found])
}

async function expectFit(chat: Chat, asked: Partial<Parameters<typeof scopeOf>[0]>): Promise<number> {
  saidIn.set(chat, (await whatIsSaid(chat, async () => undefined)).love)
  const whyNotShown = gateOf(chat, asked.feelings ?? null)
  const { from, to, authors } = asked.selection ?? everything(chat)
  const seen = new Set<string>()
  let count = 0
  for (const slide of await allOf(chat, asked)) {
    expect(slide.quotes?.length ?? 0).toBeLessThanOrEqual(6)
    for (const { row, reply } of slide.quotes ?? []) {
      const rows = reply === undefined ? [row] : [row, reply]
      if (reply !== undefined) expect([reply, chat.author[reply] !== chat.author[row]]).toEqual([row + 1, true])
      if (slide.kind === 'reply_speed') expect(chat.time[row + 1] - chat.time[row]).toBeLessThanOrEqual(Number(slide.figure))
      for (const each of rows) {
        count++
        expect([slide.kind, whyNotShown(each)]).toEqual([slide.kind, null])
        expect([slide.kind, belongs[slide.kind](chat, each, slide)]).toEqual([slide.kind, true])
        expect(each >= from && each < to && authors?.[chat.author[each]] !== 0).toBe(true)
        const text = messageText(chat, each).trim()
        expect(seen.has(text)).toBe(false)
        seen.add(text)
      }
    }
  }
  return count
}

test('what a slide opens on passes the gate, is of what it counts, and is on no other slide, in any chat, of anyone', async () => {
  await fc.assert(
    fc.asyncProperty(anyFeltChat(), async ({ chat, feelings, filter }) => {
      await expectFit(chat, { feelings, selection: select(chat, filter) })
    }),
  )
})

test.each(['demo-chat.txt', 'demo-group-chat.txt'])('%s: the same in real talk, and nearly every slide has one', async (name) => {
  const chat = await demo(name)
  for (const feelings of [null, randomFeelings(chat, 3)])
    expect(await expectFit(chat, { feelings, selection: everything(chat) })).toBeGreaterThan(60)
  const { slides } = await wrapped(chat, null)
  expect(slides.filter(({ quotes }) => quotes !== undefined).length).toBeGreaterThanOrEqual(slides.length - 3)
  expect(slides.at(-1)?.quotes).toBeUndefined()
})

test('nobody who is hidden is quoted, nor named in what is', async () => {
  const chat = await demo('demo-group-chat.txt')
  const [, second] = chat.participants
  const without = withPeople(chat, { names: new Map(), hidden: new Set([second]) })
  for (const { quotes = [] } of (await wrapped(without, null)).slides)
    for (const { row, reply = row } of quotes)
      for (const each of [row, reply]) {
        expect(authorOf(without, each)).not.toBe(second)
        expect(messageText(without, each)).not.toContain(second.split(' ')[0])
      }
})

test('slides are not all about one day', async () => {
  const chat = await demo('demo-group-chat.txt')
  const firsts = (await wrapped(chat, null)).slides.flatMap(({ quotes }) => quotes?.[0]?.row ?? []).map((row) => dayOf(chat, row))
  expect(new Set(firsts).size).toBeGreaterThanOrEqual(firsts.length - 2)
})

test('the opening has the first message that may be shown, and a quarrel is none', async () => {
  const chat = chatOf(`mon 09:00 Ana: hi
    mon 09:01 Ben: you are an idiot and I hate you
    mon 09:02 Ana: [deleted]
    mon 09:03 Ben: shall we walk to the lighthouse?
    mon 09:04 Ana: yes, and pancakes with marmalade after it`)
  const { slides } = await wrapped(chat, null)
  expect(slides[0].quotes?.map(({ row }) => messageText(chat, row))).toEqual([
    'shall we walk to the lighthouse?',
    'yes, and pancakes with marmalade after it',
  ])
})

test('the scene of the first message shows that one, or none', async () => {
  const ofFirsts = async (chat: Chat) => (await wrapped(chat, null)).slides.find(({ kind }) => kind === 'firsts')?.quotes
  const [first, ...others] = [
    'shall we walk to the lighthouse?',
    'yes, and pancakes with marmalade after it',
    'the ferry leaves at nine o’clock',
  ]
  const later = others.map((text, i) => `tue 09:0${i} Ben: ${text}`).join('\n')
  expect(await ofFirsts(chatOf(`mon 09:00 Ana: ${first}\n${later}`))).toEqual([{ row: 0 }])
  expect(await ofFirsts(chatOf(`mon 09:00 Ana: you are an idiot and I hate you\nmon 09:01 Ana: ${first}\n${later}`))).toBeUndefined()
})
