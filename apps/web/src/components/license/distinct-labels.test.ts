import { expect, test } from 'vitest'
import { calledApart } from './distinct-labels.ts'

const device = (slot: number, label: string) => ({ slot, label, last_seen: '2026-11-21T10:00:00Z', is_this: false })

test('devices of one name are told apart, also when they were seen in the same minute', () => {
  const list = [device(1, 'Chrome on Windows'), device(2, 'Safari on iPhone'), device(3, 'Chrome on Windows')]
  const [first, second, third] = list.map((each) => calledApart(each, list))
  expect(first).toMatch(/^Chrome on Windows, number 1, last used .*2026/)
  expect(second).toBe('Safari on iPhone')
  expect(third).not.toBe(first)
})
