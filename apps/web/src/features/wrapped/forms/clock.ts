import { largest } from '@convostat/api/extremes'
import type { Forms } from './form.ts'
import { type DrawnForm, disc, type Mark, path, short, text, wordSize } from './mark.ts'

/** Where the wedges begin, of the radius. */
const hub = 0.44
/** Each wedge leaves a part of its hour to its neighbors. */
const gap = 0.06

/** 24 hours around a clock, midnight at the top; the lit ones in the accent, and a hand at the fullest of these. */
export function clock({ hours }: Forms['clock'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const radius = Math.max(10, Math.min(width / 2 - 3.6 * size, height / 2 - 1.5 * size))
  const [x, y] = [width / 2, height / 2]
  const marks: Mark[] = hours.map(({ part, isLit }, hour) =>
    path({
      path: wedge(x, y, radius * hub, radius * (hub + 0.03 + (1 - hub - 0.03) * part), hour),
      tone: isLit ? 'accent' : 'soft',
      opacity: isLit ? 1 : 0.42,
      nth: isLit ? 2 : 0,
    }),
  )
  const fullest = hours.reduce((most, { part, isLit }, hour) => (isLit && part > (hours[most]?.part ?? 0) ? hour : most), -1)
  if (fullest >= 0) {
    const [handX, handY] = around(x, y, radius * hub * 0.82, fullest + 0.5)
    marks.push(path({ path: `M${short(x)} ${short(y)}L${handX} ${handY}`, width: Math.max(2, radius / 50), tone: 'ink', nth: 2 }))
    marks.push(disc({ x, y, radius: Math.max(3, radius / 28), tone: 'ink', nth: 2 }))
  }
  // A name is right behind the wedges around its hour.
  const behind = (hour: number): number =>
    radius * (hub + 0.03 + (1 - hub - 0.03) * largest([hour - 1, hour].map((each) => hours[(each + 24) % 24]?.part ?? 0)))
  const label = (hour: number, at: { x: number; y: number; anchor: 'start' | 'middle' | 'end' }) =>
    text({ text: hours[hour]?.name ?? '', size, tone: 'soft', nth: 0, ...at })
  marks.push(
    label(0, { x, y: y - behind(0) - 0.5 * size, anchor: 'middle' }),
    label(6, { x: x + behind(6) + 0.6 * size, y: y + 0.35 * size, anchor: 'start' }),
    label(12, { x, y: y + behind(12) + 1.2 * size, anchor: 'middle' }),
    label(18, { x: x - behind(18) - 0.6 * size, y: y + 0.35 * size, anchor: 'end' }),
  )
  return { width, height, by: 'pop', keepsItsWay: true, marks }
}

/** A point at an hour, at a distance from the middle. */
function around(x: number, y: number, distance: number, hour: number): [number, number] {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2
  return [short(x + distance * Math.cos(angle)), short(y + distance * Math.sin(angle))]
}

function wedge(x: number, y: number, inner: number, outer: number, hour: number): string {
  const [from, to] = [hour + gap, hour + 1 - gap]
  const [a, b, c, d] = [around(x, y, inner, from), around(x, y, outer, from), around(x, y, outer, to), around(x, y, inner, to)]
  return `M${a}L${b}A${short(outer)} ${short(outer)} 0 0 1 ${c}L${d}A${short(inner)} ${short(inner)} 0 0 0 ${a}Z`
}
