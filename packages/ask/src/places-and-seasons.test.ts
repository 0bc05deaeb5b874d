/** "The second busiest month", "the three busiest days", "in winter", "on how many days more than fifty": by loops over the messages. */
import { chatFrom } from '@convostat/engine/testing/chat-of.ts'
import { randomNumbers } from '@convostat/engine/testing/random-chat.ts'
import { DAY, HOUR } from '@convostat/format/seconds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import type { TwinMessage } from '#testing/twins.ts'
import * as twin from '#testing/twins.ts'
import type { Answer } from './answer.ts'
import { compute } from './compute/compute.ts'
import { dataOf } from './languages/all.ts'
import { type Language, languages } from './languages/index.ts'
import { plan } from './parse/plan.ts'
import type { QuestionContext } from './question-context.ts'

const pair = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)
/** Nine of ten days of half a year, so that some weeks have something on each. */
const random = randomNumbers(7)
const writtenDays = Array.from({ length: 180 }, (_, i) => twin.dayNumber('2021-01-06') + i).filter(() => random() < 0.9)
const steady = chatFrom(writtenDays.map((day) => ({ time: day * DAY + HOUR, author: 'Ana Lopez', text: 'hi' })))
const group = worldOf(1, ['Ana Lopez', 'Ben', 'Çağla Öz'], 900)
const month = ({ day }: TwinMessage): string => day.slice(0, 7)

async function answerTo(question: string, world: { asked: QuestionContext } = pair): Promise<Answer | null> {
  const planned = plan(question, world.asked)
  return planned && compute(planned, world.asked)
}

/** From most to fewest. */
const sorted = (keys: readonly (string | number)[]): { key: string | number; count: number }[] =>
  twin.tallied(keys).sort((a, b) => b.count - a.count)

/** Each asks for the month in the second and in the third place. */
const secondAndThirdMonth: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['what was our second busiest month', 'the 3rd most active month'],
  de: ['was war unser zweitaktivster Monat', 'welcher war der dritte Monat mit den meisten Nachrichten'],
  es: ['cuál fue el segundo mes más activo', 'cuál fue el tercer mes con más mensajes'],
  pt: ['qual foi o segundo mês mais movimentado', 'qual foi o terceiro mês com mais mensagens'],
  hi: ['दूसरा सबसे व्यस्त महीना कौन सा था', 'teesra sabse vyast mahina kaunsa tha'],
  ar: ['ما هو ثاني أكثر شهر رسائل', 'ما هو ثالث أكثر شهر نشاطا'],
}

/** How many messages were written in a season of all years. */
const inSeason: Readonly<Record<Language, (season: string) => string>> = {
  en: (season) => `how many messages did we send in ${season}`,
  de: (season) => `wie viele Nachrichten haben wir im ${season} geschrieben`,
  es: (season) => `cuántos mensajes enviamos en ${season}`,
  pt: (season) => `quantas mensagens mandamos no ${season}`,
  hi: (season) => `${season} में कितने संदेश भेजे`,
  ar: (season) => `كم رسالة أرسلنا في ${season}`,
}
const seasons = { spring: ['03', '04', '05'], summer: ['06', '07', '08'], autumn: ['09', '10', '11'], winter: ['12', '01', '02'] } as const

const daysWithMore: Readonly<Record<Language, (n: number) => string>> = {
  en: (n) => `on how many days did we send more than ${n} messages`,
  de: (n) => `an wie vielen Tagen haben wir mehr als ${n} Nachrichten geschrieben`,
  es: (n) => `cuántos días enviamos más de ${n} mensajes`,
  pt: (n) => `em quantos dias mandamos mais de ${n} mensagens`,
  hi: (n) => `कितने दिन ${n} से ज़्यादा संदेश भेजे`,
  ar: (n) => `كم يوما أرسلنا أكثر من ${n} رسالة`,
}

const wholeWeeks: Readonly<Record<Language, string>> = {
  en: 'in how many weeks did we write every single day',
  de: 'in wie vielen Wochen haben wir jeden Tag geschrieben',
  es: 'en cuántas semanas enviamos mensajes todos los días',
  pt: 'em quantas semanas escrevemos todos os dias',
  hi: 'कितने हफ़्तों में हमने हर दिन लिखा',
  ar: 'كم أسبوع كتبنا كل يوم',
}

