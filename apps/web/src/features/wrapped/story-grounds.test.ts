import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SlideKind } from './answers.ts'
import { type Ground, grounds, groundsOf } from './slide-backgrounds.ts'

const css = readFileSync(new URL('../../styles/story.css', import.meta.url), 'utf8')

function colorsOf(ground: Ground): (name: string) => string {
  const blocks = [...css.matchAll(new RegExp(`\\[data-story="${ground}"\\] \\{([^}]*)\\}`, 'g'))].map(([, block]) => block).join('')
  return (name) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(blocks)?.[1] ?? ''
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

test.each(grounds)('what is written on %s can be read, on its tint and in its bubbles, too', (ground) => {
  const color = colorsOf(ground)
  for (const behind of [color('story-ground'), color('story-tint')]) {
    expect(contrast(color('story-ink'), behind)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color('story-soft'), behind)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color('story-accent'), behind)).toBeGreaterThanOrEqual(3)
  }
  for (const bubble of ['story-ink', 'story-accent']) expect(contrast(color('story-ground'), color(bubble))).toBeGreaterThanOrEqual(4.5)
})

test.each(['night', 'paper'] as const)('people can be told from %s, where the ribbon is', (ground) => {
  const color = colorsOf(ground)
  for (let i = 1; i <= 8; i++) expect(contrast(color(`person-${i}`), color('story-ground'))).toBeGreaterThanOrEqual(3)
})

const kinds: readonly SlideKind[] = [
  'balance',
  'mood',
  'love',
  'streak',
  'busiest_hour',
  'top_emoji',
  'night_owl',
  'media',
  'links',
  'moments',
  'openers',
  'people',
]

test('in any story no two scenes in a row have the same ground; the cover is night, the end paper', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...kinds]), (inner) => {
      const chosen = groundsOf(['opening', ...inner, 'closing'])
      expect([chosen[0], chosen.at(-1)]).toEqual(['night', 'paper'])
      for (const [i, ground] of chosen.slice(1).entries()) expect(ground).not.toBe(chosen[i])
    }),
  )
})
