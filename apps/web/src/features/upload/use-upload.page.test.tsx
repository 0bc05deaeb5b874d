import { Failure, type UploadAnswer } from '@convostat/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BegunUpload, LeftUpload, UploadOptions } from '#data/chat/pending-uploads.ts'
import { closeNotice, notices } from '#data/client/notices.ts'
import { createQueries } from '#data/client/queries.ts'
import { sayErasing } from '#data/deletions/erasing.ts'
import { factsOf } from '#testing/answers.ts'
import type { Analyzed, Asking } from './analyze-chat.ts'
import { useUpload } from './use-upload.ts'

// The upload screen without its screen: what it notes for the next start, what it stops, and what becomes of work that continues.

const mocks = vi.hoisted(() => ({
  /** What became of each note, in order, by the name of its file. */
  log: [] as string[],
  inspect: vi.fn(),
  list: vi.fn(),
  analyze: vi.fn(),
  fetchDemo: vi.fn(),
  resume: vi.fn(),
  makeRoom: vi.fn(),
  card: [] as string[],
  target: null as { id: string } | null,
  opened: [] as string[],
  currentId: null as string | null,
}))
const { log } = mocks

const noted = (name: string): BegunUpload => ({
  wants: async ({ isAnalyzing }) => void log.push(`${name} is wanted ${isAnalyzing ? 'analyzed' : 'chosen'}`),
  end: async () => void log.push(`${name} ended`),
  isCopied: async () => true,
  release: async () => void log.push(`${name} released`),
})

vi.mock('#data/chat/begun-uploads.ts', () => ({
  beginUpload(file: File, { isAnalyzing }: UploadOptions) {
    mocks.log.push(`${file.name} begun ${isAnalyzing ? 'analyzed' : 'chosen'}`)
    return noted(file.name)
  },
  resumeUpload: mocks.resume,
}))
vi.mock('#data/client/api.ts', async (importOriginal) => {
  const { api } = await importOriginal<typeof import('#data/client/api.ts')>()
  const upload = { ...api.upload, inspect: mocks.inspect }
  return { api: { ...api, upload, uploads: { ...api.uploads, list: Object.assign(mocks.list, { key: api.uploads.list.key }) } } }
})
vi.mock('#data/client/card.ts', () => ({ sayCard: (is: string) => mocks.card.push(is) }))
vi.mock('#data/chat/append-target.ts', () => ({ useAppendTarget: () => mocks.target }))
vi.mock('#data/chat/open-chat.ts', () => ({
  currentId: () => mocks.currentId,
  openUploaded: (_: unknown, { upload_id }: UploadAnswer) => mocks.opened.push(upload_id),
}))
vi.mock('#data/chat/uploads.ts', () => ({
  keptUploads: 10,
  makeRoomForUploads: mocks.makeRoom,
  refreshUploads: async () => undefined,
  replaceUpload: async (_: unknown, { id }: { id: string }) => void mocks.log.push(`${id} replaced`),
}))
vi.mock('#data/client/prefetch-dashboard.ts', () => ({ warmDashboard: async () => undefined }))
vi.mock('./demo-chats.tsx', () => ({ fetchDemo: mocks.fetchDemo }))
vi.mock('./analyze-chat.ts', () => ({ analyzeChat: mocks.analyze }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))

const answer = { upload_id: 'upload_1', was_truncated: false } as UploadAnswer
const outcome: Analyzed = { answer, kept: Promise.resolve() }
const file = new File(['x'], 'Ana')
const other = new File(['x'], 'Ben')

