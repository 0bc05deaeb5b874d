import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import { dataOf } from './languages/all.ts'
import { languages } from './languages/index.ts'
import { plan } from './parse/plan.ts'
import type { Plan } from './plan.ts'

const { asked: pair } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)
const asked = { ...pair, me: 'Ana Lopez' }
const { asked: group } = worldOf(1, ['Ana Lopez', 'Ben', 'Çağla Öz'], 900)
const planOf = (question: string): Plan | null => plan(question, asked)
const meaning = (planned: Plan | null): string | null => planned && JSON.stringify({ ...planned, confidence: 1, assumptions: [] })

test.each([
  ['busiest week ever lol', { name: 'busiest', unit: 'week', order: 'most' }],
  ['quietest week we ever had??', { name: 'busiest', unit: 'week', order: 'least' }],
  ['which season do we chat the most in', { name: 'busiest', unit: 'season' }],
  ['do we text more in summer or winter', { name: 'compare_periods', periods: [{ months: [6, 7, 8] }, { months: [12, 1, 2] }] }],
  ['avg number of texts on a saturday', { name: 'average', of: 'messages_per_day', scope: { weekdays: [5] } }],
  ['average messages by day of the week', { name: 'average', by: 'weekday' }],
  ['how many links do we share a week on average', { name: 'rate', per: 'week', metric: 'links' }],
  ['how many days a week do we text', { name: 'rate', per: 'week', metric: 'active_days' }],
  ["what was ben's slowest reply ever", { name: 'longest', of: 'reply', scope: { people: ['Ben Okafor'] } }],
  ['shortest message i ever sent?', { name: 'shortest_message', scope: { people: ['Ana Lopez'] } }],
  ['do i write longer texts than ben', { name: 'average', by: 'person', scope: { people: ['Ana Lopez', 'Ben Okafor'] } }],
  ['does ben take longer to reply than me?', { name: 'rank_response_times', order: 'slowest' }],
  ['am i faster at replying', { name: 'rank_response_times', order: 'fastest', scope: { people: ['Ana Lopez', 'Ben Okafor'] } }],
  ['how many links does ben send compared to me', { name: 'compare_people', metric: 'links' }],
  ['which words are typical for me and not for ben', { name: 'figure', figure: 'wordComparison', scope: { people: ['Ana Lopez'] } }],
  ["what do i say that ben doesn't", { name: 'figure', figure: 'wordComparison', scope: { people: ['Ana Lopez'] } }],
  ['who goes on about pizza more, me or ben', { name: 'rank_people', phrase: 'pizza' }],
  ['what share of the chat is me lol', { name: 'share', scope: { people: ['Ana Lopez'] } }],
  ['how many missed calls', { name: 'count', metric: 'missed_calls' }],
  ['who asks the most questions… ben obviously', { name: 'rank_people', metric: 'questions', scope: {} }],
  ['are weekends busier than weekdays', { name: 'compare_periods', isRate: true }],
  ['how many words did i write 😅', { name: 'count', metric: 'words', scope: { people: ['Ana Lopez'] } }],
  ['when was the last time ben said good morning', { name: 'first_or_last', which: 'last', phrase: 'good morning' }],
  ['wann hab ich ben zuletzt geschrieben', { name: 'first_or_last', which: 'last', scope: { people: ['Ana Lopez'] } }],
  ['schreiben wir eher im sommer oder im winter mehr, rein interessehalber', { name: 'compare_periods' }],
  ['wie lang war denn bens langsamste antwort so', { name: 'longest', of: 'reply' }],
  ['wie oft schreiben wir uns so am tag im schnitt', { name: 'average', of: 'messages_per_day' }],
  ['schreibt ben im mai', { name: 'count', metric: 'messages', scope: { people: ['Ben Okafor'] } }],
  ['oye y cuál fue la semana más tranquila?', { name: 'busiest', unit: 'week', order: 'least' }],
  ['cuántas palabras he escrito', { name: 'count', metric: 'words', scope: { people: ['Ana Lopez'] } }],
  ['qual a semana mais agitada, só curiosidade', { name: 'busiest', unit: 'week' }],
  ['quantas ligações perdidas a gente teve', { name: 'count', metric: 'missed_calls' }],
  ['yaar sabse zyada baat kis hafte mein hui?', { name: 'busiest', unit: 'week' }],
  ['hum garmi mein zyada baat karte hain ya sardi mein', { name: 'compare_periods' }],
  ['بالصيف ولا بالشتا منحكي اكتر؟', { name: 'compare_periods' }],
  ['مين بيكتب اكتر بالليل، بس فضول', { name: 'rank_people', scope: { hours: expect.any(Array) } }],
])('%s', (question, means) => {
  expect(planOf(question)).toMatchObject(means)
})

