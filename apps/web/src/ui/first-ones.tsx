import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { say } from '#messages/index.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

interface FirstOnesProps<T> {
  of: readonly T[]
  /** This many are there before one asks for all. */
  first: number
  /** One or two more than these are there, too, unless what is first is another kind. */
  isExact?: boolean
  /** Says how many there are in all, where that is said in other words. */
  showAll?: (n: number) => string
  /** Whether their order means something. */
  isOrdered?: boolean
  className?: string
  /** How far below the list one asks. */
  gap?: string
  /** One of them as a `li`. */
  children: (each: T, place: number) => ReactNode
}

/** A button takes the room of a row or two. */
const fewMore = 2

/** The number of rows before one asks for all. */
export const shownUnasked = (all: number, first: number): number => (first > 0 && all <= first + fewMore ? all : first)

const allOf = (n: number): string => say.showAll({ n })

/** A list of which the first ones are there until one asks for all; the keyboard then goes to the first that came. */
export function FirstOnes<T>({
  of,
  first,
  isExact = false,
  showAll = allOf,
  isOrdered = false,
  className,
  gap = 'mt-2',
  children,
}: FirstOnesProps<T>) {
  const [isWhole, setWhole] = useState(false)
  const list: RefCallback<HTMLElement> = useCallback(
    (list) => {
      if (isWhole) list?.children[first]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    },
    [isWhole, first],
  )
  const shown = isWhole ? of : of.slice(0, isExact ? first : shownUnasked(of.length, first))
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <>
      {shown.length > 0 && (
        <List ref={list} className={className}>
          {shown.map(children)}
        </List>
      )}
      {of.length > shown.length && (
        <Button kind="quiet" size="small" className={classes('-ms-3', gap)} onClick={() => setWhole(true)}>
          {showAll(of.length)}
        </Button>
      )}
    </>
  )
}
