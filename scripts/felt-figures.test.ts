import { counted } from '@convostat/figures/counted'
import { expect, test } from 'vitest'
import { felt } from '../apps/web/src/components/screen/felt.ts'

test('the page asks those figures last that cannot be answered before the model has read the chat', () => {
  const waiting = Object.entries(counted).filter(([, { feelings }]) => feelings === 'needed')
  expect(waiting.map(([name]) => name).sort()).toEqual([...felt].sort())
})
