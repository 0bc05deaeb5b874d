import { readFileSync } from 'node:fs'
import { wovenRibbon } from '@convostat/figures/ribbon/woven'
import { expect, test } from 'vitest'
import { colors, ribbonSvg } from './ribbon-svg.ts'

const css = readFileSync(new URL('../../../../apps/web/src/styles/tokens.css', import.meta.url), 'utf8')
const drawing = readFileSync(new URL('common.typ', import.meta.url), 'utf8')
const light = css.slice(0, css.indexOf('[data-theme="dark"]'))
const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(light)?.[1]

test('a report has the colors of the screens’ paper theme', () => {
  expect(colors.people).toEqual(Array.from({ length: 8 }, (_, i) => token(`person-${i + 1}`)))
  expect([colors.paper, colors.ink]).toEqual([token('paper'), token('ink')])
  for (const name of ['paper', 'ink', 'well', 'pen', 'wax', 'sheet'])
    expect(drawing, name).toContain(`#let ${name} = rgb("${token(name)}")`)
  expect(drawing).toContain(`#let people = (${colors.people.map((each) => `"${each}"`).join(', ')}).map(rgb)`)
})

test('a ribbon is drawn with the screen’s paths, in whole colors, and contains no text', () => {
  const threads = {
    slots_per_day: 1,
    people: [0, 1].map((place) => ({
      place,
      counts: Array.from({ length: 40 }, (_, i) => (i > 9 && i < 20 ? 0 : 1 + ((i * (place + 3)) % 7))),
    })),
    rest: null,
  }
  const svg = ribbonSvg(threads, 600, 172)
  const { lanes, cloth, gaps } = wovenRibbon(threads, 600, 172)
  for (const path of [...lanes.map(({ path }) => path), cloth, gaps]) expect(svg).toContain(`d="${path}"`)
  expect(svg).not.toContain('stop-opacity')
  expect(svg).not.toMatch(/<text|NaN|undefined/)
  expect(svg.match(/<pattern /g)).toHaveLength(2)
})
