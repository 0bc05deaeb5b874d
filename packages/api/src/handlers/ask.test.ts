import type { LocalModel } from '@convostat/ask'
import { beforeAll, expect, test, vi } from 'vitest'
import type { AskAnswer, AskEvent } from '#shapes/index.ts'
import { androidExport } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { askHandlers, quotesIn } from './ask.ts'
import { messageHandlers } from './messages.ts'

const session = sessionOf({ ai: askHandlers, messages: messageHandlers })

const days = Array.from({ length: 24 }, (_, i) => `${String(i + 1).padStart(2, '0')}/03/2021`)
const lines = days.flatMap((day, i) => [
  `${day}, 20:00 - Ana: shall we go to the lighthouse ${i}`,
  `${day}, 20:05 - Ana: ${i === 7 ? 'the lantern is old' : 'it is warm'}`,
  `${day}, 20:09 - Ben: yes, marmalade and bread`,
])
const chat = () => androidExport(lines)

type Session = ReturnType<typeof session>

async function answerTo({ api }: Session, question: string, more: object = {}): Promise<AskAnswer> {
  const said: AskEvent[] = []
  for await (const event of await api.ai.ask({ question, ...more })) said.push(event)
  const last = said.at(-1)
  if (last?.event !== 'answer') throw new Error('no answer')
  return last.data
}

/** A model that says this, once it may. */
const modelSaying = (pieces: readonly string[], wait: Promise<void> = Promise.resolve()): LocalModel => ({
  name: 'small:1b',
  contextLength: 8192,
  hasTools: false,
  async *chat({ signal }) {
    await wait
    signal.throwIfAborted()
    for (const text of pieces) yield { text }
    yield { done: 'stop' }
  },
})
const with_ = (model: LocalModel) => ({
  localModels: { status: async () => ({ model, models: [model], reason: null }), model: async () => model },
})

const unanswerable = 'What is the capital of Mongolia?'
let free: Session
beforeAll(async () => {
  free = session()
})

test('without a chat nothing can be asked, and the status says so', async () => {
  expect(await free.api.ai.status()).toEqual({
    available: false,
    model: null,
    has_chat_data: false,
    has_pro_license: false,
    questions_used: 0,
    questions_remaining: 1,
    reason: 'switched_off',
  })
  await expect(free.api.ai.ask({ question: 'Who?' })).rejects.toMatchObject({ code: 'no_chat' })
})

test('a question that is none is refused', async () => {
  for (const question of ['', '  ', 'x'.repeat(2001)])
    await expect(free.api.ai.ask({ question })).rejects.toMatchObject({ code: 'field_invalid', field: 'question' })
})

test('on Free one question per chat is answered, whichever upload it is in; a question without an answer does not count', async () => {
  await free.api.upload.run({ file: chat() })
  const silent = await answerTo(free, unanswerable)
  expect([silent.is_answered, silent.citations]).toEqual([false, []])
  const answer = await answerTo(free, 'How many messages did Ana send?')
  expect(answer).toMatchObject({ method: 'computed', is_answered: true, read_messages: 72, figure: { value: 48, unit: 'messages' } })
  expect(answer.answer).toContain('48')
  expect(answer.messages.map(({ id }) => id)).toEqual(answer.citations)
  expect(answer.messages.every(({ author }) => author === 'Ana')).toBe(true)
  expect(await free.api.ai.status()).toMatchObject({ has_chat_data: true, questions_used: 1, questions_remaining: 0 })
  await expect(free.api.ai.ask({ question: 'And Ben?' })).rejects.toMatchObject({ code: 'pro_required', status: 402 })

  // Again, and a longer export of it, are the same chat; another one has its own question.
  await free.api.upload.run({ file: androidExport([...lines, '01/04/2021, 20:00 - Ana: and again']) })
  await expect(free.api.ai.ask({ question: 'And Ben?' })).rejects.toMatchObject({ code: 'pro_required' })
  await free.api.upload.run({ file: androidExport(lines.map((line) => line.replace('/2021', '/2022').replace('Ana', 'Eva'))) })
  expect(await free.api.ai.status()).toMatchObject({ questions_used: 0, questions_remaining: 1 })

  await free.api.uploads.delete({ all: true })
  await free.api.upload.run({ file: chat() })
  expect(await free.api.ai.status()).toMatchObject({ questions_used: 0 })
})

test.each([
  ['distress', 'I want to die'],
  ['fidelity', 'Is Ana cheating on me?'],
  ['feelings', 'Does Ana love me?'],
  ['diagnosis', 'Is Ben a narcissist?'],
  ['judgment', 'Should I break up with him?'],
  ['secrets', 'What is Ana hiding from me?'],
  ['unknown', unanswerable],
])('a question refused for %s does not count', async (kind, question) => {
  const refusing = session()
  await refusing.api.upload.run({ file: chat() })
  expect(await answerTo(refusing, question)).toMatchObject({ refused: kind, is_answered: false })
  expect(await refusing.api.ai.status()).toMatchObject({ questions_used: 0, questions_remaining: 1 })
})

