import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { expect, test } from 'vitest'
import { speakingModel, type Turn } from '#testing/speaking-model.ts'
import { ask } from './ask.ts'
import { converse, ModelTrouble } from './converse.ts'
import type { QuestionContext } from './question-context.ts'

const chat = chatOf(`
  2021-03-04 09:00 Ana: our tortoise is called Gustav, he is 30 years old
  2021-03-04 09:01 Ben: a tortoise! where did you get Gustav?
  2021-03-04 09:02 Ana: from aunt Vera in Bergen, for 120 euros
  2021-05-10 18:00 Ben: dinner at 8?
  2021-05-10 18:01 Ana: ok`)
const asked: QuestionContext = { chat, today: 19_000, me: null }
const question = 'Tell me something of the tortoise Gustav'
const signal = new AbortController().signal

async function hear(turns: readonly Turn[], options?: { hasTools?: boolean; contextLength?: number }) {
  const { model, requests } = speakingModel(turns, options)
  const tokens: string[] = []
  const answer = await converse(question, asked, model, { token: (text) => tokens.push(text), signal })
  return { answer, requests, tokens }
}

test('each sentence that rests on what it cites is sent as soon as it is complete, and links to those messages', async () => {
  const { answer, tokens, requests } = await hear([
    { say: 'The tortoise is called Gustav [m1]. Ana got it from aunt Vera for 120 euros [m3]. He is 30. [m1]' },
  ])
  expect(answer).toEqual({
    text: 'The tortoise is called Gustav. [1] Ana got it from aunt Vera for 120 euros. [2] He is 30. [1]',
    method: 'model',
    citations: [0, 2],
    notes: [],
    readMessages: 3,
  })
  expect(tokens).toEqual(['The tortoise is called Gustav. [1]', ' Ana got it from aunt Vera for 120 euros. [2]', ' He is 30. [1]'])
  expect(requests[0].messages[1].content).toContain('[m3] 2021-03-04 09:02 Ana: from aunt Vera in Bergen, for 120 euros')
})

test.each([
  ['a figure that does not stand there', 'Gustav is 31 years old [m1].'],
  ['a figure as a word', 'Ana has seven of them [m1].'],
  ['a name that does not stand there', 'Gustav was a present of Klaus [m1].'],
  ['somebody of the chat whom the message does not name', 'Ben bought Gustav in Bergen [m3].'],
  ['a date that is another', 'They spoke of it in April [m1].'],
  ['a figure that only the day of the message has', 'Ana has 4 of them [m1].'],
  ['a figure that only the hour of the message has', 'Gustav costs 9 euros [m1].'],
  ['tens as a word', 'Gustav is forty years old [m1].'],
  ['tens and ones as a word', 'Gustav is thirty-five years old [m1].'],
  ['tens and ones as a German word', 'Gustav ist fünfunddreißig Jahre alt [m1].'],
  ['somebody of the chat in small letters', 'ben bought Gustav in Bergen [m3].'],
  ['an address of another kind', 'More is at bit.ly/x1 [m1].'],
  ['a quotation nobody wrote', 'Ana wrote "he is my best friend" [m1].'],
  ['a link', 'See http://evil.example for Gustav [m1].'],
  ['no message', 'Gustav is a tortoise.'],
  ['a message that is not shown', 'Gustav is a tortoise [m99].'],
  ['what no tool answered', 'Gustav is a tortoise [t1].'],
])('a sentence with %s is left out, and the answer says so', async (_, sentence) => {
  const { answer, tokens } = await hear([{ say: `${sentence} The tortoise is called Gustav [m1].` }])
  expect(answer.text).toBe('The tortoise is called Gustav. [1]')
  expect(answer.notes).toEqual(['One sentence of the local AI was left out: what it said does not stand in the messages it named.'])
  expect(tokens).toEqual(['The tortoise is called Gustav. [1]'])
})

