import { cutAtWord } from '@convostat/format/cut-at-word'
import { sayReport } from '#messages/index.ts'
import type { Facts, SentFacts } from '../facts.ts'
import { dayAndTime } from '../format.ts'
import { type Block, type ChatText, type Color, type Line, type Message, said } from '../model.ts'

/** Blocks, without those that have nothing to show. */
export const present = (blocks: readonly (Block | null | false | undefined)[]): Block[] => blocks.filter((block) => !!block)

/** As many people or rows as a page takes; of a larger group these are those who wrote most. */
export const mostPeople = 14

export const colorOf = (facts: Pick<Facts, 'colors'>, person: string): Color =>
  Object.hasOwn(facts.colors, person) ? facts.colors[person] : 'ink'

const letters = new Intl.Segmenter('en')

/** At most this many letters as a reader counts them, whole words where they have any, with a sign that there was more. */
export function shortened(text: string, most: number): string {
  const sign = ' …'
  return cutAtWord(text, (part) => lettersOf(part === text ? part : part.slice(0, -sign.length)) <= most, sign)
}

function lettersOf(text: string): number {
  let count = 0
  for (const _ of letters.segment(text)) count++
  return count
}

/** A longer name is no longer a name, and would push away what is beside it. */
const mostOfName = 36

/** A person, by a name that a line has room for. */
export const who = (person: string): ChatText => said(shortened(person, mostOfName))

export const message = (
  facts: Facts,
  { author, date, text }: { author: string; date: string; text: string },
  note: Line | null = null,
): Message => ({ author: who(author), color: colorOf(facts, author), when: dayAndTime(date), text: said(shortened(text, 600)), note })

/** The first of some messages that may be put on show, framed; null where there is none. */
export function framed(facts: Facts, candidates: readonly SentFacts[] | null | undefined): Message | null {
  const sent = candidates?.[0]
  return sent ? message(facts, { ...sent, text: shortened(sent.message, 220) }) : null
}

/** Names in one breath: `Ana and Ben`, `Ana, Ben and 3 others`. */
export function names(people: readonly string[], most = 3): Line {
  const { and, others } = sayReport.names
  const shown = people.slice(0, people.length > most ? most : people.length)
  const n = people.length - shown.length
  if (n > 0) return joined(others({ names: () => listed(shown), n }))
  const [last] = shown.slice(-1)
  if (last === undefined) return []
  return shown.length === 1 ? [who(last)] : joined(and({ first: () => listed(shown.slice(0, -1)), last: () => who(last) }))
}

/** `Ana, Ben, Cleo` */
const listed = (people: readonly string[]): Line => people.flatMap((person, i) => [...(i > 0 ? [sayReport.names.comma] : []), who(person)])

/** A sentence of the engine's, its names kept from turning what is around them. */
export function told(facts: Facts, sentence: string): Line {
  const { overview, import: of } = facts.overview
  const names = [...overview.participants, ...(of.title === null ? [] : [of.title])].filter((name) => name !== '')
  const parts: ChatText[] = []
  let rest = sentence
  while (rest !== '') {
    const [at, name] = names
      .map((name) => [rest.indexOf(name), name] as const)
      .filter(([at]) => at >= 0)
      .sort(([a, x], [b, y]) => a - b || y.length - x.length)[0] ?? [rest.length, '']
    if (at > 0) parts.push({ said: rest.slice(0, at), isOurs: true })
    if (name !== '') parts.push(who(name))
    rest = rest.slice(at + name.length)
  }
  return parts
}

/** The pieces of a sentence as one line. */
export const joined = (pieces: readonly Line[]): Line =>
  pieces.flatMap((piece) => (typeof piece === 'string' || 'said' in piece ? [piece] : [...piece]))
