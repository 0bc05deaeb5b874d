import { expect, test } from 'vitest'
import { commandKey, shortcutOf } from './shortcuts.ts'

const press = (key: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  defaultPrevented: false,
  ...more,
})

test.each([
  ['k', { ctrlKey: true }, 'palette'],
  ['K', { ctrlKey: true }, 'palette'],
  ['k', { metaKey: true }, 'palette'],
  ['/', {}, 'search'],
  ['?', {}, 'shortcuts'],
  ['k', {}, null],
  ['j', { ctrlKey: true }, null],
  ['/', { ctrlKey: true }, null],
] as const)('%s with %o is %s', (key, held, shortcut) => {
  expect(shortcutOf(press(key, held), false)).toBe(shortcut)
})

test('in a text field, only the palette’s shortcuts work', () => {
  expect(shortcutOf(press('/'), true)).toBeNull()
  expect(shortcutOf(press('?'), true)).toBeNull()
  expect(shortcutOf(press('k', { ctrlKey: true }), true)).toBe('palette')
})

test.each(['isComposing', 'repeat', 'defaultPrevented', 'altKey'] as const)('a key is none when it is %s', (state) => {
  expect(shortcutOf(press('/', { [state]: true }), false)).toBeNull()
  expect(shortcutOf(press('k', { ctrlKey: true, [state]: true }), false)).toBeNull()
})

test('Ctrl is ⌘ on machines of Apple', () => {
  expect(['MacIntel', 'iPhone', 'Linux x86_64', 'Win32'].map(commandKey)).toEqual(['⌘', '⌘', 'Ctrl', 'Ctrl'])
})
