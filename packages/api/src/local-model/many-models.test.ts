import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Looking, ollama } from './ollama.ts'
import { ownLocalModels } from './own-local-models.ts'

// Which models are looked at, and for how long, with a clock of the test's own.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A number is that of milliseconds after which it answers. */
type Shown = 'answers' | 'hangs' | 'fails' | 'gone' | number

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
      const answered = new Promise((resolve) => setTimeout(resolve, typeof how === 'number' ? how : 10))
      await Promise.race([answered, hanging(init.signal as AbortSignal)])
      if (how === 'fails' || how === 'gone') return new Response(null, { status: how === 'gone' ? 404 : 500 })
      return Response.json({ capabilities: ['completion'] })
    } finally {
      seen.running--
    }
  }
  return { client: ollama({ fetch: asking }), seen }
}

const many = (how: Shown, count: number, name: string) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}${n}`, how]))
const never = new AbortController().signal

/** What it finds, and after how many milliseconds. */
async function found({ client }: ReturnType<typeof program>, signal = never, looking: Looking = {}) {
  const began = Date.now()
  const checked = client.check(signal, looking).then(
    (status) => ({ ...status, after: Date.now() - began }),
    (error: unknown) => ({ error, after: Date.now() - began }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return checked
}

test('a model that says nothing is given up after two seconds, and those that answered are heard before', async () => {
  const heard: (string[] | number)[] = []
  const one = program({ silent: 'hangs', good: 'answers', slow: 1500 })
  const began = Date.now()
  const status = await found(one, never, {
    found: ({ models, unanswered }) =>
      heard.push(
        models.map(({ name }) => name),
        Date.now() - began,
        unanswered?.length ?? 0,
      ),
  })
  // The silent one was waited for again after all others had their turn.
  expect(status).toMatchObject({ models: [{ name: 'good' }, { name: 'slow' }], unanswered: ['silent'], after: 2250 })
  expect(status).not.toHaveProperty('failed')
  expect(heard.slice(0, 3)).toEqual([['good'], 250, 0])
  expect(heard.slice(-3)).toEqual([['good', 'slow'], 2250, 1])
  const names = Object.keys(many('hangs', 50, 'silent'))
  const rest = await found(program({ ...many('hangs', 50, 'silent'), ...many('answers', 3, 'good') }))
  expect(rest).toMatchObject({ models: [{ name: 'good0' }, { name: 'good1' }, { name: 'good2' }], unanswered: names })
  expect(await found(program(many('hangs', 50, 'silent')))).toMatchObject({ reason: 'models_failed', unanswered: names })
})

test('every good model is offered, whatever others hang or fail, in any order', async () => {
  const model = fc.oneof(fc.constant('hangs' as const), fc.constant('answers' as const), fc.constant('fails' as const), fc.nat(1900))
  const property = fc.asyncProperty(
    fc.array(fc.tuple(model, fc.nat(20)), { minLength: 1, maxLength: 12 }),
    fc.option(fc.nat(99)),
    async (runs, chosen) => {
      // Runs of one kind, as many as are looked at.
      const kinds = runs.flatMap(([how, times]) => Array.from({ length: times }, () => how)).slice(0, 100)
      const models = Object.fromEntries(kinds.map((how, i) => [`m${i}`, how]))
      const named = (is: (how: Shown) => boolean) => Object.keys(models).filter((name) => is(models[name]))
      const good = named((how) => how === 'answers' || typeof how === 'number')
      const wished = chosen !== null && `m${chosen}` in models ? `m${chosen}` : null
      const heard: string[][] = []
      const status = await found(program(models), never, { wished, found: (part) => heard.push(part.models.map(({ name }) => name)) })
      if ('error' in status) throw status.error
      expect(status.models.map(({ name }) => name)).toEqual(good)
      expect(status.unanswered ?? []).toEqual(named((how) => how === 'hangs'))
      expect(status.failed ?? []).toEqual(named((how) => how === 'fails'))
      expect(status.after).toBeLessThanOrEqual(40_000)
      // What was offered stays offered, and nothing is before the one that is wished for.
      for (const [i, names] of heard.entries()) {
        expect(heard.slice(0, i).flat()).toSatisfy((before: string[]) => before.every((name) => names.includes(name)))
        if (wished !== null && good.includes(wished)) expect(names).toContain(wished)
      }
    },
  )
  await fc.assert(property, {
    numRuns: 60,
    examples: [
      [
        [
          ['hangs', 20],
          ['answers', 1],
        ],
        null,
      ],
      [
        [
          ['hangs', 99],
          ['answers', 1],
        ],
        null,
      ],
    ],
  })
})

test('models are looked at a few at a time: neither one after the other nor all at once', async () => {
  const those = program(many('answers', 100, 'm'))
  expect(await found(those)).toMatchObject({ reason: null, after: Math.ceil(100 / 6) * 10 })
  expect(those.seen.most).toBe(6)
})

test('what is deleted while it is looked for is not said to fail, and a name that is too long is not asked for', async () => {
  const long = 'm'.repeat(201)
  const those = program({ gone: 'gone', [long]: 'answers', ['n'.repeat(200)]: 'answers', broken: 'fails' })
  expect(await found(those)).toMatchObject({ models: [{ name: 'n'.repeat(200) }], failed: ['broken'] })
  expect(those.seen.asked).not.toContain(long)
  expect(await found(program({ gone: 'gone' }))).toMatchObject({ reason: 'no_model' })
})

test('a look that is stopped ends immediately with what is known by then, and asks nothing more', async () => {
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
  const status = ownLocalModels(hanging).status()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await status).toMatchObject({ reason: 'not_running', model: null })
})

test('a server answers within five seconds with what it knows by then, and uses what it learns later', async () => {
  const those = program({ ...many('hangs', 99, 'silent'), slow: 1900 })
  const models = ownLocalModels(those.client)
  const now = models.status()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await now).toMatchObject({ reason: 'models_failed' })
  const named = models.model('slow')
  await vi.advanceTimersByTimeAsync(5000)
  expect((await named)?.name).toBe('slow')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await models.status()).toMatchObject({ model: { name: 'slow' } })
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
