import { largest } from '@convostat/api/extremes'
import { columnWidth, gridPart } from '#charts/grid-image.ts'
import { isolated } from '#charts/isolated.ts'
import { fitted, type Part, ruler, unturned, widthOf, wrapped, write } from '#charts/painting.ts'
import type { Ruler } from '#charts/pen.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { say } from '#messages/index.ts'
import type { Topic, Topics } from './answers.ts'
import { shortWord } from './cloud/short-word.ts'
import { sayWords } from './messages/index.ts'

/** This many topics are there before one asks for all, and in a picture. */
export const shownTopics = 6

type Months = Topic['by_month']

/** The month with the highest share, the earliest of several. */
export const peakOf = (months: Months): number =>
  months.reduce((best, { share }, at) => ((share ?? 0) > (months[best]?.share ?? 0) ? at : best), 0)

/** The highest share of any topic in any month: the scale of all courses. */
export const highestShare = (topics: Topics['topics']): number =>
  largest(topics.flatMap(({ by_month: months }) => months.map(({ share }) => share ?? 0)))

const { topics: words } = sayWords

const nameHeight = 30
const courseHeight = 72
const wordsHeight = 25
/** A name that is longer ends with "…". */
const mostNameLines = 3

/** Topics as a part of a picture: each with its course on one scale and its words. What someone wrote is in none. */
export function topicsPart({ topics }: Topics, tokens: ChartTokens, width: number): Part {
  const shown = topics.slice(0, shownTopics)
  // Four are two by two, so that none is alone in its row.
  const columns = shown.length === 4 ? 2 : Math.min(3, shown.length)
  const grid = { columns, across: 48, down: 44 }
  const room = columnWidth(grid, width)
  const measuring = ruler()
  const most = highestShare(topics)
  const names = shown.map(({ name }) => nameLines(name, measuring, tokens, room))
  // Courses beside each other begin at one height.
  const lines = largest(names.map(({ length }) => length))
  return gridPart(
    shown.map((topic, at) => topicPart(topic, { name: names[at], lines, most, measuring }, tokens, room)),
    grid,
    width,
  )
}

const nameFont = (tokens: ChartTokens): string => `480 25px ${tokens.serif}`

function nameLines(name: string, measuring: Ruler, tokens: ChartTokens, width: number): string[] {
  const fits = (text: string) => widthOf(measuring, { text, font: nameFont(tokens) }) <= width
  const lines = wrapped(fits, name)
  if (lines.length <= mostNameLines) return lines
  return [...lines.slice(0, mostNameLines - 1), fitted(fits, lines.slice(mostNameLines - 1).join(' '))]
}

interface Setting {
  /** The name as lines, and how many lines the longest one has. */
  name: readonly string[]
  lines: number
  /** The highest share of any topic. */
  most: number
  measuring: Ruler
}

function topicPart(
  { words: said, share, by_month: months }: Topic,
  { name, lines, most, measuring }: Setting,
  tokens: ChartTokens,
  width: number,
): Part {
  const font = `400 17px ${tokens.sans}`
  const peak = peakOf(months)
  const highest = months[peak]
  const wordLines = wrapped(
    (text) => widthOf(measuring, { text, font }) <= width,
    said.map((word) => isolated(shortWord(word))).join(say.comma),
  )
  const top = nameHeight * lines + 36
  const below = top + courseHeight + 26
  return {
    width,
    height: below + 12 + wordsHeight * wordLines.length,
    paint(context) {
      name.forEach((text, line) => {
        write(
          context,
          { text: isolated(text), font: nameFont(tokens), color: tokens.ink },
          0,
          nameHeight * (lines - name.length + line) + 22,
        )
      })
      write(context, { text: words.share({ share }), font, color: tokens.soft }, 0, nameHeight * lines + 16)
      context.save()
      // Time runs to the right.
      unturned(context, 0, width)
      const step = width / months.length
      const bar = step > 5 ? 0.8 * step : step
      months.forEach(({ share }, month) => {
        if (!share) return
        const height = Math.max(2, (courseHeight * share) / most)
        context.fillStyle = month === peak ? tokens.wax : tokens.pen
        context.fillRect(month * step + (step - bar) / 2, top + courseHeight - height, bar, height)
      })
      context.restore()
      context.fillStyle = tokens.line
      context.fillRect(0, top + courseHeight, width, 1)
      if (highest) {
        const text = words.peak({ of: highest.month, share: highest.share ?? 0 })
        write(context, { text, font: `400 15px ${tokens.sans}`, color: tokens.faint }, 0, top + courseHeight + 20)
      }
      wordLines.forEach((text, line) => {
        write(context, { text, font, color: tokens.ink }, 0, below + 12 + wordsHeight * line + 14)
      })
    },
  }
}
