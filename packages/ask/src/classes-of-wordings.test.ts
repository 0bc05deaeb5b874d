/** Wordings of one meaning in all six languages, each understood as its plain twin is, and none with a word more. */

import { dayOf, weekdayOf } from '@convostat/engine/chat/civil'
import { conversationStarts } from '@convostat/engine/columns/conversation'
import { chatFrom } from '@convostat/engine/testing/chat-of.ts'
import { DAY } from '@convostat/format/seconds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import { compute } from './compute/compute.ts'
import { plan } from './parse/plan.ts'
import { phraseRows } from './phrase-rows.ts'
import type { Plan } from './plan.ts'

const { asked: pair } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)
const asked = { ...pair, me: 'Ana Lopez' }
const planOf = (question: string): Plan | null => plan(question, asked)
const meaning = (planned: Plan | null): string | null =>
  planned && JSON.stringify({ ...planned, language: 'en', confidence: 1, assumptions: [] })

const classes: Readonly<Record<string, readonly string[]>> = {
  'which month did we write most': [
    'which month did we write loads',
    'in welchem monat haben wir richtig viel geschrieben',
    'en qué mes hablamos un montón',
    'em que mês a gente falou pra caramba',
    'किस महीने में हमने खूब बात की',
    'في أي شهر كتبنا كتير كتير',
  ],
  'longest streak': [
    'longest streak of talking every single day',
    'längste serie in der wir jeden tag geschrieben haben',
    'racha más larga hablando todos los días',
    'maior sequência conversando todo dia',
    'har din baat karne ki sabse lambi streak',
    'أطول سلسلة تكلمنا فيها كل يوم',
  ],
  'who starts conversations on thursdays': [
    'and who starts it on thursdays',
    'wer fängt donnerstags an',
    'quién empieza las conversaciones los jueves',
    'quem puxa assunto às quintas',
    'गुरुवार को पहले मैसेज कौन करता है',
    'من يبدأ الكلام يوم الخميس',
  ],
  'who starts conversations in the morning': ['wer fängt morgens an', 'subah kaun pehle baat shuru karta hai'],
  'how many media did i send': [
    'how many pics n stuff did i send',
    'wie viele bilder und so hab ich geschickt',
    'cuántas fotos y cosas mandé yo',
    'quantas fotos e tal eu mandei',
    'maine kitni photo wagera bheji',
    'كم صورة وهيك بعتت انا',
  ],
  'do we text less at weekends': [
    'is it true we text less at weekends',
    'stimmt es, dass wir am wochenende weniger schreiben',
    'es verdad que escribimos menos los fines de semana',
    'é verdade que a gente conversa menos no fim de semana',
    'kya yeh sach hai ki hum weekend par kam likhte hain',
    'هل صحيح أننا نكتب أقل في نهاية الأسبوع',
  ],
  'how many deleted messages per person': [
    'how many deleted messages are there and who by',
    'wie viele gelöschte nachrichten gibt es und von wem',
    'cuántos mensajes borrados hay y de quién',
    'quantas mensagens apagadas e de quem',
    'कितने मैसेज डिलीट हुए और किसने किए',
    'كم رسالة محذوفة ومن حذفها',
  ],
  'how many days without a message in 2021': [
    'how many days of silence were there in 2021',
    'an wie vielen tagen war 2021 funkstille',
    'cuántos días hubo silencio en 2021',
    'quantos dias teve silêncio em 2021',
    '2021 में कितने दिन चुप्पी रही',
    'كم يوم صمت في 2021',
  ],
  'what was our first message': [
    'what was our first message and who sent it',
    'welche war unsere erste nachricht und wer hat sie geschickt',
    'cuál fue nuestro primer mensaje y quién lo mandó',
    'qual foi nossa primeira mensagem e quem mandou',
    'हमारा पहला मैसेज क्या था और किसने भेजा',
    'ما أول رسالة بيننا ومن أرسلها',
  ],
  'did we write more in summer 2021 or in summer 2022': [
    'did we write more or less in summer 2021 than in summer 2022',
    'haben wir im sommer 2021 mehr oder weniger geschrieben als im sommer 2022',
    '¿en verano de 2021 escribimos más o menos que en verano de 2022?',
    'no verão de 2021 a gente falou mais ou menos que no verão de 2022',
  ],
  'did we write more in february 2021 or in february 2022': [
    'february 2021 vs february 2022, when did we talk more',
    'februar 2021 gegen februar 2022, wann haben wir mehr geschrieben',
    'febrero de 2021 vs febrero de 2022, cuándo hablamos más',
    'fevereiro de 2021 vs fevereiro de 2022, quando a gente falou mais',
    'فبراير 2021 مقابل فبراير 2022 متى تكلمنا أكثر',
  ],
  "ben's slowest reply": [
    'whats the longest ben took to answer me',
    'wie lange hat ben höchstens gebraucht um mir zu antworten',
    'cuanto fue lo maximo que tardo ben en contestarme',
    'qual foi o máximo que o ben demorou pra me responder',
    'ben ko reply karne me sabse zyada kitna time laga',
    'ما أطول مدة استغرقها ben للرد',
  ],
  'how many emojis does ben use': ['does ben EVER use emojis lol how many'],
  'how often did i write "sorry"': ['मैंने sorry कितनी बार लिखा', 'maine sorry kitni baar likha'],
}

