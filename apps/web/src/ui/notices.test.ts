import { beforeEach, expect, test, vi } from 'vitest'

/** A page: its own module state. */
async function page() {
  vi.resetModules()
  return import('./notices.ts')
}

let closed: string[]
beforeEach(() => {
  closed = []
})
const about = (topic: string, text = topic) => ({ topic, text, onClose: () => closed.push(text) })

test('a newer slip about the same takes the place of the older', async () => {
  const { notify, notices } = await page()
  notify(about('saved', 'first'))
  notify(about('removed'))
  notify(about('saved', 'second'))
  expect(notices().map(({ text }) => text)).toEqual(['removed', 'second'])
  expect(closed).toEqual(['first'])
})

test('more than three hide the page: the oldest goes', async () => {
  const { notify, notices } = await page()
  for (const topic of ['a', 'b', 'c', 'd']) notify(about(topic))
  expect(notices().map(({ text }) => text)).toEqual(['b', 'c', 'd'])
  expect(closed).toEqual(['a'])
})

test('what is closed is closed once', async () => {
  const { notify, notices, closeNotice } = await page()
  notify(about('a'))
  const [{ key }] = notices()
  closeNotice(key)
  closeNotice(key)
  expect(notices()).toEqual([])
  expect(closed).toEqual(['a'])
})
