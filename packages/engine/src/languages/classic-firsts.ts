import { all } from './all.ts'

/** What people remember having said first: what every chat may be asked for, in its languages. */
export const classicFirsts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  all.map(({ phrases, classicFirsts }) => [phrases.language, classicFirsts]),
)
