import { expect, test, vi } from 'vitest'
import { closeDialogBelow, closingSelector } from './dialog-below.ts'

/** Where the keyboard is: in a dialog with such a button or without one, or in none. */
const within = (dialog: { button: object | null } | null) =>
  ({
    closest: (selector: string) =>
      selector === '[role=dialog]' && dialog ? { querySelector: (of: string) => (of === closingSelector ? dialog.button : null) } : null,
  }) as never

test('the dialog around the keyboard is closed by its own button', () => {
  const click = vi.fn()
  expect(closeDialogBelow({ target: within({ button: { click } }) })).toBe(true)
  expect(click).toHaveBeenCalledTimes(1)
})

test('where the keyboard is in none, or in one that has no such button, nothing is closed', () => {
  expect(closeDialogBelow({ target: within(null) })).toBe(false)
  expect(closeDialogBelow({ target: within({ button: null }) })).toBe(false)
  expect(closeDialogBelow({ target: null })).toBe(false)
  // A page without an element that has the keyboard.
  expect(closeDialogBelow({ target: {} as EventTarget })).toBe(false)
})
