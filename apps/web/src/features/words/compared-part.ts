import { largest } from '@convostat/api/extremes'
import { columnWidth, gridPart } from '#charts/grid-image.ts'
import { isolated } from '#charts/isolated.ts'
import { fitted, type Line, type Part, ruler, widthOf, wrapped, write } from '#charts/painting.ts'
import type { Pen, Ruler } from '#charts/pen.ts'
import { dotRadius, fillInPerson, paintDot } from '#charts/person-marks.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { format, shownName } from '#format/index.ts'
import type { PlaceOf } from '#ui/person-places.ts'
import type { Comparison, Leaning } from './answers.ts'
import { shortWord } from './cloud/short-word.ts'
import { sayWords } from './messages/index.ts'
import { noneOf, otherOf } from './sentences.ts'
import { ownEmoji, shownPeople } from './settings.ts'

const { compare: words } = sayWords

/** This many words of each, before one asks for all and in a picture: of two more than of many. */
export const shownWords = { pair: 10, many: 6 }

const nameHeight = 34
const rowHeight = 46
const noneHeight = 26
const emojiHeight = 44
const emojiTitleHeight = 30
const emojiWidth = 40
const tickWidth = 2

export const comparedEmojiFont = `400 26px ${ownEmoji}`

/** Whether beside each bar a mark shows the other person's count: there is only one. */
export const hasMarks = (comparison: Comparison): boolean => comparison.people.some(({ person }) => otherOf(comparison, person) !== null)

/** The count of the longest bar: one scale for the shown words of all these people, and for the marks where there are any. */
export function scaleOf(comparison: Comparison, most: number): number {
  const isMarked = hasMarks(comparison)
  return largest(
    comparison.people.flatMap(({ words }) => words.slice(0, most).map(({ count, others }) => (isMarked ? Math.max(count, others) : count))),
  )
}

/** The key to the bars. */
export const barsUnit = (comparison: Comparison): string => (hasMarks(comparison) ? words.unitOfPair : words.unit)

/** How often a word comes up, as beside its bar: in a chat of two with the other person's count. */
export const countsOf = ({ count, others }: { count: number; others: number }, other: string | null): string =>
  other === null ? format.count(count) : words.counts({ n: count, others })

/** What each says more than the others as a part of a picture: two people face to face, more of them side by side. */
export function comparedPart(comparison: Comparison, placeOf: PlaceOf, tokens: ChartTokens, width: number): Part {
  const people = comparison.people.slice(0, shownPeople)
  const isPair = comparison.people.length === 2
  const grid = isPair ? { columns: 2, across: 32, down: 0 } : { columns: Math.min(3, people.length), across: 48, down: 40 }
  const room = columnWidth(grid, width)
  const most = isPair ? shownWords.pair : shownWords.many
  const scale = scaleOf({ ...comparison, people }, most)
  const measuring = ruler()
  return gridPart(
    people.map((leaning, at) =>
      leansToPart(
        leaning,
        {
          place: placeOf(leaning.person),
          other: otherOf(comparison, leaning.person),
          facesRight: isPair && at === 0,
          most,
          scale,
          measuring,
        },
        tokens,
        room,
      ),
    ),
    grid,
    width,
  )
}

interface Setting {
  place: number
  /** The only other person; null where there are more. */
  other: string | null
  /** It grows towards the other person, who is to the right. */
  facesRight: boolean
  /** This many words. */
  most: number
  /** The count of the longest bar. */
  scale: number
  measuring: Ruler
}

function leansToPart(
  { person, words: leanings, emojis: emojiLeanings }: Leaning,
  { place, other, facesRight, most, scale, measuring }: Setting,
  tokens: ChartTokens,
  width: number,
): Part {
  const said = leanings.slice(0, most)
  const emojis = emojiLeanings.slice(0, Math.min(most, Math.floor(width / emojiWidth)))
  const noneFont = `400 18px ${tokens.sans}`
  const none =
    said.length + emojis.length > 0 ? [] : wrapped((text) => widthOf(measuring, { text, font: noneFont }) <= width, noneOf(other))
  /** Writes a line at the side it grows from, cut where there is no room. */
  const writeBeside = (
    context: Pen,
    line: Line,
    y: number,
    { indent = 0, room = width - indent }: { indent?: number; room?: number } = {},
  ): number => {
    const text = isolated(fitted((part) => widthOf(context, { ...line, text: part }) <= room, line.text))
    const wide = widthOf(context, { ...line, text })
    write(context, { ...line, text }, facesRight ? width - wide : indent, y)
    return wide
  }
  /** Marks how often the other person says a word, this far from where its bar begins. */
  const paintTick = (context: Pen, from: number, top: number) => {
    context.fillStyle = tokens.ink
    context.fillRect(facesRight ? width - from - tickWidth : from, top, tickWidth, 14)
  }
  return {
    width,
    height: nameHeight + noneHeight * none.length + rowHeight * said.length + (emojis.length > 0 ? emojiTitleHeight + emojiHeight : 0),
    paint(context) {
      const indent = 2 * dotRadius + 8
      const name = { text: shownName(person), font: `600 19px ${tokens.sans}`, color: tokens.ink }
      const wide = writeBeside(context, name, 18, { indent })
      paintDot(context, facesRight ? width - wide - indent + dotRadius : dotRadius, 12, { place }, tokens)
      none.forEach((text, line) => {
        writeBeside(context, { text, font: noneFont, color: tokens.faint }, nameHeight + noneHeight * line + 20)
      })
      said.forEach(({ word, count, others }, row) => {
        const top = nameHeight + rowHeight * row
        const counts = { text: countsOf({ count, others }, other), font: `400 16px ${tokens.sans}`, color: tokens.faint }
        const wide = widthOf(context, counts)
        write(context, counts, facesRight ? 0 : width - wide, top + 23)
        const line = { text: shortWord(word), font: `400 22px ${tokens.serif}`, color: tokens.ink }
        writeBeside(context, line, top + 23, { room: width - wide - 12 })
        const length = Math.max(2, (width * count) / scale)
        context.fillStyle = tokens.well
        context.fillRect(0, top + 31, width, 8)
        fillInPerson(context, { left: facesRight ? width - length : 0, top: top + 31, width: length, height: 8 }, place, tokens)
        if (other !== null) paintTick(context, Math.min(width - tickWidth, (width * others) / scale), top + 28)
      })
      const below = nameHeight + rowHeight * said.length
      if (emojis.length > 0) writeBeside(context, { text: words.emoji, font: `400 16px ${tokens.sans}`, color: tokens.soft }, below + 22)
      emojis.forEach(({ emoji }, at) => {
        const line = { text: emoji, font: comparedEmojiFont, color: tokens.ink }
        const left = facesRight ? width - emojiWidth * (emojis.length - at) : emojiWidth * at
        const inset = facesRight ? emojiWidth - widthOf(context, line) : 0
        write(context, line, left + inset, below + emojiTitleHeight + 34)
      })
    },
  }
}
