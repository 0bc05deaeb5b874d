import { dateOf, dayOf } from '@convostat/engine/chat/civil'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#languages/index.ts'
import { worldOf } from '#testing/truths.ts'
import { plan } from './plan.ts'

const { asked } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)
const of = (question: string, after?: string) => plan(question, { ...asked, after })
const year = (of: number) => ({ from: dayOf(of, 1, 1), to: dayOf(of, 12, 31) })

/** What each language asks, with `{}` for the time. */
const asking: Readonly<Record<Language, string>> = {
  en: 'How many messages did Ana send {}?',
  de: 'Wie viele Nachrichten hat Ana {} geschrieben?',
  es: '¿Cuántos mensajes envió Ana {}?',
  pt: 'Quantas mensagens Ana enviou {}?',
  hi: 'Ana ने {} कितने संदेश भेजे?',
  ar: 'كم رسالة أرسلت Ana {}؟',
}

const hours: Readonly<Record<Language, readonly (readonly [time: string, hour: number])[]>> = {
  en: [
    ['at 7 in the morning', 7],
    ['at 12 am', 0],
    ['at 5 in the afternoon', 17],
    ['at 11 at night', 23],
    ['at 2 at night', 2],
  ],
  de: [
    ['um 7 Uhr morgens', 7],
    ['um 5 Uhr nachmittags', 17],
    ['um 11 Uhr nachts', 23],
    ['nachts um 2', 2],
    ['abends um 8', 20],
  ],
  es: [
    ['a las 7 de la mañana', 7],
    ['a las 5 de la tarde', 17],
    ['a las 11 de la noche', 23],
    ['a las 3 de la madrugada', 3],
  ],
  pt: [
    ['às 7 da manhã', 7],
    ['às 5 da tarde', 17],
    ['às 11 da noite', 23],
    ['às 3 da madrugada', 3],
  ],
  hi: [
    ['सुबह 7 बजे', 7],
    ['शाम 5 बजे', 17],
    ['दोपहर 12 बजे', 12],
    ['रात 11 बजे', 23],
    ['रात के 12 बजे', 0],
    ['रात 2 बजे', 2],
    ['raat 11 baje', 23],
    ['subah 7 baje', 7],
  ],
  ar: [
    ['الساعة 7 صباحا', 7],
    ['الساعة 5 مساء', 17],
    ['الساعة 11 ليلا', 23],
    ['الساعة 2 ليلا', 2],
  ],
}

const weekdays: Readonly<Record<Language, readonly (readonly [time: string, days: readonly number[]])[]>> = {
  en: [
    ['between Monday and Friday', [0, 1, 2, 3, 4]],
    ['from Friday to Sunday', [4, 5, 6]],
    ['from Saturday to Monday', [0, 5, 6]],
  ],
  de: [
    ['zwischen Montag und Donnerstag', [0, 1, 2, 3]],
    ['von Freitag bis Sonntag', [4, 5, 6]],
  ],
  es: [
    ['entre lunes y jueves', [0, 1, 2, 3]],
    ['de viernes a domingo', [4, 5, 6]],
  ],
  pt: [
    ['entre segunda e quinta', [0, 1, 2, 3]],
    ['de sexta a domingo', [4, 5, 6]],
  ],
  hi: [
    ['सोमवार से गुरुवार', [0, 1, 2, 3]],
    ['शुक्रवार से रविवार के बीच', [4, 5, 6]],
  ],
  ar: [
    ['بين الاثنين والخميس', [0, 1, 2, 3]],
    ['من الجمعة إلى الأحد', [4, 5, 6]],
  ],
}

const holidays: Readonly<Record<Language, readonly (readonly [time: string, month: number, day: number])[]>> = {
  en: [
    ['on Christmas Day 2020', 12, 25],
    ["on New Year's Eve 2020", 12, 31],
    ["on Valentine's day 2020", 2, 14],
    ['on Boxing Day 2020', 12, 26],
  ],
  de: [
    ['an Heiligabend 2020', 12, 24],
    ['an Silvester 2020', 12, 31],
    ['am Valentinstag 2020', 2, 14],
    ['am Tag der Deutschen Einheit 2020', 10, 3],
  ],
  es: [
    ['en Nochebuena de 2020', 12, 24],
    ['en Nochevieja 2020', 12, 31],
    ['el día de San Valentín de 2020', 2, 14],
    ['el día de Reyes de 2020', 1, 6],
  ],
  pt: [
    ['na véspera de Natal de 2020', 12, 24],
    ['no Réveillon de 2020', 12, 31],
    ['no dia dos namorados de 2020', 6, 12],
    ['no Natal de 2020', 12, 25],
  ],
  hi: [
    ['क्रिसमस 2020 को', 12, 25],
    ['वैलेंटाइन डे 2020 पर', 2, 14],
    ['स्वतंत्रता दिवस 2020 को', 8, 15],
  ],
  ar: [
    ['في عيد الحب 2020', 2, 14],
    ['في ليلة رأس السنة 2020', 12, 31],
    ['في الكريسماس 2020', 12, 25],
  ],
}

