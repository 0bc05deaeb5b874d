/** What every chart can do, asked of all charts that the gallery shows (charts.test.ts: that is all there are). */
import { act, fireEvent, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Drawing, Reading } from '#charts/marks.ts'
import { pictureWidth, svgOf } from '#charts/picture.ts'
import type { Cell } from '#charts/table.ts'
import type * as Frames from '#components/figure/chart-frame.tsx'
import type * as Plots from '#components/figure/plot.tsx'
import { loadExamples } from '#components/screen/examples.ts'
import { figureShare } from '#components/share/figure-share.ts'
import { composed } from '#components/share/make-picture.ts'
import { textOf } from '#components/share/shareable.ts'
import { openVeil, type Veil, veilOver } from '#components/share/veil.ts'
import { format } from '#format/index.ts'
import { show } from '#testing/cards.tsx'
import { tokens } from '#testing/chart-tokens.ts'
import { paper } from '#testing/paper.ts'
import { drawAll } from '#ui/turns.ts'
import { Charts } from './charts.tsx'

type Frame = ComponentProps<typeof Frames.ChartFrame<{ messages: number }>>
type Plot = ComponentProps<typeof Plots.Plot<{ messages: number }>>

const { frames, plots, broken, navigate, cannotDraw } = vi.hoisted(() => ({
  cannotDraw: (): never => {
    throw new Error('a mark that cannot be drawn')
  },
  navigate: vi.fn(),
  frames: new Map<string, Frame>(),
  plots: new Map<string, Plot>(),
  broken: { name: '' },
}))

vi.mock('#components/figure/chart-frame.tsx', async (load) => {
  const real = await load<typeof Frames>()
  const ChartFrame = (props: Frame) => {
    frames.set(props.name, props)
    const draw: Frame['children'] = (data) => {
      // Charts without a drawing of marks.
      if (props.name === broken.name && !plots.has(props.name)) cannotDraw()
      return props.children(data)
    }
    return <real.ChartFrame {...props}>{draw}</real.ChartFrame>
  }
  return { ...real, ChartFrame }
})

vi.mock('#components/figure/plot.tsx', async (load) => {
  const real = await load<typeof Plots>()
  const Plot = (props: Plot) => {
    plots.set(props.name, props)
    return <real.Plot {...props} draw={props.name === broken.name ? cannotDraw : props.draw} />
  }
  return { ...real, Plot }
})

vi.mock('@tanstack/react-router', async (load) => ({ ...(await load<object>()), useRouter: () => ({ navigate }) }))

const width = 800
vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
vi.stubGlobal(
  'OffscreenCanvas',
  class {
    getContext = () => paper().context
  },
)
vi.stubGlobal('Path2D', class {})
Object.defineProperty(document, 'fonts', { value: { load: async () => [] } })

beforeAll(loadExamples)
beforeEach(() => {
  broken.name = ''
})

/** The charts as figures, by their names. */
async function shown(): Promise<Map<string, HTMLElement>> {
  const place = await show(<Charts />)
  act(drawAll)
  // A quotation is a figure, too.
  const figures = [...place.querySelectorAll<HTMLElement>('figure:has(h2, h3)')]
  const named = figures.map((figure) => [figure.querySelector('h2, h3')?.textContent ?? '', figure] as const)
  expect(named.map(([name]) => name)).toEqual([...frames.keys()])
  return new Map(named)
}

const drawn = ({ answer, draw }: Plot): Drawing => draw(answer, tokens, width)
const applicationOf = (figure: HTMLElement) => within(figure).getByRole('application')
/** The words that a screen reader has for the point that the keys reached. */
const heard = (figure: HTMLElement) => figure.querySelector('p[role=status].sr-only')?.textContent
/** What is beside the point under the pointer. */
const readout = (figure: HTMLElement) => applicationOf(figure).querySelector('[dir=auto] > .figures')?.textContent
/** What a finger reached, below the drawing. */
const tapped = (figure: HTMLElement) => figure.querySelector<HTMLElement>('p[role=status]:not(.sr-only)')
/** Some of a chart's points: the first, the last and others between. */
const some = <T,>(all: readonly T[]): T[] => all.filter((_, i) => i % Math.ceil(all.length / 7) === 0 || i === all.length - 1)
const plotted = (figures: Map<string, HTMLElement>) =>
  Array.from(plots, ([name, plot]) => ({ name, figure: figures.get(name)!, ...drawn(plot) }))

