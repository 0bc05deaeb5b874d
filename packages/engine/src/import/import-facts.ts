import type { DateOrder as WrittenOrder } from '#whatsapp/header-shape.ts'
import type { Note } from './read-failure.ts'

/** Which program wrote the export. */
export type Layout = 'android' | 'ios' | 'web-copy'
/** How a file writes its dates; `ydm` is year, day, month, as Kyrgyz and Uyghur phones have it. */
export type DateOrder = WrittenOrder | 'ydm'

/** What reading found out about the file, beside its messages. */
export interface ImportFacts {
  service: 'whatsapp'
  layout: Layout
  /** False where times are whole minutes, in the file or in a part of it. */
  hasSeconds: boolean
  /** The phone's language, BCP 47; `und` where unknown. */
  language: string
  dateOrder: DateOrder
  /** False where the file allows another order as well. */
  dateOrderCertain: boolean
  /** The other orders that fit the file's dates, likelier ones first. */
  otherDateOrders: readonly DateOrder[]
  /** Lines inside messages that look like messages in another layout and stay text. */
  otherFormatLines: number
  /** Messages in another layout than the file's own: a second export joined to it. */
  otherFormatMessages: number
  /** Lines that belong to no message, or look like a header with an impossible date or time. */
  unreadLines: number
  /** The first of them, letters as x and digits as 9. */
  unreadExample: string | null
  /** Marked lines that only the shape of their words decided: unknown wordings in place of a file, or of the service. */
  unsureLines: number
  /** The first of them, masked in the same way. */
  unsureExample: string | null
  notes: Note[]
  /** The chat's name from the file's name or the group's lines; null where neither has it. */
  title: string | null
  isGroup: boolean
}

const LONGEST_EXAMPLE = 80

/** A line that shows its shape and nothing of what it says: letters as x, digits and numerals as 9, no pictures. */
export function masked(line: string): string {
  const start = [...line.trim()].slice(0, LONGEST_EXAMPLE).join('')
  return start
    .replace(/\p{N}/gu, '9')
    .replace(/[\p{L}\p{M}\p{Alphabetic}]/gu, 'x')
    .replace(/[\p{So}\p{Sk}\p{C}]|\p{Extended_Pictographic}/gu, '')
}
