import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { describe, expect, test } from 'vitest'
import { ask } from '#ask.ts'
import type { QuestionContext } from '#question-context.ts'
import { daily } from './everyday/daily.ts'
import { happenings } from './everyday/happenings.ts'
import { everyday } from './everyday/index.ts'
import { formsOf } from './forms.ts'
import { expressionsOf, meantBy } from './senses.ts'

const small = ['ok', 'see you then', 'sounds fine to me', 'on my way now', 'haha yes', 'no idea yet', 'sleep tight', 'so bored']
const filler = Array.from({ length: 200 }, (_, i) => {
  const day = `2021-${String(1 + Math.floor(i / 20)).padStart(2, '0')}-${String(1 + (i % 20)).padStart(2, '0')}`
  return `${day} 07:0${i % 10} ${i % 2 === 0 ? 'Ana' : 'Ben'}: ${small[i % small.length]} ${i}`
})
const chat = chatOf(
  [
    ...filler,
    '2021-01-25 18:00 Ben: they got rid of half the team, I was laid off today',
    '2021-02-25 18:00 Ana: agent says two months upfront',
    '2021-02-25 18:01 Ana: and the landlord wants the lease signed by Friday',
    '2021-03-25 18:00 Ben: the electricity went off in the whole street',
    '2021-04-25 18:00 Ana: Lena is expecting a baby',
    '2021-05-25 18:00 Ben: he broke it in half and ate it',
    '2021-06-25 18:00 Ben: I played the piano at the station',
    '2021-07-25 18:00 Ana: they operated on his knee this morning',
  ].join('\n'),
)
const asked: QuestionContext = { chat, me: 'Ana', today: 19_000 }

async function firstOf(question: string, context = asked): Promise<string | null> {
  const { chat } = context
  for await (const event of ask(question, context, null, new AbortController().signal)) {
    if (event.type !== 'answer') continue
    const row = event.answer.citations.length > 0 ? chat.id.indexOf(event.answer.citations[0]) : -1
    return row < 0 ? null : new TextDecoder().decode(chat.bytes.subarray(chat.start[row], chat.end[row]))
  }
  throw new Error('no answer')
}

describe('a passage without a word of the question is found by what both mean', () => {
  test.each([
    ['When did Ben lose his job?', /laid off/],
    ['Wann hat Ben seinen Job verloren?', /laid off/],
    ['¿Cuándo perdió Ben el trabajo?', /laid off/],
    ['Quando o Ben perdeu o emprego?', /laid off/],
    ['Ben ki naukri kab gayi?', /laid off/],
    ['متى خسر بن وظيفته؟', /laid off/],
    ['When was there a blackout?', /electricity went off/],
    ['¿Cuándo se fue la luz?', /electricity went off/],
    ['When did we learn that Lena is pregnant?', /expecting/],
    ['Wann wurde er am Knie operiert?', /operated/],
  ])('%s', async (question, first) => {
    expect(await firstOf(question)).toMatch(first)
  })
})

test('a phrase that is only as it is written has no other forms', () => {
  const [{ senses }] = meantBy(['died'], ['en'])
  const gone = expressionsOf(senses, new Set(['en'])).filter(({ forms }) => forms.some((words) => words.includes('gone')))
  expect(gone.length).toBeGreaterThan(0)
  for (const { forms } of gone) expect(forms.flat()).not.toContain('going')
})

test('what only messages say so means something else in a question', () => {
  const [{ senses }] = meantBy(['lena', 'have', 'her', 'baby'], ['en'])
  expect(senses.map(({ name }) => name)).toEqual(['birth'])
})

