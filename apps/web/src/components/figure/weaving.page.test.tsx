import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DemoRibbon } from '#components/screen/demo-ribbon.tsx'
import { drawAll } from '#ui/turns.ts'
import { Weaving } from './weaving.tsx'

beforeEach(() => {
  // A document without a browser lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(92)
})

const slots = { perDay: 1, people: [{ counts: Uint32Array.from([1, 2, 3, 4]) }], rest: null }
const weaving = (done: number, given?: typeof slots) => (
  <Weaving progress={{ stage: 'reading', done, total: 100, slots: given }} className="h-12" />
)

test('before anything was read it is the dotted thread, then it is woven as far as the file was read, and stays while other stages come', () => {
  const { container, rerender } = render(weaving(0))
  const thread = () => container.querySelector('.leader')
  const cloth = () => container.querySelector('[data-ribbon]')
  expect([thread() !== null, cloth()]).toEqual([true, null])
  rerender(weaving(40, slots))
  act(drawAll)
  expect(cloth()).toHaveAttribute('aria-hidden', 'true')
  expect(cloth()?.closest('[style]')).toHaveStyle({ width: '40%' })
  expect(thread()).not.toBeNull()
  rerender(weaving(100, { ...slots }))
  act(drawAll)
  rerender(<Weaving progress={{ stage: 'counting', done: 0, total: 9 }} className="h-12" />)
  expect(cloth()?.closest('[style]')).toHaveStyle({ width: '100%' })
  expect(thread()).toBeNull()
})

test('the demo’s ribbon in a locked place says nothing', () => {
  const { container } = render(
    <DemoRibbon of={{ slots_per_day: 1, people: [{ place: 0, counts: [1, 2] }], rest: null }} className="h-12" />,
  )
  act(drawAll)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('[data-ribbon]')).not.toBeNull()
  expect(container.textContent).toBe('')
})
