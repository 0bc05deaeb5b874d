import type { LocalModelStatus } from '@convostat/api/local-model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenStatus, isLookedFor, type LocalModelEvent, localModelBegins, nextLocalModel, viewOf } from './local-model-transitions.ts'

const model = (name: string) => ({ name, contextLength: 4096, hasTools: true })
const ready = (...names: string[]): LocalModelStatus => ({ model: model(names[0]), models: names.map(model), reason: null })
const nowhere: LocalModelStatus = { model: null, models: [], reason: 'not_running' }

const fresh = localModelBegins({ isOn: false, model: null }, false)
const stateAfter = (events: readonly LocalModelEvent[], state = fresh) =>
  events.reduce((before, event) => nextLocalModel(before, event).state, state)
const effectsOf = (event: LocalModelEvent, state = fresh) => nextLocalModel(state, event).effects

const connected: LocalModelEvent = { type: 'connected' }
const said = (check: number, status: LocalModelStatus | null, isPart?: true): LocalModelEvent => ({
  type: 'said',
  said: { check, status, ...(isPart && { isPart }) },
})

describe('a click that switches it on', () => {
  test('is remembered and shown before the worker looks, with all the time that a question to the reader needs', () => {
    const before = stateAfter([{ type: 'chosen', model: 'b' }])
    expect(effectsOf(connected, before)).toEqual([
      { type: 'keep', kept: { isOn: true, model: 'b' } },
      { type: 'show' },
      { type: 'look', check: 1, isPatient: true, wished: 'b' },
    ])
  })

  test('is not followed by a look without a click while the browser still asks', () => {
    const connecting = stateAfter([connected])
    const asked: LocalModelEvent = { type: 'permission', about: 1, why: 'to_look', given: 'prompt' }
    expect(nextLocalModel(connecting, asked)).toEqual({ state: connecting, effects: [] })
  })
})

describe('a look without a click', () => {
  const on = localModelBegins({ isOn: true, model: null }, false)
  const permitted = (given: PermissionState | null) => nextLocalModel(on, { type: 'permission', about: 0, why: 'to_look', given })

  test('asks about the permission first', () => {
    expect(effectsOf({ type: 'check' }, on)).toEqual([{ type: 'ask_permission', about: 0, why: 'to_look' }])
    expect(effectsOf({ type: 'check' })).toEqual([])
  })

  test.each([null, 'granted'] as const)('begins where the browser has no question left (%s), and no second one beside it', (given) => {
    const { state, effects } = permitted(given)
    expect(effects).toEqual([{ type: 'look', check: 1, isPatient: false }])
    expect(effectsOf({ type: 'tick' }, state)).toEqual([])
    expect(effectsOf({ type: 'tick' }, stateAfter([said(1, nowhere)], state))).not.toEqual([])
  })

  test.each([
    ['prompt', 'not_connected'],
    ['denied', 'permission_denied'],
  ] as const)('is not begun where the permission is %s', (given, reason) => {
    const { state, effects } = permitted(given)
    expect([effects, state.status.reason]).toEqual([[{ type: 'show' }], reason])
  })

  test('is not begun where something else happened since the permission was asked about', () => {
    const late: LocalModelEvent = { type: 'permission', about: 0, why: 'to_look', given: 'granted' }
    for (const meanwhile of [connected, { type: 'switched_off' }, { type: 'broke' }] as const)
      expect(effectsOf(late, stateAfter([meanwhile], on))).toEqual([])
  })
})

describe('what the program says', () => {
  const connecting = stateAfter([connected])

  test('is shown immediately where it answers, and ends the connecting', () => {
    const { state, effects } = nextLocalModel(connecting, said(1, ready('a', 'b')))
    expect(effects).toEqual([{ type: 'show' }])
    expect(viewOf(state)).toEqual({ isOn: true, isConnecting: false, reason: null, model: 'a', models: [model('a'), model('b')] })
  })

  test.each([null, nowhere])('is explained by the permission where it is nothing', (status) => {
    const { state, effects } = nextLocalModel(connecting, said(1, status))
    expect(effects).toEqual([{ type: 'ask_permission', about: 1, why: { found: status } }])
    const reasonBy = (given: PermissionState | null, isInsecureBlocked = false) =>
      stateAfter([{ type: 'permission', about: 1, why: { found: status }, given }], { ...state, isInsecureBlocked }).status.reason
    expect([reasonBy(null), reasonBy('granted')]).toEqual(['not_running', 'not_running'])
    expect([reasonBy('denied'), reasonBy('prompt', true)]).toEqual(['permission_denied', 'permission_denied'])
    expect(reasonBy('granted', true)).toBe('insecure_blocked')
  })

  test('says nothing where it is about an older look', () => {
    expect(nextLocalModel(connecting, said(0, ready('a')))).toEqual({ state: connecting, effects: [] })
  })

  test('in part replaces a part of the same look, but not what an earlier look knew of all models', () => {
    const part = stateAfter([said(1, ready('b'), true)], connecting)
    expect(stateAfter([said(1, ready('a', 'b'), true)], part).status).toEqual(ready('a', 'b'))
    const whole = stateAfter([said(1, ready('a', 'b')), { type: 'permission', about: 1, why: 'to_look', given: null }], connecting)
    expect(stateAfter([said(2, ready('b'), true)], whole).status).toEqual(ready('a', 'b'))
    expect(stateAfter([said(2, ready('b'))], whole).status).toEqual(ready('b'))
  })

  test('that an answer failed midway has it looked at', () => {
    const failed: LocalModelEvent = { type: 'said', said: { failed: true } }
    expect(effectsOf(failed, connecting)).toEqual([{ type: 'ask_permission', about: 1, why: 'to_look' }])
  })
})

