import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { ask } from './ask.ts'
import type { QuestionContext } from './question-context.ts'

/** Talk of nothing that is asked about, so that words are as rare as in a real chat. */
const small = [
  'ok',
  'see you then',
  'sounds fine to me',
  'on my way now',
  'haha yes',
  'no idea yet',
  'sleep tight',
  'long queue here',
  'so bored',
]
const filler = Array.from({ length: 240 }, (_, i) => {
  const day = `2021-${String(1 + Math.floor(i / 20)).padStart(2, '0')}-${String(1 + (i % 20)).padStart(2, '0')}`
  return `${day} 07:0${i % 10} ${i % 2 === 0 ? 'Ana' : 'Ben'}: ${small[i % small.length]} ${i}`
})

const chat = chatOf(
  [
    ...filler,
    '2021-01-25 18:00 Ana: the accordion was out of tune',
    '2021-01-27 18:00 Ben: sold the bicycle to a man from the pub',
    '2021-01-28 18:00 Ben: new curtains in the kitchen, dark red',
    '2021-02-03 18:00 Ana: who is that tall fellow Rufus',
    '2021-02-03 18:02 Ben: my cousin from Leeds',
    '2021-02-03 18:03 Ben: he is staying a week',
    '2021-03-04 12:00 Ben: we looked at the apartment today, 900 a month and no lift',
    '2021-03-04 12:01 Ana: is it damp',
    '2021-03-04 12:02 Ben: a little, in one corner',
    '2021-04-05 20:00 Ana: what was the restaurant near the harbour called',
    '2021-04-05 20:01 Ana: the one with the blue door',
    '2021-04-05 20:04 Ben: it is called Marlin',
    '2021-05-06 10:00 Ana: the tailor says the coat is ready',
    '2021-05-06 10:01 Ben: I left the keys under the blue pot',
    '2021-06-07 09:00 Ben: the vet rang, the kitten is fine',
    '2021-07-08 21:00 Ana: Lisbon in spring, shall we',
    '2021-09-09 21:00 Ben: back from Lisbon, tired and happy',
    '2021-10-25 08:00 Ben: my brother was born on a boat',
    '2021-06-20 09:00 Ana: dinner with your niece',
    '2021-06-21 09:00 Ben: one niece, Greta, and she is nine',
    '2021-06-22 09:00 Ana: the niece again',
    '2021-06-23 09:00 Ana: niece on the phone',
    '2021-06-24 09:00 Ana: your niece sings',
    '2021-08-02 08:00 Ana: GUYS the marmalade',
    '2021-08-02 08:01 Ben: what happened',
    '2021-08-02 08:02 Ana: stolen!',
    ...Array.from({ length: 14 }, (_, i) => `2021-08-02 08:${10 + i} ${i % 2 === 0 ? 'Ana' : 'Ben'}: ${small[i % small.length]} x`),
    '2021-08-02 08:40 Ben: the marmalade was stolen, says the marmalade thief, and stolen well',
    '2021-11-11 08:00 Ben: saw a hedgehog in the hall',
    '2021-11-12 08:00 Ana: another hedgehog by the bin',
    '2021-11-13 08:00 Ben: hedgehog again, the third',
    '2021-11-14 08:00 Ana: hedgehog number four',
    '2021-11-15 08:00 Ben: a hedgehog on the step',
  ].join('\n'),
)
const asked: QuestionContext = { chat, me: 'Ana', today: 19_000 }

async function answerTo(question: string): Promise<Answer> {
  for await (const event of ask(question, asked, null, new AbortController().signal)) if (event.type === 'answer') return event.answer
  throw new Error('no answer')
}

const textOf = (id: number): string => {
  const row = chat.id.indexOf(id)
  if (row < 0) throw new Error('nothing found')
  return new TextDecoder().decode(chat.bytes.subarray(chat.start[row], chat.end[row]))
}

const foundFirst: Readonly<Record<string, readonly (readonly [question: string, first: RegExp])[]>> = {
  'the answer of someone else to the same question': [
    ['Who is Rufus?', /my cousin/],
    ['what was the name of the restaurant by the harbour', /called Marlin/],
    ['Wie heißt das Restaurant am Hafen?', /called Marlin/],
  ],
  'other words for the same': [
    ['what did we say about the flat', /apartment/],
    ['when did the cat see the vet', /vet rang/],
  ],
  'the same in another language': [
    ['Wo sind die Schlüssel?', /under the blue pot/],
    ['¿Dónde están las llaves?', /under the blue pot/],
    ['Onde estão as chaves?', /under the blue pot/],
    ['चाबी कहाँ है?', /under the blue pot/],
    ['chaabi kahan hai', /under the blue pot/],
    ['أين المفاتيح؟', /under the blue pot/],
    ['Wann hat der Tierarzt angerufen?', /vet rang/],
    ['متى اتصل الطبيب البيطري؟', /vet rang/],
    ['Wie war das Akkordeon?', /accordion/],
    ['What color are the curtains?', /dark red/],
  ],
  'a word that another language leaves out, in its own': [['who was born on the boat', /born on a boat/]],
  'another letter': [['when is the coat at the taylor ready', /tailor says/]],
}

describe.each(Object.entries(foundFirst))('passages are found by %s', (_, questions) => {
  test.each(questions)('%s', async (question, first) => {
    const { citations, method } = await answerTo(question)
    expect([method, citations.length > 0]).toEqual(['search', true])
    expect(textOf(citations[0])).toMatch(first)
  })
})

test('the first and the last time are found in the words of another language, too', async () => {
  expect(textOf((await answerTo('When did we first talk about Lisbon?')).citations[0])).toMatch(/in spring/)
  expect(textOf((await answerTo('wann haben wir zum ersten Mal über den Igel geredet')).citations[0])).toMatch(/in the hall/)
})

test('where a name is asked for, the message with one comes first, and none is shown without', async () => {
  expect(textOf((await answerTo("What is Ben's niece called?")).citations[0])).toMatch(/Greta/)
  expect((await answerTo('What is the name of the tailor?')).citations).toEqual([])
})

test('when something happened is where its conversation first speaks of it', async () => {
  expect(textOf((await answerTo('when was the marmalade stolen')).citations[0])).toMatch(/GUYS|stolen!/)
})

test.each([
  ['which month did we not talk'],
  ['how many weeks did we talk'],
  ['who wrote first after the curtains'],
  ['what was said before the gap'],
])('%s: a figure is asked for, so no message answers', async (question) => {
  expect((await answerTo(question)).citations).toEqual([])
})

test('a passage comes with the messages around it', async () => {
  const { around = [], citations } = await answerTo('Who is Rufus?')
  expect(around.map(textOf)).toEqual(['who is that tall fellow Rufus', 'my cousin from Leeds', 'he is staying a week'])
  expect(around).toContain(citations[0])
})

test.each([
  ['where did we park the car at the airport', 'a word of several, or none'],
  ['what is the wifi password', 'nothing that is said'],
  ['what is the passport number', 'nothing that is said'],
  ['How much did the bicycle cost?', 'no number beside it'],
  ['What color is the bicycle?', 'no color beside it'],
  ['How old is the brother?', 'no number beside it'],
  ['how was the hedgehog', 'five passages that fit as well'],
  ['what did you do', 'only words that say little'],
  ['¿Cuál es el número de pasaporte de Ben?', 'a number that is not a count'],
])('%s: no answer, but three that there are (%s)', async (question) => {
  const { citations, refused, near, figure } = await answerTo(question)
  expect({ citations, refused, figure }).toEqual({ citations: [], refused: 'unknown', figure: undefined })
  expect(near).toHaveLength(3)
})
