import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { ask } from './ask.ts'
import { converse, MOST_OF_AN_ANSWER, MOST_READ, MOST_SENTENCES, MOST_SENTENCES_READ, MOST_TIME } from './converse.ts'
import type { LocalModel, ModelPiece, ModelRequest } from './local-model.ts'
import type { QuestionContext } from './question-context.ts'
import { LONGEST_SENTENCE, Sentences } from './sentences.ts'

const chat = chatOf(`
  2021-03-04 09:00 Ana: our tortoise is called Gustav, he is 30 years old
  2021-03-04 09:01 Ben: a tortoise! where did you get Gustav?`)
const asked: QuestionContext = { chat, today: 19_000, me: null }
const question = 'Tell me something of the tortoise Gustav'
const never = new AbortController().signal

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A model that writes without an end, as fast as it is read, and remembers how much of it was. */
function endless(piece: (n: number) => ModelPiece, hasTools = false) {
  const seen = { pieces: 0, isOver: false, turns: 0 }
  const model: LocalModel = {
    name: 'endless',
    contextLength: 8192,
    hasTools,
    async *chat() {
      seen.turns++
      try {
        for (;;) yield piece(seen.pieces++)
      } finally {
        seen.isOver = true
      }
    },
  }
  return { model, seen }
}

test.each([
  ['sentences that may stay', () => ({ text: 'The tortoise is called Gustav [m1]. ' })],
  ['sentences that are left out', (n: number) => ({ text: `Gustav is ${n + 31} years old [m1]. ` })],
  ['long sentences that may stay', () => ({ text: `The tortoise is${' very'.repeat(200)} old [m1]. ` })],
  ['sentences that are too long', () => ({ text: `The tortoise is${' very'.repeat(300)} old [m1]. ` })],
  ['thousands of sentences at a time', () => ({ text: 'The tortoise is called Gustav [m1]. '.repeat(40_000) })],
  ['a sentence without an end', () => ({ text: 'Gustav ' })],
  ['stops within words', () => ({ text: 'Gustav.is.' })],
  ['a sentence of a megabyte at a time', () => ({ text: `${'Gustav '.repeat(150_000)}[m1]. ` })],
  ['a word without an end', () => ({ text: 'a' })],
  ['thoughts', () => ({ text: '<think> and on ' })],
  ['nothing', () => ({})],
  ['pieces of nothing', () => ({ text: '' })],
  ['stops', () => ({ text: '.' })],
  ['citations', () => ({ text: '[m1] ' })],
  ['what it wants looked up', () => ({ toolCalls: [{ name: 'count', arguments: {} }] })],
] satisfies [string, (n: number) => ModelPiece][])(
  'of a model that writes %s without an end this much is read, and no more is kept than can be shown',
  async (_, piece: (n: number) => ModelPiece) => {
    const { model, seen } = endless(piece)
    const tokens: string[] = []
    const split = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    const answer = await converse(question, asked, model, { token: (text) => tokens.push(text), signal: never })
    expect(seen.isOver).toBe(true)
    expect(seen.pieces).toBeLessThanOrEqual(MOST_READ + 1)
    expect(answer.text.length).toBeLessThanOrEqual(MOST_OF_AN_ANSWER)
    expect(tokens.join('').length).toBeLessThanOrEqual(MOST_OF_AN_ANSWER)
    expect(tokens.length).toBeLessThanOrEqual(MOST_SENTENCES)
    // What is split at a time is what came last, and the beginning of a sentence; never all that was said.
    const most = LONGEST_SENTENCE + Math.min(MOST_READ, piece(1).text?.length ?? 0)
    expect(Math.max(0, ...split.mock.calls.map(([text]) => text.length))).toBeLessThanOrEqual(most + 20)
    // Of what was said, so much that nothing is hidden: that it was cut, or that nothing of it stays.
    expect(answer.notes.join(' ')).toMatch(/cut here|left out/)
  },
)

