/** Forms of how much there is. */
import { largest } from '@convostat/api/extremes'
import type { Forms } from './form.ts'
import { type DrawnForm, type Mark, rect } from './mark.ts'

/** Bubbles of one person one below the other, each as long as its message. */
export function cascade({ parts }: Forms['cascade'], width: number, height: number): DrawnForm {
  const across = parts.length > 24 ? 2 : 1
  const rows = Math.max(1, Math.ceil(parts.length / across))
  const room = width / across
  const row = Math.min(height / rows, width / 9)
  const gap = Math.min(0.22 * row, 6)
  const top = (height - row * rows) / 2
  const most = largest(parts, 1)
  const marks = parts.map((part, i): Mark => {
    const [column, at] = [Math.floor(i / rows), i % rows]
    const long = Math.max(row, 0.94 * room * Math.sqrt(part / most))
    return rect({
      x: column * room,
      y: top + at * row,
      width: long,
      height: row - gap,
      radius: (row - gap) / 2,
      tone: i === parts.length - 1 ? 'accent' : 'soft',
      opacity: i === parts.length - 1 ? 1 : 0.5,
      nth: Math.floor((8 * i) / parts.length),
    })
  })
  return { width, height, by: 'up', marks }
}

/** A hundred squares in rows of ten, some of them filled. */
export function hundred({ filled }: Forms['hundred'], width: number, height: number): DrawnForm {
  const across = width > 1.6 * height ? 20 : 10
  const down = 100 / across
  const cell = Math.min(width / across, height / down)
  const [left, top] = [(width - across * cell) / 2, (height - down * cell) / 2]
  const marks = Array.from({ length: 100 }, (_, i): Mark => {
    const isFilled = i < filled
    return rect({
      x: left + (i % across) * cell + 0.08 * cell,
      y: top + Math.floor(i / across) * cell + 0.08 * cell,
      width: 0.84 * cell,
      height: 0.84 * cell,
      radius: 0.1 * cell,
      tone: isFilled ? 'accent' : 'soft',
      opacity: isFilled ? 1 : 0.28,
      nth: isFilled ? 1 + Math.floor(i / 16) : 0,
    })
  })
  return { width, height, by: 'fade', marks }
}

/** A written sheet for a long message, and a small one for a usual one: as many lines as they have. */
export function sheets({ lines, usual }: Forms['sheets'], width: number, height: number): DrawnForm {
  const most = 34
  const [long, brief] = [Math.min(most, Math.max(2, lines)), Math.min(most, Math.max(1, usual))]
  const sheet = Math.min(0.6 * width, 0.78 * height)
  const step = Math.min((height - 0.16 * sheet) / (long + 1), sheet / 12)
  const gap = 0.08 * sheet
  const small = 0.5 * sheet
  const left = (width - sheet - small - gap) / 2
  const sheetOf = (x: number, wide: number, count: number, nth: number, isLong: boolean): Mark[] => {
    const tall = step * (count + 1) + 0.1 * sheet
    const top = (height + step * (long + 1) + 0.1 * sheet) / 2 - tall
    return [
      rect({ x, y: top, width: wide, height: tall, radius: 3, tone: 'tint', nth }),
      ...Array.from(
        { length: count },
        (_, i): Mark =>
          rect({
            x: x + 0.1 * wide,
            y: top + 0.05 * sheet + (i + 0.7) * step,
            width: 0.8 * wide * (i === count - 1 ? 0.55 : 1 - 0.07 * ((i * 5) % 4)),
            height: Math.max(1.5, 0.34 * step),
            radius: 1,
            tone: isLong ? 'accent' : 'soft',
            nth: nth + 1 + Math.floor((4 * i) / count),
          }),
      ),
    ]
  }
  return {
    width,
    height,
    by: 'fade',
    marks: [...sheetOf(left, sheet, long, 0, true), ...sheetOf(left + sheet + gap, small, brief, 5, false)],
  }
}

/** Pages of a book, each with its lines. */
export function pages({ pages: count }: Forms['pages'], width: number, height: number): DrawnForm {
  const shown = Math.max(1, Math.min(400, count))
  let wide = Math.min(Math.sqrt((width * height) / (1.5 * shown)), width / 5)
  while (Math.floor(width / wide) * Math.floor(height / (1.4 * wide)) < shown && wide > 3) wide *= 0.985
  const across = Math.max(1, Math.floor(width / wide + 1e-9))
  const rows = Math.ceil(shown / across)
  const tall = 1.4 * wide
  const [left, top] = [(width - Math.min(shown, across) * wide) / 2, (height - rows * tall) / 2]
  const marks = Array.from(
    { length: shown },
    (_, i): Mark =>
      rect({
        x: left + (i % across) * wide + 0.08 * wide,
        y: top + Math.floor(i / across) * tall + 0.08 * wide,
        width: 0.84 * wide,
        height: tall - 0.16 * wide,
        radius: Math.min(2, 0.08 * wide),
        tone: 'accent',
        opacity: i === shown - 1 ? 1 : 0.72,
        nth: Math.floor((8 * i) / shown),
      }),
  )
  return { width, height, by: 'fade', marks }
}
