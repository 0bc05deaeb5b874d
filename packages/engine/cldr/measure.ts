/** Reads every layout, or every n-th, and says how each was read. */

import { ReadFailure } from '../src/import/read-failure.ts'
import { plainMessages, readText } from '../testing/read-text.ts'
import { type Habit, type Layout, layouts } from './layouts.ts'

/** Right in every time, author and text; wrong and reported (refused, a guess, unread lines); or wrong without a word. */
export type Outcome = 'exact' | 'reported' | 'silent'
export type Group = 'offered' | 'offered, flexible' | 'others' | 'others, flexible'

export const groupOf = ({ isOffered, isFlexible }: Layout): Group => `${isOffered ? 'offered' : 'others'}${isFlexible ? ', flexible' : ''}`

export async function outcomeOf({ text, wanted }: Layout): Promise<Outcome> {
  try {
    const { chat, facts } = await readText(text)
    const read = plainMessages(chat)
    const isExact =
      read.length === wanted.length &&
      read.every(({ date, author, text: body }, i) => date === wanted[i].date && author === wanted[i].author && body === wanted[i].text)
    if (isExact) return 'exact'
    const isReported = !facts.dateOrderCertain || facts.unreadLines > 0 || facts.notes.some(({ code }) => code === 'day_period_guessed')
    return isReported ? 'reported' : 'silent'
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    return 'reported'
  }
}

export interface Measured {
  layout: Layout
  outcome: Outcome
}

/** The outcome of every `step`-th layout. */
export async function measured(habits: readonly Habit[], step = 1): Promise<Measured[]> {
  const found: Measured[] = []
  let i = 0
  for (const layout of layouts(habits)) if (i++ % step === 0) found.push({ layout, outcome: await outcomeOf(layout) })
  return found
}

/** Of each group: how many, how many exact, how many wrong without a word. */
export function byGroup(found: readonly Measured[]): Record<Group, { all: number; exact: number; silent: number }> {
  const none = () => ({ all: 0, exact: 0, silent: 0 })
  const groups = { offered: none(), 'offered, flexible': none(), others: none(), 'others, flexible': none() }
  for (const { layout, outcome } of found) {
    const group = groups[groupOf(layout)]
    group.all++
    if (outcome !== 'reported') group[outcome]++
  }
  return groups
}
