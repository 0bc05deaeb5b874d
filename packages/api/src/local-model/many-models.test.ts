import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ollama } from './ollama.ts'
import { ownLocalModels } from './own-local-models.ts'

// Which models are looked at, and for how long, with a clock of the test's own.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Shown = 'answers' | 'hangs' | number

/** A program with these models. Whatever hangs ends only where it is aborted, as a real request does. */
function program(models: Readonly<Record<string, Shown>>) {
  const seen = { asked: [] as string[], lists: 0, running: 0, most: 0, init: [] as RequestInit[] }
  const hanging = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const asking: typeof fetch = async (input, init = {}) => {
    seen.init.push(init)
    if (String(input).endsWith('/api/tags')) {
      seen.lists++
      return Response.json({ models: Object.keys(models).map((name) => ({ name })) })
    }
    const { model } = JSON.parse(String(init.body)) as { model: string }
    seen.asked.push(model)
    seen.running++
    seen.most = Math.max(seen.most, seen.running)
    try {
      const how = models[model]
      if (how === 'hangs') await hanging(init.signal as AbortSignal)
      else await new Promise((resolve) => setTimeout(resolve, 10))
      return how === 'answers' ? Response.json({ capabilities: ['completion'] }) : new Response(null, { status: Number(how) })
    } finally {
      seen.running--
    }
  }
  return { client: ollama({ fetch: asking }), seen }
}

const many = (how: Shown, count: number, name: string) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}${n}`, how]))
const never = new AbortController().signal

/** What it finds, and after how many milliseconds. */
async function found({ client }: ReturnType<typeof program>, signal = never) {
  const began = Date.now()
  const checked = client.check(signal).then(
    (status) => ({ ...status, after: Date.now() - began }),
    (error: unknown) => ({ error, after: Date.now() - began }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return checked
}

test('a model that says nothing is given up after two seconds, all of them together after four, and those that answered are used', async () => {
  expect(await found(program({ silent: 'hangs', good: 'answers' }))).toMatchObject({
    model: { name: 'good' },
    failed: ['silent'],
    after: 2000,
  })
  const names = Object.keys(many('hangs', 50, 'silent'))
  const rest = await found(program({ ...many('answers', 3, 'good'), ...many('hangs', 50, 'silent') }))
  expect(rest).toMatchObject({ models: [{ name: 'good0' }, { name: 'good1' }, { name: 'good2' }], failed: names, after: 4000 })
  // Those that nobody came to are named, too: none of them is said not to be installed.
  expect(await found(program(many('hangs', 50, 'silent')))).toMatchObject({ reason: 'models_failed', failed: names, after: 4000 })
})

test('models are looked at a few at a time: neither one after the other nor all at once', async () => {
  const those = program(many('answers', 100, 'm'))
  expect(await found(those)).toMatchObject({ reason: null, after: Math.ceil(100 / 6) * 10 })
  expect(those.seen.most).toBe(6)
})

test('what is deleted while it is looked for is not said to fail, and a name that is too long is not asked for', async () => {
  const long = 'm'.repeat(201)
  const those = program({ gone: 404, [long]: 'answers', ['n'.repeat(200)]: 'answers', broken: 500 })
  expect(await found(those)).toMatchObject({ models: [{ name: 'n'.repeat(200) }], failed: ['broken'] })
  expect(those.seen.asked).not.toContain(long)
  expect(await found(program({ gone: 404 }))).toMatchObject({ reason: 'no_model' })
})

test('a look that is stopped ends at once with what is known by then, and asks nothing more', async () => {
  const stopping = new AbortController()
  const those = program({ good: 'answers', ...many('hangs', 50, 'silent') })
  setTimeout(() => stopping.abort(), 100)
  expect(await found(those, stopping.signal)).toMatchObject({ models: [{ name: 'good' }], after: 100 })
  expect(those.seen.asked).toHaveLength(7)
  expect(those.seen.running).toBe(0)
  const stopped = AbortSignal.abort(new Error('stopped before'))
  expect(
    await found({ ...those, client: ollama({ fetch: async (_, init) => Promise.reject(init?.signal?.reason) }) }, stopped),
  ).toMatchObject({
    error: new Error('stopped before'),
  })
})

test('a program that does not answer the question for its models is one that is not running', async () => {
  const hanging = ollama({
    fetch: (_, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const ended = new AbortController()
    setTimeout(() => ended.abort(new Error('too slow')), after)
    return ended.signal
  })
  const status = ownLocalModels(hanging).status()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await status).toMatchObject({ reason: 'not_running', model: null })
})

test('no request carries a cookie, is kept, or follows to another place', async () => {
  const those = program({ good: 'answers' })
  await found(those)
  expect(those.seen.init).toHaveLength(2)
  for (const init of those.seen.init)
    expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store', redirect: 'error', referrerPolicy: 'no-referrer' })
})

test('several questions in a row look once, later ones look again, and one of many is found by its name', async () => {
  const those = program(many('answers', 150, 'm'))
  const models = ownLocalModels(those.client)
  const named = async (name?: string) => {
    const model = models.model(name)
    await vi.advanceTimersByTimeAsync(1000)
    return (await model)?.name
  }
  expect(await named()).toBe('m0')
  expect(await named('m99')).toBe('m99')
  expect(those.seen.lists).toBe(1)
  expect(await named('m140')).toBe('m140')
  expect(those.seen.lists).toBe(2)
  expect(await named('none')).toBe(undefined)
  await vi.advanceTimersByTimeAsync(3000)
  await named()
  expect(those.seen.lists).toBeGreaterThan(3)
})
