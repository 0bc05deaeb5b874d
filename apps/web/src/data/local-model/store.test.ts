import { expect, test, vi } from 'vitest'
import { blocksLoopback } from './blocks-loopback.ts'
import { commandsFor, systemOf } from './commands.ts'
import { createLocalModel, type LocalModelPlaces } from './store.ts'
import type { LoopbackAsked, LoopbackSaid } from './worker-messages.ts'

const model = (name: string) => ({ name, contextLength: 4096, hasTools: true })
const ready = (...names: string[]) => ({ model: model(names[0]), models: names.map(model), reason: null })

/** A page with a worker that gives scripted answers. */
function page({
  permission = null,
  kept = {},
  isInsecureBlocked = false,
}: {
  permission?: PermissionState | null
  kept?: Record<string, string>
  isInsecureBlocked?: boolean
} = {}) {
  const state = { permission, asked: [] as LoopbackAsked[], started: 0, ended: 0, ticks: [] as (() => void)[] }
  let said: (said: LoopbackSaid) => void = () => undefined
  let broke: () => void = () => undefined
  const places: LocalModelPlaces = {
    start: () => {
      state.started++
      return {
        postMessage: (asked) => void state.asked.push(asked),
        hear: (listener) => {
          said = listener
        },
        broke: (hear) => {
          broke = hear
        },
        end: () => void state.ended++,
      }
    },
    permission: async () => state.permission,
    isInsecureBlocked,
    kept: { getItem: (key) => kept[key] ?? null, setItem: (key, value) => Object.assign(kept, { [key]: value }) },
    every: (_, work) => {
      state.ticks.push(work)
      return () => void state.ticks.splice(state.ticks.indexOf(work), 1)
    },
  }
  const store = createLocalModel(places)
  const answer = async (status: Extract<LoopbackSaid, { check: number }>['status'], isPart?: true) => {
    const last = state.asked.findLast((asked) => 'check' in asked)
    said({ check: last?.check ?? 0, status, ...(isPart && { isPart }) })
    await vi.waitFor(() => expect(store.view().isConnecting).toBe(false))
  }
  return { store, state, kept, answer, break: () => broke() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('nothing is started or asked before the reader connects it, whatever else happens', async () => {
  const { store, state } = page({ permission: 'granted' })
  store.setChatOpen(true)
  store.check()
  await settled()
  expect([state.started, state.asked, state.ticks.length]).toEqual([0, [], 0])
  expect(store.view()).toEqual({ isOn: false, isConnecting: false, reason: 'not_connected', model: null, models: [] })
})

test('connected, it lists the models; the one chosen is remembered on this device, and another where that is gone', async () => {
  const { store, answer, kept, state } = page()
  store.connect()
  expect(store.view()).toMatchObject({ isOn: true, isConnecting: true })
  await answer(ready('a', 'b'))
  expect(store.view()).toMatchObject({ reason: null, model: 'a' })
  store.choose('b')
  expect([store.view().model, (store.lent.localModel.value() as { model: { name: string } }).model.name]).toEqual(['b', 'b'])
  const later = page({ kept })
  later.store.check()
  await vi.waitFor(() => expect(later.state.asked).toHaveLength(1))
  await later.answer(ready('a', 'b'))
  expect(later.store.view().model).toBe('b')
  await later.answer(ready('a'))
  expect(later.store.view().model).toBe('a')
  expect(state.asked).toEqual([{ check: expect.any(Number), isPatient: true }])
})

test('while it is not there and a chat is open it is looked for again and again, and no longer once it is', async () => {
  const { store, answer, state } = page()
  store.connect()
  await answer({ model: null, models: [], reason: 'not_running' })
  expect(state.ticks).toHaveLength(0)
  store.setChatOpen(true)
  await vi.waitFor(() => expect(state.asked).toHaveLength(2))
  expect(state.ticks).toHaveLength(1)
  // A look that continues is not begun again.
  state.ticks[0]()
  await settled()
  expect(state.asked).toHaveLength(2)
  await answer({ model: null, models: [], reason: 'not_running' })
  state.ticks[0]()
  await vi.waitFor(() => expect(state.asked).toHaveLength(3))
  await answer(ready('a'))
  expect(state.ticks).toHaveLength(0)
})

test('models are offered as they answer, and a later look takes none away before it has ended', async () => {
  const { store, answer, state } = page()
  store.setChatOpen(true)
  store.connect()
  await answer(ready('b'), true)
  expect(store.view()).toMatchObject({ isConnecting: false, reason: null, model: 'b' })
  expect(state.ticks).toHaveLength(0)
  await answer(ready('a', 'b'), true)
  expect(store.view()).toMatchObject({ model: 'a' })
  store.choose('b')
  await answer({ ...ready('a', 'b'), unanswered: ['c'] })
  expect(store.view()).toMatchObject({ model: 'b', unanswered: ['c'] })
  store.check()
  await vi.waitFor(() => expect(state.asked).toHaveLength(2))
  await answer(ready('a'), true)
  expect(store.view()).toMatchObject({ model: 'b', unanswered: ['c'] })
  await answer(ready('a'))
  expect(store.view()).toMatchObject({ model: 'a' })
  expect(store.view()).not.toHaveProperty('unanswered')
})

test('without a click nobody is asked for permission, and a no is told apart from a program that does not run', async () => {
  const { store, answer, state } = page({ permission: 'prompt', kept: { 'convostat-local-model': '{"isOn":true,"model":null}' } })
  store.check()
  await settled()
  expect([state.started, store.view().reason]).toEqual([0, 'not_connected'])
  store.connect()
  state.permission = 'denied'
  await answer({ model: null, models: [], reason: 'not_running' })
  await vi.waitFor(() => expect(store.view().reason).toBe('permission_denied'))
  state.permission = 'granted'
  store.check()
  await vi.waitFor(() => expect(state.asked).toHaveLength(2))
  await answer({ model: null, models: [], reason: 'not_running' })
  await vi.waitFor(() => expect(store.view().reason).toBe('not_running'))
  const safari = page({ isInsecureBlocked: true })
  safari.store.connect()
  await safari.answer({ model: null, models: [], reason: 'not_running' })
  await vi.waitFor(() => expect(safari.store.view().reason).toBe('insecure_blocked'))
})

test('as long as the reader reads what the browser asks them nothing takes that look’s place, and a no ends it', async () => {
  const { store, answer, state } = page({ permission: 'prompt' })
  store.setChatOpen(true)
  store.connect()
  // Every ten seconds, however long they read.
  expect(state.ticks).toHaveLength(1)
  for (let i = 0; i < 3; i++) {
    state.ticks[0]()
    await settled()
  }
  expect(state.asked).toHaveLength(1)
  expect(store.view()).toMatchObject({ isConnecting: true })
  state.permission = 'granted'
  await answer(ready('a'))
  expect(store.view()).toMatchObject({ reason: null, model: 'a' })

  const refused = page({ permission: 'prompt' })
  refused.store.connect()
  refused.state.permission = 'denied'
  refused.store.check()
  await settled()
  expect(refused.store.view()).toMatchObject({ isConnecting: false, reason: 'permission_denied' })
})

test('what another page of ours said applies here, too: switched off nothing is asked any more, switched on it is looked for', async () => {
  const kept: Record<string, string> = {}
  const one = page({ kept })
  const other = page({ kept })
  one.store.connect()
  other.store.follow()
  await vi.waitFor(() => expect(other.state.asked).toEqual([{ check: expect.any(Number), isPatient: false }]))
  await one.answer(ready('a', 'b'))
  await other.answer(ready('a', 'b'))
  one.store.choose('b')
  other.store.follow()
  expect(other.store.view().model).toBe('b')
  one.store.switchOff()
  other.store.follow()
  expect([other.state.ended, other.store.view()]).toEqual([1, expect.objectContaining({ isOn: false, reason: 'switched_off' })])
  other.store.check()
  await settled()
  expect(other.state.asked).toHaveLength(1)
  expect(JSON.parse(kept['convostat-local-model'])).toEqual({ isOn: false, model: 'b' })
})

test('switched off, its worker ends, waiting calls learn that no answer comes, and a late message from it is ignored', async () => {
  const { store, answer, state, kept } = page()
  const lends = vi.fn()
  store.lent.localModelPort.hear(lends)
  store.connect()
  await answer(ready('a'))
  store.lent.localModelPort.wanted?.(false)
  expect(store.lent.localModelPort.value()).toBeInstanceOf(MessagePort)
  expect(store.lent.localModelPort.value()).toBe(undefined)
  store.check()
  store.switchOff()
  expect([state.ended, store.lent.localModelPort.value(), store.view().isOn]).toEqual([1, null, false])
  await answer(ready('a'))
  expect(store.view()).toMatchObject({ reason: 'switched_off', model: null })
  expect(JSON.parse(kept['convostat-local-model'])).toMatchObject({ isOn: false })
})

test('a worker that breaks is reported, and the next look starts another', async () => {
  const { store, answer, state, break: breakIt } = page()
  store.connect()
  await answer(ready('a'))
  breakIt()
  expect(store.view().reason).toBe('not_running')
  store.check()
  await vi.waitFor(() => expect(state.started).toBe(2))
})

test('whether a browser lets no page reach this computer is known by how the page was sent', () => {
  const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
  const https = { protocol: 'https:', isSecure: true, isHere: false }
  expect([blocksLoopback(https, safari), blocksLoopback(https, chrome)]).toEqual([true, false])
  expect(blocksLoopback({ protocol: 'http:', isSecure: false, isHere: false }, chrome)).toBe(true)
  expect(blocksLoopback({ protocol: 'http:', isSecure: true, isHere: true }, safari)).toBe(false)
})

test('the commands that repair it are those of the system, for the origin of the page', () => {
  const of = (userAgent: string) => systemOf({ userAgent })
  expect([of('Windows NT 10.0'), of('Macintosh; Intel Mac OS X'), of('X11; Linux'), of('')]).toEqual(['windows', 'macos', 'linux', 'linux'])
  const origin = 'https://chat.example.com'
  for (const system of ['windows', 'macos', 'linux'] as const) {
    expect(commandsFor('origin_not_allowed', system, origin).join('\n')).toContain(origin)
    expect(commandsFor('no_model', system, origin)).toEqual(['ollama pull llama3.2'])
    expect(commandsFor('not_running', system, origin)).toHaveLength(1)
    expect(commandsFor('permission_denied', system, origin)).toEqual([])
  }
})
