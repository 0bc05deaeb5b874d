import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LeftUpload } from '#data/chat/pending-uploads.ts'
import { type NoteEvent, nextNote, nothingNoted } from './noted-file.ts'

const file = new File(['x'], 'Ana')
const other = new File(['x'], 'Ben')
const left = (isAnalyzing: boolean): LeftUpload => ({
  ...{ key: 'k', filename: 'Ana', size: 1, lastModified: 1, tries: 0, file },
  isAnalyzing,
})

const stateAfter = (...events: NoteEvent[]) => events.reduce((state, event) => nextNote(state, event).state, nothingNoted)
const effectsOf = (event: NoteEvent, ...before: NoteEvent[]) => nextNote(stateAfter(...before), event).effects
const read = (of: File, isSample = false): NoteEvent => ({ type: 'read', file: of, isSample, wanted: { dateOrder: 'mdy', appendTo: 'u' } })
const wanted = { isAnalyzing: false, dateOrder: 'mdy', appendTo: 'u' }

describe('a file that is read', () => {
  test('is noted as chosen, and only once, however often it is read', () => {
    expect(effectsOf(read(file))).toEqual([{ type: 'begin', file, wanted }])
    expect(effectsOf(read(file), read(file))).toEqual([{ type: 'want', wanted }])
  })

  test('takes the place of another one', () => {
    expect(effectsOf(read(other), read(file))).toEqual([{ type: 'end' }, { type: 'begin', file: other, wanted }])
  })

  test('is not noted where it is a sample, which takes the place of another one all the same', () => {
    expect(nextNote(stateAfter(read(file)), read(other, true))).toEqual({ state: nothingNoted, effects: [{ type: 'end' }] })
    expect(effectsOf(read(other, true))).toEqual([])
  })

  test('is the one that was taken over, where it is read in another way; another one is from no earlier page', () => {
    const taken: NoteEvent = { type: 'taken_over', file, left: left(false) }
    expect([effectsOf(taken), stateAfter(taken, read(file)).resumed]).toEqual([[], left(false)])
    expect(stateAfter(taken, read(other)).resumed).toBe(null)
  })
})

test('analyzed, it is chosen again where that was stopped', () => {
  const again: NoteEvent = { type: 'chosen_again', wanted: { appendTo: 'u' } }
  const next = nextNote(stateAfter(read(file), { type: 'analyzing', file }), again)
  const effects = [{ type: 'want', wanted: { isAnalyzing: false, appendTo: 'u' } }]
  expect(next).toEqual({ state: { noted: { file, isAnalyzing: false }, resumed: null }, effects })
  expect(effectsOf(again)).toEqual([])
})

test('what was taken over is analyzed where an earlier page had begun that', () => {
  for (const isAnalyzing of [true, false])
    expect(stateAfter({ type: 'taken_over', file, left: left(isAnalyzing) }).noted).toEqual({ file, isAnalyzing })
})

test('law: a note that is begun is ended once or its chat is kept, and only one is there at a time', () => {
  const of = fc.constantFrom(file, other)
  const event: fc.Arbitrary<NoteEvent> = fc.oneof(
    fc.tuple(of, fc.boolean()).map(([of, isSample]) => read(of, isSample)),
    of.map((file) => ({ type: 'analyzing' as const, file })),
    fc.constantFrom<NoteEvent[]>({ type: 'chosen_again', wanted: {} }, { type: 'kept' }, { type: 'given_up' }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = nothingNoted
      let isThere = false
      for (const event of events) {
        const next = nextNote(state, event)
        for (const { type } of next.effects) {
          // None is wanted or ended but the one that is there, and none begun beside it.
          expect(isThere).toBe(type !== 'begin')
          if (type !== 'want') isThere = type === 'begin'
        }
        // The store begins the note of a sample that is analyzed.
        if (event.type === 'analyzing') isThere = true
        if (event.type === 'kept') isThere = false
        state = next.state
        expect(state.noted !== null).toBe(isThere)
        expect(state.noted?.isAnalyzing ?? false).toBe(event.type === 'analyzing')
      }
    }),
  )
})
