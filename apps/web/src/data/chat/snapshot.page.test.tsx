import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { local } from '#platform/local.ts'
import { noteDeletions, noteUndone } from '../deletions/noted-deletions.ts'
import { useSnapshot } from './snapshot.ts'

vi.mock('#data/client/engine.ts', () => ({ engine: { kind: 'browser' } }))
vi.mock('#data/license/license.ts', async (original) => ({
  ...(await original<object>()),
  licenseStatusHere: async () => ({ is_pro: false }),
}))
vi.mock('#data/license/plan.ts', async (original) => ({ ...(await original<object>()), usePlan: () => ({ plan: 'free', isKnown: true }) }))
const { kept, read } = vi.hoisted(() => ({
  kept: { chat: {}, figures: {} },
  read: () => ({ known: async () => undefined, state: () => 'read', list: () => [] }),
}))
vi.mock('#data/people/people.ts', async (original) => ({ ...(await original<object>()), peopleHere: read() }))
vi.mock('#data/saved/corrections.ts', async (original) => ({ ...(await original<object>()), correctionsHere: read() }))
vi.mock('#store/snapshots.ts', () => ({ readSnapshot: async () => kept }))

beforeEach(() => {
  for (const key of ['deleting-uploads', 'undone-uploads']) local.remove(key)
})

/** A chat's snapshot once it was asked for; null where none is shown. */
async function shown(id: string) {
  const client = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  const { result } = renderHook(() => useSnapshot(id), { wrapper })
  await waitFor(() => expect(client.getQueryState(['snapshot', id])?.status).toBe('success'))
  await act(async () => undefined)
  return result.current
}

test('a chat whose deletion was only noted as a page was left is not shown again, unless that was undone', async () => {
  noteDeletions([['upload_1', null]])
  expect(await shown('upload_1')).toBeNull()
  expect(await shown('upload_2')).toMatchObject(kept)
  noteUndone('upload_1')
  expect(await shown('upload_1')).toMatchObject(kept)
})
