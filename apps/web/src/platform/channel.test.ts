import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const module = () => import('./channel.ts')

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

class Refused {
  constructor() {
    throw new DOMException('', 'SecurityError')
  }
}

test.each([
  ['missing', undefined],
  ['refused', Refused],
] as const)(
  'where BroadcastChannel is %s channels of one page receive from each other, and never from themselves',
  async (_name, channel) => {
    vi.stubGlobal('BroadcastChannel', channel)
    const { openChannel } = await module()
    const heard: unknown[] = []
    const [ben, cem, other] = ['news', 'news', 'else'].map((name, i) => openChannel(name, (message) => heard.push([i, message])))
    ben.post('hello')
    await vi.waitFor(() => expect(heard).toEqual([[1, 'hello']]))
    cem.close()
    other.post('nobody')
    ben.post('gone')
    await new Promise((resolve) => setTimeout(resolve))
    expect(heard).toEqual([[1, 'hello']])
  },
)

/** A BroadcastChannel that is there and delivers nothing. */
class Deaf {
  static readonly said: unknown[] = []
  onmessage = null
  postMessage(message: unknown) {
    Deaf.said.push(message)
  }
  close() {}
}

test('where BroadcastChannel delivers nothing each is spoken to all the same, nobody receives it, and nothing fails', async () => {
  vi.stubGlobal('BroadcastChannel', Deaf)
  const { openChannel, passOn } = await module()
  const heard = vi.fn()
  const [ben, cem] = [openChannel('news', heard), openChannel('news', heard)]
  const engine = worker()
  passOn(engine)
  ben.post('hello')
  for (const isBroadcast of [true, false]) engine.says({ channel: 'news', message: `kept, ${isBroadcast}`, isBroadcast })
  await new Promise((resolve) => setTimeout(resolve))
  for (const channel of [ben, cem]) channel.close()
  expect([Deaf.said, heard.mock.calls]).toEqual([['hello', 'kept, false'], []])
})

/** A worker as its page sees it. */
function worker() {
  let tell: (event: { data: unknown }) => void = () => undefined
  return {
    addEventListener: ((_type: string, hear: typeof tell) => {
      tell = hear
    }) as Worker['addEventListener'],
    says: (data: unknown) => tell({ data }),
  }
}

test.each([
  ['neither has one', undefined, false, 1],
  ['the page alone has none', undefined, true, 1],
  ['the worker alone has none', 'native', false, 1],
  ['both have one, which has informed the page already', 'native', true, 0],
] as const)('a worker is heard in its page where %s', async (_name, channel, isBroadcast, times) => {
  if (channel === undefined) vi.stubGlobal('BroadcastChannel', undefined)
  const { openChannel, passOn } = await module()
  const heard: unknown[] = []
  const line = openChannel('news', (message) => heard.push(message))
  const engine = worker()
  passOn(engine)
  engine.says({ id: 1, output: 'no news' })
  engine.says({ channel: 'news', message: 'kept', isBroadcast })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(heard).toEqual(Array.from({ length: times }, () => 'kept'))
  line.close()
})

test('a worker without one informs its page', async () => {
  const posted = vi.fn()
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('WorkerGlobalScope', class {})
  vi.stubGlobal('postMessage', posted)
  const { openChannel } = await module()
  openChannel('news').post('kept')
  expect(posted).toHaveBeenCalledWith({ channel: 'news', message: 'kept', isBroadcast: false })
})

test('pages without one notify one another through the storage event, and nothing of it stays', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const events = new EventTarget()
  const stored = new Map<string, string>()
  const changes: { key: string; newValue: string | null }[] = []
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('localStorage', {
    setItem: (key: string, newValue: string) => {
      stored.set(key, newValue)
      changes.push({ key, newValue })
    },
    removeItem: (key: string) => {
      stored.delete(key)
      changes.push({ key, newValue: null })
    },
  })
  const { openChannel } = await module()
  const heard: unknown[] = []
  openChannel('news', (message) => heard.push(message)).post({ type: 'kept' })
  expect(stored.size).toBe(0)
  // The other page has the same code: what it receives is what this one has set.
  for (const change of changes) events.dispatchEvent(Object.assign(new Event('storage'), change))
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'kept' }]))
})
