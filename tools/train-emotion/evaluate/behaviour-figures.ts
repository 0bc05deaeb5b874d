import { sentiments } from '@convostat/emotion/labels'
import { type Behaviour, behaviours, isAsExpected, type Line } from '../behaviour/lines.ts'
import type { Read } from './reading.ts'

export interface BehaviourFigures {
  language: string
  lines: number
  /** Share of the lines read as expected, 0..1. */
  passed: number
  /** The same for each behaviour the language has lines of. */
  byBehaviour: Partial<Record<Behaviour, number>>
}

/** The shares of lines read as expected, language by language. */
export function behaviourFigures(suites: ReadonlyMap<string, readonly Line[]>, read: Read): BehaviourFigures[] {
  return [...suites].map(([language, lines]) => {
    const isPassed = lines.map(({ expected, text }) => {
      const { found, emotion } = read(text)
      return isAsExpected(expected, { sentiment: sentiments[found], emotion })
    })
    const share = (isOf: (line: Line) => boolean) => {
      const of = isPassed.filter((_, i) => isOf(lines[i]))
      return of.filter(Boolean).length / of.length
    }
    const byBehaviour: BehaviourFigures['byBehaviour'] = {}
    for (const behaviour of behaviours)
      if (lines.some((line) => line.behaviour === behaviour)) byBehaviour[behaviour] = share((line) => line.behaviour === behaviour)
    return { language, lines: lines.length, passed: share(() => true), byBehaviour }
  })
}
