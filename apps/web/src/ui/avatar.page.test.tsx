import { expect, test } from 'vitest'
import { show } from '#testing/cards.tsx'
import { Avatar } from './avatar.tsx'

const discOf = async (name: string) => (await show(<Avatar name={name} />)).querySelector<HTMLElement>('span')

test.each([
  ['Maya Bellini', 'M'],
  ['~ zoë', 'Z'],
  ['🥕 Tilda', 'T'],
  ['🥕', '🥕'],
  ['+49 151', '4'],
  ['سلمى', 'س'],
  ['', '◌'],
])('%s is %s', async (name, initial) => {
  const disc = await discOf(name)
  expect(disc?.dataset.initial).toBe(initial)
  // A copied name has no letter before it.
  expect(disc?.textContent).toBe('')
})

test('a screen reader skips the disc', async () => {
  expect((await discOf('Maya'))?.getAttribute('aria-hidden')).toBe('true')
})