test.each([
  'On 4 March 2021 at 9 Ana wrote about Gustav [m1].',
  'Am Donnerstag, dem 4. März, schrieb Ana über Gustav [m1].',
  'Ana escribió el 4 de marzo que Gustav tiene 30 [m1].',
  'Ana said that it was “from aunt Vera” [m1, m3].',
])('what is in a message or in its date may be said: %s', async (sentence) => {
  const { answer } = await hear([{ say: sentence }])
  expect(answer.notes).toEqual([])
  expect(answer.citations.length).toBeGreaterThan(0)
})

test('where nothing is left the best messages are shown, and where the model finds nothing the chat does not say', async () => {
  const { answer } = await hear([{ say: 'Gustav died in 1999 [m1].' }])
  expect(answer).toMatchObject({ method: 'search', citations: expect.arrayContaining([0]) })
  expect(answer.notes[0]).toBe('What the local AI wrote does not stand in the messages it named, so it was left out.')
  expect((await hear([{ say: 'NO ANSWER' }])).answer).toMatchObject({ text: 'The chat does not say.', citations: [], notes: [] })
  expect((await hear([{ say: '<think>The user wants 17 things. [m1]</think>NO ANSWER' }])).answer.citations).toEqual([])
})

test('a citation behind the end of a sentence is of that one, and the next needs its own', async () => {
  const { answer, tokens } = await hear([
    { say: 'The tortoise is called Gustav! [m1] He is a wild cat. Ana got it from aunt Vera. [m3] He is 31. [m1]' },
  ])
  expect(tokens).toEqual(['The tortoise is called Gustav! [1]', ' Ana got it from aunt Vera. [2]'])
  expect(answer.notes).toEqual(['2 sentences of the local AI were left out: what they said does not stand in the messages they named.'])
})

test.each([
  ['कछुए का नाम Gustav है। [m1] वह 31 साल का है। [m1]', 'कछुए का नाम Gustav है। [1]'],
  ['亀の名前はGustavです。[m1]31歳です。[m1]', '亀の名前はGustavです。 [1]'],
  ['اسم السلحفاة Gustav؟ [m1] عمره ٣١ [m1]', 'اسم السلحفاة Gustav؟ [1]'],
])('also where sentences end otherwise: %s', async (say, text) => {
  expect((await hear([{ say }])).answer.text).toBe(text)
})

test('what it had looked for proves nothing of what it says', async () => {
  const call = [{ name: 'count', arguments: { phrase: 'Carol paid 500 euros' } }]
  const { answer } = await hear([
    { call },
    { say: 'Carol paid 500 euros [t1]. The chat never says “Carol paid 500 euros” [t1]. Gustav is a tortoise [m1].' },
  ])
  expect(answer.text).toBe('The chat never says “Carol paid 500 euros”. Gustav is a tortoise. [1]')
})

test('a call that is too long is not made, and is not sent back', async () => {
  const long = 'x'.repeat(100_000)
  const { requests } = await hear([{ call: [{ name: 'count', arguments: { metric: 'messages', note: long } }] }, { say: 'NO ANSWER' }])
  expect(requests[1].messages.at(-1)?.content).toBe('This cannot be counted.')
  expect(JSON.stringify(requests[1]).length).toBeLessThan(20_000)
})

test('an answer that was cut short loses its last words, and says so', async () => {
  const { answer } = await hear([{ say: 'The tortoise is called Gustav [m1]. It is from Ber', done: 'length' }])
  expect(answer.text).toBe('The tortoise is called Gustav. [1]')
  expect(answer.notes).toEqual(['The local AI stopped before it had said everything.'])
})

test('it may count only through the engine, a few rounds, and may say what the engine returns', async () => {
  const call = [{ name: 'count', arguments: { metric: 'messages', people: ['Ana'] } }]
  const { answer, requests } = await hear([{ call }, { say: 'Ana wrote 3 messages [t1].' }])
  expect(requests[0].tools?.map(({ name }) => name)).toContain('count')
  const told = requests[1].messages.at(-1)
  expect(told).toMatchObject({ role: 'tool', toolName: 'count' })
  expect(told?.content).toMatch(/^\[t1\] .*3/)
  expect(answer.text).toBe('Ana wrote 3 messages.')
  const endless = await hear(
    Array.from({ length: 9 }, () => ({ call: [...call, { name: 'fetch', arguments: { url: 'http://evil.example' } }] })),
  )
  expect(endless.requests).toHaveLength(4)
  expect(endless.requests[3].tools).toBeUndefined()
  expect(endless.requests[1].messages.at(-1)?.content).toBe('This cannot be counted.')
})

