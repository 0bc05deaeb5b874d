import { cutAtWord } from '@convostat/format/cut-at-word'
import { format, shownName } from '#format/index.ts'
import { say } from '#messages/index.ts'

interface Said {
  author: string
  /** A date-time; or a day. */
  date: string
  message: string
}

/** Characters of a message that say which one it is. */
const enough = 60

/** A message in the name of a control: its author, its time and its first words, since two of one minute differ by their words alone. */
export function calledMessage({ author, date, message }: Said): string {
  const by = say.quoted.by({ author: shownName(author), when: whenOf(date) })
  const said = message.toWellFormed().replaceAll(/\s+/g, ' ').trim()
  return said === '' ? by : `${by}: ${cutAtWord(said, (part) => [...part].length - (part === said ? 0 : 1) <= enough)}`
}

/** When it was written, as it is beside a message. */
export const whenOf = (date: string): string =>
  date.length > 10 ? `${format.day(date)}${say.comma}${format.time(date)}` : format.day(date)
