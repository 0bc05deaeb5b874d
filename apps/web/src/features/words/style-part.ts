import { largest } from '@convostat/api/extremes'
import { writeLed } from '#charts/dotted-row.ts'
import { columnWidth, type Grid, gridPart } from '#charts/grid-image.ts'
import { isolated } from '#charts/isolated.ts'
import { fitted, type Part, widthOf, write } from '#charts/painting.ts'
import { dotRadius, fillInPerson, paintDot } from '#charts/person-marks.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { format, shownName } from '#format/index.ts'
import type { PlaceOf } from '#ui/person-places.ts'
import type { PersonStyle, Style } from './answers.ts'
import { sayWords } from './messages/index.ts'
import { namedFirst } from './sentences.ts'
import { type Trait, traitsOf } from './traits.ts'

const { style: words } = sayWords

/** This many people are there before one asks for all, and in a picture. */
export const shownPeople = 6

const below = { columns: 1, across: 0, down: 14 }
const traits = { columns: 2, across: 32, down: 0 }

/** How each writes as a part of a picture: whose it is, their messages by length, and their figures. */
export function stylePart({ people, lengths }: Style, placeOf: PlaceOf, tokens: ChartTokens, width: number): Part {
  const shown = namedFirst(people).slice(0, shownPeople)
  const grid: Grid = { columns: Math.min(2, shown.length), across: 56, down: 44 }
  const room = columnWidth(grid, width)
  return gridPart(
    shown.map((person) => gridPart(partsOf(person, lengths, placeOf(person.person), tokens, room), below, room)),
    grid,
    width,
  )
}

function partsOf(of: PersonStyle, lengths: Style['lengths'], place: number, tokens: ChartTokens, width: number): Part[] {
  const head = headPart(of, place, tokens, width)
  if (of.texts === 0) return [head]
  const figures = traitsOf(of).map((trait) => traitPart(trait, tokens, columnWidth(traits, width)))
  return [head, lengthsPart(of.histogram, lengths, place, tokens, width), gridPart(figures, traits, width)]
}

/** Whose messages they are, and how many of them have text. */
const headPart = ({ person, texts }: PersonStyle, place: number, tokens: ChartTokens, width: number): Part => ({
  width,
  height: 26,
  paint(context) {
    const count = { text: texts === 0 ? words.noTexts : words.texts({ n: texts }), font: `400 17px ${tokens.sans}`, color: tokens.soft }
    const left = width - widthOf(context, count)
    write(context, count, left, 18)
    const indent = 2 * dotRadius + 8
    const font = `600 19px ${tokens.sans}`
    const name = fitted((part) => widthOf(context, { text: part, font }) <= left - 20 - indent, shownName(person))
    paintDot(context, dotRadius, 12, { place }, tokens)
    write(context, { text: isolated(name), font, color: tokens.ink }, indent, 18)
  },
})

/** A column for each step of lengths, and below it where the step begins. */
const lengthsPart = (histogram: readonly number[], lengths: Style['lengths'], place: number, tokens: ChartTokens, width: number): Part => ({
  width,
  height: 106,
  paint(context) {
    const most = largest(histogram, 1)
    const ground = 84
    const step = width / lengths.length
    lengths.forEach(({ from }, at) => {
      const height = histogram[at] > 0 ? Math.max(2, (ground * histogram[at]) / most) : 0
      fillInPerson(context, { left: step * at + 2, top: ground - height, width: step - 4, height }, place, tokens)
      const label = { text: format.count(from), font: `400 14px ${tokens.sans}`, color: tokens.faint }
      write(context, label, step * (at + 0.5) - widthOf(context, label) / 2, ground + 18)
    })
    context.fillStyle = tokens.line
    context.fillRect(0, ground, width, 1)
  },
})

const traitPart = ({ name, shown }: Trait, tokens: ChartTokens, width: number): Part => ({
  width,
  height: 33,
  paint(context) {
    const term = { text: name, font: `400 16px ${tokens.sans}`, color: tokens.soft }
    const figure = { text: shown, font: `600 16px ${tokens.sans}`, color: tokens.ink }
    writeLed(context, term, figure, { left: 0, width, baseline: 21 }, tokens)
    context.fillStyle = tokens.line
    context.fillRect(0, 32, width, 1)
  },
})
