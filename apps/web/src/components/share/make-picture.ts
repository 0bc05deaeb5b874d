import { type Card, noWords, paintCard, paperLook, shapes } from '#charts/card.ts'
import { pngOfSheet, scaleFor } from '#charts/painter.ts'
import type { Sheet } from '#charts/painter-port.ts'
import { allFontsLoaded, ruler } from '#charts/painting.ts'
import { RecordingPen } from '#charts/recording.ts'
import { paperTokens } from '#charts/tokens.ts'
import { isMasked } from '#data/masking/masked.ts'
import { say } from '#messages/index.ts'
import type { PlaceOf } from '#ui/person-places.ts'
import type { Shareable } from './shareable.ts'
import { struck } from './struck.ts'
import type { Veil } from './veil.ts'

export interface Choices {
  shape: Card['shape']
  veil: Veil
  placeOf: PlaceOf
  /** Whether the message that the reader may add is on it. */
  hasMessage: boolean
  /** The words that are struck out, as `sentence:2`. */
  out: ReadonlySet<string>
}

/** A text of a picture, and by what it is known: that of a word, or what it is in its drawing. */
export interface Text {
  key: string
  text: string
  /** With some words struck out. */
  shown: string
  isDrawn: boolean
}

/** A picture before it is painted: its orders, every text in it, and its words as they are with some struck out. */
export interface Composed {
  sheet: Sheet
  texts: Text[]
  words: Card['words']
  /** What its drawing says, in text. */
  more: string
  /** Who is in it, as the chat calls them. */
  people: readonly string[]
}

export async function composed(of: Shareable, { shape, veil, placeOf, hasMessage, out }: Choices): Promise<Composed> {
  await allFontsLoaded()
  const said = { ...noWords, ...of.words(veil) }
  const foot = isMasked() && said.foot ? say.masked.inPicture({ period: said.foot }) : said.foot
  const whole = { ...said, foot, ...(hasMessage && of.message && added(of.message, veil)) }
  const strike = (key: string, text: string) => struck(text, (place) => out.has(`${key}:${place}`))
  const words = { ...whole }
  for (const key of keysOf(whole)) words[key] = strike(key, whole[key])
  const pen = new RecordingPen(ruler())
  const { width, height } = shapes[shape]
  const drawing = of.drawing?.(veil, placeOf) ?? null
  const drawn = await paintCard(pen, { words, drawing, shape, look: of.look?.() ?? paperLook(paperTokens()) }, (text) =>
    strike(`drawn-${text.trim()}`, text),
  )
  const sheet = { width, height, scale: scaleFor(width, height), orders: pen.orders }
  const texts = keysOf(whole).flatMap((key) => (whole[key] ? [{ key, text: whole[key], shown: words[key], isDrawn: false }] : []))
  const ofDrawing = [...new Set(drawn.map((text) => text.trim()))].filter(Boolean)
  return {
    sheet,
    texts: [...texts, ...ofDrawing.map((text) => ({ key: `drawn-${text}`, text, shown: strike(`drawn-${text}`, text), isDrawn: true }))],
    words,
    more: of.more?.(veil) ?? '',
    people: veil.seen(),
  }
}

const keysOf = (words: Card['words']) => Object.keys(words) as (keyof Card['words'])[]

const added = ({ author, message }: NonNullable<Shareable['message']>, veil: Veil) => ({
  message: veil.text(message.toWellFormed()),
  author: veil.named(author),
})

/** The picture itself, painted beside the page. */
export const pictureOf = ({ sheet }: Composed): Promise<Blob> => pngOfSheet(sheet)
