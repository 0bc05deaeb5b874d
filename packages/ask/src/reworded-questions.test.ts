/** Indirect and doubled wordings, each understood as its plain twin is: by person, period and language. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import { type Language, languages } from './languages/index.ts'
import { plan } from './parse/plan.ts'
import type { Plan } from './plan.ts'

const { asked: pair } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)
const asked = { ...pair, me: 'Ana Lopez' }
const { asked: trio } = worldOf(1, ['Ana Lopez', 'Ben', 'Çağla Öz'], 900)
const planOf = (question: string, after?: string): Plan | null => plan(question, { ...asked, after })
const meaning = (planned: Plan | null): string | null =>
  planned && JSON.stringify({ ...planned, language: 'en', confidence: 1, assumptions: [] })

/** Both understood, and in the same way. */
function expectTwins(said: string, plainly: string, context = asked): void {
  const twin = meaning(plan(plainly, context))
  expect(twin, plainly).not.toBeNull()
  expect(meaning(plan(said, context)), said).toBe(twin)
}

const behindWho: Readonly<Record<Language, { who: string; among: readonly string[]; asks: readonly string[] }>> = {
  en: {
    who: 'who',
    among: ['which of us', 'which one of us', 'which of us two', 'which one of the two of us'],
    asks: [
      'writes more',
      'is worse at replying',
      'sends more photos',
      'apologizes more',
      'stays up late',
      'texts first',
      'is the night owl',
    ],
  },
  de: {
    who: 'wer',
    among: ['wer von uns beiden', 'wer von uns', 'welcher von uns beiden'],
    asks: ['schreibt mehr', 'ist die nachteule', 'lacht mehr', 'entschuldigt sich öfter', 'antwortet am schnellsten'],
  },
  es: {
    who: 'quién',
    among: ['quién de los dos', 'cuál de los dos', 'quién de nosotros dos'],
    asks: ['escribe más', 'es el búho', 'responde más lento'],
  },
  pt: { who: 'quem', among: ['quem de nós dois', 'qual de nós dois'], asks: ['escreve mais', 'é a coruja', 'deixa no vácuo mais'] },
  hi: { who: 'कौन', among: ['हम में से कौन'], asks: ['ज़्यादा लिखता है'] },
  ar: { who: 'من', among: ['من منا', 'مين فينا'], asks: ['يكتب أكثر'] },
}

test.each(languages)('%s: “which of us two” is “who”, before every wording', (language) => {
  const { who, among, asks } = behindWho[language]
  for (const those of among) for (const rest of asks) expectTwins(`${those} ${rest}`, `${who} ${rest}`)
})

describe('a question said again', () => {
  const again: Readonly<Record<Language, readonly [loose: string, mark: string, plainly: string]>> = {
    en: ['who actually tries harder', 'like', 'who writes more'],
    de: ['wer gibt sich mehr mühe', 'ich meine', 'wer schreibt mehr'],
    es: ['quién se esfuerza más', 'o sea', 'quién escribe más'],
    pt: ['quem se esforça mais', 'ou seja', 'quem escreve mais'],
    hi: ['कौन मेहनत करता है', 'मतलब', 'कौन ज़्यादा लिखता है'],
    ar: ['مين بيهتم', 'يعني', 'مين بيكتب أكتر'],
  }
  test.each(languages)('%s: means its second wording', (language) => {
    const [loose, mark, plainly] = again[language]
    expectTwins(`${loose}, ${mark} ${plainly}`, plainly)
  })

  test('borrows who it asks for', () => {
    expectTwins('who has the fastest thumbs, like replies quickest', 'who replies quickest')
  })

  test('a limit in the first wording is never passed over', () => {
    const limits = fc.constantFrom(
      'in 2021',
      'on sundays',
      'at night',
      'in summer',
      'without photos',
      'except Ben',
      'of Ben',
      'when drunk',
      'before we met',
      'not counting stickers',
      '"lol"',
      '😂',
      'since march',
      'with Ben',
      'after 10 pm',
      'only photos',
    )
    const [loose, mark, plainly] = again.en
    fc.assert(
      fc.property(limits, fc.constantFrom(mark, 'i mean', 'as in'), (limit, said) => {
        expect(meaning(planOf(`${loose} ${limit}, ${said} ${plainly}`))).not.toBe(meaning(planOf(plainly)))
      }),
      { seed: 51, numRuns: 40 },
    )
  })
})

