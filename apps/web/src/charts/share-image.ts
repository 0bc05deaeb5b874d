import { format, shownName } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { isolated } from './isolated.ts'
import { fitted, type Line, type Part, widthOf, write } from './painting.ts'
import type { Pen } from './pen.ts'
import { fillInPerson } from './person-marks.ts'
import type { ChartTokens } from './tokens.ts'

/** This many people are shown, on the screen and in a picture. */
export const shownPeople = 12

const rowHeight = 56

/** People and how many messages each wrote, most first, of this many in all. */
interface Shares {
  people: readonly { person: string; messages: number }[]
  messages: number
}

/** Everyone's part of the messages as a part of a picture. Names are written as they are, whatever they contain. */
export function sharePart({ people: all, messages }: Shares, placeOf: (name: string) => number, tokens: ChartTokens, width: number): Part {
  const people = all.slice(0, shownPeople)
  const more = all.length - people.length
  return {
    width,
    height: rowHeight * people.length + (more > 0 ? 30 : 0),
    paint(context) {
      people.forEach((each, place) => {
        const top = rowHeight * place
        const count: Line = { text: format.count(each.messages), font: `400 18px ${tokens.sans}`, color: tokens.soft }
        const percent: Line = { ...count, text: format.percent(each.messages / messages), color: tokens.ink }
        context.textAlign = 'end'
        write(context, percent, width, top + 20)
        write(context, count, width - 76, top + 20)
        context.textAlign = 'start'
        writeName(context, each.person, width - 76 - widthOf(context, count) - 24, top + 20, tokens)
        context.fillStyle = tokens.well
        context.fillRect(0, top + 30, width, 13)
        const bar = { left: 0, top: top + 30, width: Math.max(2, (width * each.messages) / messages), height: 13 }
        fillInPerson(context, bar, placeOf(each.person), tokens)
      })
      if (more > 0) {
        write(
          context,
          { text: say.andMore({ n: more }), font: `400 16px ${tokens.sans}`, color: tokens.faint },
          0,
          rowHeight * people.length + 20,
        )
      }
    },
  }
}

function writeName(context: Pen, name: string, room: number, y: number, tokens: ChartTokens): void {
  const font = `600 18px ${tokens.sans}`
  const text = fitted((part) => widthOf(context, { text: part, font }) <= room, shownName(name))
  write(context, { text: isolated(text), font, color: tokens.ink }, 0, y)
}
