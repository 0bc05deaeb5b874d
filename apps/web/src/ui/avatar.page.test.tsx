import { expect, test } from 'vitest'
import { show } from '#testing/cards.tsx'
import { Avatar } from './avatar.tsx'

const discOf = async (name: string) => (await show(<Avatar name={name} className="size-8" />)).querySelector('span')

test.each([
  ['Maya Bellini', 'M'],
  ['~ zoë', 'Z'],
  ['🥕 Tilda', 'T'],
  ['🥕', '🥕'],
  ['+49 151', '4'],
  ['سلمى', 'س'],
  ['', '◌'],
])('%s is %s', async (name, initial) => {
  expect((await discOf(name))?.textContent).toBe(initial)
})

test('a screen reader skips the disc', async () => {
  expect((await discOf('Maya'))?.getAttribute('aria-hidden')).toBe('true')
})
