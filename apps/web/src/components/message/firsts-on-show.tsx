import type { Contract, Output } from '@convostat/api'
import { type ReactNode, useState } from 'react'
import { api } from '#data/client/api.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useCall } from '#data/client/use-call.ts'
import { OnShow } from './on-show.tsx'
import { useFitting } from './use-fitting.ts'

/** Words and phrases that a chat may be searched for; and the first messages with some of them, of those that may be shown unasked. */
export type Suggested = Output<Contract['milestones']['suggestions']>
export type FirstOnShow = NonNullable<Suggested['on_show']>[number]

export const useFirstsOnShow = (): Loadable<Suggested> => useCall(api.milestones.suggestions, { on_show: true })

interface FirstsOnShowProps {
  of: readonly FirstOnShow[]
  /** What a message is shown for, by which controls of several such places differ. */
  place: string
  /** Shown where none of the messages may be shown. */
  none: ReactNode
  draw: (found: FirstOnShow, menu: ReactNode) => ReactNode
}

/** One of them at a time, with the menu of what can be done with its message. */
export function FirstsOnShow({ of, place, none, draw }: FirstsOnShowProps) {
  const said = of.map(({ first: { id, author, timestamp, message } }) => ({ id, author, date: timestamp, message }))
  const firstOf = new Map(of.map((each) => [each.first.id, each]))
  const { isKnown, fitting } = useFitting(said)
  // Once a message is there, its place says that there is no more: the focus goes to that sentence.
  const [hasShown, setShown] = useState(false)
  if (!hasShown && isKnown && fitting.length > 0) setShown(true)
  if (said.length === 0 || (isKnown && fitting.length === 0 && !hasShown)) return none
  return (
    <OnShow
      place={place}
      candidates={said}
      draw={({ id }, menu) => {
        const found = firstOf.get(id)
        return found && draw(found, menu)
      }}
    />
  )
}
