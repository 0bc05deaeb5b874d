import { afterEach, expect, test, vi } from 'vitest'
import { endsWhenLeft } from './leaving.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page that is left and perhaps comes back; what happened to it. */
function page(isLost: boolean) {
  const target = new EventTarget()
  const happened: string[] = []
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('location', { reload: () => happened.push('reloaded') })
  endsWhenLeft(
    () => happened.push('ended'),
    () => isLost,
  )
  const fire = (name: string, persisted: boolean) => target.dispatchEvent(Object.assign(new Event(name), { persisted }))
  return { happened, fire }
}

test('a page that is kept for going back ends its worker, and is loaded again when it comes back', () => {
  const { happened, fire } = page(false)
  fire('pageshow', false)
  fire('pagehide', true)
  expect(happened).toEqual(['ended'])
  fire('pageshow', true)
  expect(happened).toEqual(['ended', 'reloaded'])
})

test('a page that is gone for good, or whose chat is kept nowhere else, is left alone', () => {
  const gone = page(false)
  gone.fire('pagehide', false)
  const onlyHere = page(true)
  onlyHere.fire('pagehide', true)
  onlyHere.fire('pageshow', true)
  expect([gone.happened, onlyHere.happened]).toEqual([[], []])
})
