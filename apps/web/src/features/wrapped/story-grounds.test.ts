import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { grounds } from './slide-backgrounds.ts'

const css = readFileSync(new URL('../../styles/story.css', import.meta.url), 'utf8')

function colorsOf(ground: string): (name: string) => string {
  const block = new RegExp(`\\[data-story="${ground}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return (name) => new RegExp(`--story-${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? ''
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (more + 0.05) / (less + 0.05)
}

test.each(grounds)('what is written on %s can be read, on its shapes, too', (ground) => {
  const color = colorsOf(ground)
  for (const behind of [color('ground'), color('tint')]) {
    expect(contrast(color('ink'), behind)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color('soft'), behind)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color('accent'), behind)).toBeGreaterThanOrEqual(3)
  }
})

test('dark and light grounds take turns', () => {
  const isDark = grounds.map((ground) => luminance(colorsOf(ground)('ground')) < 0.2)
  for (const [i, dark] of isDark.slice(1, -1).entries()) if (i % 2 === 0) expect(dark).not.toBe(isDark[i])
})
