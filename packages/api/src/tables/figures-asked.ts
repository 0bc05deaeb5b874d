import { none } from '@convostat/figures'
import { counted } from '@convostat/figures/counted'
import type { AskedOf } from '@convostat/figures/shapes'
import { type CalledName, type CallNameOf, calledFigures, calledIn, type FigureSubject, type NamesIn } from '../figure-calls.ts'

/** Any figure: what belongs together by its name cannot be told apart in a loop. */
const any: Readonly<Record<string, { asked: object; feelings: typeof none | 'needed' }>> = counted as never

/** What the exports ask of each figure of a subject, by the name of its call. */
export const figuresAsked = <S extends FigureSubject>(subject: S) =>
  Object.fromEntries(calledIn(subject).map(({ name, callName }) => [callName, any[name].asked])) as {
    [N in NamesIn<S> as CallNameOf<N>]: Partial<AskedOf<N>>
  }

type Counted = typeof counted
/** The calls that wait for the model, by what their figures declare. */
export type FeltName = { [N in CalledName]: Counted[N]['feelings'] extends 'needed' ? CallNameOf<N> : never }[CalledName]

const felt = new Set(calledFigures.filter(({ name }) => any[name].feelings !== none).map(({ callName }) => callName))
/** Whether only the model tells it. */
export const needsFeelings = (callName: string): boolean => felt.has(callName)
