import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Correction } from '@convostat/api'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/published-folder.ts'
import { diskCorrections } from './disk-list.ts'

const correction = (message: string): Correction => ({ author: 'Ana', date: '2021-03-04T09:00:00', message, label: 'joy' })

test('whichever thread answers next has the corrections, and only their owner may read them', () => {
  const folder = temporaryFolder()
  const before = diskCorrections(folder)
  expect(before.list()).toEqual([])
  before.replace([correction('hi'), correction('“לא” 👩‍👩‍👧 \ud83d')])
  expect(before.list()).toBe(before.list())
  expect(diskCorrections(folder).list()).toEqual(before.list())
  expect(readdirSync(folder)).toEqual(['corrections.json'])
  expect(statSync(join(folder, 'corrections.json')).mode & 0o777).toBe(0o600)
})

test('without any there is no file of them', () => {
  const folder = temporaryFolder()
  const corrections = diskCorrections(folder)
  corrections.replace([])
  corrections.replace([correction('hi')])
  corrections.replace([])
  expect([readdirSync(folder), corrections.list(), diskCorrections(folder).list()]).toEqual([[], [], []])
})

test('where they cannot be written the list stays as it was, and nothing is reported as kept', () => {
  const folder = temporaryFolder()
  const corrections = diskCorrections(folder)
  corrections.replace([correction('hi')])
  // Instead of the draft.
  mkdirSync(join(folder, 'corrections.json.new'))
  expect(() => corrections.replace([correction('other')])).toThrow()
  expect(corrections.list()).toEqual([correction('hi')])
})