test('switched off, the worker ends before that is shown and remembered; in another page of ours it only ends', () => {
  const on = stateAfter([connected, said(1, ready('a'))])
  const kept = { isOn: false, model: null }
  expect(effectsOf({ type: 'switched_off' }, on)).toEqual([{ type: 'end' }, { type: 'show' }, { type: 'keep', kept }])
  expect(effectsOf({ type: 'followed', kept }, on)).toEqual([{ type: 'end' }, { type: 'show' }])
})

test('switched on by another page, it is looked for without a click; another model is only shown', () => {
  const followed: LocalModelEvent = { type: 'followed', kept: { isOn: true, model: 'b' } }
  expect(effectsOf(followed)).toEqual([{ type: 'show' }, { type: 'ask_permission', about: 0, why: 'to_look' }])
  const on = stateAfter([connected, said(1, ready('a', 'b'))])
  const { state, effects } = nextLocalModel(on, followed)
  expect([effects, chosenStatus(state).model?.name]).toEqual([[{ type: 'show' }], 'b'])
})

test('a chat that is opened has it looked for, where it cannot be asked', () => {
  const open: LocalModelEvent = { type: 'chat_open', isOpen: true }
  const connecting = stateAfter([connected])
  expect(effectsOf(open, connecting)).toEqual([{ type: 'ask_permission', about: 1, why: 'to_look' }, { type: 'show' }])
  expect(effectsOf(open, stateAfter([said(1, ready('a'))], connecting))).toEqual([{ type: 'show' }])
  expect([effectsOf(open), effectsOf(open, stateAfter([open]))]).toEqual([[{ type: 'show' }], []])
})

describe('for any events, in any order', () => {
  const given = fc.constantFrom<(PermissionState | null)[]>(null, 'granted', 'prompt', 'denied')
  const status = fc.constantFrom(null, nowhere, ready('a'), ready('b', 'a'))
  const check = fc.nat({ max: 4 })
  const isOn = fc.boolean()
  const name = fc.constantFrom('a', 'b')
  const anything: fc.Arbitrary<LocalModelEvent> = fc.oneof(
    fc.constantFrom<LocalModelEvent[]>(connected, { type: 'switched_off' }, { type: 'check' }, { type: 'tick' }, { type: 'broke' }),
    fc.constantFrom<LocalModelEvent[]>({ type: 'port_wanted' }, { type: 'port_passed' }, { type: 'said', said: { failed: true } }),
    name.map((model) => ({ type: 'chosen' as const, model })),
    fc.record({ isOn, model: fc.option(name) }).map((kept) => ({ type: 'followed' as const, kept })),
    fc.boolean().map((isOpen) => ({ type: 'chat_open' as const, isOpen })),
    fc.record({ about: check, given }).map((event) => ({ type: 'permission' as const, why: 'to_look' as const, ...event })),
    fc
      .record({ about: check, given, status })
      .map(({ status, ...event }) => ({ type: 'permission' as const, why: { found: status }, ...event })),
    fc.record({ check, status }).map(({ check, status }) => said(check, status)),
    fc.record({ check, status }).map(({ check, status }) => said(check, status, true)),
  )
  const everyStep = (holds: (before: typeof fresh, event: LocalModelEvent, next: ReturnType<typeof nextLocalModel>) => void) =>
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 40 }), fc.boolean(), (events, isInsecureBlocked) => {
        let state = { ...fresh, isInsecureBlocked }
        for (const event of events) {
          const next = nextLocalModel(state, event)
          holds(state, event, next)
          state = next.state
        }
      }),
    )

  test('nothing looks at the program while it is switched off', () => {
    everyStep((_, __, { state, effects }) => {
      if (!state.isOn) expect(effects.filter(({ type }) => type === 'look')).toEqual([])
    })
  })

  test('it waits long after a click and never else', () => {
    everyStep((_, event, { effects }) => {
      for (const effect of effects) if (effect.type === 'look') expect(effect.isPatient).toBe(event.type === 'connected')
    })
  })

  test('each look has its own number, and numbers never fall', () => {
    everyStep(({ checks }, _, { state, effects }) => {
      expect(state.checks).toBeGreaterThanOrEqual(checks)
      for (const effect of effects) if (effect.type === 'look') expect([effect.check > checks, effect.check]).toEqual([true, state.checks])
    })
  })

  test('what is seen changes only together with being shown, and so does whether it is looked for', () => {
    everyStep((before, _, { state, effects }) => {
      const isSame = JSON.stringify(viewOf(before)) === JSON.stringify(viewOf(state)) && isLookedFor(before) === isLookedFor(state)
      expect(isSame || effects.some(({ type }) => type === 'show')).toBe(true)
    })
  })

  test('off, it is connecting to nothing and has no model', () => {
    everyStep((_, __, { state }) => {
      if (!state.isOn) expect(viewOf(state)).toMatchObject({ isConnecting: false, model: null, models: [] })
    })
  })

  test('a choice is remembered as it then is', () => {
    everyStep((_, __, { state, effects }) => {
      for (const effect of effects) if (effect.type === 'keep') expect(effect.kept).toEqual({ isOn: state.isOn, model: state.wished })
    })
  })
})
