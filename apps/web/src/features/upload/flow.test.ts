import { describe, expect, test } from 'vitest'
import { answerOf, factsOf } from '#testing/answers.ts'
import { advance, type Flow, type FlowEvent, nothingChosen, redirectDelay } from './flow.ts'

const file = new File(['x'], 'chat.txt')
const other = new File(['y'], 'other.txt')
const facts = factsOf()
const problem = { sentence: 'Something is wrong' }
const progress = { stage: 'reading', done: 1, total: 2 } as const

const flowAfter = (...events: FlowEvent[]): Flow => events.reduce(advance, nothingChosen)
const chosen = flowAfter({ type: 'inspect', file }, { type: 'inspected', facts })
const analyzing = advance(chosen, { type: 'analyze' })
const done = advance(analyzing, { type: 'analyzed', answer: answerOf() })

describe('choosing', () => {
  test('a file is read, then its card is shown', () => {
    expect(flowAfter({ type: 'inspect', file }, { type: 'progress', progress })).toMatchObject({ step: 'inspecting', file, progress })
    expect(chosen).toEqual({ step: 'chosen', chosen: { file, facts, dateOrder: undefined } })
  })

  test('its card has the messages by time that were reported while it was read', () => {
    const slots = { perDay: 1, people: [], rest: null }
    const read = flowAfter({ type: 'inspect', file }, { type: 'progress', progress: { ...progress, slots } }, { type: 'inspected', facts })
    expect(read).toMatchObject({ step: 'chosen', chosen: { slots } })
  })

  test('a refused file leaves its sentence, and the card of the one before it', () => {
    expect(flowAfter({ type: 'refused', problem })).toEqual({ step: 'empty', problem })
    expect(advance(chosen, { type: 'refused', problem })).toMatchObject({ step: 'chosen', chosen: { file }, problem })
  })

  test('a file that cannot be read says so, and the next one can be chosen', () => {
    const unreadable = flowAfter({ type: 'inspect', file }, { type: 'failed', problem })
    expect(unreadable).toEqual({ step: 'unreadable', file, problem })
    expect(advance(unreadable, { type: 'inspect', file: other })).toMatchObject({ step: 'inspecting', file: other, before: undefined })
  })

  test('reading the dates the other way keeps the card until the new one is there', () => {
    const again = advance(chosen, { type: 'inspect', file, dateOrder: 'mdy' })
    expect(again).toMatchObject({ step: 'inspecting', before: { file, facts } })
    expect(advance(again, { type: 'canceled' })).toMatchObject({ step: 'chosen', chosen: { facts } })
    expect(advance(again, { type: 'inspected', facts })).toMatchObject({ chosen: { dateOrder: 'mdy' } })
  })

  test('another file takes no card over', () => {
    expect(advance(chosen, { type: 'inspect', file: other })).toMatchObject({ step: 'inspecting', before: undefined })
  })
})

describe('analyzing', () => {
  test('begins only with a file that was read', () => {
    expect(advance(nothingChosen, { type: 'analyze' })).toBe(nothingChosen)
    expect(analyzing).toMatchObject({ step: 'analyzing', chosen: { file } })
  })

  test('canceled, the file is still chosen', () => {
    expect(advance(analyzing, { type: 'canceled' })).toMatchObject({ step: 'chosen', chosen: { file }, wasCanceled: true })
  })

  test('failed, the file is still chosen and the reason is shown', () => {
    expect(advance(analyzing, { type: 'failed', problem })).toEqual({ step: 'chosen', chosen: { file, facts }, problem })
  })

  test('no other file is taken while it runs or once it is done', () => {
    for (const flow of [analyzing, done]) {
      expect(advance(flow, { type: 'inspect', file: other })).toBe(flow)
      expect(advance(flow, { type: 'refused', problem })).toBe(flow)
    }
  })

  test('an answer that comes after cancel changes nothing', () => {
    const canceled = advance(analyzing, { type: 'canceled' })
    expect(advance(canceled, { type: 'analyzed', answer: answerOf() })).toBe(canceled)
    expect(advance(canceled, { type: 'progress', progress })).toBe(canceled)
    expect(advance(nothingChosen, { type: 'inspected', facts })).toBe(nothingChosen)
  })

  test('the dashboard opens after 1.5 s, and after 3 s where a truncation notice should be read', () => {
    expect(redirectDelay(answerOf())).toBe(1500)
    expect(redirectDelay(answerOf({ was_truncated: true }))).toBe(3000)
  })
})
