import { type FigureName, type Figures, figures } from '@convostat/figures'
import type { AskedOf, GivenOf, PlainOf, PublicOf } from '@convostat/figures/shapes'
import type { Call } from './call.ts'

/** The figures that have their own call. */
export type CalledName = { [N in FigureName]: Figures[N]['at'] extends { call: string } ? N : never }[FigureName]
type At<N extends CalledName> = Extract<Figures[N]['at'], { call: string }>
/** Of the contract, where figures are. */
export type FigureSubject = At<CalledName>['subject']
export type NamesIn<S extends FigureSubject> = { [N in CalledName]: At<N>['subject'] extends S ? N : never }[CalledName]
/** `relationship.coldStreaks` */
export type CallNameOf<N extends CalledName> = N extends CalledName ? `${At<N>['subject']}.${At<N>['call']}` : never
type AnswerOf<N extends FigureName> = [PublicOf<N>] extends [never] ? PlainOf<N> : PublicOf<N>

/** The calls of a subject that are figures, each as its `page.ts` says. */
export type CallsIn<S extends FigureSubject> = {
  [N in NamesIn<S> as At<N>['call']]: Call<GivenOf<N>, AskedOf<N>, AnswerOf<N>, PlainOf<N>>
}

interface Called {
  name: CalledName
  subject: FigureSubject
  call: string
  callName: string
}

/** Every figure with its own call, in the order of the list. */
export const calledFigures: readonly (Called & { figure: Figures[CalledName] })[] = Object.entries(figures).flatMap(([name, figure]) =>
  'call' in figure.at
    ? [
        {
          name: name as CalledName,
          subject: figure.at.subject,
          call: figure.at.call,
          callName: `${figure.at.subject}.${figure.at.call}`,
          figure: figure as Figures[CalledName],
        },
      ]
    : [],
)

export const calledIn = (subject: FigureSubject) => calledFigures.filter((each) => each.subject === subject)

export const figureCalls = <S extends FigureSubject>(subject: S): CallsIn<S> =>
  Object.fromEntries(
    calledIn(subject).map(({ name, call, figure: { at, isEmpty } }): [string, Call] => [
      call,
      {
        method: 'GET',
        path: at.path,
        answers: 'json',
        plan: at.plan,
        status: 200,
        input: `${name}.asked`,
        output: `${name}.public`,
        plain: `${name}.plain`,
        // A loop over all figures loses which plain form belongs to which name.
        isEmpty: isEmpty as (plain: unknown) => boolean,
      },
    ]),
  ) as unknown as CallsIn<S>