const christmas: Readonly<Record<Language, readonly (readonly [time: string, yearsBefore: number])[]>> = {
  en: [
    ['at Christmas last year', 1],
    ['at Christmas this year', 0],
  ],
  de: [
    ['an Weihnachten letztes Jahr', 1],
    ['an Weihnachten dieses Jahr', 0],
  ],
  es: [
    ['en la Navidad del año pasado', 1],
    ['en la Navidad de este año', 0],
  ],
  pt: [
    ['no Natal do ano passado', 1],
    ['no Natal deste ano', 0],
  ],
  hi: [
    ['पिछले साल क्रिसमस पर', 1],
    ['इस साल क्रिसमस पर', 0],
  ],
  ar: [
    ['في الكريسماس العام الماضي', 1],
    ['في الكريسماس السنة الماضية', 1],
    ['في الكريسماس هذا العام', 0],
    ['في الكريسماس هذه السنة', 0],
  ],
}
/** The year of the chat's last day. */
const latest = dateOf(Math.floor(asked.chat.time[asked.chat.count - 1] / 86_400)).year

const besides: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: ['and the year before?', 'and the year after?'],
  de: ['und im Jahr davor?', 'und im Jahr danach?'],
  es: ['¿y el año anterior?', '¿y el año siguiente?'],
  pt: ['e no ano anterior?', 'e no ano seguinte?'],
  hi: ['और उससे पिछले साल?', 'और उसके अगले साल?'],
  ar: ['والسنة التي قبلها؟', 'والسنة التالية؟'],
}
const in2021: Readonly<Record<Language, string>> = { en: 'in 2020', de: '2020', es: 'en 2020', pt: 'em 2020', hi: '2020 में', ar: 'في 2020' }

describe.each(languages)('%s', (language) => {
  const whole = (time: string) => asking[language].replace('{}', time)

  test.each(hours[language])('%s is hour %i', (time, hour) => {
    expect(of(whole(time))).toMatchObject({ name: 'count', scope: { people: ['Ana Lopez'], hours: [hour] } })
  })

  test.each(weekdays[language])('%s is weekdays %j', (time, days) => {
    expect(of(whole(time))).toMatchObject({ name: 'count', scope: { people: ['Ana Lopez'], weekdays: days } })
  })

  test.each(holidays[language])('%s is %i-%i', (time, month, day) => {
    const on = dayOf(2020, month, day)
    expect(of(whole(time))).toMatchObject({ name: 'count', scope: { people: ['Ana Lopez'], from: on, to: on } })
  })

  test.each(christmas[language])('%s is one day, in the chat’s last year or the one before: %i', (time, yearsBefore) => {
    const on = dayOf(latest - yearsBefore, 12, 25)
    expect(of(whole(time))).toMatchObject({ name: 'count', scope: { people: ['Ana Lopez'], from: on, to: on } })
  })

  test('the year before and after are told from the year of the question before', () => {
    const [before, after] = besides[language]
    const asked = whole(in2021[language])
    expect(of(before, asked)).toMatchObject({ name: 'count', scope: { people: ['Ana Lopez'], ...year(2019) } })
    expect(of(after, asked)).toMatchObject({ name: 'count', scope: { people: ['Ana Lopez'], ...year(2021) } })
  })
})

test('“more than last year?” after a year compares it with the year before it, and nothing without a year', () => {
  const after = 'How many messages did Ana send in 2020?'
  expect(of('more than last year?', after)).toMatchObject({ name: 'compare_periods', periods: [year(2020), year(2019)] })
  expect(of('and the month before?', 'How many messages did Ana send in March 2020?')).toMatchObject({
    scope: { from: dayOf(2020, 2, 1), to: dayOf(2020, 2, 29) },
  })
  expect(of('and the year before?', 'How many messages did Ana send?')).toBeNull()
  expect(of('and the year before?', 'How many messages did Ana send in March 2020?')).toBeNull()
})

test('“and” may be written together with the name behind it', () => {
  expect(of('وBen؟', 'كم رسالة أرسلت Ana؟')).toMatchObject({ scope: { people: ['Ben Okafor'] } })
})

test('holidays that move are not known, and all weekdays are not a span', () => {
  expect([of('How many messages on Easter 2020?'), of('How many messages between Monday and Sunday?')]).toEqual([null, null])
})
