import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { closePalette, fieldIsThere, isPaletteOpen, openPalette, openShortcuts, typeAhead, typedAhead } from './palette-state.ts'

const press = (key: string, held: Partial<Parameters<typeof typeAhead>[0]> = {}) =>
  typeAhead({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...held })

afterEach(closePalette)

test('text typed before the field is there is the text the field begins with', () => {
  const keys = fc.array(fc.oneof(fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 1 }), fc.constant('Backspace')))
  fc.assert(
    fc.property(
      keys.map((all) => all.filter((key) => key === 'Backspace' || [...key].length === 1)),
      (pressed) => {
        openPalette()
        for (const key of pressed) expect(press(key)).toBe(true)
        const field: string[] = []
        for (const key of pressed) {
          if (key === 'Backspace') field.pop()
          else field.push(key)
        }
        expect(typedAhead()).toEqual({ text: field.join(''), isEntered: false })
      },
    ),
  )
})

test('Enter is kept with the text before it; what follows it is not part of the text', () => {
  openPalette()
  for (const key of ['d', 'a', 'Enter', 'x']) press(key)
  expect(typedAhead()).toEqual({ text: 'da', isEntered: true })
})

test('Escape closes a palette that is on its way, and keeps nothing of the text', () => {
  openPalette()
  press('d')
  expect(press('Escape')).toBe(true)
  expect(isPaletteOpen()).toBe(false)
  openPalette()
  expect(typedAhead()).toEqual({ text: '', isEntered: false })
})

test('a palette that does not come takes no key for long', () => {
  vi.useFakeTimers()
  openPalette()
  expect(press('d')).toBe(true)
  vi.advanceTimersByTime(6000)
  expect([press('a'), isPaletteOpen()]).toEqual([false, false])
  vi.useRealTimers()
})

test('keys of the screen, shortcuts and letters still being composed are left alone', () => {
  expect(press('d')).toBe(false)
  openShortcuts()
  expect(press('d')).toBe(false)
  openPalette()
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing']) expect(press('d', { [held]: true })).toBe(false)
  for (const key of ['Tab', 'ArrowDown', 'Shift']) expect(press(key)).toBe(false)
  fieldIsThere()
  expect(press('d')).toBe(false)
})

test('text that is typed while the field is drawn is given to it when it is there, once', () => {
  openPalette()
  for (const key of ['r', 'e']) press(key)
  // What it is drawn with.
  expect(typedAhead().text).toBe('re')
  for (const key of ['n', 'Enter']) press(key)
  expect(fieldIsThere()).toMatchObject({ text: 'ren', isEntered: true })
  expect(fieldIsThere()).toBeNull()
})