describe.each(languages)('in %s', (language) => {
  test('a month in the second and the third place has as many messages as that place has', async () => {
    const months = sorted(pair.said.map(month))
    for (const [i, question] of secondAndThirdMonth[language].entries()) {
      const answer = await answerTo(question)
      const found = months.find(({ key }) => key === answer?.figure?.value)
      expect([question, found?.count]).toEqual([question, months[i + 1].count])
    }
  })

  test('a season alone is of every year', async () => {
    for (const [season, months] of Object.entries(seasons)) {
      const [name] = dataOf[language].seasons[season as keyof typeof seasons].split('|')
      const question = inSeason[language](name)
      const answer = await answerTo(question)
      const there = pair.said.filter((said) => months.some((each) => month(said).endsWith(`-${each}`)))
      expect([question, answer?.figure?.value]).toEqual([question, there.length])
      expect(answer?.notes.length).toBeGreaterThan(0)
    }
  })

  test('days with more than a number of messages are counted, and weeks with some on each of their days', async () => {
    const days = twin.tallied(pair.said.map(({ day }) => day))
    for (const n of [1, 2, 4, 50]) {
      const question = daysWithMore[language](n)
      expect([question, (await answerTo(question))?.figure?.value]).toEqual([question, days.filter(({ count }) => count > n).length])
    }
    const weeks = twin.tallied(writtenDays.map((day) => Math.floor((day + 3) / 7)))
    const whole = weeks.filter(({ count }) => count === 7)
    expect(whole.length).toBeGreaterThan(0)
    expect([
      wholeWeeks[language],
      (await answerTo(wholeWeeks[language], { asked: { ...pair.asked, chat: steady } }))?.figure?.value,
    ]).toEqual([wholeWeeks[language], whole.length])
  })
})

const ordinals = dataOf.en.ordinals.map((list, i) => ({ place: i + 2, words: list.split('|') }))

test('any place is that of the sorted list, of people, days, weekdays and emoji', async () => {
  const asking = [
    { question: (place: string) => `the ${place} busiest weekday`, keys: pair.said.map(twin.weekday), world: pair },
    { question: (place: string) => `what was our ${place} busiest day`, keys: pair.said.map(({ day }) => day), world: pair },
    { question: (place: string) => `who is the ${place} most active`, keys: group.said.map(({ author }) => author), world: group },
    { question: (place: string) => `${place} most used emoji`, keys: pair.said.flatMap(twin.emojiOf), world: pair },
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...asking),
      fc.constantFrom(...ordinals),
      fc.nat(1),
      async ({ question, keys, world }, ordinal, form) => {
        const list = sorted(keys)
        const answer = await answerTo(question(ordinal.words[form]), world)
        const wanted = list.at(ordinal.place - 1)
        const found = list.find(({ key }) => key === answer?.figure?.value)
        expect([question(ordinal.words[form]), found?.count]).toEqual([question(ordinal.words[form]), wanted?.count])
      },
    ),
    { seed: 188, numRuns: 60 },
  )
})

test('a place says from which end it is counted', async () => {
  const months = sorted(pair.said.map(month))
  const answer = await answerTo('what was our second quietest month')
  expect(months.find(({ key }) => key === answer?.figure?.value)?.count).toBe(months.at(-2)?.count)
})

test('the first of several are as many as were asked for, in their order', async () => {
  const answer = await answerTo('top two writers', group)
  const [first, second] = sorted(group.said.map(({ author }) => author))
  expect(answer?.figure?.parts).toEqual([first, second].map(({ key, count }) => ({ of: key, value: count })))
  expect(plan('what are our three busiest days', pair.asked)).toMatchObject({ name: 'busiest', unit: 'day', top: 3 })
})

test('a place is never passed over', async () => {
  const asking = [
    'what was our longest conversation',
    'who replies slowest',
    'how many messages did Ana send',
    'when did Ben first say pizza',
    'what was our longest message',
    'which month was happiest',
    'how many photos did Ben send',
    'who starts conversations',
    'what was our longest streak',
    'busiest day',
  ]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...asking), fc.constantFrom(...ordinals), fc.nat(8), async (question, { words }, at) => {
      const said = question.split(' ')
      const limited = [...said.slice(0, at), words[0], ...said.slice(at)].join(' ')
      const answer = await answerTo(limited)
      expect([limited, answer?.text ?? '']).not.toEqual([limited, (await answerTo(question))?.text])
    }),
    { seed: 188, numRuns: 150 },
  )
})
