import { examples } from '@convostat/figures/examples'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '#charts/answers.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { PersonPlaces } from '#ui/person-places.ts'
import { drawAll } from '#ui/turns.ts'
import { Ribbon } from './ribbon.tsx'

const language = vi.hoisted(() => ({ isRightToLeft: false }))
vi.mock('#messages/language.ts', async (load) => ({
  ...(await load<object>()),
  get isRightToLeft() {
    return language.isRightToLeft
  },
}))

beforeEach(() => {
  language.isRightToLeft = false
  // A document without a browser lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(172)
})

const ready = { state: 'ready', data: examples.ribbon } as const
const shown = (of: Loadable<Answer<'ribbon'>>) => (
  <PersonPlaces value={(name) => examples.balance.people.indexOf(name)}>
    <Ribbon of={of} label={() => 'Ribbon'} className="h-12">
      {(_, width) => <p>{width} px</p>}
    </Ribbon>
  </PersonPlaces>
)
function drawn(of: Loadable<Answer<'ribbon'>>) {
  const at = render(shown(of))
  act(drawAll)
  return at
}

test('is a picture with a name, and what is around it knows its width', () => {
  drawn(ready)
  expect(screen.getByRole('img', { name: 'Ribbon' }).getAttribute('viewBox')).toBe('0 0 600 172')
  expect(screen.getByText('600 px')).toBeVisible()
})

test('its lanes have gradients and weaves that no other ribbon has', () => {
  const { container } = drawn(ready)
  const other = drawn(ready).container
  const ids = [...container.querySelectorAll('[id]'), ...other.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(8)
  const fills = [...container.querySelectorAll('[fill^="url("]')].map((path) => path.getAttribute('fill')?.slice(5, -1) ?? '')
  expect(fills).toHaveLength(4)
  for (const id of fills) expect(container.querySelector(`[id="${id}"]`)).not.toBeNull()
})

test('time runs as lines do: from the right where lines begin there', () => {
  const group = () => screen.getByRole('img').querySelector('g')?.getAttribute('transform')
  const { unmount } = drawn(ready)
  expect(group()).toBeNull()
  unmount()
  language.isRightToLeft = true
  drawn(ready)
  // A point at x is as far from the right edge.
  expect(group()).toBe('matrix(-1 0 0 1 600 0)')
})

test('a ribbon that was loading is woven in; one that was ready is not', () => {
  const { rerender } = drawn({ state: 'loading' })
  expect(screen.queryByRole('img')).toBeNull()
  rerender(shown(ready))
  act(drawAll)
  expect(screen.getByRole('img')).toHaveClass('weave-in')
  drawn(ready)
  expect(screen.getAllByRole('img')[1]).not.toHaveClass('weave-in')
})
