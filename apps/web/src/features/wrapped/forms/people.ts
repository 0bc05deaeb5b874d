/** Forms whose parts are people. */
import { largest } from '@convostat/api/extremes'
import { fitted, type NameLines, nameLines, widthOf } from './fitted.ts'
import type { Forms, Share } from './form.ts'
import { type DrawnForm, disc, type Mark, path, rect, short, type Tone, text, wordSize } from './mark.ts'

/** Two round bubbles, their areas as what both wrote, with their tails to the sides; names in them, or below where they are too long. */
export function bubbles({ people }: Forms['bubbles'], width: number, height: number): DrawnForm {
  const inside = bubblesIn(people, width, height, 0)
  const isInside = inside.every(({ name }) => name.isWhole)
  const below = 3.6 * wordSize(width)
  const marks = (isInside ? inside : bubblesIn(people, width, height, below)).flatMap((bubble, i): Mark[] => {
    const { x, y, radius, base, name, said } = bubble
    const tone = tonesOf(people)[i] ?? 'accent'
    const out = i === 0 ? -1 : 1
    const figure = Math.min(radius * 0.72, (1.5 * radius) / Math.max(1, widthOf(said, 1)))
    const raised = isInside ? 0.58 * name.size * (name.lines.length - 1) : -0.18 * figure
    return [
      path({
        path: `M${short(x + out * 0.9 * radius)} ${short(y + radius)}L${short(x + out * 0.78 * radius)} ${short(y + 0.35 * radius)}L${short(x + out * 0.3 * radius)} ${short(y + 0.85 * radius)}Z`,
        tone,
        nth: i,
      }),
      disc({ x, y, radius, tone, nth: i }),
      text({
        text: said,
        x,
        y: y + 0.16 * figure - raised,
        size: figure,
        anchor: 'middle',
        face: 'display',
        weight: 560,
        tone: 'ground',
        nth: i,
      }),
      ...(isInside
        ? written(name, { x, y: y + 0.2 * figure + 1.5 * name.size - raised, anchor: 'middle', tone: 'ground', nth: i })
        : written(bubble.below, { x: i === 0 ? 0 : width, y: base + 1.5 * name.size, anchor: i === 0 ? 'start' : 'end', tone, nth: i })),
    ]
  })
  return { width, height, by: 'pop', marks }
}

/** Both bubbles side by side, with room `below` them. */
function bubblesIn(people: readonly Share[], width: number, height: number, below: number) {
  const size = wordSize(width)
  const parts = people.map(({ part }) => Math.sqrt(Math.max(0.12, part)))
  const gap = 0.04 * width
  const sum = parts.reduce((all, part) => all + part, 0)
  const unit = Math.min((width - gap) / (2 * sum), (height - below) / (2.16 * largest(parts, 0.1)), 0.3 * width)
  let x = (width - 2 * unit * sum - gap) / 2
  const base = (height - below) / 2 + unit * largest(parts, 0)
  return people.map(({ label, said }, i) => {
    const radius = unit * parts[i]
    const middle = x + radius
    x += 2 * radius + gap
    const name = nameLines(label, 1.5 * radius, size, 2)
    return { x: middle, y: base - radius - 0.04 * unit, radius, base, said, name, below: nameLines(label, width / 2 - gap, size, 3) }
  })
}

/** A name's lines, from the baseline of the first. */
const written = ({ lines, size }: NameLines, at: Pick<Extract<Mark, { kind: 'text' }>, 'x' | 'y' | 'anchor' | 'tone' | 'nth'>): Mark[] =>
  lines.map((line, i) => text({ ...at, text: line, y: at.y + 1.15 * size * i, size, weight: 600 }))

/** As wide as a form on a phone; in a wider one, words grow with it. */
const narrowest = 310
/** A name below a bar has this many lines at most. */
const linesBelow = 3

