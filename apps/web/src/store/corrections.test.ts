import { type Correction, mostCorrections } from '@convostat/api'
import { expect, test } from 'vitest'
import { correctionKind, mergeCorrections, readCorrections, setCorrection } from './corrections.ts'
import { memoryShelf } from './record-store.ts'

const emptyShelf = () => memoryShelf(correctionKind)
const message = (n: number) => ({ author: 'Ana', date: '2021-03-04T09:00:00', message: `hi ${n}` })
const said = (n: number, label: Correction['label'] = 'joy') => ({ ...message(n), label })

test('a message is what was said of it last, and nothing once that was taken back', async () => {
  const shelf = emptyShelf()
  expect(await setCorrection(shelf, message(1), 'joy')).toBeNull()
  expect(await setCorrection(shelf, message(1), 'fear')).toBe('joy')
  expect(await readCorrections(shelf)).toEqual([said(1, 'fear')])
  expect(await setCorrection(shelf, message(1), null)).toBe('fear')
  expect(await readCorrections(shelf)).toEqual([])
})

test('what was said since is not overwritten by who goes back from something else', async () => {
  const shelf = emptyShelf()
  await setCorrection(shelf, message(1), 'joy')
  await setCorrection(shelf, message(1), 'fear')
  expect(await setCorrection(shelf, message(1), null, 'joy')).toBe('fear')
  expect(await readCorrections(shelf)).toEqual([said(1, 'fear')])
  await setCorrection(shelf, message(1), 'love', 'fear')
  expect(await readCorrections(shelf)).toEqual([said(1, 'love')])
})

test('a backup brings what is not said here already, and says how many', async () => {
  const shelf = emptyShelf()
  await setCorrection(shelf, message(1), 'anger')
  expect(await mergeCorrections(shelf, [said(1), said(2)])).toBe(1)
  expect(await mergeCorrections(shelf, [said(1), said(2)])).toBe(0)
  expect(await readCorrections(shelf)).toEqual([said(1, 'anger'), said(2)])
})

test('there is an end to how many are kept: a further one is refused, one that is there can still be changed', async () => {
  const shelf = emptyShelf()
  const many = Array.from({ length: mostCorrections + 5 }, (_, n) => said(n))
  expect(await mergeCorrections(shelf, many)).toBe(mostCorrections)
  await expect(setCorrection(shelf, message(-1), 'joy')).rejects.toMatchObject({ code: 'storage_full' })
  expect(await setCorrection(shelf, message(0), 'fear')).toBe('joy')
  expect(await mergeCorrections(shelf, [said(-1)])).toBe(0)
  expect(await readCorrections(shelf)).toHaveLength(mostCorrections)
})

test('what is damaged is passed over', async () => {
  const shelf = emptyShelf()
  const damaged = [
    { v: 1, ...said(1), label: 'happy' },
    { v: 1, ...said(2), date: 'yesterday' },
    { v: 2, ...said(3) },
  ]
  await shelf.change([], () => ({ put: damaged, answer: undefined }))
  await setCorrection(shelf, message(4), 'joy')
  expect(await readCorrections(shelf)).toEqual([said(4)])
})