const people = ['Ben', 'i', 'Ana', 'he'] as const
const periods = ['', ' in 2021', ' on sundays', ' in march 2021'] as const

test('most of something in one day, week or month is the busiest one', () => {
  for (const unit of ['day', 'week', 'month'])
    for (const who of people)
      for (const what of ['messages', 'photos', 'links']) {
        expectTwins(`what's the most ${what} ${who} ever sent in one ${unit}`, `which ${unit} did ${who} send most ${what}`)
        expectTwins(`most ${what} ${who} sent in a single ${unit}`, `which ${unit} did ${who} send most ${what}`)
      }
})

test('what I get is what the other sends, and in a group only what someone named sends', () => {
  for (const period of periods)
    for (const what of ['messages', 'photos', 'links', 'questions', 'emojis']) {
      expectTwins(`how many ${what} did i get from Ben${period}`, `how many ${what} did Ben send${period}`)
      expectTwins(`how many ${what} have i received${period}`, `how many ${what} did Ben send${period}`)
      expect(plan(`how many ${what} did i get${period}`, { ...trio, me: 'Ana Lopez' })).toBeNull()
    }
})

test('of the messages those that are questions are counted', () => {
  for (const whose of ["Ben's", 'my'])
    for (const period of periods)
      expectTwins(
        `how many of ${whose} messages${period} were questions`,
        `how many questions did ${whose === 'my' ? 'i' : 'Ben'} ask${period}`,
      )
})

test('being the first one to write, being left waiting and waiting for an answer', () => {
  for (const adverb of ['usually', 'always', 'normally', 'often'])
    for (const verb of ['write', 'text', 'message']) expectTwins(`who is ${adverb} the first one to ${verb}`, 'who texts first')
  for (const [be, who] of [
    ['am', 'i'],
    ['is', 'Ben'],
  ] as const) {
    expectTwins(`how often ${be} ${who} the first one to text`, `how often does ${who} text first`)
    expectTwins(`how often does ${who} have to text first`, `how often does ${who} text first`)
  }
  for (const adverb of ['', 'usually ', 'normally '])
    expectTwins(`how long does Ben ${adverb}keep me waiting`, 'how long does Ben take to reply')
  expectTwins('how long do i usually leave Ben waiting', 'how long do i take to reply to Ben')
  for (const way of ['left me on read', 'kept me waiting', 'left me hanging'])
    expectTwins(`what was the longest Ben ever ${way}`, 'what was the slowest reply by Ben')
  // That is one message, not a habit.
  expect(planOf('who was the first to write in 2021')?.name).not.toBe('conversation_ends')
})

test('two weekdays alone are compared; one is a day that nobody can know', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
  fc.assert(
    fc.property(fc.nat(6), fc.nat(6), (a, b) => {
      fc.pre(a !== b)
      const periods = [{ weekdays: [a] }, { weekdays: [b] }]
      expect(planOf(`do we text more on ${days[a]} or ${days[b]}`)).toMatchObject({ name: 'compare_periods', periods })
      expect(planOf(`is ${days[a]} busier than ${days[b]}`)).toMatchObject({ name: 'compare_periods', periods, claim: 'more' })
    }),
    { seed: 52, numRuns: 12 },
  )
  expect(planOf('how many messages on friday')).toBeNull()
})

