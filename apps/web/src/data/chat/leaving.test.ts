import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** A page that is left and perhaps comes back; what happened to it. */
async function page(isLost: boolean) {
  const target = new EventTarget()
  const happened: string[] = []
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('location', { reload: () => happened.push('reloaded') })
  const { endsWhenLeft } = await import('./leaving.ts')
  endsWhenLeft(
    () => happened.push('ended'),
    () => isLost,
  )
  const fire = async (name: string, persisted: boolean) => {
    target.dispatchEvent(Object.assign(new Event(name), { persisted }))
    await Promise.resolve()
  }
  return { happened, fire }
}

test('a page that is kept for going back ends its worker, and is loaded again when it comes back', async () => {
  const { happened, fire } = await page(false)
  await fire('pageshow', false)
  await fire('pagehide', true)
  expect(happened).toEqual(['ended'])
  await fire('pageshow', true)
  expect(happened).toEqual(['ended', 'reloaded'])
})

test('a page that cannot be restored, or whose chat is kept nowhere else, is left alone', async () => {
  const gone = await page(false)
  await gone.fire('pagehide', false)
  vi.resetModules()
  const onlyHere = await page(true)
  await onlyHere.fire('pagehide', true)
  await onlyHere.fire('pageshow', true)
  expect([gone.happened, onlyHere.happened]).toEqual([[], []])
})

test('the browser asks before leaving as long as a chat is only in this page, and not once the reader has said so and leaves', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { asksWhileLost } = await import('./leaving.ts')
  const { leaveChatsKnowingly } = await import('#platform/ask-before-leaving.ts')
  const queries = new QueryClient()
  asksWhileLost(queries, () => queries.getQueryData(['stored']) === 'failed')
  const seen = [asks()]
  for (const stored of ['writing', 'failed', 'stored', 'failed']) {
    queries.setQueryData(['stored'], stored)
    seen.push(asks())
  }
  expect(seen).toEqual([false, false, true, false, true])
  leaveChatsKnowingly()
  expect(asks()).toBe(false)
  // An answer that arrives while the page ends.
  queries.setQueryData(['stored'], 'failed')
  expect(asks()).toBe(false)
  // Back, and the page is as it was.
  page.dispatchEvent(new Event('pageshow'))
  expect(asks()).toBe(true)
  queries.removeQueries({ queryKey: ['stored'] })
  expect(asks()).toBe(false)
})
