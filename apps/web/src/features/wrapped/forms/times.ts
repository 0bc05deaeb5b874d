/** Forms of hours, days and months. */
import { largest } from '@convostat/api/extremes'
import { fitted, widthOf } from './fitted.ts'
import type { Forms } from './form.ts'
import { type DrawnForm, disc, type Mark, path, rect, short, text, wordSize } from './mark.ts'

/** Weekday by hour, darker where more was written; the hour that it is about is framed. */
export function grid({ cells, framed, weekdays, hours }: Forms['grid'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const left =
    largest(
      weekdays.map((day) => widthOf(day, size)),
      0,
    ) +
    0.6 * size
  const cell = (width - left) / 24
  const tall = Math.min((height - 1.8 * size) / 7, 2.2 * cell)
  const top = (height - 7 * tall - 1.8 * size) / 2
  const most = largest(cells.flat(), 1)
  const marks: Mark[] = []
  for (const [day, ofDay] of cells.entries()) {
    marks.push(text({ text: weekdays[day] ?? '', x: 0, y: top + (day + 0.5) * tall + 0.35 * size, size, tone: 'soft' }))
    for (const [hour, n] of ofDay.entries())
      marks.push(
        rect({
          x: left + hour * cell + 0.5,
          y: top + day * tall + 0.5,
          width: cell - 1,
          height: tall - 1,
          radius: Math.min(3, cell / 5),
          tone: hour === framed ? 'accent' : 'soft',
          opacity: 0.12 + 0.88 * Math.sqrt(n / most),
          nth: 1 + Math.floor(hour / 4),
        }),
      )
  }
  const frame = { x: left + framed * cell - 1.5, y: top - 2, width: cell + 3, height: 7 * tall + 4 }
  marks.push(
    path({
      path: `M${short(frame.x)} ${short(frame.y)}h${short(frame.width)}v${short(frame.height)}h${short(-frame.width)}z`,
      width: Math.max(2, width / 200),
      tone: 'ink',
      nth: 7,
    }),
  )
  for (const { at, name } of hours)
    marks.push(text({ text: name, x: left + at * cell, y: top + 7 * tall + 1.5 * size, size, tone: 'soft' }))
  return { width, height, by: 'fade', marks }
}

/** Upright bars, the highest in the accent. */
export function columns({ steps }: Forms['columns'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const step = width / Math.max(1, steps.length)
  const gap = Math.min(0.28 * step, 10)
  const tall = Math.min(height - 2 * size, 0.8 * width)
  const base = (height + tall - 2 * size) / 2 + 0.2 * size
  let free = Number.NEGATIVE_INFINITY
  const marks = steps.flatMap(({ part, name, isMost }, i): Mark[] => {
    const high = Math.max(2, tall * part)
    const nth = Math.floor((8 * i) / steps.length)
    const bar = rect({
      x: i * step + gap / 2,
      y: base - high,
      width: step - gap,
      height: high,
      radius: Math.min(3, step / 6),
      tone: isMost ? 'accent' : 'soft',
      opacity: isMost ? 1 : 0.45,
      nth,
    })
    const wide = widthOf(name, size)
    const middle = Math.min(width - wide / 2, Math.max(wide / 2, (i + 0.5) * step))
    if (!name || middle - wide / 2 < free) return [bar]
    free = middle + wide / 2 + 0.6 * size
    return [
      bar,
      text({
        text: name,
        x: middle,
        y: base + 1.5 * size,
        size,
        anchor: 'middle',
        tone: isMost ? 'ink' : 'soft',
        weight: isMost ? 600 : 400,
        nth,
      }),
    ]
  })
  return { width, height, by: 'up', marks }
}

/** One conversation: a stroke for each part of its time, as long as that was full. */
export function strokes({ steps, from, to }: Forms['strokes'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const step = width / Math.max(1, steps.length)
  const middle = (height - 1.6 * size) / 2
  const tall = Math.min(middle, 0.34 * width)
  return {
    width,
    height,
    by: 'across',
    marks: [
      path({ path: `M0 ${short(middle)}H${short(width)}`, width: 1.5, tone: 'soft', opacity: 0.6, nth: 0 }),
      ...steps.flatMap((part, i): Mark[] => {
        if (part === 0) return []
        const high = Math.max(2, tall * Math.sqrt(part))
        const thick = Math.max(2, 0.62 * step)
        return [
          rect({
            x: (i + 0.5) * step - thick / 2,
            y: middle - high,
            width: thick,
            height: 2 * high,
            radius: thick / 2,
            tone: 'accent',
            nth: Math.floor((8 * i) / steps.length),
          }),
        ]
      }),
      text({ text: from, x: 0, y: middle + tall + 1.4 * size, size, tone: 'soft', nth: 0 }),
      text({ text: to, x: width, y: middle + tall + 1.4 * size, size, anchor: 'end', tone: 'soft', nth: 7 }),
    ],
  }
}

/** The hours of a day as rays of a sun, midnight at the top. */
export function sun({ hours }: Forms['sun'], width: number, height: number): DrawnForm {
  const radius = Math.min(width, height) / 2
  const [x, y] = [width / 2, height / 2]
  const core = 0.42 * radius
  const most = largest(hours, 1)
  const rays = hours.map((n, hour): Mark => {
    const angle = ((hour + 0.5) / 24) * 2 * Math.PI - Math.PI / 2
    const far = core + 0.1 * radius + 0.46 * radius * Math.sqrt(n / most)
    const at = (distance: number) => `${short(x + distance * Math.cos(angle))} ${short(y + distance * Math.sin(angle))}`
    return path({
      path: `M${at(core + 0.07 * radius)}L${at(far)}`,
      width: Math.max(2, 0.045 * radius),
      tone: 'accent',
      opacity: n > 0 ? 1 : 0.35,
      nth: 1,
    })
  })
  return { width, height, by: 'pop', keepsItsWay: true, marks: [disc({ x, y, radius: core, tone: 'accent', nth: 0 }), ...rays] }
}

/** A thread with a knot at both ends of the gap, and the days around it. */
export function silence({ before, after, said }: Forms['silence'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const [side, middle] = [0.27 * width, height / 2]
  const most = largest([...before, ...after], 1)
  const tall = Math.min(0.42 * height, 0.3 * width)
  const bars = (counts: readonly number[], from: number, nth: number): Mark[] => {
    const step = side / Math.max(1, counts.length)
    return counts.flatMap((n, i): Mark[] => {
      const high = tall * Math.sqrt(n / most)
      return n === 0
        ? []
        : [
            rect({
              x: from + i * step + 0.12 * step,
              y: middle - high,
              width: 0.76 * step,
              height: 2 * high,
              radius: 2,
              tone: 'soft',
              opacity: 0.7,
              nth,
            }),
          ]
    })
  }
  const knot = Math.max(4, width / 70)
  return {
    width,
    height,
    by: 'fade',
    marks: [
      ...bars(before, 0, 0),
      path({ path: `M${short(side)} ${short(middle)}H${short(width - side)}`, width: Math.max(2.5, width / 150), tone: 'accent', nth: 1 }),
      disc({ x: side, y: middle, radius: knot, tone: 'accent', nth: 1 }),
      disc({ x: width - side, y: middle, radius: knot, tone: 'accent', nth: 2 }),
      text({
        text: fitted(said, width - 2 * side, size),
        x: width / 2,
        y: middle - 0.9 * size,
        size,
        anchor: 'middle',
        weight: 600,
        tone: 'ink',
        nth: 1,
      }),
      ...bars(after, width - side, 3),
    ],
  }
}

/** A month's days in their weeks, one of them marked; it begins where the lines below it do. */
export function month({ name, first, days, marked, weekdays }: Forms['month'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const weeks = Math.ceil((first + days) / 7)
  const cell = Math.min(width / 7, (height - 3.6 * size) / weeks, 4.4 * size)
  // In the smallest place a weekday's letter is wider than its column.
  const left = Math.max(0, size - cell) / 2
  const top = Math.max(0, (height - weeks * cell - 3.6 * size) / 2)
  const marks: Mark[] = [text({ text: name, x: left + cell / 2 - 0.3 * size, y: top + size, size: 1.25 * size, weight: 600, tone: 'ink' })]
  for (const [i, day] of weekdays.entries())
    marks.push(text({ text: day, x: left + (i + 0.5) * cell, y: top + 2.9 * size, size, anchor: 'middle', tone: 'soft' }))
  for (let day = 1; day <= days; day++) {
    const at = first + day - 1
    const [x, y] = [left + ((at % 7) + 0.5) * cell, top + 3.6 * size + (Math.floor(at / 7) + 0.5) * cell]
    const isMarked = day === marked
    marks.push(
      disc({
        x,
        y,
        radius: isMarked ? 0.44 * cell : 0.13 * cell,
        tone: isMarked ? 'accent' : 'soft',
        opacity: isMarked ? 1 : 0.6,
        nth: isMarked ? 2 : 1,
      }),
    )
  }
  return { width, height, by: 'pop', marks }
}

/** A row for each day along an upright line, the earliest first: all words are on one side of it, so that it crosses none. */
export function timeline({ rows }: Forms['timeline'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const row = Math.min(3.6 * size, height / Math.max(1, rows.length))
  const dot = 0.36 * size
  // Both on one line where two are too high.
  const isTall = row >= 2.3 * size
  const top = Math.max(0, (height - row * rows.length) / 2)
  const yOf = (i: number) => top + i * row + size
  const left = 1.6 * size
  const room = width - left
  const line = `M${short(dot)} ${short(yOf(0))}V${short(yOf(rows.length - 1))}`
  const marks: Mark[] = rows.length < 2 ? [] : [path({ path: line, width: 2, tone: 'soft', nth: 0 })]
  for (const [i, { label, said }] of rows.entries()) {
    const [y, nth] = [yOf(i), 1 + i]
    const wide = widthOf(said, size)
    const name = fitted(label, isTall ? room : room - wide - size, size)
    marks.push(
      disc({ x: dot, y, radius: dot, tone: 'accent', nth }),
      text({ text: name, x: left, y: y + 0.35 * size, size, weight: 600, tone: 'ink', nth }),
      isTall
        ? text({ text: fitted(said, room, size), x: left, y: y + 1.55 * size, size, tone: 'soft', nth })
        : text({ text: said, x: width, y: y + 0.35 * size, size, anchor: 'end', tone: 'soft', nth }),
    )
  }
  return { width, height, by: 'fade', marks }
}

/** A heart for each month, larger for a month in which people said it more. */
export function hearts({ months }: Forms['hearts'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const count = Math.max(1, months.length)
  const rows = Math.max(1, Math.min(6, Math.round(Math.sqrt((count * (height - 1.6 * size)) / width))))
  const perRow = Math.ceil(count / rows)
  const cell = Math.min(width / perRow, (height - 1.8 * size * rows) / rows, 6 * size)
  const line = cell + 1.8 * size
  const top = (height - rows * line) / 2
  const left = 0
  let free = { row: -1, x: 0 }
  const marks = months.flatMap(({ part, name }, i): Mark[] => {
    const [row, column] = [Math.floor(i / perRow), i % perRow]
    const [x, y] = [left + (column + 0.5) * cell, top + row * line + cell / 2]
    const side = part === 0 ? 0.1 * cell : cell * (0.25 + 0.7 * Math.sqrt(part))
    const nth = Math.floor((8 * i) / count)
    const mark =
      part === 0
        ? disc({ x, y, radius: Math.max(1.5, 0.05 * cell), tone: 'soft', opacity: 0.6, nth })
        : path({ path: heart(x, y, side), tone: 'accent', nth })
    const wide = widthOf(name, size)
    const from = Math.max(0, Math.min(width - wide, x - wide / 2))
    if (!name || (free.row === row && from < free.x)) return [mark]
    free = { row, x: from + wide + 0.6 * size }
    return [
      mark,
      text({ text: name, x: from + wide / 2, y: top + row * line + cell + 1.2 * size, size, anchor: 'middle', tone: 'soft', nth }),
    ]
  })
  return { width, height, by: 'pop', marks }
}

const heart = (x: number, y: number, side: number): string => {
  const [w, top] = [side / 2, y - 0.28 * side]
  const at = (dx: number, dy: number) => `${short(x + dx)} ${short(top + dy)}`
  return `M${at(0, 0)}C${at(-0.3 * w, -0.5 * w)} ${at(-w, -0.5 * w)} ${at(-w, 0.25 * w)}C${at(-w, 0.85 * w)} ${at(-0.35 * w, 1.2 * w)} ${at(0, 1.65 * w)}C${at(0.35 * w, 1.2 * w)} ${at(w, 0.85 * w)} ${at(w, 0.25 * w)}C${at(w, -0.5 * w)} ${at(0.3 * w, -0.5 * w)} ${at(0, 0)}Z`
}
