import { expect, test, vi } from 'vitest'
import { nextOf } from './pending-uploads.ts'

vi.mock('#data/client/engine.ts', () => ({ engine: { kind: 'browser' } }))
vi.mock('./left-uploads.ts', () => ({}))

const file = new File(['hello'], 'chat.txt')
const left = (key: string, how = {}) => ({
  key,
  filename: 'chat.txt',
  size: 5,
  lastModified: 5,
  isAnalyzing: false,
  tries: 0,
  file,
  ...how,
})

test('an upload that was being analyzed is finished before a file that was only chosen, however much older that is', () => {
  const analyzing = left('2-b', { isAnalyzing: true })
  expect(nextOf([left('1-a'), analyzing])).toBe(analyzing)
  expect(nextOf([left('1-a'), left('2-b')])?.key).toBe('1-a')
})

test('nothing is finished automatically that was tried before, or whose file is not here', () => {
  expect(nextOf([left('1-a', { tries: 1, isAnalyzing: true }), left('2-b', { file: null })])).toBe(null)
})