/** A call that waits until the test answers it, or it is aborted. */
function held<Answer>(call: typeof mocks.inspect, signalAt: number) {
  let settle: { resolve(answer: Answer): void; reject(error: unknown): void } | undefined
  call.mockImplementation((...given: unknown[]) => {
    const { signal } = given[signalAt] as Asking
    return new Promise<Answer>((resolve, reject) => {
      settle = { resolve, reject }
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  return {
    answers: (answer: Answer) => act(async () => settle?.resolve(answer)),
    fails: (error: unknown) => act(async () => settle?.reject(error)),
  }
}
const heldInspection = () => held(mocks.inspect, 1)
const heldAnalysis = () => held<Analyzed>(mocks.analyze, 3)

beforeEach(() => {
  log.length = 0
  mocks.opened.length = 0
  mocks.card.length = 0
  mocks.target = null
  mocks.currentId = null
  for (const { key } of notices()) closeNotice(key)
  mocks.inspect.mockReset().mockResolvedValue(factsOf({}))
  mocks.analyze.mockReset().mockResolvedValue(outcome)
  mocks.list.mockReset().mockResolvedValue({ uploads: [] })
  mocks.resume.mockReset().mockImplementation(async ({ filename }: LeftUpload) => noted(filename))
  mocks.makeRoom.mockReset().mockResolvedValue(undefined)
})

function screen() {
  const queries = createQueries()
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  const { result, unmount } = renderHook(useUpload, { wrapper })
  const now = () => result.current
  return {
    now,
    does: (work: (upload: ReturnType<typeof useUpload>) => void) => act(async () => work(now())),
    /** At a step of the upload. */
    at: (step: string) => waitFor(() => expect(now().flow.step).toBe(step)),
    leave: () => act(async () => unmount()),
    analysis: () => queries.getQueryData(['analysis']),
  }
}

async function withChosen(chosen = file) {
  const page = screen()
  await page.does(({ choose }) => choose({ file: chosen }))
  await page.at('chosen')
  return page
}

test('a file is noted before it is read; read in another way it is the same, and another one takes its place', async () => {
  const { does, at } = await withChosen()
  await does(({ inspect }) => inspect(file, { dateOrder: 'mdy' }))
  await at('chosen')
  expect(log).toEqual(['Ana begun chosen', 'Ana is wanted chosen'])
  await does(({ choose }) => choose({ file: other }))
  await at('chosen')
  expect(log.slice(2)).toEqual(['Ana ended', 'Ben begun chosen'])
})

test('what cannot be read is nothing to finish later', async () => {
  mocks.inspect.mockRejectedValue(new Failure('not_text'))
  const { does, at } = screen()
  await does(({ choose }) => choose({ file }))
  await at('unreadable')
  expect(log).toEqual(['Ana begun chosen', 'Ana ended'])
})

test('a file that is refused leaves the one that is chosen, and takes the place of one that is being read', async () => {
  const problem = { sentence: 'Too many.' }
  const { does, at, now } = await withChosen()
  await does(({ choose }) => choose({ problem }))
  expect([now().flow, log]).toEqual([expect.objectContaining({ step: 'chosen', problem }), ['Ana begun chosen']])
  heldInspection()
  await does(({ choose }) => choose({ file: other }))
  await at('inspecting')
  await does(({ choose }) => choose({ problem }))
  expect([now().flow, log.at(-1)]).toEqual([{ step: 'empty', problem }, 'Ben ended'])
})

test('canceled while it is read for the first time, it is forgotten; read again, it is chosen as before', async () => {
  const first = screen()
  const inspection = heldInspection()
  await first.does(({ choose }) => choose({ file }))
  await first.does(({ cancel }) => cancel())
  expect([first.now().flow.step, log]).toEqual(['empty', ['Ana begun chosen', 'Ana ended']])
  await inspection.answers(factsOf({}))
  expect(first.now().flow.step).toBe('empty')

  mocks.inspect.mockResolvedValue(factsOf({}))
  const { does, now } = await withChosen()
  log.length = 0
  heldInspection()
  await does(({ inspect }) => inspect(file, { dateOrder: 'mdy' }))
  await does(({ cancel }) => cancel())
  expect([now().flow.step, log]).toEqual(['chosen', ['Ana is wanted chosen', 'Ana is wanted chosen']])
})

test('analyzed, its chat is opened, what it replaces is deleted, and nothing is left to forget', async () => {
  const { does, at, analysis, leave } = await withChosen()
  const replaced = { id: 'upload_0' } as Parameters<ReturnType<typeof useUpload>['analyze']>[0]
  const analyzing = heldAnalysis()
  await does(({ analyze }) => analyze(replaced))
  await at('analyzing')
  expect([analysis(), mocks.analyze.mock.calls[0][2]]).toEqual(['running', { isAnalyzing: true, replaced: 'upload_0' }])
  await analyzing.answers(outcome)
  await at('done')
  expect([analysis(), mocks.opened, log]).toEqual(['none', ['upload_1'], ['Ana begun chosen', 'upload_0 replaced']])
  await leave()
  expect(log).toHaveLength(2)
})

test('canceled while it is analyzed, it is chosen again, and so is one that failed', async () => {
  const { does, at, now, analysis } = await withChosen()
  heldAnalysis()
  await does(({ analyze }) => analyze())
  await at('analyzing')
  await does(({ cancel }) => cancel())
  expect(now().flow).toMatchObject({ step: 'chosen', wasCanceled: true })
  await waitFor(() => expect(analysis()).toBe('none'))
  expect(log).toEqual(['Ana begun chosen', 'Ana is wanted chosen'])
  mocks.analyze.mockRejectedValue(new Failure('storage_full'))
  await does(({ analyze }) => analyze())
  await at('chosen')
  expect([now().flow, analysis(), log.slice(2)]).toEqual([
    expect.objectContaining({ problem: expect.objectContaining({ sentence: expect.any(String) }) }),
    'none',
    ['Ana is wanted chosen'],
  ])
})

test('canceled while room is made for it, it is not analyzed', async () => {
  const { does, at, now } = await withChosen()
  let isMade: () => void = () => undefined
  mocks.makeRoom.mockImplementation(() => new Promise<void>((resolve) => (isMade = resolve)))
  await does(({ analyze }) => analyze())
  await at('analyzing')
  await does(({ cancel }) => cancel())
  await act(async () => isMade())
  expect([now().flow.step, mocks.analyze.mock.calls]).toEqual(['chosen', []])
})

test('an analysis that was stopped and answers nevertheless opens no chat', async () => {
  const { does, at, now } = await withChosen()
  let answers: (analyzed: Analyzed) => void = () => undefined
  mocks.analyze.mockImplementation(() => new Promise((resolve) => (answers = resolve)))
  await does(({ analyze }) => analyze())
  await at('analyzing')
  await does(({ cancel }) => cancel())
  await act(async () => answers(outcome))
  expect([now().flow.step, mocks.opened]).toEqual(['chosen', []])
})

test('leaving the screen stops reading and gives up the chosen file', async () => {
  const reading = screen()
  heldInspection()
  await reading.does(({ choose }) => choose({ file }))
  await reading.leave()
  expect([log, (mocks.inspect.mock.calls[0][1] as Asking).signal.aborted]).toEqual([['Ana begun chosen', 'Ana ended'], true])
  mocks.inspect.mockReset().mockResolvedValue(factsOf({}))
  const { leave } = await withChosen(other)
  await leave()
  expect(log.slice(2)).toEqual(['Ben begun chosen', 'Ben ended'])
})

test('the screen is left while a chat is analyzed: that continues, and opens it unless another one is open', async () => {
  for (const [current, opened] of [
    [null, ['upload_1']],
    ['upload_0', []],
  ] as const) {
    mocks.opened.length = 0
    mocks.currentId = current
    const { does, at, leave, analysis } = await withChosen()
    const analyzing = heldAnalysis()
    await does(({ analyze }) => analyze())
    await at('analyzing')
    await leave()
    await analyzing.answers(outcome)
    expect([analysis(), mocks.opened, log]).toEqual(['none', opened, ['Ana begun chosen']])
    log.length = 0
  }
})

test('a notice says that an analysis failed after the screen was left, and its file is forgotten', async () => {
  const { does, at, leave, analysis } = await withChosen()
  const analyzing = heldAnalysis()
  await does(({ analyze }) => analyze())
  await at('analyzing')
  await leave()
  await analyzing.fails(new Failure('storage_full'))
  expect([analysis(), notices().length, log]).toEqual(['failed', 1, ['Ana begun chosen', 'Ana ended']])
})

test('everything is deleted: what is under way stops and is forgotten, on the screen or after it was left', async () => {
  for (const isLeft of [false, true]) {
    log.length = 0
    const { does, at, leave } = await withChosen()
    const analyzing = heldAnalysis()
    await does(({ analyze }) => analyze())
    await at('analyzing')
    if (isLeft) await leave()
    await act(async () => sayErasing())
    await analyzing.answers(outcome)
    expect([mocks.opened, log.at(-1), notices()]).toEqual([[], 'Ana ended', []])
    await leave()
  }
})

test('a sample chat is noted once it is analyzed, and takes the place of a file that was chosen', async () => {
  const { does, at } = await withChosen()
  mocks.fetchDemo.mockResolvedValue(new File(['x'], 'sample'))
  await does(({ tryDemo }) => tryDemo('pair'))
  await at('chosen')
  expect(log).toEqual(['Ana begun chosen', 'Ana ended'])
  await does(({ analyze }) => analyze())
  await at('done')
  expect(log.slice(2)).toEqual(['sample begun analyzed'])
})

test('put back, a file is forgotten', async () => {
  const { does, now } = await withChosen()
  await does(({ putBack }) => putBack())
  expect([now().flow, log]).toEqual([{ step: 'empty' }, ['Ana begun chosen', 'Ana ended']])
})

/** What an earlier page did not finish. */
const left = (isAnalyzing: boolean, more: Partial<LeftUpload> = {}): LeftUpload => ({
  ...{ key: 'k', filename: 'Cid', size: 1, lastModified: 1, tries: 0 },
  ...{ file: new File(['x'], 'Cid'), isAnalyzing, ...more },
})

test('what an earlier page left chosen is chosen here, and shown to be from there until it is put back', async () => {
  const { does, at, now } = screen()
  await does(({ resume }) => resume(left(false)))
  await at('chosen')
  expect([now().resumed?.filename, log]).toEqual(['Cid', ['Cid is wanted chosen']])
  await does(({ putBack }) => putBack())
  expect([now().resumed, log.at(-1)]).toEqual([null, 'Cid ended'])
})

test('what it left analyzing is analyzed, and replaces a chat only where there is still no room beside it', async () => {
  const { does, at, now } = screen()
  const kept = Array.from({ length: 10 }, (_, i) => ({ id: `upload_0${i}`, bytes: 1 }))
  mocks.list.mockResolvedValue({ uploads: kept })
  await does(({ resume }) => resume(left(true, { replaced: 'upload_03' })))
  await at('done')
  expect([now().resumed, log]).toEqual([null, ['upload_03 replaced']])
  log.length = 0
  mocks.list.mockResolvedValue({ uploads: kept.slice(1) })
  const roomy = screen()
  await roomy.does(({ resume }) => resume(left(true, { replaced: 'upload_03' })))
  await roomy.at('done')
  expect(log).toEqual([])
})

test('a file that is taken over after the screen was left is released for another page', async () => {
  const { does, leave, now } = screen()
  let taken: (upload: BegunUpload) => void = () => undefined
  mocks.resume.mockImplementation(() => new Promise((resolve) => (taken = resolve)))
  await does(({ resume }) => resume(left(true)))
  await leave()
  await act(async () => taken(noted('Cid')))
  expect([log, mocks.inspect.mock.calls, now().flow.step]).toEqual([['Cid released'], [], 'empty'])
})

test('one that was stopped, and ends while the next one is running, says nothing of that one', async () => {
  const { does, at, analysis } = await withChosen()
  // The calls of the first come to their end late, whether it was stopped or not.
  let end: (error: unknown) => void = () => undefined
  mocks.analyze.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        end = reject
      }),
  )
  await does(({ analyze }) => analyze())
  await at('analyzing')
  await does(({ cancel }) => cancel())
  const second = heldAnalysis()
  await does(({ analyze }) => analyze())
  await at('analyzing')
  await act(async () => end(new DOMException('', 'AbortError')))
  expect(analysis()).toBe('running')
  await second.answers(outcome)
  await at('done')
  expect(analysis()).toBe('none')
})

test('the engine is informed when the card is painted, each time it is, and when its file is put back', async () => {
  const { does, at } = await withChosen()
  await waitFor(() => expect(mocks.card).toEqual(['painted']))
  await does(({ inspect }) => inspect(file, { dateOrder: 'mdy' }))
  await at('chosen')
  await waitFor(() => expect(mocks.card).toEqual(['painted', 'painted']))
  await does(({ putBack }) => putBack())
  await at('empty')
  expect(mocks.card.slice(2)).toEqual(['put back'])
})

test('leaving the screen puts its file back, unless it is analyzed', async () => {
  const looked = await withChosen()
  await waitFor(() => expect(mocks.card).toEqual(['painted']))
  await looked.leave()
  expect(mocks.card.slice(1)).toEqual(['put back'])
  mocks.card.length = 0
  const analyzed = await withChosen()
  await waitFor(() => expect(mocks.card).toEqual(['painted']))
  const analyzing = heldAnalysis()
  await analyzed.does(({ analyze }) => analyze())
  await analyzed.at('analyzing')
  await analyzed.leave()
  await analyzing.answers(outcome)
  expect(mocks.card).toEqual(['painted'])
})

test('a file that will be added to a chat is counted with that chat', async () => {
  mocks.target = { id: 'upload_0' }
  const { leave } = await withChosen()
  await leave()
  expect(mocks.card).toEqual(['put back'])
})

test('an analysis that fails once the screen was left puts its file back', async () => {
  const { does, at, leave } = await withChosen()
  await waitFor(() => expect(mocks.card).toEqual(['painted']))
  const analysis = heldAnalysis()
  await does(({ analyze }) => analyze())
  await at('analyzing')
  await leave()
  await analysis.fails(new Failure('different_chat'))
  await waitFor(() => expect(mocks.card).toEqual(['painted', 'put back']))
})
