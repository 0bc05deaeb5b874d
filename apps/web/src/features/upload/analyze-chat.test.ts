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

const nothing = async () => undefined
const begunUpload = (isCopied: boolean) => ({
  wants: vi.fn(nothing),
  isCopied: async () => isCopied,
  end: vi.fn(nothing),
  release: nothing,
})
const asking = { signal: new AbortController().signal, report: () => undefined }

test.each([true, false])('a chat that takes long to be kept is waited for only without a copy (a copy: %s)', async (isCopied) => {
  stored('writing')
  const begun = begunUpload(isCopied)
  let isOver = false
  const analyzing = analyzeChat(begun, new File(['a'], 'a.txt'), { isAnalyzing: true }, asking)
  void analyzing.then(() => {
    isOver = true
  })
  await vi.waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(6))
  expect([isOver, begun.end.mock.calls.length]).toEqual([isCopied, 0])
  stored('stored')
  await (await analyzing).kept
  expect(begun.end).toHaveBeenCalledTimes(1)
})

test.each([
  ['is kept', () => stored('stored'), false, true],
  ['could not be kept, which was said', () => stored('failed'), false, true],
  ['was deleted by the reader while it was saved', gone, true, true],
  ['is gone with its worker', gone, false, false],
] as const)('once a chat %s, whether its note and copy are deleted', async (_, end, wasDeleted, isOver) => {
  end()
  isBeingDeleted.mockResolvedValue(wasDeleted)
  const begun = begunUpload(true)
  await analyzeChat(begun, new File(['a'], 'a.txt'), { isAnalyzing: true }, asking)
  expect(begun.end).toHaveBeenCalledTimes(isOver ? 1 : 0)
  // What is not over stays noted as being analyzed.
  expect(begun.wants.mock.calls).toEqual([[{ isAnalyzing: true }]])
})
