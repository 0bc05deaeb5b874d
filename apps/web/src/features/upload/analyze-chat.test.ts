import { Failure } from '@convostat/api'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerOf } from '#testing/answers.ts'
import { analyzeChat } from './analyze-chat.ts'

const { get, isBeingDeleted } = vi.hoisted(() => ({ get: vi.fn(), isBeingDeleted: vi.fn() }))
vi.mock('#data/client/api.ts', () => ({ api: { upload: { run: async () => answerOf() }, overview: { get } } }))
vi.mock('#data/deletions/kept-deletions.ts', () => ({ isBeingDeleted }))
vi.mock('#data/deletions/uploads-deleting.ts', () => ({ keepAddedTo: vi.fn() }))

beforeEach(() => vi.resetAllMocks())

const stored = (is: string) => get.mockResolvedValue({ stored: is })
const gone = () => get.mockRejectedValue(new Failure('no_chat'))

test.each([
  ['is kept', () => stored('stored'), false, true],
  ['could not be kept, which was said', () => stored('failed'), false, true],
  ['was deleted by the reader while it was saved', gone, true, true],
  ['is gone with its worker', gone, false, false],
] as const)('once a chat %s, whether its note and copy are deleted', async (_, end, wasDeleted, isOver) => {
  end()
  isBeingDeleted.mockResolvedValue(wasDeleted)
  const begun = { wants: vi.fn(async () => undefined), end: vi.fn(async () => undefined), release: vi.fn(async () => undefined) }
  const asking = { signal: new AbortController().signal, report: () => undefined }
  await analyzeChat(begun, new File(['a'], 'a.txt'), { isAnalyzing: true }, asking)
  expect(begun.end).toHaveBeenCalledTimes(isOver ? 1 : 0)
  // What is not over stays noted as being analyzed.
  expect(begun.wants.mock.calls).toEqual([[{ isAnalyzing: true }]])
})
