// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { counted } from './counted.ts'
import { examples } from './examples.ts'

// Plotly asks for one as it is read; nothing is drawn here.
vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '' }))
const { default: plotly } = await import('plotly.js-cartesian-dist-min')

type Figure = { data: unknown; layout: unknown }
const charts = Object.entries(counted).flatMap(([name, face]) => {
  const make: unknown = face.public
  return typeof make === 'function' ? [[name, make] as const] : []
})

test.each(charts)('the public form of %s is what Plotly can draw', (name, make) => {
  const { data, layout }: Figure = make(Object.entries(examples).find(([key]) => key === name)?.[1])
  expect(plotly.validate(data, layout)?.map(({ msg }) => msg) ?? []).toEqual([])
})

test('a figure that Plotly cannot draw is named', () => {
  expect(plotly.validate([{ type: 'bar', x: [1], y: [1], hue: 1 }], {})?.map(({ msg }) => msg)).toEqual([expect.stringContaining('hue')])
})
