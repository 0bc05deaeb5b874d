import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hueOf, weaveOf } from './person-color.ts'

// How far colors are apart for each kind of eyes: dichromacy after Machado, Oliveira and Fernandes 2009 (severity 1), in
// linear sRGB, and the distance after Ottosson 2020 (OKLab), where black and white are 1 apart.

type Triple = readonly [number, number, number]

const eyes: Record<string, readonly Triple[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const each = ([a, b, c]: Triple, change: (part: number) => number): Triple => [change(a), change(b), change(c)]
const times = ([first, second, third]: readonly Triple[], [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c
  return [row(first), row(second), row(third)]
}

function linear(color: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

const toCones: Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toLab: Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const lab = (color: Triple) => times(toLab, each(times(toCones, color), Math.cbrt))

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
const peopleOf = (theme: string): string[] => {
  const block = css.slice(css.indexOf(theme))
  return [1, 2, 3, 4, 5, 6, 7].map((person) => new RegExp(`--person-${person}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? '')
}

test.each([
  ['light', ':root,'],
  ['dark', ':root[data-theme="dark"]'],
])('no two people of the %s theme look alike to any eyes', (_, block) => {
  const people = peopleOf(block)
  for (const matrix of Object.values(eyes)) {
    const seen = people.map((color) => lab(each(times(matrix, linear(color)), (part) => Math.min(1, Math.max(0, part)))))
    for (const [i, one] of seen.entries())
      for (const other of seen.slice(i + 1)) expect(Math.hypot(...one.map((part, k) => part - other[k]))).toBeGreaterThan(0.06)
  }
})

/** Nearer colors than this are taken for one at a glance; lightness alone parts them from here on. */
const [near, light] = [0.1, 0.15]

test.each([
  ['light', ':root,'],
  ['dark', ':root[data-theme="dark"]'],
])('of 2 to 12 people in the %s theme the two of the nearest colors differ by lightness or weave', (_, block) => {
  const colors = peopleOf(block).map((color) => lab(linear(color)))
  const apart = ([a, b]: readonly [number, number]) => Math.hypot(...colors[hueOf(a)].map((part, k) => part - colors[hueOf(b)][k]))
  for (let people = 2; people <= 12; people++) {
    const pairs = Array.from({ length: people }, (_, b) => Array.from({ length: b }, (_, a) => [a, b] as const)).flat()
    const nearest = pairs.reduce((one, other) => (apart(other) < apart(one) ? other : one))
    for (const pair of new Set([nearest, ...pairs.filter((each) => apart(each) < near)])) {
      const [a, b] = pair
      const isLighter = Math.abs(colors[hueOf(a)][0] - colors[hueOf(b)][0]) >= light
      expect(isLighter || weaveOf(a) !== weaveOf(b), `${a} and ${b} of ${people}`).toBe(true)
    }
    // Two browns are not two people: only the same hue, of those after the seventh, is as near.
    for (const pair of pairs) if (hueOf(pair[0]) !== hueOf(pair[1])) expect(apart(pair), `${pair} of ${people}`).toBeGreaterThan(near)
  }
})
