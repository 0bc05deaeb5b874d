import { none } from '@convostat/figures'
import { counted } from '@convostat/figures/counted'
import type { AskedOf } from '@convostat/figures/shapes'
import { type CallNameOf, calledFigures, calledIn, type FigureSubject, type NamesIn } from '../figure-calls.ts'

/** Any figure: what belongs together by its name cannot be told apart in a loop. */
const any: Readonly<Record<string, { asked: object; feelings: typeof none | 'needed' }>> = counted as never

/** What the exports ask of each figure of a subject, by the name of its call. */
export const figuresAsked = <S extends FigureSubject>(subject: S) =>
  Object.fromEntries(calledIn(subject).map(({ name, callName }) => [callName, any[name].asked])) as {
    [N in NamesIn<S> as CallNameOf<N>]: Partial<AskedOf<N>>
  }

const felt = new Set(calledFigures.filter(({ name }) => any[name].feelings !== none).map(({ callName }) => callName))
/** Whether only the model tells it. */
export const needsFeelings = (callName: string): boolean => felt.has(callName)
