import type { CardDrawing, CardLook, CardWords } from '#charts/card.ts'
import { say } from '#messages/index.ts'
import type { PlaceOf } from '#ui/person-places.ts'
import type { Veil } from './veil.ts'

/** A message that may be put on a picture: it is fit to be shown without being asked for. */
interface AddedMessage {
  author: string
  message: string
}

/** What can be shared as a picture and as text, made for every way of calling people. */
export interface Shareable {
  /** What its files are called: `convostat-activity-tall.png`. Never anything of the chat. */
  file: string
  /** Which sentence says what it shows, and what it does not. */
  shows: 'figure' | 'words' | 'ribbon' | 'milestone' | 'moment' | 'wrapped'
  words: (veil: Veil) => CardWords
  drawing?: (veil: Veil, placeOf: PlaceOf) => CardDrawing
  /** One that the reader may add. */
  message?: AddedMessage
  /** What its drawing says, in text. */
  more?: (veil: Veil) => string
  /** Its colors; else ink on paper. */
  look?: () => CardLook
}

/** The same as text: the sentence with its figure, and over how much. */
export function textOf({ figure, unit, sentence, message, author, foot }: CardWords, more = ''): string {
  const quoted = message && `${message}\n(${author})\n\n`
  const numbers = [figure, unit].filter(Boolean).join(' ')
  const said = [numbers && (sentence ? `${numbers}: ${sentence}` : numbers), !numbers && sentence].filter(Boolean).join(' ')
  // The signs that keep names in their direction are for the page alone.
  return `${quoted}${said}\n${more && `${more}\n`}${foot ? `${foot} ${say.dot} ` : ''}${say.brand}`.replace(/[\u2066-\u2069]/gu, '').trim()
}