test('every chart has its name, its table, its files and, where it is drawn, a description and a stop for the keyboard', async () => {
  const figures = await shown()
  expect(figures.size).toBeGreaterThan(7)
  for (const [name, figure] of figures) {
    within(figure).getByRole('button', { name: `${name}, as a table` })
    within(figure).getByRole('button', { name: `Save “${name}”` })
    within(figure).getByRole('button', { name: `How “${name}” is counted` })
    if (!plots.has(name)) continue
    expect(applicationOf(figure)).toHaveAttribute('tabindex', '0')
    expect(applicationOf(figure)).toHaveAccessibleDescription(/^Use the arrow keys to move from point to point/)
    expect(within(figure).getByRole('img')).toHaveAccessibleName(new RegExp(`^${name}\\. .+`))
  }
})

/** Whether the messages of one link are among those of another: a day in its month. */
const isWithin = (inner: Cell['wanted'] = {}, { from, to, ...outer }: NonNullable<Cell['wanted']>): boolean =>
  (!from || (inner.from ?? '') >= from) &&
  (!to || (inner.to ?? '9') <= to) &&
  Object.entries(outer).every(([key, value]) => JSON.stringify(inner[key as keyof typeof inner]) === JSON.stringify(value))

test('a point and the table say the same figures, and all points together are the whole table', async () => {
  await shown()
  for (const [name, plot] of plots) {
    const frame = frames.get(name)!
    const { rows } = frame.table(plot.answer)
    const cells = rows.flatMap((row) => row.flatMap((cell) => (cell.wanted ? [{ cell, row }] : [])))
    const counted = new Map<Cell, number>()
    for (const { point, row, column } of drawn(plot).readings) {
      if (Object.keys(point.wanted).length === 0) {
        // What links nowhere is at the same place in the table: a row a kind, a column a person.
        expect(point.said, name).toContain(rows[row][0].shown)
        expect(point.said, name).toContain(rows[row][column + 1].shown)
        continue
      }
      expect(point.said, name).toContain(format.count(point.messages))
      const found = cells.filter(({ cell }) => isWithin(point.wanted, cell.wanted!))
      expect(found, `${name}: ${point.said}`).toHaveLength(point.messages > 0 || found.length > 0 ? 1 : 0)
      for (const { cell, row } of found) {
        counted.set(cell, (counted.get(cell) ?? 0) + point.messages)
        // Where a point is a row of the table, the point names all its figures.
        const isOwnRow = cell.value === point.messages && cells.filter((each) => each.row === row).length === 1
        if (isOwnRow) for (const { value, shown } of row.slice(1)) if (value !== '') expect(point.said, name).toContain(shown)
      }
    }
    for (const { cell, row } of cells) expect(counted.get(cell), `${name}: ${row[0].shown}`).toBe(cell.value)
  }
})

/** A place where a pointer is over this point and over none that is smaller or nearer. */
function placeIn(of: Reading, all: readonly Reading[]): { x: number; y: number } {
  const size = ({ area }: Reading) => area.width * area.height
  const parts = [0.5, 0.02, 0.98, 0.25, 0.75]
  const places = parts.flatMap((across) =>
    parts.map((down) => ({ x: of.area.left + across * of.area.width, y: of.area.top + down * of.area.height })),
  )
  const isOver = ({ area }: Reading, { x, y }: { x: number; y: number }) =>
    x >= area.left && x < area.left + area.width && y >= area.top && y < area.top + area.height
  const far = (from: Reading, { x, y }: { x: number; y: number }) => Math.hypot(from.x - x, from.y - y)
  const own = places.find((place) =>
    all.every((other) => other === of || !isOver(other, place) || size(other) > size(of) + 1 || far(other, place) > far(of, place)),
  )
  if (!own) throw new Error(`no place is this point's own: ${of.point.said}`)
  return own
}