test('the busiest and the quietest of one weekday is a day', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  for (const [weekday, day] of days.entries())
    for (const [quality, order] of [
      ['busiest', 'most'],
      ['quietest', 'least'],
    ])
      for (const period of ['', ' in 2021'])
        expect(planOf(`what was our ${quality} ${day}${period}`)).toMatchObject({
          name: 'busiest',
          unit: 'day',
          order,
          scope: { weekdays: [weekday] },
        })
  for (const other of ['how many messages did Ben send monday', 'busiest month monday', 'who writes more sunday', 'longest silence friday'])
    expect(planOf(other)).toBeNull()
})

test('how many Sundays are days, not messages, and nobody counts weekends or summers', () => {
  const sundays = [
    'how many sundays did we text on',
    'an wie vielen sonntagen haben wir geschrieben',
    'cuántos domingos hablamos',
    'em quantos domingos a gente conversou',
    'कितने रविवार हमने बात की',
  ]
  for (const question of sundays) expect(planOf(question), question).toMatchObject({ metric: 'active_days', scope: { weekdays: [6] } })
  for (const times of ['weekends', 'summers', 'mornings', 'evenings'])
    for (const who of ['we', 'Ben', 'i']) expect(planOf(`how many ${times} did ${who} text`)).toBeNull()
  expectTwins('how many did Ben send on sundays', 'how many messages did Ben send on sundays')
  for (const unit of ['hours', 'minutes', 'days'])
    expectTwins(`how many ${unit} does it take Ben to reply`, 'how long does it take Ben to reply')
  for (const question of ['how many hours did we talk', 'how many minutes did Ben talk']) expect(planOf(question)).toBeNull()
})

test('which of two people a message goes to changes nothing', () => {
  for (const times of ['at night or in the morning', 'in 2021 or 2020', 'on sundays or saturdays', 'on weekends'])
    for (const reader of ['Ben', 'him', 'her']) expectTwins(`do i text ${reader} more ${times}`, `do i write more ${times}`)
  for (const question of ['do i text Ben more or Ana', 'did Ana write more in 2020 than Ben in 2021'])
    expect(planOf(question)?.name).not.toBe('compare_periods')
  expect(plan('do i text Ben more at night or in the morning', { ...trio, me: 'Ana Lopez' })).toBeNull()
})

test('a share of pictures, voice messages or documents is of all of them, and another one of someone’s messages', () => {
  for (const what of ['photos', 'videos', 'voice messages', 'stickers', 'documents']) {
    expect(planOf(`what percentage of the ${what} did Ben send`)).toMatchObject({ name: 'share', scope: { people: ['Ben Okafor'] } })
    expect(planOf(`what percentage of Ben's messages are ${what}`)).toMatchObject({ name: 'share', isOfMessages: true })
  }
})

describe('what someone says', () => {
  const greetings: Readonly<Record<Language, readonly [question: string, phrase: string]>> = {
    en: ['how often does Ben actually say good night', 'good night'],
    de: ['wie oft sagt Ben eigentlich gute nacht', 'gute nacht'],
    es: ['cuántas veces dijo Ben buenas noches', 'buenas noches'],
    pt: ['quantas vezes o Ben falou boa noite', 'boa noite'],
    hi: ['Ben ने कितनी बार शुभ रात्रि कहा', 'शुभ रात्रि'],
    ar: ['كم مرة قال Ben صباح الخير', 'صباح الخير'],
  }
  test.each(languages)('%s: a greeting is counted also where nobody sent it', (language) => {
    const [question, phrase] = greetings[language]
    expect(planOf(question)).toMatchObject({ name: 'count', phrase, scope: { people: ['Ben Okafor'] } })
  })

  test('a name in another script is who says it, never the phrase', () => {
    expect(planOf('كم رسالة أرسلت لوبيز')).toMatchObject({ scope: { people: ['Ana Lopez'] } })
    expect(planOf('كم مرة قالت لوبيز صباح الخير')).toMatchObject({ phrase: 'صباح الخير', scope: { people: ['Ana Lopez'] } })
    expect(planOf('كم مرة قالت لوبيز')).toBeNull()
  })

  test('whose mother someone mentions says nothing of who mentions her', () => {
    for (const whose of ['his ', 'her ', 'my ', 'our ', ''])
      expect(planOf(`how many times did Ben mention ${whose}qwrtz`)).toMatchObject({ phrase: 'qwrtz', scope: { people: ['Ben Okafor'] } })
  })
})

