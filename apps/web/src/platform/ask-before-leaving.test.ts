import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'

let page: EventTarget
beforeEach(() => {
  vi.resetModules()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

/** Whether leaving the page would ask first. */
const asks = (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('leaving asks exactly as long as at least one reason is left, in whatever order they come and go', async () => {
  const { askBeforeLeaving } = await import('./ask-before-leaving.ts')
  fc.assert(
    fc.property(fc.array(fc.nat(6), { maxLength: 30 }), (steps) => {
      const releases: (() => void)[] = []
      const open = new Set<number>()
      for (const step of steps) {
        // Every third step ends one that may have ended before.
        if (step % 3 === 0 && releases.length > 0) {
          const i = step % releases.length
          releases[i]()
          open.delete(i)
        } else open.add(releases.push(askBeforeLeaving('draft')) - 1)
        expect(asks()).toBe(open.size > 0)
      }
      for (const release of releases) release()
      expect(asks()).toBe(false)
    }),
  )
})

test('work that succeeds, fails or is canceled no longer asks, and gives what it gave', async () => {
  const { askingWhile } = await import('./ask-before-leaving.ts')
  let resolve: (answer: number) => void = () => undefined
  const good = askingWhile('analysis', new Promise<number>((done) => (resolve = done)))
  const bad = askingWhile('analysis', Promise.reject(new Error('canceled')))
  expect(asks()).toBe(true)
  await expect(bad).rejects.toThrow('canceled')
  expect(asks()).toBe(true)
  resolve(7)
  expect(await good).toBe(7)
  expect(asks()).toBe(false)
})

test('who leaves knowingly is not asked about chats, not even about later ones, until the reader turns out to be still here', async () => {
  const { askBeforeLeaving, leaveChatsKnowingly } = await import('./ask-before-leaving.ts')
  const held = Object.assign(new Event('keydown'), { repeat: true })
  for (const sign of [new Event('pageshow'), new Event('pointerdown'), new Event('keydown')]) {
    const releases = [askBeforeLeaving('chat')]
    leaveChatsKnowingly()
    releases.push(askBeforeLeaving('chat'))
    page.dispatchEvent(held)
    const seen = [asks()]
    page.dispatchEvent(sign)
    seen.push(asks())
    for (const release of releases) release()
    expect([...seen, asks()], sign.type).toEqual([false, true, false])
  }
  const stop = askBeforeLeaving('analysis')
  leaveChatsKnowingly()
  expect(asks()).toBe(true)
  stop()
  expect(asks()).toBe(false)
})
