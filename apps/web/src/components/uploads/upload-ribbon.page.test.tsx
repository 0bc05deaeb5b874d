// In one zone: a ribbon of counts has no time.
import { examples } from '@convostat/figures/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openUploaded } from '#data/chat/open-chat.ts'
import { forgetRibbons } from '#data/chat/upload-ribbons.ts'
import { api } from '#data/client/api.ts'
import type { PlacedRibbon } from '#store/snapshots.ts'
import { drawAll } from '#ui/turns.ts'
import { UploadRibbon } from './upload-ribbon.tsx'

vi.mock('#data/client/engine.ts', () => ({ engine: { kind: 'browser' } }))
vi.mock('#data/people/people.ts', async (original) => ({
  ...(await original<object>()),
  peopleHere: { known: async () => undefined, state: () => 'read', list: () => [] },
}))
const { kept } = vi.hoisted(() => ({ kept: new Map<string, PlacedRibbon>() }))
vi.mock('#store/snapshots.ts', () => ({ readRibbons: async () => kept }))

beforeEach(() => {
  kept.clear()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(48)
})

async function shown(id: string, queries = new QueryClient()) {
  const { container } = render(
    <QueryClientProvider client={queries}>
      <UploadRibbon id={id} className="h-12" />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  act(drawAll)
  return { queries, ribbon: () => container.querySelector('[data-ribbon]'), thread: () => container.querySelector('.leader') }
}

test('is that of its last dashboard, beside words that say the same', async () => {
  kept.set('upload_1', { slots_per_day: 1, people: [{ place: 3, counts: [1, 2, 3, 4] }], rest: null })
  const { ribbon } = await shown('upload_1')
  expect(ribbon()).toHaveAttribute('aria-hidden', 'true')
  expect(ribbon()?.querySelectorAll('stop').length).toBeGreaterThan(0)
})

test('is the dotted thread where no dashboard was kept, and nothing is asked of the worker', async () => {
  const { ribbon, thread, queries } = await shown('upload_2')
  expect(ribbon()).toBeNull()
  expect(thread()).not.toBeNull()
  expect(
    queries
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey }) => queryKey),
  ).not.toContain(api.charts.ribbon.key)
})

test('of the open chat it is what its dashboard was answered, once that is there', async () => {
  const queries = new QueryClient()
  openUploaded(queries, { upload_id: 'upload_1', people: [] } as never)
  const { ribbon } = await shown('upload_1', queries)
  expect(ribbon()).toBeNull()
  await act(async () => void queries.setQueryData([api.charts.ribbon.key, 'upload_1', {}], examples.ribbon))
  act(drawAll)
  expect(ribbon()).not.toBeNull()
})

test('is gone as soon as everything was deleted', async () => {
  kept.set('upload_1', { slots_per_day: 1, people: [{ place: 0, counts: [1, 2] }], rest: null })
  const { ribbon, queries } = await shown('upload_1')
  expect(ribbon()).not.toBeNull()
  act(() => forgetRibbons(queries))
  await waitFor(() => expect(ribbon()).toBeNull())
})