test('every point is under its own place, and reached by the keys of its row and column', async () => {
  const figures = await shown()
  for (const { name, figure, readings } of plotted(figures)) {
    const application = applicationOf(figure)
    for (const reading of some(readings)) {
      const { x: clientX, y: clientY } = placeIn(reading, readings)
      fireEvent.pointerMove(application, { clientX, clientY, pointerType: 'mouse' })
      expect(readout(figure), name).toBe(reading.point.said)
    }
    fireEvent.pointerLeave(application)
    expect(readout(figure), name).toBeUndefined()

    const press = (key: string) => {
      fireEvent.keyDown(application, { key })
      return heard(figure)
    }
    const first = readings[0]
    const inRow = readings.filter(({ row }) => row === first.row).toSorted((a, b) => a.column - b.column)
    const inColumn = readings.filter(({ column }) => column === first.column).toSorted((a, b) => a.row - b.row)
    expect(press('ArrowRight'), name).toBe(first.point.said)
    for (const { point } of inRow.slice(1, 9)) expect(press('ArrowRight'), name).toBe(point.said)
    expect(press('Home'), name).toBe(inRow[0].point.said)
    expect(press('End'), name).toBe(inRow.at(-1)?.point.said)
    expect(press('ArrowRight'), name).toBe(inRow.at(-1)?.point.said)
    if (inRow.length > 1) expect(press('ArrowLeft'), name).toBe(inRow.at(-2)?.point.said)
    expect(press('Home'), name).toBe(inRow[0].point.said)
    expect(press('PageDown'), name).toBe(inRow[Math.min(inRow.length - 1, Math.max(1, Math.round(inRow.length / 12)))].point.said)
    expect(press('PageUp'), name).toBe(inRow[0].point.said)
    const below = inColumn.filter(({ row }) => row > inRow[0].row && inRow[0].column === first.column)
    for (const { point } of below) expect(press('ArrowDown'), name).toBe(point.said)
    expect(press('Escape'), name).toBe('')
    expect(readout(figure), name).toBeUndefined()
  }
})

/** Charts of the example screen, which has no messages to open: their points go to an empty search. */
const ofExample = ['Mood timeline', 'Emotional sync']

test('Enter, a click and the link after a tap go to the messages of a point, where it has any', async () => {
  const figures = await shown()
  for (const { name, figure, readings } of plotted(figures)) {
    const application = applicationOf(figure)
    const [point] = some(readings).map((reading) => reading.point)
    navigate.mockClear()
    fireEvent.keyDown(application, { key: 'Home' })
    fireEvent.keyDown(application, { key: 'Enter' })
    expect(navigate, name).toHaveBeenCalledTimes(point.messages > 0 ? 1 : 0)
    if (point.messages > 0 && !ofExample.includes(name))
      expect(JSON.stringify(navigate.mock.lastCall), name).toContain(JSON.stringify(JSON.stringify(point.wanted)).slice(1, -1))

    const { x: clientX, y: clientY } = placeIn(readings[0], readings)
    const at = { clientX, clientY }
    fireEvent.pointerDown(application, { pointerType: 'touch' })
    fireEvent.click(application, at)
    expect(navigate, name).toHaveBeenCalledTimes(point.messages > 0 ? 1 : 0)
    const links = readings.some((each) => each.point.messages > 0)
    // Where nothing links anywhere the words are beside the point, as under a pointer.
    expect(links ? tapped(figure)?.textContent : readout(figure), name).toContain(point.said)
    expect(within(figure).queryAllByRole('link', { name: /^Show \d/ }), name).toHaveLength(point.messages > 0 ? 1 : 0)

    fireEvent.pointerDown(application, { pointerType: 'mouse' })
    fireEvent.click(application, at)
    expect(navigate, name).toHaveBeenCalledTimes(point.messages > 0 ? 2 : 0)
  }
})

