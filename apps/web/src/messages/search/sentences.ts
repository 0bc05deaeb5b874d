import { saySearch } from './index.ts'

const { chips, conversation, filters } = saySearch

/** A time to choose that replies took at least or at most. */
export const replyStep = ({ n, unit }: { n: number; unit: 'minute' | 'hour' | 'day' }): string => filters.replySteps[unit]({ n })

/** At least one end is given. */
interface Span {
  from: number | null
  to: number | null
}

export function lengthBetween({ from, to }: Span): string {
  if (from === null) return chips.length.most({ n: to ?? 0 })
  if (to === null) return chips.length.least({ n: from })
  return from === to ? chips.length.exactly({ n: from }) : chips.length.range({ from, to })
}

export function repliedBetween({ from, to }: Span): string {
  if (from === null) return chips.reply.most({ time: [to ?? 0] })
  if (to === null) return chips.reply.least({ time: [from] })
  return from === to ? chips.reply.exactly({ time: [from] }) : chips.reply.range({ from: [from], to: [to] })
}

/** The hour that begins at this one. */
export const hourFrom = ({ of }: { of: number }): string => chips.hour({ from: of, to: (of + 1) % 24 })

/** When a day begins and ends for replies. */
const [morning, night] = [6, 22]

export const daytimes = {
  day: chips.daytimes.day({ from: morning, to: night }),
  night: chips.daytimes.night({ from: night, to: morning }),
} as const

export const notWhole = filters.notWhole({ least: 0 })

/** Which of the matches is shown, the first as 0. */
export const positionOf = ({ at, of }: { at: number; of: number }): string => conversation.position({ at: at + 1, of })
