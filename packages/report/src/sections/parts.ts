import type { Facts } from '../facts.ts'
import { moment } from '../format.ts'
import { type Block, type Color, type Line, type Message, said } from '../model.ts'

/** Blocks, without those that have nothing to show. */
export const present = (blocks: readonly (Block | null | false | undefined)[]): Block[] => blocks.filter((block) => !!block)

/** As many people or rows as a page takes; of a larger group these are those who wrote most. */
export const mostPeople = 14

export const colorOf = (facts: Facts, person: string): Color => (Object.hasOwn(facts.colors, person) ? facts.colors[person]! : 'ink')

/** At most so many characters, whole words where they have any, with a sign that there was more. */
export function shortened(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  const cut = letters.slice(0, most).join('')
  const blank = cut.lastIndexOf(' ')
  return `${blank > most / 2 ? cut.slice(0, blank) : cut} …`
}

export const message = (
  facts: Facts,
  { author, date, text }: { author: string; date: string; text: string },
  note: Line | null = null,
): Message => ({ author: said(author), color: colorOf(facts, author), when: moment(date), text: said(shortened(text, 600)), note })

/** Names in one breath: `Ana and Ben`, `Ana, Ben and 3 others`. */
export function names(people: readonly string[], most = 3): Line {
  const shown = people.slice(0, people.length > most ? most : people.length)
  const others = people.length - shown.length
  const parts: (string | ReturnType<typeof said>)[] = []
  shown.forEach((person, place) => {
    const isLast = place === shown.length - 1
    if (place > 0) parts.push(isLast && others === 0 ? ' and ' : ', ')
    parts.push(said(person))
  })
  if (others > 0) parts.push(` and ${others} ${others === 1 ? 'other' : 'others'}`)
  return parts
}

/** Lines as one. */
export const joined = (...parts: readonly Line[]): Line =>
  parts.flatMap((part) => (typeof part === 'string' || 'said' in part ? [part] : [...part]))
