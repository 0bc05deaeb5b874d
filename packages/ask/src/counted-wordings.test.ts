import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { describe, expect, test } from 'vitest'
import { compute } from './compute/compute.ts'
import { namedEmoji } from './languages/emoji-names.ts'
import { type Language, languages } from './languages/index.ts'
import { plan } from './parse/plan.ts'

const chat = chatOf(`
  2021-03-01 07:00 Ana: morning ❤️
  2021-03-02 22:00 Ben: noon 😭
  2021-03-08 07:30 Ana: 😢 😢 see you at noon
  2021-04-05 07:40 Ana: 😢 sorry
  2021-04-06 07:50 Ana: thanks https://example.com`)
const asked = { chat, me: null, today: 18_800 }
const of = (question: string) => plan(question, asked)
const answerTo = async (question: string) => {
  const planned = of(question)
  return planned && compute(planned, asked)
}

/** Questions with the same answer in each language: emoji by a name, a written word, the longest thing, who never did, two years. */
const asking: Readonly<
  Record<Language, { heart: string; crying: string; written: string; letters: string; longest: string; never: string; years: string }>
> = {
  en: {
    heart: 'How often did Ana send the heart emoji?',
    crying: 'how many times did Ana use a crying emoji',
    written: 'how many times has Ben written noon',
    letters: 'how many times has Ben written letters',
    longest: 'longest thing Ana ever sent',
    never: 'who never sends links',
    years: 'did Ana write more in 2021 than in 2020',
  },
  de: {
    heart: 'Wie oft hat Ana ein Herz-Emoji geschickt?',
    crying: 'Wie oft hat Ana ein weinendes Emoji benutzt?',
    written: 'Wie oft hat Ben noon geschrieben?',
    letters: 'Wie oft hat Ben Briefe geschrieben?',
    longest: 'Das Längste, was Ana je geschrieben hat',
    never: 'Wer schickt nie Links?',
    years: 'Hat Ana 2021 mehr geschrieben als 2020?',
  },
  es: {
    heart: '¿Cuántas veces mandó Ana el emoji de corazón?',
    crying: '¿Cuántas veces usó Ana el emoji llorando?',
    written: '¿Cuántas veces ha escrito Ben noon?',
    letters: '¿Cuántas veces ha escrito Ben cartas?',
    longest: 'lo más largo que ha escrito Ana',
    never: '¿Quién nunca manda enlaces?',
    years: '¿Ana escribió más en 2021 que en 2020?',
  },
  pt: {
    heart: 'Quantas vezes a Ana mandou o emoji de coração?',
    crying: 'Quantas vezes a Ana usou o emoji chorando?',
    written: 'Quantas vezes Ben escreveu noon?',
    letters: 'Quantas vezes Ben escreveu cartas?',
    longest: 'a coisa mais longa que Ana mandou',
    never: 'Quem nunca manda links?',
    years: 'Ana escreveu mais em 2021 do que em 2020?',
  },
  hi: {
    heart: 'Ana ने कितनी बार दिल वाला इमोजी भेजा?',
    crying: 'Ana ने कितनी बार रोने वाला इमोजी भेजा?',
    written: 'Ben ने कितनी बार noon लिखा?',
    letters: 'Ben ने कितनी बार चिट्ठी लिखी?',
    longest: 'सबसे लंबी चीज़ जो Ana ने भेजी',
    never: 'कौन कभी नहीं लिंक भेजता?',
    years: 'क्या Ana ने 2021 में 2020 की तुलना में ज़्यादा लिखा?',
  },
  ar: {
    heart: 'كم مرة أرسلت Ana إيموجي القلب؟',
    crying: 'كم مرة استخدمت Ana إيموجي البكاء؟',
    written: 'كم مرة كتب Ben noon؟',
    letters: 'كم مرة كتب Ben قصائد؟',
    longest: 'أطول شيء كتبته Ana',
    never: 'من لا يرسل روابط أبدا؟',
    years: 'هل كتبت Ana في 2021 أكثر من 2020؟',
  },
}

describe.each(languages)('%s', (language) => {
  const { heart, crying, written, letters, longest, never, years } = asking[language]

  test('a word before or behind “emoji” names one, of several the one that this chat uses most', () => {
    expect(of(heart)).toMatchObject({ name: 'count', phrase: '❤️', scope: { people: ['Ana'] } })
    expect(of(crying)).toMatchObject({ name: 'count', phrase: '😢', scope: { people: ['Ana'] } })
  })

  test('how often a word of the chat was written is counted; how often one writes letters is not known', () => {
    expect(of(written)).toMatchObject({ name: 'count', phrase: 'noon', scope: { people: ['Ben'] } })
    expect(of(letters)).toBeNull()
  })

  test('the longest thing is the longest message', () => {
    expect(of(longest)).toMatchObject({ name: 'longest', of: 'message', scope: { people: ['Ana'] } })
  })

  test('who never did it is who has none, not who has the fewest', async () => {
    expect(of(never)).toMatchObject({ name: 'rank_people', isNever: true })
    expect((await answerTo(never))?.figure).toMatchObject({
      value: 'Ben',
      parts: [
        { of: 'Ben', value: 0 },
        { of: 'Ana', value: 1 },
      ],
    })
  })

  test('two years of one person are compared', async () => {
    expect(of(years)).toMatchObject({ name: 'compare_periods', scope: { people: ['Ana'] }, claim: 'more' })
    expect((await answerTo(years))?.figure).toMatchObject({ value: 4 })
  })

  test('every named emoji has a name, and no two lines share one', () => {
    const names = namedEmoji.flatMap((each) => [...new Set(each.names[language].split('|'))])
    expect(names.every((name) => name.trim() === name && name !== '')).toBe(true)
    const twice = names.filter((name, i) => names.indexOf(name) !== i)
    expect(twice).toEqual([])
  })
})

test('where everyone did it nobody never did, and the answer says how often each', async () => {
  const sent = await answerTo('Who never sends emoji?')
  expect([sent?.text, sent?.figure?.value]).toEqual(['Everyone sent emoji: Ben 1, Ana 4.', null])
})

test('what one sends is not a word, and “to me” is none either', () => {
  expect(of('how often did Ana send flowers at noon')).toBeNull()
  expect(plan('how many times has Ben written to me', { ...asked, me: 'Ana' })).toBeNull()
})

test('a sentence names the parts of a count, and the largest of many', async () => {
  expect((await answerTo('messages by weekday'))?.text).toBe(
    '5 messages in all: Monday (3), Tuesday (2), Wednesday (0), Thursday (0), Friday (0), Saturday (0), Sunday (0).',
  )
  expect((await answerTo('messages by hour'))?.text).toBe('5 messages in all. The most: 7 AM (4), 10 PM (1), 12 AM (0).')
})

test('the busiest month comes with all months, so that they can be drawn', async () => {
  expect((await answerTo('busiest month'))?.figure).toMatchObject({
    value: '2021-03',
    parts: [
      { of: '2021-03', value: 3 },
      { of: '2021-04', value: 2 },
    ],
  })
  expect((await answerTo('busiest weekday'))?.figure?.parts).toHaveLength(7)
  expect((await answerTo('busiest day'))?.figure?.parts).toHaveLength(1)
})
