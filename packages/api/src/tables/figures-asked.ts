import type { AskedOf } from '@convostat/figures/shapes'
import { type Counted, countedFigures } from '../counted-figures.ts'
import { type CalledName, type CallNameOf, calledFigures, calledIn, type FigureSubject, type NamesIn } from '../figure-calls.ts'

/** What the exports ask of each figure of a subject, by the name of its call. */
export const figuresAsked = <S extends FigureSubject>(subject: S) =>
  Object.fromEntries(calledIn(subject).map(({ name, callName }) => [callName, countedFigures[name].asked])) as {
    [N in NamesIn<S> as CallNameOf<N>]: Partial<AskedOf<N>>
  }

/** The calls that wait for the model, by what their figures declare. */
export type FeltName = { [N in CalledName]: Counted[N]['feelings'] extends 'needed' ? CallNameOf<N> : never }[CalledName]

const felt = new Set(calledFigures.filter(({ name }) => countedFigures[name].feelings === 'needed').map(({ callName }) => callName))
/** Whether a call needs the model. */
export const needsFeelings = (callName: string): boolean => felt.has(callName)
