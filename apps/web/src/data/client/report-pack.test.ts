import { expect, test, vi } from 'vitest'
import { forgetReportPack, keptReportPack, loadReportPack } from './report-pack.ts'

const bytes = Uint8Array.from({ length: 1000 }, (_, i) => i % 251)
const signal = () => new AbortController().signal

const pathOf = (asked: string | { url: string }): string => (typeof asked === 'string' ? asked : new URL(asked.url).pathname)

/** The browser's shelf, as far as it is used. */
function shelf() {
  const kept = new Map<string, Response>()
  const cache = {
    match: async (asked: string | { url: string }) => kept.get(pathOf(asked))?.clone(),
    keys: async () => [...kept.keys()].map((address) => ({ url: `http://localhost${address}` })),
    delete: async (asked: string | { url: string }) => kept.delete(pathOf(asked)),
    put: async (address: string, response: Response) => void kept.set(address, response),
  }
  const caches = {
    open: async () => cache,
    has: async () => kept.size > 0,
    delete: async () => {
      kept.clear()
      return true
    },
  } as unknown as CacheStorage
  return { kept, caches }
}

const answering = (length = bytes.length) =>
  vi.fn<typeof fetch>(async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 300) controller.enqueue(bytes.slice(at, at + 300))
        controller.close()
      },
    })
    return new Response(body, { headers: { 'content-length': `${length}` } })
  })

test('it is fetched once, with its progress, and kept instead of an earlier one', async () => {
  const { kept, caches } = shelf()
  kept.set('/assets/report-old.bin', new Response('old'))
  const [fetch, report] = [answering(), vi.fn()]
  expect(await loadReportPack('/assets/report-new.bin', signal(), report, { fetch, caches })).toEqual(bytes)
  expect(report.mock.calls.map(([{ stage, done }]) => [stage, done])).toEqual([0, 300, 600, 900, 1000].map((done) => ['fetching', done]))
  expect([...kept.keys()]).toEqual(['/assets/report-new.bin'])
  expect(await loadReportPack('/assets/report-new.bin', signal(), report, { fetch, caches })).toEqual(bytes)
  expect(fetch.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store'])
  expect(await keptReportPack({ caches })).toEqual({ address: '/assets/report-new.bin', bytes: 1000 })
  await forgetReportPack({ caches })
  expect(kept.size).toBe(0)
  expect(await keptReportPack({ caches })).toBeNull()
})

test('where nothing can be kept it is fetched each time, as the browser likes to', async () => {
  const fetch = answering()
  const denying = { open: () => Promise.reject(new DOMException('denied')) } as unknown as CacheStorage
  for (const caches of [undefined, denying]) expect(await keptReportPack({ caches })).toBeNull()
  for (const caches of [undefined, denying])
    expect(await loadReportPack('/assets/report-new.bin', signal(), vi.fn(), { fetch, caches })).toEqual(bytes)
  expect(fetch.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'default'])
})

test('what is not there, not reachable or cut short is said to be missing, and never kept', async () => {
  const { kept, caches } = shelf()
  const ways: (typeof fetch)[] = [
    async () => new Response('', { status: 404 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
    answering(bytes.length + 1),
  ]
  for (const fetch of ways)
    await expect(loadReportPack('/assets/report-new.bin', signal(), vi.fn(), { fetch, caches })).rejects.toMatchObject({
      code: 'pack_unavailable',
    })
  expect(kept.size).toBe(0)
})

test('who cancels learns that, and not that it could not be loaded', async () => {
  const aborter = new AbortController()
  const fetch: typeof globalThis.fetch = () => {
    aborter.abort()
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  await expect(loadReportPack('/assets/report-new.bin', aborter.signal, vi.fn(), { fetch, caches: undefined })).rejects.toMatchObject({
    name: 'AbortError',
  })
})
