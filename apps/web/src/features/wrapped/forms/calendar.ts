import { widthOf } from './fitted.ts'
import type { Forms } from './form.ts'
import { type DrawnForm, type Mark, rect, text, wordSize } from './mark.ts'

/** A streak of years breaks into this many bands of weeks at most. */
const mostBands = 12
/** Groups of squares that enter one after the other. */
const waves = 8
/** An empty day's square would be so large, of the room it has. */
const smallest = 0.34

/** A streak as a calendar: a column per week, a square per day, larger where more was written. */
export function calendar({ days }: Forms['calendar'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const offset = days[0]?.weekday ?? 0
  const weeks = Math.max(1, Math.ceil((offset + days.length) / 7))
  const { bands, cell } = bandsFor(weeks, width, height, size)
  const perBand = Math.ceil(weeks / bands)
  const bandHeight = 7 * cell + 1.7 * size
  const top = Math.max(0, (height - bands * bandHeight) / 2)
  const marks: Mark[] = []
  for (const { name, x, band, nth } of labelsOf(days, { offset, perBand, cell, width, size }))
    marks.push(text({ text: name, x, y: top + band * bandHeight + size, size, tone: 'soft', nth }))
  for (const [i, { part }] of days.entries()) {
    const week = Math.floor((offset + i) / 7)
    const band = Math.floor(week / perBand)
    const x = (week % perBand) * cell
    const y = top + band * bandHeight + 1.5 * size + ((offset + i) % 7) * cell
    const side = cell * (smallest + (0.92 - smallest) * Math.sqrt(part))
    marks.push(
      rect({
        x: x + (cell - side) / 2,
        y: y + (cell - side) / 2,
        width: side,
        height: side,
        radius: Math.min(4, side / 5),
        tone: 'accent',
        nth: waveOf(i, days.length),
      }),
    )
  }
  return { width, height, by: 'fade', marks }
}

const waveOf = (i: number, of: number): number => Math.floor((waves * i) / of)

interface Places {
  offset: number
  perBand: number
  cell: number
  width: number
  size: number
}

/**
 * The names above the columns, each where its month begins, or behind the name before it while that is still above its month: a
 * streak may begin with the last days of a month.
 */
function labelsOf(days: Forms['calendar']['days'], { offset, perBand, cell, width, size }: Places) {
  const columnOf = (i: number): number => Math.floor((offset + i) / 7)
  const begins = days.flatMap(({ name }, i) => (name ? [i] : []))
  let free = { band: -1, x: 0 }
  return begins.flatMap((i, at) => {
    const { name } = days[i]
    const band = Math.floor(columnOf(i) / perBand)
    const wide = widthOf(name, size)
    const from = Math.max((columnOf(i) % perBand) * cell, free.band === band ? free.x : 0)
    const x = Math.min(from, width - wide)
    const next = begins[at + 1]
    // Behind the last month there is nothing that its name could be about.
    const end = next === undefined ? width : (columnOf(next - 1) + 1 - band * perBand) * cell
    const hasRoom = x >= 0 && (free.band !== band || x >= free.x) && x < end
    if (!hasRoom) return []
    free = { band, x: x + wide + 0.5 * size }
    return [{ name, x, band, nth: waveOf(i, days.length) }]
  })
}

/** As many bands as leave the largest squares; a short streak does not become huge. */
function bandsFor(weeks: number, width: number, height: number, size: number): { bands: number; cell: number } {
  let best = { bands: 1, cell: 0 }
  for (let bands = 1; bands <= mostBands; bands++) {
    const cell = Math.min(width / Math.ceil(weeks / bands), (height / bands - 1.7 * size) / 7, width / 11)
    if (cell > best.cell) best = { bands, cell }
  }
  return best
}
