import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sentimentOf } from './tone.ts'

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

/** How bright a token of a theme is (WCAG 2.2, relative luminance). */
function luminance(theme: string, token: string): number {
  const block = css.slice(css.indexOf(theme))
  const color = new RegExp(`--${token}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? ''
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(theme: string, one: string, other: string): number {
  const [dark, light] = [luminance(theme, one), luminance(theme, other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ['light', ':root,'],
  ['dark', ':root[data-theme="dark"]'],
])('in the %s theme the tones stand out from their ground, and words can be read on their washes', (_, theme) => {
  for (const tone of ['positive', 'neutral', 'negative'])
    for (const ground of ['paper', 'sheet']) expect(contrast(theme, tone, ground)).toBeGreaterThanOrEqual(3)
  for (const wash of ['positive-wash', 'negative-wash']) expect(contrast(theme, 'ink', wash)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  [0.051, 'positive'],
  [0.05, 'neutral'],
  [-0.05, 'neutral'],
  [-0.051, 'negative'],
])('a score of %s sounds %s', (score, sentiment) => expect(sentimentOf(score)).toBe(sentiment))
