import { MessageChannel, Worker } from 'node:worker_threads'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { sample, sampleHandlers } from '#testing/sample.ts'
import { createAnswer } from './answer.ts'
import { createClient, type Progress } from './client.ts'
import { DiskFile } from './disk-file.ts'
import { type Port, portFetch, serve, want } from './port.ts'
import { threadPort } from './thread-port.ts'

const { port1, port2 } = new MessageChannel()
serve(threadPort(port2), createAnswer(sample, sampleHandlers, { plan: () => 'free', log: () => undefined }))
const api = createClient(
  sample,
  portFetch(() => threadPort(port1)),
)
afterAll(() => port1.close())

/** A thread that answers a call as scripted: with what it was asked, or by dying. */
const thread = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.on('message', ({ id, input }) => {
       const text = input?.text?.value
       if (text === 'exit') process.exit(1)
       if (text === 'throw') throw new Error('secret words')
       if (text !== 'silence') parentPort.postMessage({ id, output: { value: { text, top_n: 1 } } })
     })`,
    { eval: true },
  )

test('progress arrives on the way', async () => {
  const progress: Progress[] = []
  await api.files.count({ file: new File(['abc'], 'c.txt') }, { report: (step) => progress.push(step) })
  expect(progress).toEqual([
    { stage: 'reading', done: 0, total: 3 },
    { stage: 'reading', done: 3, total: 3 },
  ])
})

test('a file goes by reference: nobody reads it on the way', async () => {
  const file = new File(['abc'], 'c.txt')
  const read = vi.spyOn(file, 'arrayBuffer')
  const stream = vi.spyOn(file, 'stream')
  await expect(api.files.count({ file })).resolves.toMatchObject({ bytes: 3 })
  expect([read.mock.calls.length, stream.mock.calls.length]).toEqual([0, 0])
})

test('a file on disk travels as its path, and what only looks like one stays what it is', async () => {
  const path = new URL(import.meta.url).pathname
  const file = new DiskFile({ path, name: 'chat.txt', start: 3, end: 13 })
  await expect(api.files.count({ file })).resolves.toMatchObject({ name: 'chat.txt', bytes: 10 })
  for (const disguised of [{ extent: { path, name: 'a', start: 0, end: 9 } }, { value: { extent: { path } } }]) {
    await expect(api.files.count({ file: disguised } as never)).rejects.toMatchObject({ code: 'no_file' })
  }
})

test('calls made at once are answered each with its own', async () => {
  const texts = Array.from({ length: 50 }, (_, i) => `note ${i}`)
  const answers = await Promise.all(texts.map((text) => api.notes.write({ text })))
  expect(answers.map(({ text }) => text)).toEqual(texts)
})

test('a value that cannot travel rejects its call and no other', async () => {
  await expect(api.notes.write({ text: () => 1 } as never)).rejects.toMatchObject({ name: 'DataCloneError' })
  await expect(api.notes.write({ text: 'a' })).resolves.toEqual({ text: 'a', top_n: 5 })
})

test.each(['exit', 'throw'])('a thread that dies by %s: who waits is notified of it, the next call opens another', async (how) => {
  const threads: Worker[] = []
  const start = (): Port => {
    const opened = thread()
    threads.push(opened)
    return threadPort(opened)
  }
  const mortal = createClient(sample, portFetch(start, 'analysis_limit'))
  await expect(mortal.notes.write({ text: 'hi' })).resolves.toMatchObject({ text: 'hi' })
  const waiting = mortal.notes.write({ text: 'silence' })
  const dying = mortal.notes.write({ text: how })
  await expect(waiting).rejects.toMatchObject({ code: 'analysis_limit' })
  await expect(dying).rejects.toMatchObject({ code: 'analysis_limit' })
  await expect(mortal.notes.write({ text: 'again' })).resolves.toMatchObject({ text: 'again' })
  expect(threads.length).toBe(2)
  await Promise.all(threads.map((opened) => opened.terminate()))
})

test('a thread that is ended from outside is heard of as well', async () => {
  const opened = thread()
  const mortal = createClient(
    sample,
    portFetch(() => threadPort(opened)),
  )
  const waiting = mortal.notes.write({ text: 'silence' })
  await new Promise((resolve) => opened.once('online', resolve))
  await opened.terminate()
  await expect(waiting).rejects.toMatchObject({ code: 'unknown', status: 500 })
})

test('a call that is aborted before it is made is not made', async () => {
  const start = vi.fn((): Port => threadPort(port1))
  const idle = createClient(sample, portFetch(start))
  await expect(idle.notes.write({ text: 'hi' }, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect(start).not.toHaveBeenCalled()
})

/** A worker that can fall silent, with the calls it was asked. */
function mute() {
  const asked: unknown[] = []
  let tell: (event: { data: unknown }) => void = () => undefined
  const state = { isSilent: false, pings: 0, ended: 0 }
  const port: Port = {
    postMessage(message) {
      const { id, name, ping } = message as { id?: number; name?: string; ping?: true }
      if (name) asked.push(name)
      if (ping) state.pings++
      if (state.isSilent) return
      if (ping) tell({ data: { pong: true } })
      if (name === 'notes.secret') tell({ data: { id, output: { secret: 'told' } } })
    },
    addEventListener: (_type, hear) => {
      tell = hear
    },
    end: () => {
      state.ended++
    },
  }
  return { port, state, asked }
}

const pulse = { everyMs: 2000, silences: 10 }

test('a worker that is asked nothing is not asked whether it is there; a busy one that says so is waited for', async () => {
  vi.useFakeTimers()
  const { port, state } = mute()
  const patient = createClient(
    sample,
    portFetch(() => port, 'unknown', pulse),
  )
  await patient.notes.secret()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.pings).toBe(0)
  const aborter = new AbortController()
  const long = patient.notes.wait(undefined, { signal: aborter.signal })
  await vi.advanceTimersByTimeAsync(600_000)
  expect([state.pings, state.ended]).toEqual([300, 0])
  aborter.abort()
  await expect(long).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.pings).toBe(300)
  vi.useRealTimers()
})

test('a worker that falls silent for 20 seconds is ended, and another answers what was asked', async () => {
  vi.useFakeTimers()
  const [stuck, fresh] = [mute(), mute()]
  stuck.state.isSilent = true
  const opened = [stuck, fresh]
  const mortal = createClient(
    sample,
    portFetch(() => (opened.shift() ?? fresh).port, 'unknown', pulse),
  )
  const answers = Promise.all([mortal.notes.secret(), mortal.notes.secret()])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(stuck.state.ended).toBe(0)
  await vi.advanceTimersByTimeAsync(2000)
  expect(stuck.state.ended).toBe(1)
  await expect(answers).resolves.toEqual([{ secret: 'told' }, { secret: 'told' }])
  expect(opened).toEqual([])
  vi.useRealTimers()
})

test('where the next one falls silent as well, the call fails and says what to do', async () => {
  vi.useFakeTimers()
  const workers: ReturnType<typeof mute>[] = []
  const start = () => {
    const worker = mute()
    worker.state.isSilent = workers.length < 2
    workers.push(worker)
    return worker.port
  }
  const mortal = createClient(sample, portFetch(start, 'unknown', pulse))
  const failed = expect(mortal.notes.secret()).rejects.toMatchObject({
    code: 'worker_stalled',
    message: 'The analysis stopped responding. Close other tabs and programs, then choose the file again.',
  })
  await vi.advanceTimersByTimeAsync(44_000)
  await failed
  expect(workers.map(({ state, asked }) => [state.ended, asked.length])).toEqual([
    [1, 1],
    [1, 1],
  ])
  await expect(mortal.notes.secret()).resolves.toEqual({ secret: 'told' })
  vi.useRealTimers()
})

test('a canceled call is over immediately, however busy the worker is', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { port, state } = mute()
  state.isSilent = true
  const mortal = createClient(
    sample,
    portFetch(() => port, 'unknown', pulse),
  )
  const aborter = new AbortController()
  const waiting = mortal.notes.secret(undefined, { signal: aborter.signal })
  aborter.abort()
  // Neither an answer nor a timer can end it.
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})

test('the end that answers says that it is there, in the middle of a call', async () => {
  const channel = new MessageChannel()
  serve(threadPort(channel.port2), createAnswer(sample, sampleHandlers, { plan: () => 'free', log: () => undefined }))
  const heard = new Promise((resolve) => channel.port1.on('message', resolve))
  channel.port1.postMessage({ id: 1, name: 'notes.wait', input: {} })
  channel.port1.postMessage({ ping: true })
  await expect(heard).resolves.toEqual({ pong: true })
  channel.port1.close()
})

test('what is passed goes by its name, and only what has changed goes again; the other end can say that it waits for one of them', async () => {
  const { port1, port2 } = new MessageChannel()
  const heard: [string, unknown][] = []
  const waits: string[] = []
  const lent = { book: 'a', lamp: undefined as unknown }
  let lampChanged = () => {}
  const served = threadPort(port2)
  serve(served, createAnswer(sample, sampleHandlers, { plan: () => 'free' }), {
    lend: { book: (value) => heard.push(['book', value]), lamp: (value) => heard.push(['lamp', value]) },
  })
  const borrower = createClient(
    sample,
    portFetch(() => threadPort(port1), 'unknown', undefined, {
      book: { value: () => lent.book, hear: () => undefined },
      lamp: {
        value: () => lent.lamp,
        hear: (changed) => {
          lampChanged = changed
        },
        wanted: (isUseless) => waits.push(`lamp ${isUseless}`),
      },
      nobodys: { value: () => 1, hear: () => undefined },
    }),
  )
  await borrower.notes.write({ text: 'hi' })
  expect(heard).toEqual([['book', 'a']])
  for (const name of ['lamp', 'book', 'constructor', 'nothing']) want(served, name)
  want(served, 'lamp', true)
  await vi.waitFor(() => expect(waits).toEqual(['lamp false', 'lamp true']))
  lent.lamp = null
  lampChanged()
  await borrower.notes.write({ text: 'hi' })
  expect(heard).toEqual([
    ['book', 'a'],
    ['lamp', null],
  ])
  port1.close()
})
