/** Forms that rank, and those that are made of words. */
import { largest } from '@convostat/api/extremes'
import { fitted, nameLines, widthOf } from './fitted.ts'
import type { Forms } from './form.ts'
import { type DrawnForm, leastSize, type Mark, rect, text, wordSize } from './mark.ts'

/** Lanes one below the other, the winner's in the ink of the scene. */
export function race({ lanes }: Forms['race'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  const room = height / Math.max(1, lanes.length)
  const lane = Math.min(room, 3 * size)
  const gap = Math.min(0.16 * lane, 0.4 * size)
  const top = (height - lane * lanes.length) / 2
  // A value is inside of its lane's end where the label leaves room for it, else beside the lane.
  const most = largest(
    lanes.map(({ said }) => widthOf(said, size)),
    0,
  )
  const mostLines = lane - gap >= 2.3 * leastSize ? 2 : 1
  // All names in one size, and whole.
  const own = lanes.reduce((least, { label }) => Math.min(least, nameLines(label, width - most - 2 * size, size, mostLines).size), size)
  const marks = lanes.flatMap(({ label, said, part }, i): Mark[] => {
    const y = top + i * lane
    const inside = nameLines(label, part * width - most - 2 * size, own, mostLines)
    const isInside = part > 0.75 && inside.isWhole && inside.size === own
    const long = Math.max(0.02, part) * (width - (isInside ? 0 : most + 1.2 * size))
    const shown = isInside ? inside : nameLines(label, width - most - 2 * size, own, mostLines)
    const wide = largest(shown.lines.map((line) => widthOf(line, shown.size)))
    const middle = y + (lane - gap) / 2 + 0.35 * size
    const tone = i === 0 ? 'ground' : 'ink'
    return [
      rect({
        x: 0,
        y,
        width: i === 0 ? Math.max(long, wide + 1.2 * size) : long,
        height: lane - gap,
        radius: 3,
        tone: i === 0 ? 'ink' : 'tint',
        nth: i,
      }),
      ...shown.lines.map((line, at) =>
        text({
          text: line,
          x: 0.7 * size,
          y: middle + (at - (shown.lines.length - 1) / 2) * 1.1 * shown.size,
          size: shown.size,
          weight: 600,
          tone,
          nth: i,
        }),
      ),
      text({
        text: said,
        x: isInside ? long - 0.7 * size : Math.max(long, wide + 1.2 * size) + 0.5 * size,
        y: middle,
        size,
        weight: 600,
        anchor: isInside ? 'end' : 'start',
        tone: isInside ? tone : 'ink',
        nth: i,
      }),
    ]
  })
  return { width, height, by: 'across', marks }
}

/** Parts of the width that words may have, where long names are beside them. */
const wordParts = [0.5, 0.45, 0.4, 0.35, 0.3]

/** Words in the display face and one color, those said more often larger; what belongs to each is in a column right behind the longest. */
export function words({ words: list }: Forms['words'], width: number, height: number): DrawnForm {
  const size = wordSize(width)
  // A long name beside a word is on two lines, and the words as large as leaves room for that.
  const onOneLine = width - largest(list.map(({ said }) => widthOf(said, size))) - size
  const leavesRoom = (room: number) => list.every(({ said }) => nameLines(said, width - room - size, size, 2).isWhole)
  const room = Math.max(onOneLine, width * (wordParts.find((part) => leavesRoom(part * width)) ?? 0.3))
  const sizes = list.map(({ label, part }) => Math.min((1.5 + 1.9 * Math.sqrt(part)) * size, room / Math.max(1, widthOf(label, 1))))
  const full = sizes.reduce((sum, each) => sum + 1.32 * each, 0)
  const scale = Math.min(1, height / Math.max(1, full))
  const shown = list.map(({ label, said }, i) => {
    const own = Math.max(leastSize, sizes[i] * scale)
    return { label: fitted(label, room, own), said, own }
  })
  const column = Math.min(room, largest(shown.map(({ label, own }) => widthOf(label, own)))) + size
  let y = Math.min(0.3 * size, (height - full * scale) / 2)
  const marks = shown.flatMap(({ label, said, own }, i): Mark[] => {
    y += 1.32 * own
    if (y > height + own) return []
    const base = y - 0.36 * own
    const beside = nameLines(said, width - column, size, 2)
    return [
      text({ text: label, x: 0, y: base, size: own, face: 'display', weight: 500, tone: 'ink', nth: i }),
      ...beside.lines.map((line, at) =>
        text({
          text: line,
          x: column,
          y: base - 1.1 * beside.size * (beside.lines.length - 1 - at),
          size: beside.size,
          tone: 'soft',
          nth: i,
        }),
      ),
    ]
  })
  return { width, height, by: 'fade', marks }
}

/** Emoji in rows, as many as were sent, as large as there is room for all. */
export function field({ emoji, shown }: Forms['field'], width: number, height: number): DrawnForm {
  const count = Math.max(1, shown)
  let cell = Math.min(Math.sqrt((width * height) / count), width / 4, height)
  while (Math.floor(width / cell) * Math.floor(height / cell) < count && cell > 4) cell *= 0.985
  const columns = Math.max(1, Math.floor(width / cell + 1e-9))
  const step = Math.min(width / columns, 1.3 * cell)
  const rows = Math.ceil(count / columns)
  const top = (height - rows * cell) / 2
  // One line of text for each row: a thousand elements would be slow.
  const marks = Array.from({ length: count }, (_, i): Mark => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    return text({
      text: emoji,
      x: (column + 0.5) * step,
      y: top + (row + 0.8) * cell,
      size: 0.78 * cell,
      anchor: 'middle',
      face: 'emoji',
      tone: 'ink',
      nth: Math.floor((8 * row) / rows),
    })
  })
  return { width, height, by: 'fade', marks }
}
