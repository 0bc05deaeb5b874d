import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Clamped } from './clamped.tsx'

/** As if there were room for this many letters. */
function roomFor(letters: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return (this.textContent ?? '').length > letters ? 200 : 100
  })
}
afterEach(() => {
  vi.restoreAllMocks()
})

const seen = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Element && node.className === 'sr-only' ? '' : node.textContent)).join('')

test('a quoted text that is longer than its lines ends with a word, and all of it is read aloud', () => {
  roomFor(20)
  const text = 'have a group that isn’t a sheet of paper'
  const { container, rerender } = render(<Clamped text={text} className="line-clamp-6" />)
  const [shown] = container.children
  expect(seen(shown)).toBe('have a group that…')
  expect(
    [...shown.childNodes].map((node) => (node instanceof Element && node.getAttribute('aria-hidden') ? '' : node.textContent)).join(''),
  ).toBe(text)
  expect(container.children).toHaveLength(1)
  rerender(<Clamped text="short" className="line-clamp-6" />)
  expect(seen(shown)).toBe('short')
})
