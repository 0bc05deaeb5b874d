/**
 * People whose names look the same on screen and are not: a Cyrillic `А` for a Latin one, a zero-width space inside.
 * They stay two people; the reader says so, in case one of them would pass for the other.
 */

import { lookalikes } from './lookalikes.ts'
import type { NamePair, Note } from './read-failure.ts'

const latinOf = new Map(Object.entries(lookalikes).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)))

/** This many pairs are named; more are an odd file. */
const MOST = 3

/** A note where people's names look alike; none where all differ to the eye, as plain names always do. */
export function namesAlike(names: readonly string[]): Note[] {
  const bySkeleton = new Map<string, string>()
  const pairs: NamePair[] = []
  for (const name of names) {
    const skeleton = skeletonOf(name)
    const other = bySkeleton.get(skeleton)
    if (other === undefined) bySkeleton.set(skeleton, name)
    else if (pairs.length < MOST) pairs.push({ name: other, other: name })
  }
  if (pairs.length === 0) return []
  const named = pairs.map(({ name, other }) => `“${name}” and “${other}”`).join(', ')
  return [
    {
      code: 'names_look_alike',
      detail: `Some names look the same but use different characters, so they count as different people: ${named}.`,
      facts: { pairs },
    },
  ]
}

const plain = /^\p{ASCII}*$/u

/** What is left of a name for the eye: one form of every letter, nothing invisible, single spaces. */
function skeletonOf(name: string): string {
  if (plain.test(name)) return name
  let skeleton = ''
  for (const letter of name.normalize('NFKD').replace(/\p{Cf}|\p{Variation_Selector}/gu, '')) skeleton += latinOf.get(letter) ?? letter
  return skeleton.normalize('NFC').replace(/\s+/gu, ' ').trim()
}
