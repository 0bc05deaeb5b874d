/** A book of favorites, as any engine could draw it: measures are in points, on a page after trimming. */
import type { ChatText, Color, Line } from '../model.ts'

export type BookPaper = 'a5' | 'a4' | 'letter'

export interface Book {
  readonly kind: 'book'
  /** Its pages, or its cover as one sheet for a printing shop: back, spine and front, as wide as the pages need. */
  readonly part: 'pages' | 'cover'
  readonly title: Line
  /** Who wrote its messages. */
  readonly by: Line
  /** From which months they are; empty where they have no dates. */
  readonly span: string
  /** For the file's properties, where a name might be unwanted. */
  readonly label: string
  /** The civil day it was made, as YYYY-MM-DD. */
  readonly day: string
  readonly paper: BookPaper
  /** Whether color goes beyond the edge of the page, with marks where to cut. */
  readonly hasBleed: boolean
  /** A book that is read from the right opens from the right. */
  readonly direction: 'ltr' | 'rtl'
  /** How many messages each person wrote over time, in the chat or of these, at even distances. */
  readonly ribbon: readonly Lane[]
  /** One of them, without a title, where there are only a few messages. */
  readonly chapters: readonly Chapter[]
  readonly colophon: readonly Line[]
}

export interface Lane {
  readonly color: Color
  readonly counts: readonly number[]
}

export interface Chapter {
  /** For links, unique in a book. */
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly pages: readonly BookPage[]
}

export interface BookPage {
  /** `single`: alone on its page, and on more pages where it is long; `gathered`: beside others. */
  readonly layout: 'single' | 'long' | 'gathered'
  readonly message: BookMessage
  /** How large its letters are. */
  readonly size: number
  readonly note: ChatText | null
  readonly before: BookMessage | null
  readonly after: BookMessage | null
  /** When it was written in the time that the book spans, from 0 to 1: where its mark is on the edge of the page. */
  readonly at: number
}

export interface BookMessage {
  readonly author: ChatText
  readonly initial: ChatText
  readonly color: Color
  readonly when: string
  readonly text: ChatText
}
