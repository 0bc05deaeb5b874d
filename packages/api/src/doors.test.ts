import { MessageChannel } from 'node:worker_threads'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sample, sampleHandlers, samplePublicForms, seen } from '#testing/sample.ts'
import { createAnswer } from './answer.ts'
import type { Plan } from './call.ts'
import { createClient, createPlainClient, httpFetch, plainType } from './client.ts'
import { failures } from './failure.ts'
import { createApp } from './http.ts'
import { portFetch, serve } from './port.ts'
import { threadPort } from './thread-port.ts'

let plan: Plan = 'free'
const log = vi.fn()
const answer = createAnswer(sample, sampleHandlers, { plan: () => plan, log, publicForms: samplePublicForms })
const { port1, port2 } = new MessageChannel()
serve(threadPort(port2), answer)
const app = createApp(sample, () => answer, { log })
afterAll(() => port1.close())
beforeEach(() => {
  plan = 'free'
  log.mockClear()
})

const doors = {
  port: portFetch(() => threadPort(port1)),
  http: httpFetch('http://localhost', async (input, init) => app.request(new Request(input, init))),
}

describe.each(Object.entries(doors))('%s', (_door, fetch) => {
  const api = createClient(sample, fetch)

  test('a figure comes in its public form, and plain to those who ask for it plain', async () => {
    await expect(api.notes.chart()).resolves.toEqual({ data: [3] })
    await expect(createPlainClient(sample, fetch).notes.chart()).resolves.toEqual({ author: 'Ana', total: 3 })
  })

  test('a pro call answers 402 on the free plan, and the client names it', async () => {
    await expect(api.notes.secret()).rejects.toMatchObject({ code: 'pro_required', status: 402, message: failures.pro_required[1] })
    plan = 'pro'
    await expect(api.notes.secret()).resolves.toEqual({ secret: 'pro' })
  })

  test('what is left out has its default, what is too much is clamped', async () => {
    await expect(api.notes.write()).resolves.toEqual({ text: '', top_n: 5 })
    await expect(api.notes.write({ text: 'a', top_n: 1e9 })).resolves.toEqual({ text: 'a', top_n: 50 })
  })

  test('a value of the wrong kind is refused by the name of its field', async () => {
    await expect(api.notes.write({ top_n: 0 })).rejects.toMatchObject({ code: 'field_invalid', field: 'top_n', status: 400 })
    await expect(api.notes.write({ text: '' })).rejects.toMatchObject({ code: 'field_invalid', field: 'text' })
  })

  test('a failure keeps its code, sentence and id', async () => {
    const failure = await api.notes.break({ how: 'failure' }).catch((error) => error)
    expect(failure).toMatchObject({
      code: 'no_chat',
      status: 404,
      message: 'No Analysis Data',
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(log).not.toHaveBeenCalled()
  })

  test('a mistake of ours says nothing of its cause, and the log says where it happened but not what was said', async () => {
    const failure = await api.notes.break({ how: 'the text of a message' }).catch((error) => error)
    expect(failure).toMatchObject({ code: 'unknown', status: 500, message: 'Something went wrong. Please try again.' })
    expect(log).toHaveBeenCalledTimes(1)
    const [line] = log.mock.calls[0]
    expect(line).toContain(failure.requestId)
    expect(line).toMatch(/TypeError\n {4}at .*sample\.ts/)
    expect(line).not.toMatch(/text of|Ana|nobody/)
  })

  test('a file goes in by name with what is sent beside it', async () => {
    const file = new File(['a'.repeat(300_000)], 'Ünï “chat”.txt')
    await expect(api.files.count({ file, order: 'dmy' })).resolves.toEqual({ name: 'Ünï “chat”.txt', bytes: 300_000, order: 'dmy' })
    await expect(api.files.count({ file })).resolves.toEqual({ name: 'Ünï “chat”.txt', bytes: 300_000, order: null })
  })

  test('a file comes out whole, with its name and type', async () => {
    const pdf = await api.files.make({ size: 2e6 })
    expect([pdf.name, pdf.type, pdf.size]).toEqual(['report.pdf', 'application/pdf', 2e6])
    const kept = await api.files.keep()
    expect([kept.name, kept.type, await kept.text()]).toEqual(['a name, “quoted”.csv', 'text/csv', 'kept'])
  })

  test('events arrive one by one, and a failure on the way is thrown', async () => {
    const words: string[] = []
    for await (const { data } of await api.talk.words({ text: 'why not\nnow .' })) words.push(data)
    expect(words).toEqual(['why', 'not\nnow', '.'])
    const cut = async () => {
      for await (const { data } of await api.talk.words({ text: 'a FAIL b .' })) words.push(data)
    }
    await expect(cut()).rejects.toMatchObject({ code: 'no_chat' })
    expect(words.at(-1)).toBe('a')
  })

  test('what refuses a call that is answered event by event refuses it before the first', async () => {
    await expect(api.talk.words({ text: 'REFUSED' })).rejects.toMatchObject({ code: 'pro_required', status: 402 })
  })

  test('aborting stops a handler that waits between two events, and is thrown as it was given', async () => {
    const before = seen.aborted
    const aborter = new AbortController()
    const words: string[] = []
    const hear = async () => {
      for await (const { data } of await api.talk.words({ text: 'a NEVER b' }, { signal: aborter.signal })) {
        words.push(data)
        aborter.abort()
      }
    }
    await expect(hear()).rejects.toMatchObject({ name: 'AbortError' })
    expect(words).toEqual(['a'])
    await vi.waitFor(() => expect(seen.aborted).toBe(before + 1))
  })

  test('leaving the events stops the handler', async () => {
    const before = seen.aborted
    for await (const _ of await api.talk.words({ text: 'a '.repeat(400) })) break
    await vi.waitFor(() => expect(seen.aborted).toBe(before + 1))
  })

  test('aborting stops the handler, is thrown as it was given, and is not a mistake of ours', async () => {
    const before = seen.aborted
    const aborter = new AbortController()
    setTimeout(() => aborter.abort(), 20)
    await expect(api.notes.wait({}, { signal: aborter.signal })).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitFor(() => expect(seen.aborted).toBe(before + 1))
    await expect(api.notes.wait({}, { signal: aborter.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(log).not.toHaveBeenCalled()
  })

  test('a method carries its declaration and its name', () => {
    expect(api.notes.secret.call.plan).toBe('pro')
    expect(api.notes.secret.key).toBe('notes.secret')
  })
})

test('over HTTP the plain form is a separate type; no other that is accepted asks for it', async () => {
  const chart = (accept: string) => app.request('/api/notes/chart', { headers: { accept } })
  const plain = await chart(plainType)
  expect([plain.headers.get('content-type'), await plain.json()]).toEqual([plainType, { author: 'Ana', total: 3 }])
  for (const accept of ['application/json', '*/*', `text/html, ${plainType}`]) {
    const response = await chart(accept)
    expect([response.headers.get('content-type'), await response.json()]).toEqual(['application/json', { data: [3] }])
  }
})
