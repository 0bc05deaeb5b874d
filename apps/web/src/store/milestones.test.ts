import { expect, test } from 'vitest'
import { milestoneKind, readMilestones, removeMilestone, saveMilestones } from './milestones.ts'
import { memoryShelf } from './record-store.ts'

const emptyShelf = () => memoryShelf(milestoneKind)
const saved = (keyword: string, minute = 0) => ({ keyword, savedOn: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z` })

test('a keyword is followed once, however it is written', async () => {
  const shelf = emptyShelf()
  expect(await saveMilestones(shelf, [saved('Love'), saved(' love ', 1)])).toBe(1)
  expect(await saveMilestones(shelf, [saved('LOVE', 2), saved('caf\u00e9', 3)])).toBe(1)
  expect(await saveMilestones(shelf, [saved('cafe\u0301', 4)])).toBe(0)
  expect((await readMilestones(shelf)).map(({ keyword }) => keyword)).toEqual(['love', 'caf\u00e9'])
})

test('restored, a keyword is where it was', async () => {
  const shelf = emptyShelf()
  await saveMilestones(shelf, [saved('first', 1), saved('second', 2)])
  await removeMilestone(shelf, 'First ')
  expect((await readMilestones(shelf)).map(({ keyword }) => keyword)).toEqual(['second'])
  await saveMilestones(shelf, [saved('first', 1)])
  expect((await readMilestones(shelf)).map(({ keyword }) => keyword)).toEqual(['first', 'second'])
})

test('what is damaged is passed over', async () => {
  const shelf = emptyShelf()
  const damaged = [
    { v: 1, key: 'a', keyword: 'b', savedOn: '2026-11-21T10:00:00Z' },
    { v: 1, key: 'c', keyword: 5 },
    { v: 2, key: 'd', keyword: 'd', savedOn: '2026-11-21T10:00:00Z' },
  ]
  await shelf.change([], () => ({ put: damaged, answer: undefined }))
  await saveMilestones(shelf, [saved('love')])
  expect(await readMilestones(shelf)).toEqual([saved('love')])
})
