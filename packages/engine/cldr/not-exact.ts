/** The committed list of layouts that are not read exactly, by cause: `not-exact.json`. */
import type { Layout } from './layouts.ts'
import type { Measured } from './measure.ts'

/** A cause, in a sentence, and the layouts it keeps from being read. */
export type NotExact = Record<string, string[]>

const NEW = 'Not looked into yet.'

/** What a layout is listed as: its name, which languages' versions share, and the header of its first line. */
export const listed = ({ name, text }: Layout): string => `${name}: ${text.slice(0, text.indexOf('Ben Li: ')).trimEnd()}`

/** The updated list: what is not exact, each layout under the cause it had. */
export function renewed(found: readonly Measured[], before: NotExact): NotExact {
  const causes = new Map(Object.entries(before).flatMap(([cause, names]) => names.map((name) => [name, cause] as const)))
  const list: NotExact = Object.fromEntries(Object.keys(before).map((cause) => [cause, []]))
  for (const { layout, outcome } of found) {
    if (outcome === 'exact') continue
    const name = listed(layout)
    const cause = causes.get(name) ?? NEW
    list[cause] = [...(list[cause] ?? []), name]
  }
  return Object.fromEntries(Object.entries(list).filter(([, names]) => names.length > 0))
}
