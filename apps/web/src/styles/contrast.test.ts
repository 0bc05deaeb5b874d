import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const tokens = sheet('./tokens.css')
const needs = sheet('./needs.css')

const themes = [
  { theme: 'light', own: ':root,', more: ':root:root {' },
  { theme: 'dark', own: ':root[data-theme="dark"] {', more: ':root:root[data-theme="dark"] {' },
]

/** The tokens that the rule of a selector sets. */
function rule(css: string, selector: string): Record<string, string> {
  const from = css.indexOf(selector)
  if (from < 0) throw new Error(`there is no rule ${selector}`)
  const block = css.slice(from, css.indexOf('}', from))
  return Object.fromEntries([...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6})/g)].map(([, name, color]) => [name, color]))
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'sheet', 'well']
const texts = ['ink', 'ink-soft', 'ink-faint', 'pen', 'wax', 'good', 'warn']

test.each(themes)(
  'in the $theme theme every text reads at 4.5:1, and every edge and the ring of the keyboard stand out at 3:1',
  ({ own }) => {
    const colors = rule(tokens, own)
    for (const ground of grounds) {
      for (const text of texts) expect(contrast(colors[text], colors[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      for (const edge of ['edge', 'pen']) expect(contrast(colors[edge], colors[ground]), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(colors['on-pen'], colors.pen)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors['on-pen'], colors['pen-strong'])).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(themes)('with more contrast text is at 7:1 in the $theme theme, and lines are edges', ({ own, more }) => {
  const colors = { ...rule(tokens, own), ...rule(needs, more) }
  for (const ground of grounds) {
    for (const text of ['ink', 'ink-soft', 'ink-faint', 'pen', 'wax'])
      expect(contrast(colors[text], colors[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(7)
    expect(contrast(colors.line, colors[ground]), `line on ${ground}`).toBeGreaterThanOrEqual(3)
    expect(contrast(colors.edge, colors[ground]), `edge on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})