/** Whether each name has room below its part of a bar. */
export function fitsBar(people: readonly Share[]): boolean {
  const all = people.reduce((sum, { part }) => sum + part, 0) || 1
  return people.every(({ label, part }) => nameLines(label, barRoom(narrowest, part / all), wordSize(narrowest), linesBelow).isWhole)
}

const barGap = (width: number): number => Math.max(2, width / 160)
const barRoom = (width: number, part: number): number => width * part - barGap(width) - 0.3 * wordSize(width)

/** One bar of all there is, shared among people, the first in the accent; names below their parts. */
export function bar({ people }: Forms['bar'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const thick = Math.min(0.34 * height, 4.4 * size)
  const top = height / 2 - thick / 2 - 0.4 * size
  const all = people.reduce((sum, { part }) => sum + part, 0) || 1
  let x = 0
  const marks = people.flatMap(({ label, said, part }, i): Mark[] => {
    const long = (width * part) / all
    const from = x
    x += long
    const inner = long - barGap(width)
    const name = nameLines(label, barRoom(width, part / all), size, linesBelow)
    const mark = rect({ x: from, y: top, width: inner, height: thick, radius: 3, ...shade(i), nth: i })
    if (inner <= 2.4 * size) return [mark]
    return [
      mark,
      ...written(name, { x: from, y: top + thick + 1.4 * size, anchor: 'start', tone: 'ink', nth: i }),
      text({
        text: fitted(said, inner - 0.6 * size, 1.5 * size),
        x: from + 0.5 * size,
        y: top + thick / 2 + 0.5 * size,
        size: 1.5 * size,
        face: 'display',
        weight: 560,
        tone: i === 0 ? 'ground' : 'ink',
        nth: i,
      }),
    ]
  })
  return { width, height, by: 'across', marks }
}

/** The first in the accent, the others paler and paler. */
const shade = (i: number): { tone: Tone; opacity?: number } =>
  i === 0 ? { tone: 'accent' } : { tone: 'soft', opacity: Math.max(0.16, 0.46 - 0.06 * i) }

interface Disc {
  x: number
  y: number
  radius: number
}

/** Discs whose areas are what people wrote, packed around the largest, as large as their place. */
function packed(people: readonly Share[], width: number, height: number): Disc[] {
  const placed: Disc[] = []
  for (const { part } of people) placed.push(besides(placed, Math.sqrt(Math.max(part, 0.012)), width / height))
  const end = (of: (disc: Disc) => number) => largest(placed.map(of), 0)
  const [left, right] = [-end(({ x, radius }) => radius - x), end(({ x, radius }) => x + radius)]
  const [top, bottom] = [-end(({ y, radius }) => radius - y), end(({ y, radius }) => y + radius)]
  const scale = Math.min(width / Math.max(1e-6, right - left), height / Math.max(1e-6, bottom - top)) * 0.98
  return placed.map(({ x, y, radius }) => ({
    x: width / 2 + (x - (left + right) / 2) * scale,
    y: height / 2 + (y - (top + bottom) / 2) * scale,
    radius: radius * scale,
  }))
}

/** A name in a disc has this many lines at most. */
const linesInDisc = 2
const inDisc = ({ label }: Share, radius: number, size: number): NameLines => nameLines(label, 1.66 * radius, size, linesInDisc)

/** Whether each name has room in its disc, at the height that discs have on a phone. */
export const fitsDiscs = (people: readonly Share[]): boolean =>
  packed(people, narrowest, 0.8 * narrowest).every(({ radius }, i) => {
    const size = wordSize(narrowest)
    const name = inDisc(people[i], radius, size)
    return name.isWhole && radius >= (name.lines.length + 0.6) * size
  })

export function discs({ people }: Forms['discs'], width: number, height: number): DrawnForm {
  const marks = packed(people, width, height).flatMap(({ x, y, radius }, i): Mark[] => [
    disc({ x, y, radius: radius * 0.97, tone: i === 0 ? 'accent' : 'soft', opacity: i === 0 ? 1 : 0.3, nth: i }),
    ...inItsDisc(people[i], x, y, radius, i, width),
  ])
  return { width, height, by: 'pop', marks }
}

function inItsDisc(person: Share, x: number, y: number, radius: number, nth: number, width: number): Mark[] {
  const size = wordSize(width)
  if (radius < 1.3 * size) return []
  const name = inDisc(person, radius, size)
  const tone: Tone = nth === 0 ? 'ground' : 'ink'
  const hasCount = radius > (name.lines.length + 1.2) * size
  const lines = name.lines.length + (hasCount ? 1 : 0)
  const first = y + 0.35 * size - 0.58 * size * (lines - 1)
  return [
    ...written(name, { x, y: first, anchor: 'middle', tone, nth }),
    ...(hasCount ? [text({ text: person.said, x, y: first + 1.2 * size * name.lines.length, size, anchor: 'middle', tone, nth })] : []),
  ]
}

/** The place nearest to the middle, along a spiral, where a disc touches no other. */
function besides(placed: readonly { x: number; y: number; radius: number }[], radius: number, aspect: number) {
  const wide = Math.min(2, Math.max(0.5, aspect))
  for (let step = 0; step < 20_000; step++) {
    const angle = 0.35 * step
    const far = 0.006 * step
    const [x, y] = [far * wide * Math.cos(angle), far * Math.sin(angle)]
    if (placed.every((other) => Math.hypot(other.x - x, other.y - y) >= other.radius + radius)) return { x, y, radius }
  }
  return { x: placed.reduce((sum, each) => sum + 2 * each.radius, radius), y: 0, radius }
}

/** Two people have their colors in every scene: the one who wrote more in the ink, the other in the accent. */
const tonesOf = (people: readonly unknown[]): readonly Tone[] => (people.length === 2 ? ['ink', 'accent'] : ['accent'])

/** Replies of each person as one bar of a hundred percent, the fast ones strongest; what each class is, below. */
export function speeds({ classes, people }: Forms['speeds'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const lines = Math.ceil(classes.length / 2)
  const rows = Math.max(1, people.length)
  const row = Math.min((height - (1.7 * lines + 0.6) * size) / rows, 5.4 * size)
  const thick = Math.max(4, row - 2 * size)
  const top = Math.max(0, (height - rows * row - (1.7 * lines + 0.6) * size) / 2)
  const marks: Mark[] = []
  const tones = tonesOf(people)
  for (const [i, { label, parts }] of people.entries()) {
    const y = top + i * row
    marks.push(text({ text: fitted(label, width, size), x: 0, y: y + size, size, weight: 600, tone: 'ink', nth: i }))
    let x = 0
    for (const [at, part] of parts.entries()) {
      const long = width * part
      if (part > 0)
        marks.push(
          rect({
            x,
            y: y + 1.45 * size,
            width: Math.max(1, long - 2),
            height: thick,
            radius: 2,
            ...ofClass(at, tones[i % tones.length]),
            nth: i,
          }),
        )
      x += long
    }
  }
  const below = top + rows * row + 1.2 * size
  for (const [at, name] of classes.entries()) {
    const [x, y] = [(at % 2) * 0.5 * width, below + Math.floor(at / 2) * 1.7 * size]
    // A piece of each color.
    const piece = size / tones.length
    for (const [i, tone] of tones.entries())
      marks.push(rect({ x: x + i * piece, y: y - 0.82 * size, width: piece, height: size, ...ofClass(at, tone), nth: rows }))
    marks.push(text({ text: fitted(name, 0.5 * width - 1.8 * size, size), x: x + 1.5 * size, y, size, tone: 'soft', nth: rows }))
  }
  return { width, height, by: 'across', marks }
}

const ofClass = (at: number, tone: Tone): { tone: Tone; opacity: number } => ({ tone, opacity: [1, 0.6, 0.36, 0.2][at] ?? 0.2 })