test('“mandó” is never what I send', () => {
  for (const verb of ['mandó', 'envió']) expect(planOf(`cuántas fotos ${verb} Ben`)).toMatchObject({ scope: { people: ['Ben Okafor'] } })
})

describe('who a verb says it is', () => {
  const mine: readonly string[] = [
    'quanto tempo demoro pra responder',
    'quantas fotos mando',
    'quantas mensagens mandei em 2021',
    'reply karne mein kitna time leta hoon',
    'जवाब देने में कितना समय लेता हूँ',
    'kitne message bhejta hoon',
  ]
  test.each(mine)('%s: is never of everyone', (question) => {
    const planned = planOf(question)
    if (planned) expect(planned).toMatchObject({ scope: { people: ['Ana Lopez'] } })
  })
  test('most of them are understood', () => {
    expect(mine.filter((question) => planOf(question)).length).toBeGreaterThan(2)
  })
})

test('how many a month is an average, not a list of months', () => {
  for (const question of [
    'how many photos does Ben send a month',
    'wie viele fotos schickt Ben im monat',
    'cuántas fotos manda Ben al mes',
    'quantas fotos o Ben manda ao mês',
  ])
    expect(planOf(question), question).toMatchObject({ name: 'rate', per: 'month', metric: 'photos', scope: { people: ['Ben Okafor'] } })
  expect(planOf('messages by month')).toMatchObject({ name: 'count', by: 'month' })
})

test('two weekdays with “and” between them are both', () => {
  for (const joint of ['fridays and saturdays', 'saturdays and fridays'])
    expect(planOf(`how many messages did Ben send on ${joint}`)).toMatchObject({ scope: { weekdays: [4, 5] } })
  expect(planOf('how many messages did Ben send on fridays on saturdays')).toBeNull()
})

test('German verbs without their ending', () => {
  for (const [short, whole] of [
    ['wie oft schreib ich zuerst', 'wie oft schreibe ich zuerst'],
    ['wie lange brauch ich zum antworten', 'wie lange brauche ich zum antworten'],
    ['wie oft lach ich', 'wie oft lache ich'],
    ['wie viele fotos schick ich', 'wie viele fotos schicke ich'],
    ['welches emoji benutz ich am meisten', 'welches emoji benutze ich am meisten'],
  ])
    expectTwins(short, whole)
})

test.each([
  ['longest silence', 'and the second longest?', 'second longest silence'],
  ['longest streak', 'ok and the third?', 'third longest streak'],
  ['busiest month', 'and the second?', 'second busiest month'],
  ['quietest month', 'and the second quietest?', 'second quietest month'],
  ['who sends the most links', 'and the second most?', 'who sends the second most links'],
  ['längste pause', 'und die zweitlängste?', 'zweitlängste pause'],
])('after “%s”, “%s” means “%s”', (before, question, whole) => {
  const wanted = planOf(whole)
  expect(wanted).not.toBeNull()
  expect(planOf(question, before)).toEqual({ ...wanted, confidence: expect.any(Number) })
})

test('a place at the other end, or of what has no places, continues nothing', () => {
  for (const [before, question] of [
    ['busiest month', 'and the second quietest?'],
    ['longest message', 'and the second longest?'],
    ['how many messages did Ben send', 'and the second?'],
    ['longest silence', 'and the second wife?'],
  ])
    expect(planOf(question, before)).toBeNull()
})
