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

/** The oklab coordinates of a color (Ottosson 2020). */
function oklab(color: string): number[] {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** `color-mix(in oklab, one share, other)` */
function mixed(one: string, share: number, other: string): string {
  const [from, to] = [oklab(other), oklab(one)]
  const [L, a, b] = from.map((each, i) => each + (to[i] - each) * share)
  const [l, m, s] = [
    L + 0.3963377774 * a + 0.2158037573 * b,
    L - 0.1055613458 * a - 0.0638541728 * b,
    L - 0.0894841775 * a - 1.291485548 * b,
  ].map((each) => each ** 3)
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const encoded = linear.map((each) => Math.min(1, Math.max(0, each <= 0.0031308 ? 12.92 * each : 1.055 * each ** (1 / 2.4) - 0.055)))
  return `#${encoded
    .map((each) =>
      Math.round(255 * each)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

// As features/conversation/bubble.tsx mixes them.
test.each(themes)('in the $theme theme text, names and times read at 4.5:1 on every bubble', ({ own }) => {
  const colors = rule(tokens, own)
  for (let person = 1; person <= 8; person++) {
    const color = colors[`person-${person}`]
    const bubble = mixed(color, 0.11, colors.sheet)
    for (const text of [colors.ink, colors['ink-soft'], mixed(color, 0.76, colors.ink)])
      expect(contrast(text, bubble), `${text} on the bubble of person ${person}`).toBeGreaterThanOrEqual(4.5)
  }
})