test('a chart that cannot be drawn says so with its table beside it, and the others stay', async () => {
  // React passes on what a boundary caught.
  const failed = 'This chart could not be drawn.'
  const caught = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await shown()
  for (const name of frames.keys()) {
    broken.name = name
    for (const [each, figure] of await shown()) {
      expect(figure.textContent?.includes(failed), `${each} beside ${name}`).toBe(each === name)
      if (each !== name) continue
      fireEvent.click(within(figure).getByRole('button', { name: `${name}, as a table` }))
      expect(document.querySelectorAll('[role=dialog] tr').length, name).toBeGreaterThan(1)
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
      // Once the fault is gone, Retry draws it.
      broken.name = ''
      fireEvent.click(within(figure).getByText('Retry'))
      act(drawAll)
      expect(figure.textContent, name).not.toContain(failed)
      if (plots.has(name)) applicationOf(figure)
    }
  }
  caught.mockRestore()
})

test('every chart is an SVG file that stands alone', async () => {
  await shown()
  for (const [title, { of, saving, unit }] of frames) {
    const { data } = of as { data: { messages: number } }
    const sentence = saving.sentence(data)
    const words = { title, unit, sentence, notes: saving.notes(data), foot: 'Counted over all.' }
    const drawing = await saving.drawing(data, tokens, pictureWidth, () => 0)
    const svg = await svgOf({ words, drawing, tokens })
    expect(svg, title).not.toMatch(foreign)
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    const [wide, high] = ['width', 'height'].map((side) => Number(root.getAttribute(side)))
    expect(root.getAttribute('viewBox'), title).toBe(`0 0 ${wide} ${high}`)
    expect(wide, title).toBe(1080)
    expect(high, title).toBeGreaterThan(200)
    expect(root.querySelector('title')?.textContent).toBe(title)
    const description = root.querySelector('desc')?.textContent
    for (const part of [sentence, unit, 'Counted over all.']) expect(description, title).toContain(part ?? '')
    // Who made it, as in every picture.
    expect(svg, title).toContain('>ConvoStat</text>')
  }
})

/** What a file that needs nothing beside it cannot contain: scripts, styles, addresses, variables of the page. */
const foreign = /<(?:script|style|image|foreignObject|use)\b|\b(?:href|style|class|on\w+)=|url\((?!#clip-)|var\(|<[!?]/

test('shared, no chart says who anyone is, nor a word of their names, unless it is wanted', async () => {
  await shown()
  const textsOf = async ({ name, unit, saving }: Frame, data: { messages: number }, veil: Veil): Promise<string> => {
    const shared = figureShare(data, { title: name, unit, part: null, over: '' }, saving)
    const { sheet, words, texts } = await composed(shared, { shape: 'tall', veil, placeOf: () => 0, hasMessage: false, out: new Set() })
    return JSON.stringify([sheet.orders, words, texts, textOf(words)])
  }
  const naming: string[] = []
  for (const frame of frames.values()) {
    if (frame.of.state !== 'ready') continue
    const { data } = frame.of
    const names = new Set(Array.from(JSON.stringify(data).matchAll(/"(?:person|author|a|b)":"([^"]+)"/g), ([, name]) => name))
    const isNamed = new RegExp(`(?<!\\p{L})(?:${[...names].flatMap((name) => name.match(/\p{L}{3,}/gu) ?? []).join('|')})(?!\\p{L})`, 'iu')
    if (names.size === 0) continue
    if (isNamed.test(await textsOf(frame, data, openVeil()))) naming.push(frame.name)
    const veil = veilOver(
      [...names].map((name, color) => ({ name, names: [name], color })),
      {},
    )
    expect(await textsOf(frame, data, veil), frame.name).not.toMatch(isNamed)
  }
  expect(naming.length).toBeGreaterThan(2)
})
