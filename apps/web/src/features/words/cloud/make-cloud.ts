import { largest, smallest } from '@convostat/api/extremes'
import { printed, type Type, widthsOf } from './glyph-masks.ts'
import { inRow } from './in-row.ts'
import type { Placed } from './lay-out.ts'
import { laidOut } from './layout-worker.ts'
import { shortWord } from './short-word.ts'
import { type Sizes, sizesOf, type Weighed } from './sizes.ts'
import { type Ink, inkOf } from './word-colors.ts'

/** A word in its place: the middle of its baseline, its size and half its width, in pixels of the board. */
interface CloudWord<W extends Weighed> {
  word: W
  /** As it is drawn: a very long one is cut. */
  text: string
  x: number
  y: number
  size: number
  halfWidth: number
  ink: Ink
}

/** Words on a board of this many pixels that is cut to them, the weightiest first. */
export interface Cloud<W extends Weighed> {
  words: readonly CloudWord<W>[]
  width: number
  height: number
  type: Type
}

/** How a cloud of a kind is set, for a place this many pixels wide. */
export interface Setting {
  /** How many words at most. */
  most: number
  height: number
  sizes: Sizes
  type: Type
}

/** A layout counts in steps of this many pixels. */
const step = 32

/** What is left of a board around its words, in pixels. */
const margin = 6

/** The board cut to its words: a spiral leaves the corners empty. */
function cut<W extends Weighed>(cloud: Cloud<W>): Cloud<W> {
  const { words } = cloud
  if (words.length === 0) return cloud
  const left = smallest(words.map(({ x, halfWidth }) => x - halfWidth)) - margin
  const right = largest(words.map(({ x, halfWidth }) => x + halfWidth)) + margin
  const top = smallest(words.map(({ y, size }) => y - 0.9 * size)) - margin
  const bottom = largest(words.map(({ y, size }) => y + 0.3 * size)) + margin
  return {
    ...cloud,
    width: right - left,
    height: bottom - top,
    words: words.map((each) => ({ ...each, x: each.x - left, y: each.y - top })),
  }
}

/** Lays the first words out for a place so wide, most said first. The same words in the same width always look the same. */
export async function makeCloud<W extends Weighed>(
  words: readonly W[],
  place: number,
  settingFor: (width: number) => Setting,
): Promise<Cloud<W>> {
  const width = Math.max(step, step * Math.floor(place / step))
  const { most, height, sizes, type } = settingFor(width)
  await fontsAreThere()
  const chosen = words.slice(0, most)
  const texts = chosen.map(({ text }) => shortWord(text))
  const widths = await widthsOf(texts, type)
  const row = inRow(chosen, widths, sizes, width)
  if (row) return cut(drawn(row, { chosen, texts, widths, board: { width, height: row[0].size, type } }))
  const fitting = sizesOf(chosen, widths, sizes, width, height)
  const { strips, prints } = await printed(
    texts.map((text, at) => ({ text, size: fitting[at], width: fitting[at] * widths[at] })),
    type,
  )
  const placed = await laidOut({ prints, width, height }, strips)
  return cut(drawn(placed, { chosen, texts, widths, board: { width, height, type } }))
}

interface Chosen<W extends Weighed> {
  chosen: readonly W[]
  texts: readonly string[]
  widths: readonly number[]
  board: Omit<Cloud<W>, 'words'>
}

const drawn = <W extends Weighed>(placed: readonly Placed[], { chosen, texts, widths, board }: Chosen<W>): Cloud<W> => ({
  ...board,
  words: placed
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, x, y, size }) => ({
      word: chosen[at],
      text: texts[at],
      x,
      y,
      size,
      halfWidth: (size * widths[at]) / 2,
      ink: inkOf(at, chosen.length),
    })),
})

/** Every cut of every font, whatever the words are: what is fetched never depends on a chat. One that cannot be had gives way to the next. */
const fontsAreThere = () => Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
