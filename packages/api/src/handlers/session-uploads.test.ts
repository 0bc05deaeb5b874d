import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordOf } from '#testing/backups.ts'
import { mostAheadMs, numberOf } from '../newest-first.ts'
import type { OpenChat } from './open-chat.ts'
import {
  afterDeletion,
  afterNumber,
  afterRestore,
  HISTORY_LENGTH,
  isAsStored,
  listed,
  newNumber,
  replacedBy,
  sessionBegins,
} from './session-uploads.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const at = (number: number, appended = 0) => ({ ...recordOf(`upload_${number}`, appended), uploadDate: new Date(number).toISOString() })
const open = (record: OpenChat['record'], stored: OpenChat['stored']) => ({ record, stored }) as OpenChat
const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)

describe('the number of a new upload', () => {
  test('is the time it is', () => expect(newNumber(sessionBegins(), [], noon)).toBe(noon))

  test('is later than all that are known, and than the last one given, also where the clock was set back', () => {
    expect(newNumber(sessionBegins(), [at(noon + 5)], noon)).toBe(noon + 6)
    expect(newNumber(afterNumber(sessionBegins(), noon + 9), [at(noon + 5)], noon)).toBe(noon + 10)
  })

  test('does not follow one from a clock that was more than a year ahead', () => {
    expect(newNumber(sessionBegins(), [at(noon + mostAheadMs + 1)], noon)).toBe(noon)
    expect(newNumber(sessionBegins(), [at(noon + mostAheadMs)], noon)).toBe(noon + mostAheadMs + 1)
  })
})

test('the open chat is listed until it is kept, and again where another tab kept it; not once it is deleted', () => {
  const [newer, older] = [at(noon), at(noon - 1)]
  const session = sessionBegins()
  const ids = (stored: OpenChat['stored'], records = [older]) => idsOf(listed(session, records, open(newer, stored)))
  expect(ids('writing')).toEqual([newer.id, older.id])
  expect(ids('failed')).toEqual([newer.id, older.id])
  expect(ids('stored')).toEqual([older.id])
  expect(ids('stored', [newer, older])).toEqual([newer.id, older.id])
  expect(idsOf(listed(afterDeletion(session, newer.id), [newer, older], open(newer, 'writing')))).toEqual([older.id])
  expect(idsOf(listed(session, [older], null))).toEqual([older.id])
})

test('a chat is as it is stored where it is there with as many exports', () => {
  const [alone, extended] = [at(noon), at(noon, 1)]
  expect([isAsStored(open(alone, 'stored'), [alone]), isAsStored(open(alone, 'stored'), [extended])]).toEqual([true, false])
  expect(isAsStored(open(alone, 'stored'), [])).toBe(false)
})

describe('a new upload replaces', () => {
  const full = Array.from({ length: HISTORY_LENGTH }, (_, i) => at(noon - i))
  const id = `upload_${noon + 1}`
  const oldest = `upload_${noon - HISTORY_LENGTH + 1}`

  test('nothing while there is room, or where nothing should be replaced', () => {
    expect(replacedBy(id, 'oldest', full.slice(1))).toEqual([])
    expect(replacedBy(id, full[2], full.slice(1))).toEqual([])
    expect(replacedBy(id, 'none', full)).toEqual([])
  })

  test('the oldest of a full history, but never itself', () => {
    expect(replacedBy(id, 'oldest', [at(noon + 1), ...full])).toEqual([{ id: oldest }])
    expect(replacedBy(id, 'oldest', [...full, at(noon + 1)])).toEqual([{ id: oldest }])
    expect(replacedBy(id, 'oldest', [...full, at(noon - 99)])).toEqual([{ id: oldest }, { id: `upload_${noon - 99}` }])
  })

  test('the one that was chosen, as long as nothing was added to it', () => {
    expect(replacedBy(id, at(noon - 3, 2), full)).toEqual([{ id: `upload_${noon - 3}`, exports: 3 }])
  })
})

describe('whatever a session does, in any order', () => {
  const step = fc.record({
    do: fc.constantFrom('upload', 'upload', 'delete', 'restore'),
    now: fc.integer({ min: noon - 5, max: noon + 5 }),
    which: fc.nat({ max: 6 }),
    isStored: fc.boolean(),
  })

  const everyStep = (check: (is: ReturnType<typeof sessionBegins>, ids: readonly string[]) => void) =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let session = sessionBegins(`upload_${noon}`)
        const ids: string[] = []
        const stored: OpenChat['record'][] = []
        for (const { do: what, now, which, isStored } of steps) {
          const id = ids[which] ?? `upload_${noon}`
          if (what === 'upload') {
            const number = newNumber(session, stored, now)
            session = afterNumber(session, number)
            ids.push(`upload_${number}`)
            if (isStored) stored.push(at(number))
          } else session = what === 'delete' ? afterDeletion(session, id) : afterRestore(session, id)
          check(session, ids)
        }
      }),
    )

  test('no id is given twice, and each is higher than the one before', () => {
    everyStep((_, ids) => {
      const numbers = ids.map((id) => numberOf({ id }))
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    })
  })

  test('what was deleted is neither listed nor opened, until it is restored', () => {
    everyStep((session, ids) => {
      const { gone, resumable } = session
      if (resumable !== undefined) expect(gone.has(resumable)).toBe(false)
      const records = ids.map((id) => at(numberOf({ id })))
      expect(idsOf(listed(session, records, null))).toEqual(ids.filter((id) => !gone.has(id)))
    })
  })
})
