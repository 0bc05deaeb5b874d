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

test('a newer toast about the same takes the place of the older', async () => {
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

test('what can be taken back outlasts what is only said', async () => {
  const { notify, notices } = await page()
  const undo = (topic: string) => ({ ...about(topic), action: { label: 'Undo', altText: 'Undo', onPress: () => undefined } })
  for (const given of [undo('a'), about('b'), about('c'), about('d')]) notify(given)
  expect(notices().map(({ text }) => text)).toEqual(['a', 'c', 'd'])
  for (const given of [undo('e'), undo('f'), about('g'), about('h')]) notify(given)
  expect(notices().map(({ text }) => text)).toEqual(['a', 'e', 'f', 'h'])
  notify(undo('i'))
  expect(notices().map(({ text }) => text)).toEqual(['e', 'f', 'i'])
  expect(closed).toEqual(['b', 'c', 'd', 'g', 'a', 'h'].toSorted((x, y) => closed.indexOf(x) - closed.indexOf(y)))
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
