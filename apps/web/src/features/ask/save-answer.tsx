import type { AskAnswer, UploadAnswer } from '@convostat/api'
import { drawingPart } from '#charts/drawing-part.ts'
import { type Saving, saveCsv, savePicture } from '#charts/saving.ts'
import { type Table, text } from '#charts/table.ts'
import { SaveMenu } from '#components/figure/save-menu.tsx'
import { figureShare } from '#components/share/figure-share.ts'
import { clockOf } from '#data/chat/clock.ts'
import { shownName } from '#format/index.ts'
import { usePlaces } from '#ui/person-places.ts'
import { comparedOf, type Figure, partName } from './compared.ts'
import { drawTimeParts } from './draw-parts.ts'
import { comparedPart, figurePart } from './figure-image.ts'
import { sayAsk } from './messages/index.ts'
import { figureOf } from './sentences.ts'
import { timePartsOf } from './time-parts.ts'

const words = sayAsk

interface SaveAnswerProps {
  chat: UploadAnswer
  question: string
  answer: AskAnswer
  figure: Figure
}

/** Takes an answer away: its picture with the figure or chart, or its figures as a table. */
export function SaveAnswer({ chat, question, answer, figure }: SaveAnswerProps) {
  const placeOf = usePlaces()
  const saving: Saving<Figure> = {
    file: 'answer',
    sentence: () => answer.answer,
    notes: () => [{ term: words.how, text: figure.definition }],
    drawing: async (figure, tokens, width, placeOf) => {
      const people = new Set(chat.people.map(({ name }) => name))
      const { parts = [], unit, value } = figure
      const times = timePartsOf(parts, people)
      if (times) return [drawingPart(drawTimeParts({ times, value, unit, leads: false }, tokens, width), tokens)]
      const compared = comparedOf(figure, { people, clock: clockOf(chat) })
      if (compared.length > 0) {
        const rows = compared.map((each) => ({
          ...each,
          name: shownName(each.name),
          ...(people.has(each.of) && { place: placeOf(each.of) }),
        }))
        return [comparedPart(rows, tokens, width)]
      }
      const set = figureOf(figure, clockOf(chat))
      return set ? [figurePart(set, tokens, width)] : []
    },
  }
  const heading = { title: question, unit: '', part: null, over: words.over({ n: answer.read_messages }) }
  return (
    <span className="ms-2 inline-flex items-center">
      <SaveMenu
        name={question}
        savePicture={(format) => savePicture(format, figure, heading, saving, placeOf)}
        share={() => figureShare(figure, heading, saving)}
        saveCsv={() => saveCsv(tableOf(question, figure, new Set(chat.people.map(({ name }) => name))), saving.file)}
      />
    </span>
  )
}

/** A row for each part, or one for the whole. Months and days stay as other programs read them. */
function tableOf(question: string, figure: Figure, people: ReadonlySet<string>): Table {
  const { value, parts = [], unit } = figure
  const rows = parts.length > 0 ? parts : [{ of: '', value }]
  const times = timePartsOf(parts, people)
  const isNumbered = /^\d{1,2}$/.test(parts[0]?.of ?? '')
  const nameOf = (of: string, place: number): string =>
    times ? (isNumbered ? times.parts[place].name : of) : people.has(of) || /^\d{4}-/.test(of) ? of : partName(of, figure)
  return {
    columns: [text(question), text(unit)],
    rows: rows.map(({ of, value }, place) => [text(nameOf(of, place)), { value: value ?? '', shown: '' }]),
  }
}
