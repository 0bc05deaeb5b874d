import type { Facts } from '../facts.ts'
import { dayAndTime, number } from '../format.ts'
import { type Block, type ChatText, type Color, type Line, type Message, said } from '../model.ts'

/** Blocks, without those that have nothing to show. */
export const present = (blocks: readonly (Block | null | false | undefined)[]): Block[] => blocks.filter((block) => !!block)

/** As many people or rows as a page takes; of a larger group these are those who wrote most. */
export const mostPeople = 14

export const colorOf = (facts: Facts, person: string): Color => (Object.hasOwn(facts.colors, person) ? facts.colors[person]! : 'ink')

const letters = new Intl.Segmenter('en')

/** At most so many letters as a reader counts them, whole words where they have any, with a sign that there was more. */
export function shortened(text: string, most: number): string {
  let shown = 0
  for (const { index } of letters.segment(text)) {
    if (shown++ < most) continue
    const cut = text.slice(0, index)
    const blank = cut.lastIndexOf(' ')
    return `${blank > cut.length / 2 ? cut.slice(0, blank) : cut} …`
  }
  return text
}

/** A longer name is no name any more, and would push away what stands beside it. */
const mostOfName = 36

/** A person, by a name that a line has room for. */
export const who = (person: string): ChatText => said(shortened(person, mostOfName))

export const message = (
  facts: Facts,
  { author, date, text }: { author: string; date: string; text: string },
  note: Line | null = null,
): Message => ({ author: who(author), color: colorOf(facts, author), when: dayAndTime(date), text: said(shortened(text, 600)), note })

/** Names in one breath: `Ana and Ben`, `Ana, Ben and 3 others`. */
export function names(people: readonly string[], most = 3): Line {
  const shown = people.slice(0, people.length > most ? most : people.length)
  const others = people.length - shown.length
  const parts: (string | ReturnType<typeof said>)[] = []
  shown.forEach((person, place) => {
    const isLast = place === shown.length - 1
    if (place > 0) parts.push(isLast && others === 0 ? ' and ' : ', ')
    parts.push(who(person))
  })
  if (others > 0) parts.push(` and ${number(others)} ${others === 1 ? 'other' : 'others'}`)
  return parts
}

/** A sentence of the engine's, its names kept from turning what stands around them. */
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

/** Lines as one. */
export const joined = (...parts: readonly Line[]): Line =>
  parts.flatMap((part) => (typeof part === 'string' || 'said' in part ? [part] : [...part]))