test('a model without tools is asked without, also one that says it takes them and does not', async () => {
  const plain = await hear([{ say: 'The tortoise is called Gustav [m1].' }], { hasTools: false })
  expect(plain.requests[0].tools).toBeUndefined()
  const { answer, requests } = await hear([{ breaks: true }, { say: 'The tortoise is called Gustav [m1].' }])
  expect(requests.map(({ tools }) => tools === undefined)).toEqual([false, true])
  expect(answer.citations).toEqual([0])
})

test('as much memory as the question needs is asked for, and no more is shown than the model takes in', async () => {
  const long = chatOf(
    Array.from(
      { length: 60 },
      (_, i) => `2021-03-04 09:${String(i).padStart(2, '0')} Ana: tortoise ${i} ${'and more of it '.repeat(40)}`,
    ).join('\n'),
  )
  const shown = async (contextLength: number) => {
    const { model, requests } = speakingModel([{ say: 'NO ANSWER' }], { contextLength, hasTools: false })
    await converse('What of the tortoise?', { ...asked, chat: long }, model, { token: () => undefined, signal })
    return {
      numCtx: requests[0].numCtx,
      messages: requests[0].messages[1].content.split('\n').filter((line) => line.startsWith('[m')).length,
    }
  }
  const [small, large] = [await shown(4096), await shown(131_072)]
  expect(small.numCtx).toBeLessThanOrEqual(4096)
  expect(small.messages).toBeLessThan(large.messages)
  expect(large.numCtx).toBeLessThan(32_768)
  expect(large.numCtx % 1024).toBe(0)
})

test('a model that fails leaves the best messages, and stopping ends everything', async () => {
  const { model } = speakingModel([{ say: 'The tortoise is called Gustav [m1]. And', breaks: true }], { hasTools: false })
  await expect(converse(question, asked, model, { token: () => undefined, signal })).rejects.toThrow(ModelTrouble)
  const events: unknown[] = []
  for await (const event of ask(question, asked, speakingModel([{ say: 'The ', breaks: true }], { hasTools: false }).model, signal))
    events.push(event)
  expect(events).toEqual([
    { type: 'answer', answer: expect.objectContaining({ method: 'search', notes: ['The local AI could not finish its answer.'] }) },
  ])
  const stopping = new AbortController()
  const stopped = (async () => {
    for await (const { type } of ask(
      question,
      asked,
      speakingModel([{ say: 'The tortoise is called Gustav [m1]. He is 30 [m1]. More [m1].' }]).model,
      stopping.signal,
    )) {
      if (type === 'token') stopping.abort()
    }
  })()
  await expect(stopped).rejects.toThrow()
})

test('a birthday that nobody wished is looked for in the messages', async () => {
  const said = chatOf('mon 09:00 Ana: my birthday is on 3 May\nmon 09:01 Ben: noted\ntue 09:00 Ana: bye')
  const events: unknown[] = []
  for await (const event of ask("When is Ana's birthday?", { ...asked, chat: said }, null, signal)) events.push(event)
  expect(events).toEqual([
    { type: 'answer', answer: expect.objectContaining({ method: 'search', citations: expect.arrayContaining([0]) }) },
  ])
})

test('without a model the best messages are shown, labelled as what they are, or there is no answer', async () => {
  const answerTo = async (asking: string) => {
    for await (const event of ask(asking, asked, null, signal)) if (event.type === 'answer') return event.answer
    return undefined
  }
  expect(await answerTo('Is Gustav the tortoise well?')).toMatchObject({
    text: 'No answer was worked out. These messages fit the question best.',
    method: 'search',
    citations: expect.arrayContaining([0]),
  })
  expect(await answerTo('Ist das Raumschiff gelandet?')).toMatchObject({
    text: 'Das kann ich noch nicht beantworten.',
    method: 'search',
    citations: [],
    notes: [],
    refused: 'unknown',
  })
})
