import type { AskAnswer, LocalModelReason } from '@convostat/api'
import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import { toTenth } from '#messages/figures.ts'
import { say } from '#messages/index.ts'
import { sayAsk } from './messages/index.ts'

const { figure: figures, local } = sayAsk
const { rates, units, every } = figures

type Answered = NonNullable<(AskAnswer & { method: 'computed' | 'search' })['figure']>
type Figure = Pick<Answered, 'value' | 'unit'> & { metric?: string }

const has = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key)

/** A figure that is set large, and what it counts; null where the sentence alone says it. */
export function figureOf({ value, unit, metric }: Figure, clock?: Clock): { value: string; unit: string } | null {
  if (typeof value !== 'number') return null
  if (has(units, unit)) return { value: format.count(value), unit: units[unit]({ n: value }) }
  if (has(rates, unit)) return { value: format.decimal(value), unit: rates[unit]({ n: toTenth(value) }) }
  if (has(every, unit)) return { value: format.decimal(value), unit: every[unit] }
  if (metric === 'longest_gap') return { value: format.span(value), unit: '' }
  if (unit === 'seconds') return { value: format.latency(value, clock), unit: '' }
  if (unit === 'share') return { value: format.percent(value), unit: '' }
  if (unit === 'score') return { value: format.score(value), unit: '' }
  return null
}

/** Models by name, and how many more there are. */
interface Models {
  names: readonly string[]
  more: number
}

const named = (names: readonly string[]) => (): string => names.map((name) => local.name({ name })).join(say.comma)

export const brokenModels = ({ names, more }: Models): string =>
  (more > 0 ? local.brokenAndMore({ names: named(names), more }) : local.broken({ names: named(names) })).join('')

export const brokenOnly = ({ names, more }: Models): string =>
  (more > 0 ? local.brokenOnlyAndMore({ names: named(names), more }) : local.brokenOnly({ names: named(names) })).join('')

export const unansweredModels = ({ names, more }: Models): string =>
  (more > 0 ? local.unansweredAndMore({ names: named(names), more }) : local.unanswered({ names: named(names) })).join('')

/** What the model takes on the disk that `commands.ts` downloads. */
const gigabytes = 2

/** What keeps a local model from answering this page, and the way out; the commands are below. */
export function wayOut({ host, reason }: { host: string; reason: LocalModelReason }): string {
  const { reasons } = local
  if (reason === 'origin_not_allowed') return reasons.origin_not_allowed.text({ host })
  return reason === 'no_model' ? reasons.no_model.text({ gigabytes }) : reasons[reason].text
}

interface Copied {
  question: string
  answer: string
  method: string
  messages: readonly { author: string; when: string; text: string }[]
}

/** A question and its answer as text, to be pasted elsewhere. */
export function copyOf({ question, answer, method, messages }: Copied): string {
  const behind = messages.map(({ author, when, text }) => `\n${[author, when].join(say.comma)}:\n${text}`)
  return [question, '', answer, `(${method})`, ...behind].join('\n')
}