test('of a piece that is longer than a whole answer only the beginning is read', async () => {
  const push = vi.spyOn(Sentences.prototype, 'push')
  const { model } = endless(() => ({ text: 'Gustav is 31 years old [m1]. '.repeat(100_000) }))
  await converse(question, asked, model, { token: () => undefined, signal: never })
  const lengths = push.mock.calls.map(([text]) => text.length)
  push.mockRestore()
  expect(lengths).toEqual([MOST_READ])
})

/** A model whose first piece is this, and which ends after it. */
const once = (pieces: readonly ModelPiece[], requests: ModelRequest[] = []): LocalModel => ({
  name: 'brief',
  contextLength: 8192,
  hasTools: true,
  async *chat(request) {
    requests.push({ ...request, messages: [...request.messages] })
    yield pieces[Math.min(requests.length, pieces.length) - 1]
    yield { done: 'stop' }
  },
})

test('four of a thousand simultaneous calls are made, and only those are sent back', async () => {
  const requests: ModelRequest[] = []
  const calls = Array.from({ length: 1000 }, () => ({ name: 'count', arguments: { metric: 'messages' } }))
  const model = once([{ toolCalls: calls }, { text: 'There are 2 messages [t1].' }], requests)
  const answer = await converse(question, asked, model, { token: () => undefined, signal: never })
  expect(answer.text).toContain('There are 2 messages.')
  const [first, second] = requests
  const added = second.messages.slice(first.messages.length)
  expect(added.map(({ role }) => role)).toEqual(['assistant', 'tool', 'tool', 'tool', 'tool'])
  expect(added[0].toolCalls).toHaveLength(4)
})

test('a figure in the part of a long message that the model was not shown supports nothing', async () => {
  const long = chatOf(`
  2021-03-04 09:00 Ana: our tortoise Gustav ${'eats and sleeps and '.repeat(40)}cost 437 euros`)
  const answerOf = (text: string) =>
    converse(question, { ...asked, chat: long }, once([{ text }]), { token: () => undefined, signal: never })
  expect((await answerOf('The tortoise is called Gustav [m1].')).method).toBe('model')
  expect((await answerOf('Gustav cost 437 euros [m1].')).method).toBe('search')
})

test('once an answer has ended nothing listens to Stop', async () => {
  const { signal } = new AbortController()
  const [adding, removing] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
  await converse(question, asked, once([{ text: 'The tortoise is called Gustav [m1].' }]), { token: () => undefined, signal })
  expect(adding).toHaveBeenCalled()
  expect(removing.mock.calls.map(([, listener]) => listener)).toEqual(adding.mock.calls.map(([, listener]) => listener))
})

test('an answer that was cut says so, and has its beginning', async () => {
  const { model, seen } = endless(() => ({ text: 'The tortoise is called Gustav [m1]. ' }))
  const answer = await converse(question, asked, model, { token: () => undefined, signal: never })
  expect(answer.text.startsWith('The tortoise is called Gustav. [1]')).toBe(true)
  expect(answer.notes).toEqual(['The local AI wrote on and on, so its answer was cut here.'])
  expect(answer.citations).toEqual([0])
  expect(seen.pieces).toBeLessThanOrEqual(MOST_SENTENCES_READ + 2)
})

test('of sentences that are left out no more are read than of an answer', async () => {
  const { model, seen } = endless((n) => ({ text: `Gustav is ${n + 31} years old [m1]. ` }))
  await converse(question, asked, model, { token: () => undefined, signal: never })
  expect(seen.pieces).toBeLessThanOrEqual(MOST_SENTENCES_READ + 2)
})

test('a sentence that is too long to be checked is left out, however it comes, and the answer says so; the next one may stay', async () => {
  const long = `The tortoise is${' very'.repeat(LONGEST_SENTENCE / 5)} old [m1]. `
  for (const pieces of [[long], long.match(/\S+\s*/g) ?? [], [...long]]) {
    const model: LocalModel = {
      name: 'long-winded',
      contextLength: 8192,
      hasTools: false,
      async *chat() {
        for (const text of [...pieces, 'The tortoise is called Gustav [m1].']) yield { text }
        yield { done: 'stop' }
      },
    }
    const tokens: string[] = []
    const answer = await converse(question, asked, model, { token: (text) => tokens.push(text), signal: never })
    expect(tokens).toEqual(['The tortoise is called Gustav. [1]'])
    expect(answer.notes.join(' ')).toMatch(/left out/)
  }
})