test.each([
  // A verb is not an aside.
  'in how many messages do i swear',
  // The summer may be the last one, or all of them.
  // Which export parts voices from pictures?
  'how many video calls',
  // The longest may be the one of most words.
  'longest reply',
  'longest message with 😂',
  'busiest day for 🙈',
  'who texts more, except on sundays',
  'how many messages, not counting stickers',
  'busiest month (not 2021)',
  "what do i say that my sister doesn't",
  'which words are typical for me but not for my mum',
  'busiest week except christmas',
  'ruhigste woche außer weihnachten',
  'semana más tranquila salvo navidad',
  'semana mais calma tirando o natal',
  'اهدى اسبوع ما عدا العيد',
])('not understood: %s', (question) => {
  expect(planOf(question)).toBeNull()
})

test('in a group "typical for me and not for Ben" is not typical for me', () => {
  expect(plan('which words are typical for Ana and not for Ben', { ...group, me: null })).toBeNull()
})

const plainly = {
  en: ['how many messages did Ben send', 'who asks more questions', 'busiest week'],
  de: ['wie viele nachrichten hat Ben geschrieben', 'wer schreibt mehr', 'ruhigste woche'],
  es: ['cuántos mensajes envió Ben', 'quién escribe más'],
  pt: ['quantas mensagens Ben mandou', 'quem escreve mais'],
  hi: ['Ben ne kitne message bheje', 'kaun zyada likhta hai'],
  ar: ['كم رسالة أرسل Ben', 'من يكتب أكثر'],
} as const

describe.each(languages)('%s', (language) => {
  const { asides } = dataOf[language]
  const around = fc.record({
    question: fc.constantFrom(...plainly[language]),
    aside: fc.constantFrom(...asides.split('|')),
    parted: fc.constantFrom(', ', ' … '),
    isBehind: fc.boolean(),
  })

  test('an aside changes nothing, before or behind', () => {
    fc.assert(
      fc.property(around, ({ question, aside, parted, isBehind }) => {
        const said = isBehind ? `${question}${parted}${aside}` : `${aside}${parted}${question}`
        expect(meaning(planOf(said))).toBe(meaning(planOf(question)))
      }),
      { seed: 33, numRuns: 15 },
    )
  })

  test('a face behind a question that counts messages shows a mood', () => {
    const [question] = plainly[language]
    for (const mood of ['😅', '🙈', '👀😂']) expect(meaning(planOf(`${question} ${mood}`))).toBe(meaning(planOf(question)))
  })

  test('a person or a limit beside an aside is never left out with it', () => {
    const limits = fc.constantFrom('Carol', '2021', 'qwrtz', 'without', 'ohne', 'sin', 'sem', 'bina', 'بدون')
    fc.assert(
      fc.property(around, limits, ({ question, aside }, limit) => {
        for (const said of [`${question}, ${aside} ${limit}`, `${question} (${limit} ${aside})`])
          expect(meaning(planOf(said))).not.toBe(meaning(planOf(question)))
      }),
      { seed: 34, numRuns: 10 },
    )
  })
})

test('a guess limits only what is not asked for a person', () => {
  for (const guess of ['obviously Ben', 'Ben probably', 'i bet Ben']) {
    expect(meaning(planOf(`who writes more, ${guess}`))).toBe(meaning(planOf('who writes more')))
    expect(meaning(planOf(`how many messages, ${guess}`))).not.toBe(meaning(planOf('how many messages')))
  }
})
