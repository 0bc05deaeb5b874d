import type { AskedQuestion, Saved } from '@convostat/api'
import { expect, test, vi } from 'vitest'
import type { memoryShelf } from '#store/record-store.ts'

const given: (Saved & { upload_id?: string })[] = []
vi.mock('#data/client/api.ts', () => ({
  api: {
    license: { status: { key: 'license' } },
    uploads: {
      list: Object.assign(async () => ({ uploads: [] }), { key: 'list' }),
      backupWith: async (saved: Saved) => {
        given.push(saved)
        return new File([], 'backup.zip')
      },
    },
  },
}))
vi.mock('#charts/save-file.ts', () => ({ saveFile: () => undefined }))
vi.mock('#store/record-store.ts', async (original) => {
  const real = await original<typeof import('#store/record-store.ts')>()
  return { ...real, createShelf: (_: unknown, kind: Parameters<typeof memoryShelf>[0]) => real.memoryShelf(kind) }
})

test('one chat is downloaded with every question asked about it that goes with it, also those that cannot be read', async () => {
  const { bringInUnread } = await import('#data/saved/unreadable.ts')
  const { bringInAsked } = await import('#data/saved/asked-questions.ts')
  const { downloadChat } = await import('./download-data.ts')
  const asked = (uploadId: string): AskedQuestion => ({
    id: uploadId,
    uploadId,
    askedOn: '2024-01-01T00:00:00.000Z',
    question: 'Who?',
    answer: {
      answer: 'Ana',
      method: 'search',
      citations: [],
      messages: [],
      read_messages: 1,
      notes: [],
      quoted: [],
      is_answered: true,
    },
  })
  await bringInAsked([asked('upload_1'), asked('upload_2')])
  const newer = (uploadId: string) => ({ kind: 'asked-questions', record: { v: 2, id: `n-${uploadId}`, uploadId, what: 'new' } })
  expect(await bringInUnread([newer('upload_1'), newer('upload_2')])).toEqual({ brought: 2, failed: 0 })
  expect(await bringInUnread([newer('upload_1')])).toEqual({ brought: 0, failed: 0 })
  await downloadChat('upload_1')
  expect(given).toMatchObject([{ upload_id: 'upload_1', asked: [asked('upload_1')], unreadable: [newer('upload_1')] }])
  expect(given[0].unreadable).toHaveLength(1)
})