test('a model looks things up a few times at most, then has to answer, and one that never ends is not asked again', async () => {
  const requests: ModelRequest[] = []
  const call = { name: 'count', arguments: { metric: 'messages' } }
  const model: LocalModel = {
    name: 'curious',
    contextLength: 8192,
    hasTools: true,
    async *chat(request) {
      requests.push({ ...request, messages: [...request.messages] })
      yield { toolCalls: Array(50).fill(call) }
      yield { done: 'stop' }
    },
  }
  await converse(question, asked, model, { token: () => undefined, signal: never })
  expect(requests.map(({ tools }) => tools !== undefined)).toEqual([true, true, true, false])
  const answered = requests.at(-1)!.messages.filter(({ role }) => role === 'tool')
  expect(answered).toHaveLength(3 * 4)
  const { model: unending, seen } = endless(() => ({ toolCalls: [call] }), true)
  await converse(question, asked, unending, { token: () => undefined, signal: never })
  expect(seen.turns).toBe(1)
})

test('a model that falls silent is given up after five minutes, with what it said until then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const model = (first: string): LocalModel => ({
    name: 'silent',
    contextLength: 8192,
    hasTools: false,
    async *chat() {
      yield { text: first }
      // It does not even notice that nobody waits.
      await new Promise(() => undefined)
    },
  })
  const told = converse(question, asked, model('The tortoise is called Gustav [m1]. And '), { token: () => undefined, signal: never })
  await vi.advanceTimersByTimeAsync(MOST_TIME)
  expect((await told).text).toBe('The tortoise is called Gustav. [1]')
  expect((await told).notes).toEqual(['The local AI took longer than 5 minutes, so it was stopped.'])
  const events: unknown[] = []
  const asking = (async () => {
    for await (const event of ask(question, asked, model('Well, '), never)) events.push(event)
  })()
  await vi.advanceTimersByTimeAsync(MOST_TIME)
  await asking
  expect(events).toEqual([
    {
      type: 'answer',
      answer: expect.objectContaining({ method: 'search', notes: ['The local AI took longer than 5 minutes, so it was stopped.'] }),
    },
  ])
})

test.each(['Gustav is 31 years old [m1]. ', 'a ', '.', `Gustav is ${'very '.repeat(200)}`])(
  'Stop takes effect before the next piece is read, however fast a model writes %j',
  async (text) => {
    // Nothing of it is kept, so it is read for as long as it may be. Each look at the clock takes two milliseconds.
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 2))
    const stopping = new AbortController()
    const { model, seen } = endless(() => ({ text }))
    let pressedAt = 0
    const pause = async () => {
      pressedAt = seen.pieces
      stopping.abort()
    }
    const told = converse(question, { ...asked, host: { pause } as QuestionContext['host'] }, model, {
      token: () => undefined,
      signal: stopping.signal,
    })
    await expect(told).rejects.toThrow()
    clock.mockRestore()
    expect(pressedAt).toBeGreaterThan(0)
    expect(pressedAt).toBeLessThanOrEqual(6)
    expect(seen.pieces).toBe(pressedAt)
  },
)

test('while a model is read, others have their turn', async () => {
  const { model } = endless(() => ({ text: '. ' }))
  let turns = 0
  const counting = setInterval(() => turns++)
  await converse(question, asked, model, { token: () => undefined, signal: never })
  clearInterval(counting)
  expect(turns).toBeGreaterThan(0)
})

test('a model that hangs does not delay Stop', async () => {
  const stopping = new AbortController()
  const model: LocalModel = {
    name: 'deaf',
    contextLength: 8192,
    hasTools: false,
    chat: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) }),
  }
  const told = converse(question, asked, model, { token: () => undefined, signal: stopping.signal })
  stopping.abort()
  await expect(told).rejects.toThrow()
})