describe.each(Object.entries(classes))('%s', (plain, wordings) => {
  test('is meant by each of its wordings', () => {
    const meant = meaning(planOf(plain))
    expect(meant).not.toBeNull()
    for (const wording of wordings) expect([wording, meaning(planOf(wording))]).toEqual([wording, meant])
  })

  test('is not meant where a word more may limit it', () => {
    for (const wording of wordings)
      for (const limit of ['qwrtz', 'Carol']) {
        const words = wording.split(' ')
        for (let at = 0; at <= words.length; at += limit === 'Carol' ? words.length : 1) {
          const said = [...words.slice(0, at), limit, ...words.slice(at)].join(' ')
          expect([said, meaning(planOf(said))]).not.toEqual([said, meaning(planOf(plain))])
        }
      }
  })
})

test.each([
  'maine office me kitni baar likha',
  'मैंने office में कितनी बार लिखा',
  'is it true that he loves me',
  'who writes most between 12 and 5',
])('not understood: %s', (question) => {
  expect(planOf(question)).toBeNull()
})

const months = [
  ['july', 'juli', 'julio', 'julho', 'जुलाई', 'يوليو'],
  ['march', 'märz', 'marzo', 'março', 'मार्च', 'مارس'],
] as const

test('days from one to another of a month are all of them, in each language and order', () => {
  const span = fc.record({ month: fc.constantFrom(0, 1), first: fc.integer({ min: 1, max: 30 }), size: fc.integer({ min: 1, max: 12 }) })
  fc.assert(
    fc.property(span, ({ month, first, size }) => {
      const last = Math.min(31, first + size)
      const [en, de, es, pt, hi, ar] = months[month]
      const number = month === 0 ? 7 : 3
      const scope = { from: dayOf(2021, number, first), to: dayOf(2021, number, last) }
      for (const question of [
        `how many messages from ${first} to ${last} ${en} 2021`,
        `how many messages between ${en} ${first} and ${last} 2021`,
        `how many messages ${first}-${last} ${en} 2021`,
        `wie viele nachrichten vom ${first}. bis ${last}. ${de} 2021`,
        `cuántos mensajes del ${first} al ${last} de ${es} de 2021`,
        `quantas mensagens de ${first} a ${last} de ${pt} de 2021`,
        `${first} से ${last} ${hi} 2021 तक कितने मैसेज`,
        `كم رسالة من ${first} إلى ${last} ${ar} 2021`,
      ])
        expect([question, planOf(question)]).toMatchObject([question, { name: 'count', metric: 'messages', scope }])
      expect(planOf(`how many messages from ${last} to ${first} ${en} 2021`)).toBeNull()
    }),
    { seed: 5, numRuns: 12 },
  )
})

test('hours that say no half of the day are those of the part of the day beside them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }), (first, size) => {
      const hours = Array.from({ length: size }, (_, i) => first + i)
      const [a, b] = [first, first + size]
      for (const question of [
        `who writes more at night between ${a} and ${b}`,
        `wer schreibt nachts mehr zwischen ${a} und ${b}`,
        `quién escribe más de madrugada, entre las ${a} y las ${b}`,
        `quem escreve mais de madrugada entre as ${a} e as ${b}`,
      ])
        expect([question, planOf(question)]).toMatchObject([question, { name: 'rank_people', scope: { hours } }])
      const afternoon = planOf(`who writes more in the afternoon between ${a} and ${b}`)
      expect(afternoon).toMatchObject({ scope: { hours: hours.map((hour) => hour + 12) } })
    }),
    { seed: 6, numRuns: 6 },
  )
  expect(planOf('quién escribe más de madrugada, entre las 12 y las 5')).toMatchObject({ scope: { hours: [0, 1, 2, 3, 4] } })
})

test('who starts conversations on some days is who wrote the first messages of those then', async () => {
  const { chat } = asked
  const days = ['mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays']
  for (const [weekday, day] of days.entries()) {
    const planned = planOf(`who starts conversations on ${day}`)
    const answer = planned && (await compute(planned, asked))
    const starts = Array.from(conversationStarts(chat)).filter((row) => weekdayOf(Math.floor(chat.time[row] / DAY)) === weekday)
    const opened = Object.fromEntries((answer?.figure?.parts ?? []).map(({ of, value }) => [of, value]))
    for (const [i, name] of chat.participants.entries())
      expect([day, name, opened[name] ?? 0]).toEqual([day, name, starts.filter((row) => chat.author[row] === i).length])
  }
})

describe('a phrase', () => {
  const chat = chatFrom(
    ["Alun's van", 'ALUN’S', 'alun', 'Aluns', 'aluna', 'big Alun’s boat', "it's", 'it', 'saw Alun.', "Alun'll come"].map((text, i) => ({
      time: i * 60,
      author: 'Ana',
      text,
    })),
  )

  test('counts in the possessive, too', () => {
    expect([...phraseRows(chat, 'alun')]).toEqual([0, 1, 2, 5, 8])
    expect([...phraseRows(chat, 'big alun')]).toEqual([5])
  })

  test('does not count as a part of two words in one', () => {
    expect([...phraseRows(chat, 'it')]).toEqual([7])
  })

  test('offers no search that finds fewer messages', async () => {
    const context = { chat, me: null, today: 10 }
    const answers = ['alun', 'it'].map(async (word) => {
      const planned = plan(`how many times did we say "${word}"`, context)
      return planned && (await compute(planned, context))
    })
    const [owned, plainly] = await Promise.all(answers)
    expect([owned?.figure?.value, owned?.search]).toEqual([5, undefined])
    expect([plainly?.figure?.value, plainly?.search?.query]).toEqual([1, '"it"'])
  })
})
