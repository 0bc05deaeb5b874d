import { largest } from '@convostat/api/extremes'
import { columnWidth, gridPart } from '#charts/grid-image.ts'
import { isolated } from '#charts/isolated.ts'
import { fitted, type Line, type Part, type Ruler, ruler, widthOf, wrapped, write } from '#charts/painting.ts'
import type { Pen } from '#charts/pen.ts'
import { dotRadius, fillInPerson, paintDot } from '#charts/person-marks.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { shownName } from '#format/index.ts'
import type { PlaceOf } from '#ui/person-places.ts'
import type { Comparison, Leaning } from './answers.ts'
import { shortWord } from './cloud/short-word.ts'
import { sayWords } from './messages/index.ts'
import { ownEmoji } from './settings.ts'

const { compare: words } = sayWords

/** This many people are there before one asks for all, and in a picture; and this many words of each: of two more than of many. */
export const shownPeople = 6
export const shownWords = { pair: 10, many: 6 }

const nameHeight = 34
const rowHeight = 46
const noneHeight = 26
const emojiHeight = 44
const emojiWidth = 40

export const comparedEmojiFont = `400 26px ${ownEmoji}`

/** The longest bar of all; emoji have none. */
export const furthestOf = ({ people }: Comparison): number => largest(people.flatMap(({ words }) => words.map(({ z }) => z)))

/** What each says more than the others as a part of a picture: two people face to face, more of them side by side. */
export function comparedPart(comparison: Comparison, placeOf: PlaceOf, tokens: ChartTokens, width: number): Part {
  const people = comparison.people.slice(0, shownPeople)
  const isPair = comparison.people.length === 2
  const grid = isPair ? { columns: 2, across: 32, down: 0 } : { columns: Math.min(3, people.length), across: 48, down: 40 }
  const room = columnWidth(grid, width)
  const most = isPair ? shownWords.pair : shownWords.many
  const furthest = furthestOf(comparison)
  const measuring = ruler()
  return gridPart(
    people.map((leaning, at) =>
      leansToPart(leaning, { place: placeOf(leaning.person), facesRight: isPair && at === 0, most, furthest, measuring }, tokens, room),
    ),
    grid,
    width,
  )
}

interface Setting {
  place: number
  /** It grows towards the other person, who is to the right. */
  facesRight: boolean
  /** This many words. */
  most: number
  furthest: number
  measuring: Ruler
}

function leansToPart(
  { person, words: leanings, emojis: emojiLeanings }: Leaning,
  { place, facesRight, most, furthest, measuring }: Setting,
  tokens: ChartTokens,
  width: number,
): Part {
  const said = leanings.slice(0, most)
  const emojis = emojiLeanings.slice(0, Math.min(most, Math.floor(width / emojiWidth)))
  const noneFont = `400 18px ${tokens.sans}`
  const none = said.length + emojis.length > 0 ? [] : wrapped((text) => widthOf(measuring, { text, font: noneFont }) <= width, words.noneOf)
  /** Writes a line at the side it grows from, cut where there is no room. */
  const writeBeside = (context: Pen, line: Line, y: number, indent = 0): number => {
    const text = isolated(fitted((part) => widthOf(context, { ...line, text: part }) <= width - indent, line.text))
    const wide = widthOf(context, { ...line, text })
    write(context, { ...line, text }, facesRight ? width - wide : indent, y)
    return wide
  }
  return {
    width,
    height: nameHeight + noneHeight * none.length + rowHeight * said.length + (emojis.length > 0 ? emojiHeight : 0),
    paint(context) {
      const indent = 2 * dotRadius + 8
      const name = { text: shownName(person), font: `600 19px ${tokens.sans}`, color: tokens.ink }
      const wide = writeBeside(context, name, 18, indent)
      paintDot(context, facesRight ? width - wide - indent + dotRadius : dotRadius, 12, place, tokens)
      none.forEach((text, line) => {
        writeBeside(context, { text, font: noneFont, color: tokens.faint }, nameHeight + noneHeight * line + 20)
      })
      said.forEach(({ word, z }, row) => {
        const top = nameHeight + rowHeight * row
        writeBeside(context, { text: shortWord(word), font: `400 22px ${tokens.serif}`, color: tokens.ink }, top + 23)
        const length = Math.max(2, (width * z) / furthest)
        context.fillStyle = tokens.well
        context.fillRect(0, top + 31, width, 8)
        fillInPerson(context, { left: facesRight ? width - length : 0, top: top + 31, width: length, height: 8 }, place, tokens)
      })
      emojis.forEach(({ emoji }, at) => {
        const line = { text: emoji, font: comparedEmojiFont, color: tokens.ink }
        const left = facesRight ? width - emojiWidth * (emojis.length - at) : emojiWidth * at
        const inset = facesRight ? emojiWidth - widthOf(context, line) : 0
        write(context, line, left + inset, nameHeight + rowHeight * said.length + 34)
      })
    },
  }
}