test('over HTTP what refuses is not a stream, and what answers is one', async () => {
  const asked = (question: string) =>
    free.app.request('/api/ai/ask', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ question }) })
  const first = await asked('How many messages are there?')
  expect(first.headers.get('content-type')).toBe('text/event-stream')
  expect(await first.text()).toMatch(/^event: answer\ndata: \{.*"method":"computed".*\}\n\n$/)
  const second = await asked('How many messages are there?')
  expect([second.status, (await second.json()).code]).toEqual([402, 'pro_required'])
})

test('with Pro any number is answered', async () => {
  const pro = session()
  pro.goPro()
  await pro.api.upload.run({ file: chat() })
  for (let i = 0; i < 3; i++) expect((await answerTo(pro, 'Who wrote most messages?')).is_answered).toBe(true)
  expect(await pro.api.ai.status()).toMatchObject({ has_pro_license: true, questions_used: 3, questions_remaining: null })
})

test('what a figure alone answers is answered with its own, and its words of the chat are told apart', async () => {
  const pro = session()
  pro.goPro()
  await pro.api.upload.run({ file: androidExport([...lines, '01/04/2021, 20:00 - Ben: see https://example.org/lamp']) })
  expect(await answerTo(pro, 'Is our chat balanced?')).toMatchObject({
    method: 'computed',
    is_answered: true,
    figure: { metric: 'balance_ratio', value: 0.52, unit: 'share', parts: [{ of: 'Ana' }, { of: 'Ben' }] },
  })
  const sites = await answerTo(pro, 'Which websites do we link to most?')
  expect([sites.answer, sites.quoted]).toEqual(['The websites linked to most: “example.org” (1).', ['example.org']])
  expect(await answerTo(pro, 'Welche Websites verlinken wir am meisten?')).toMatchObject({
    answer: 'Meistverlinkte Websites: “example.org” (1).',
    figure: { metric: 'domains', value: 'example.org' },
  })
})

test('questions that are suggested are answered, by computing', async () => {
  const pro = session()
  pro.goPro()
  await pro.api.upload.run({ file: chat() })
  const { questions } = await pro.api.ai.suggestions()
  expect(questions.length).toBeGreaterThan(3)
  for (const { question } of questions) expect(await answerTo(pro, question), question).toMatchObject({ method: 'computed' })
})

test('a model answers what cannot be computed, where it may; stopped it does not count, and two at once are one too many', async () => {
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const slow = session(with_(modelSaying([], held)))
  await slow.api.upload.run({ file: chat() })
  expect(await slow.api.ai.status()).toMatchObject({ available: true, model: 'small:1b' })
  const aborter = new AbortController()
  const asking = await slow.api.ai.ask({ question: 'Why is the lantern so old?' }, { signal: aborter.signal })
  const hearing = (async () => {
    for await (const _ of asking) expect.unreachable()
  })()
  await expect(slow.api.ai.ask({ question: 'How many messages are there?' })).rejects.toMatchObject({ code: 'too_many' })
  aborter.abort()
  go()
  await expect(hearing).rejects.toMatchObject({ name: 'AbortError' })
  expect(await slow.api.ai.status()).toMatchObject({ questions_used: 0 })
  const alone = await answerTo(slow, 'Why is the lantern so old?', { local_model: false })
  expect(alone.method).toBe('search')
  expect(alone.messages[0]?.message).toContain('lantern')
  expect(alone.around?.map(({ message }) => message)).toContain('yes, marmalade and bread')
})

test('a question that was stopped and is still ending takes no place, and an answer that was not delivered is not counted', async () => {
  const ends: (() => void)[] = []
  const model: LocalModel = {
    ...modelSaying([]),
    // It notices nothing of being stopped, and fails in the end: the best messages are the answer.
    async *chat() {
      await new Promise<void>((resolve) => ends.push(resolve))
      yield* []
      throw new Error('gone')
    },
  }
  const slow = session(with_(model))
  await slow.api.upload.run({ file: chat() })
  const question = 'Why is the lantern so old?'
  const asking = async (signal?: AbortSignal) => {
    for await (const { event, data } of await slow.api.ai.ask({ question }, { signal })) if (event === 'answer') return data.method
    return 'nothing'
  }
  const aborter = new AbortController()
  const first = asking(aborter.signal).catch((error: Error) => error.name)
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  aborter.abort()
  const second = asking()
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  ends[0]()
  expect(await first).toBe('AbortError')
  expect(await slow.api.ai.status()).toMatchObject({ questions_used: 0 })
  await expect(asking()).rejects.toMatchObject({ code: 'too_many' })
  ends[1]()
  expect(await second).toBe('search')
  // Messages that only fit are not an answer.
  expect(await slow.api.ai.status()).toMatchObject({ questions_used: 0 })
})

test('the chat’s own words in a sentence of ours are those in quotation marks', () => {
  expect(quotesIn('You said “marmalade” first, then “bread and jam”.')).toEqual(['marmalade', 'bread and jam'])
  expect(quotesIn('Du sagtest „Brot“.')).toEqual(['Brot'])
  expect(quotesIn('Ana wrote most.')).toEqual([])
})