/** One word that may be about it, and another beside it. */
test.each([
  ['When did Ben fail the exam?', 'flunked', 'he has to resit in autumn'],
  ['When did Ben get divorced?', 'custody', 'separated from his wife'],
  ['When did Ben lose his job?', 'redundancy', 'they let me go'],
])('%s: one word of its sense alone is not enough', async (question, loose, further) => {
  const withLines = (...lines: string[]): QuestionContext => ({
    ...asked,
    chat: chatOf([...filler, ...lines.map((line, i) => `2021-12-24 18:0${i} Ben: ${line}`)].join('\n')),
  })
  expect(await firstOf(question, withLines(loose))).toBeNull()
  expect(await firstOf(question, withLines(loose, further))).not.toBeNull()
})

test.each(['When did Ben play the guitar?', 'When was there a burglary?', 'When did we go skiing?'])('%s: never said', async (question) => {
  expect(await firstOf(question)).toBeNull()
})

test('the words of a phrase mean one thing, with others between them', () => {
  const [meant, ...others] = meantBy(['when', 'did', 'tom', 'lose', 'his', 'old', 'job'], ['en'])
  expect([meant.places, meant.senses.map(({ name }) => name), others]).toEqual([[3, 6], ['lost-job'], []])
})

test('a kind of something is none of its other kinds', () => {
  const [{ senses }] = meantBy(['guitar'], ['en'])
  const forms = expressionsOf(senses, new Set(['en'])).filter(({ isHint }) => !isHint)
  expect(forms.map(({ forms: [words] }) => words[0])).toEqual(['guitar'])
})

test('words in Latin letters are only looked for in languages of the chat', () => {
  const [{ senses }] = meantBy(['poisoned'], ['en'])
  const words = (languages: ('en' | 'de')[]) => expressionsOf(senses, new Set(languages)).flatMap(({ forms }) => forms.flat())
  expect(words(['en'])).not.toContain('gift')
  expect(words(['en', 'de'])).toContain('gift')
})

test('a word that two languages share is one expression, in the forms of both', () => {
  const [{ senses }] = meantBy(['internet'], ['en'])
  const routers = expressionsOf(senses, new Set(['en', 'de', 'es'])).filter(({ forms: [words] }) => words.includes('router'))
  expect(routers).toHaveLength(1)
  expect(routers[0].forms[0]).toEqual(expect.arrayContaining(["router's", 'routern', 'routeres']))
})

test('forms of words', () => {
  expect(formsOf('lose', 'en')).toEqual(expect.arrayContaining(['lose', 'lost', 'losing', 'loses']))
  expect(formsOf('plan', 'en')).toEqual(expect.arrayContaining(['planned', 'planning']))
  expect(formsOf('carry', 'en')).toEqual(expect.arrayContaining(['carried', 'carries']))
  expect(formsOf('قطة', 'ar')).toContain('القطة')
})

describe('each line of senses', () => {
  const lines = everyday.map((line) => ({ line, name: line.split(/[:\s]/)[0].replace(/[*+%]$/, '') }))
  const names = new Set(lines.map(({ name }) => name))

  test('has another name than the others of its file', () => {
    const further = [happenings, daily].map((text) => text.trim().split('\n'))
    for (const file of [...further, everyday.slice(0, -further.flat().length)]) {
      const there = file.map((line) => line.split(/[:\s]/)[0].replace(/[*+%]$/, ''))
      expect(there).toEqual([...new Set(there)])
    }
  })

  test('adds to the sense of its name', () => {
    const [{ senses }] = meantBy(['delayed'], ['en'])
    const flight = senses.find(({ name }) => name === 'flight-delayed')
    expect(flight?.means.map(({ words }) => words.join(' '))).toEqual(expect.arrayContaining(['cancelled', 'held up']))
  })

  test.each(lines)('$name has words in six languages, and its relations exist', ({ line }) => {
    const [head, ...rest] = line.split(':')
    const parts = rest.join(':').split('|')
    expect(parts).toHaveLength(6)
    for (const part of parts) expect(part.split('/')[0].trim()).not.toBe('')
    for (const part of parts) for (const phrase of part.split(/[,/]/)) expect(phrase.trim(), part).not.toBe('')
    for (const [, , other] of head.matchAll(/(?<= )([<~])(\S+)/g)) expect(names).toContain(other)
  })
})
