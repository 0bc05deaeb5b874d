import { expect, test, vi } from 'vitest'
import { allKeptOff } from '#data/saved/kept-off.ts'
import { show } from '#testing/cards.tsx'
import { OnShow } from './on-show.tsx'

vi.mock('#store/kept-off.ts', async (original) => ({
  ...(await original<object>()),
  readKeptOff: async () => {
    throw new Error('busy')
  },
}))

test('where the messages kept off cannot be read, none is shown: it may be one of them', async () => {
  const candidates = [{ id: 1, author: 'Romeo M.', date: '2023-05-14T23:12:00', message: 'the first of three' }]
  const at = await show(<OnShow place="Love" candidates={candidates} />)
  await expect(allKeptOff()).rejects.toThrow('busy')
  expect(at.querySelector('.invisible figure')).not.toBe(null)
})
