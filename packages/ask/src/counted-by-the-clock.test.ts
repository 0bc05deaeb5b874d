/** Words, emoji and links of some weekdays and hours: what all of them add up to, and the same as a loop over the texts. */
import { weekdayOf } from '@convostat/engine/chat/civil'
import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { DAY, HOUR } from '@convostat/format/seconds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import { compute } from './compute/compute.ts'
import { type Language, languages } from './languages/index.ts'
import { plan } from './parse/plan.ts'
import { type Counted, NIGHT, type PlanFunction, type Scope } from './plan.ts'

const { asked } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)
const computed = async (planned: PlanFunction) =>
  (await compute({ ...planned, language: 'en', confidence: 1, assumptions: [] }, asked))?.figure
const count = async (counted: Counted, scope: Scope): Promise<number> =>
  Number((await computed({ name: 'count', ...counted, scope }))?.value)

const metrics = ['words', 'emoji', 'links'] as const
const splits: readonly (readonly Scope[])[] = [
  [{ weekdays: [5, 6] }, { weekdays: [0, 1, 2, 3, 4] }],
  [{ hours: NIGHT }, { hours: [6, 7, 8, 9, 10, 11, 12, 13] }, { hours: [14, 15, 16, 17, 18, 19, 20, 21] }],
  [{ months: [12, 1, 2] }, { months: [3, 4, 5, 6, 7] }, { months: [8, 9, 10, 11] }],
]

test('parts of the week, the day and the year add up to all of it, for everyone and for each person', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...metrics),
      fc.constantFrom(...splits),
      fc.constantFrom(undefined, ['Ana Lopez'], ['Ben Okafor']),
      async (metric, parts, people) => {
        const scope = people ? { people } : {}
        const counts = await Promise.all(parts.map((part) => count({ metric }, { ...scope, ...part })))
        expect(counts.reduce((sum, each) => sum + each, 0)).toBe(await count({ metric }, scope))
      },
    ),
    { seed: 41, numRuns: 40 },
  )
})

test('what both people have adds up to what everyone has', async () => {
  for (const metric of metrics)
    for (const scope of splits.flat()) {
      const ranked = await computed({ name: 'rank_people', metric, order: 'most', scope })
      expect(ranked?.parts?.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(await count({ metric }, scope))
    }
})

test('the busiest weekday, hour and day of words, emoji and links is the largest count', async () => {
  const { chat } = asked
  const days = new Set(Array.from(chat.time, (time) => Math.floor(time / DAY)))
  for (const metric of metrics) {
    const largest = async (scopes: readonly Scope[]) => Math.max(...(await Promise.all(scopes.map((scope) => count({ metric }, scope)))))
    const told = async (unit: 'weekday' | 'hour' | 'day') =>
      Math.max(
        ...((await computed({ name: 'busiest', unit, order: 'most', metric, scope: {} }))?.parts ?? []).map(({ value }) => value ?? 0),
      )
    expect(await told('weekday')).toBe(await largest([0, 1, 2, 3, 4, 5, 6].map((day) => ({ weekdays: [day] }))))
    expect(await told('hour')).toBe(await largest(Array.from({ length: 24 }, (_, hour) => ({ hours: [hour] }))))
    expect(await told('day')).toBe(await largest([...days].map((day) => ({ from: day, to: day }))))
  }
})

test('days with messages are counted by weekday', async () => {
  const { chat } = asked
  const sundays = new Set(Array.from(chat.time, (time) => Math.floor(time / DAY)).filter((day) => weekdayOf(day) === 6))
  expect(await count({ metric: 'active_days' }, { weekdays: [6] })).toBe(sundays.size)
})

const chat = chatOf(`
  2021-03-06 10:00 Ana: pizza 😂😂 pizza
  2021-03-07 23:00 Ben: pizza 🎉 https://example.com
  2021-03-08 10:00 Ana: lasagna lasagna lasagna 😢 😢 😢 😢
  2021-03-09 23:00 Ben: noon https://example.com/a https://example.com/b`)
const small = { chat, me: 'Ana', today: 18_700 }

/** The favorite emoji at weekends, whose emoji are at night, the day with most words, and words at weekends. */
const asking: Readonly<Record<Language, { favorite: string; night: string; day: string; words: string }>> = {
  en: {
    favorite: "what's our most used emoji on weekends",
    night: 'how many links did Ben send at night',
    day: 'which day did we write the most words',
    words: 'how many words did i write on weekends',
  },
  de: {
    favorite: 'was ist unser meistbenutztes emoji am wochenende',
    night: 'wie viele links hat Ben nachts geschickt',
    day: 'an welchem tag haben wir die meisten wörter geschrieben',
    words: 'wie viele wörter habe ich am wochenende geschrieben',
  },
  es: {
    favorite: 'cuál es nuestro emoji más usado los fines de semana',
    night: 'cuántos enlaces mandó Ben de noche',
    day: 'qué día escribimos más palabras',
    words: 'cuántas palabras escribí los fines de semana',
  },
  pt: {
    favorite: 'qual é o nosso emoji mais usado nos fins de semana',
    night: 'quantos links o Ben mandou à noite',
    day: 'em que dia escrevemos mais palavras',
    words: 'quantas palavras eu escrevi nos fins de semana',
  },
  hi: {
    favorite: 'वीकेंड पर हमारा सबसे ज़्यादा इस्तेमाल किया गया इमोजी',
    night: 'Ben ने रात में कितने लिंक भेजे',
    day: 'किस दिन हमने सबसे ज़्यादा शब्द लिखे',
    words: 'मैंने वीकेंड पर कितने शब्द लिखे',
  },
  ar: {
    favorite: 'ما هو أكثر إيموجي استخدمناه في عطلة نهاية الأسبوع',
    night: 'كم رابط أرسل Ben في الليل',
    day: 'في أي يوم كتبنا أكثر كلمات',
    words: 'كم كلمة كتبت أنا في عطلة نهاية الأسبوع',
  },
}

describe.each(languages)('%s', (language) => {
  const answered = async (question: string) => {
    const planned = plan(question, small)
    return planned && (await compute(planned, small))?.figure?.value
  }
  const { favorite, night, day, words } = asking[language]

  test.each([
    [favorite, '😂'],
    [night, 3],
    [day, '2021-03-08'],
    [words, 2],
  ])('%s', async (question, value) => {
    expect(await answered(question)).toBe(value)
  })
})

test('the messages behind a favorite are of its days and hours', async () => {
  const planned = plan('most used word on weekends', small)
  const answer = planned && (await compute(planned, small))
  expect(answer?.figure?.value).toBe('pizza')
  expect(answer?.citations).toHaveLength(2)
  for (const id of answer?.citations ?? []) expect(weekdayOf(Math.floor(chat.time[id] / DAY))).toBeGreaterThan(4)
  expect(Math.floor((chat.time[1] % DAY) / HOUR)).toBe(23)
})
