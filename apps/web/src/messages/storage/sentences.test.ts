import { afterEach, expect, test, vi } from 'vitest'
import { importIn } from '#testing/in-language.ts'
import { lostMeaning } from './sentences.ts'

afterEach(() => vi.unstubAllEnvs())

const none = { favorites: 0, milestones: 0, people: 0, license: false }

test.each([
  [{ favorites: 1 }, '1 saved message is gone. Restore a backup to bring it back.'],
  [{ milestones: 1 }, '1 saved keyword is gone. Restore a backup to bring it back.'],
  [{ milestones: 2 }, '2 saved keywords are gone. Restore a backup to bring them back.'],
  [{ people: 1 }, 'The names in 1 chat are gone. Restore a backup to bring them back.'],
  [{ license: true }, 'Your license is gone. Upload your license file again, or restore a backup.'],
  [
    { favorites: 2, milestones: 1, people: 3, license: true },
    '2 saved messages, 1 saved keyword, the names in 3 chats and your license are gone. Restore a backup to bring them back.',
  ],
])('what was lost is named with its number: %o', (lost, sentence) => {
  expect(lostMeaning({ ...none, ...lost })).toBe(sentence)
})

test.each(['de', 'ar'])('each of it is named in every language: %s', async (language) => {
  const { lostMeaning } = await importIn(language, () => import('./sentences.ts'))
  const sentences = [
    { favorites: 1 },
    { favorites: 2 },
    { milestones: 1 },
    { milestones: 2 },
    { people: 1 },
    { people: 2 },
    { license: true },
    { people: 2, license: true },
  ].map((lost) => lostMeaning({ ...none, ...lost }))
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('in German what is gone comes back as what it is', async () => {
  const { lostMeaning } = await importIn('de', () => import('./sentences.ts'))
  expect(lostMeaning({ ...none, milestones: 1 })).toBe(
    '1 gespeichertes Stichwort ist weg. Mit einer Sicherung kannst du es wiederherstellen.',
  )
})
