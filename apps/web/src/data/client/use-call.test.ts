import { Failure } from '@convostat/api'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { scoringKey } from './scoring.ts'
import { callQuery } from './use-call.ts'

const open = vi.fn(async (_input: object, _asking?: object) => ({}))
vi.mock('#data/deletions/finish-deletions.ts', () => ({ finishDeletions: async () => new Map() }))
vi.mock('./api.ts', () => ({
  api: { uploads: { open: (input: object, asking?: object) => open(input, asking) }, license: { status: { key: 'license.status' } } },
}))

vi.mock('#data/license/plan.ts', () => ({ usePlan: () => ({ plan: 'free', isKnown: true }) }))

const heatmap = vi.fn(async (_input: object, _asking: object) => ({ messages: 5 }))
const method = Object.assign(heatmap, { key: 'charts.heatmap' }) as never
const { signal } = new AbortController()
const client = new QueryClient()
const report = expect.any(Function)
const asked = (id: string | null) => callQuery(method, {} as never, id).queryFn({ signal, client })

beforeEach(() => {
  heatmap.mockReset().mockResolvedValue({ messages: 5 })
  open.mockClear()
})

test('a call says which chat it is about', async () => {
  expect(await asked('upload_1')).toEqual({ messages: 5 })
  expect(heatmap.mock.calls).toEqual([[{}, { signal, uploadId: 'upload_1', report }]])
  await asked(null)
  expect(heatmap).toHaveBeenLastCalledWith({}, { signal, uploadId: undefined, report })
})

test('a chat that is held no more is opened again, once, and then asked about again', async () => {
  heatmap.mockRejectedValueOnce(new Failure('no_chat'))
  expect(await asked('upload_1')).toEqual({ messages: 5 })
  expect(open.mock.calls).toEqual([[{ upload_id: 'upload_1' }, { signal }]])
  expect(heatmap).toHaveBeenLastCalledWith({}, { signal, uploadId: 'upload_1', report })
  heatmap.mockRejectedValue(new Failure('no_chat'))
  await expect(asked('upload_1')).rejects.toMatchObject({ code: 'no_chat' })
  expect(open).toHaveBeenCalledTimes(2)
})

test('any other failure opens nothing', async () => {
  heatmap.mockRejectedValue(new Failure('unavailable'))
  await expect(asked('upload_1')).rejects.toMatchObject({ code: 'unavailable' })
  expect(open).not.toHaveBeenCalled()
})

test('how far what it waits for has come is kept by chat', async () => {
  heatmap.mockImplementationOnce(async (_input, asking) => {
    ;(asking as { report: (progress: object) => void }).report({ stage: 'feeling', done: 3, total: 9 })
    return { messages: 5 }
  })
  await asked('upload_1')
  expect(client.getQueryData(scoringKey('upload_1'))).toEqual({ stage: 'feeling', done: 3, total: 9 })
  expect(client.getQueryData(scoringKey('upload_2'))).toBeUndefined()
})
