import { type ReactNode, useRef } from 'react'
import { useScreen } from '#components/screen/screen.ts'
import { classes } from '#ui/classes.ts'
import { Person } from '#ui/person.tsx'
import { usePlaces } from '#ui/person-places.ts'
import { closePeople, openPerson, useIsOpenFrom } from './people-state.ts'

interface PersonButtonProps {
  name: string
  className?: string
  tabIndex?: number
  /** How the person is shown, where it is not as disc and name. */
  children?: ReactNode
}

/** A person of the chat, named outside of links and buttons: pressed, it offers what can be done with them. Who is of an example, or of another chat, is only named. */
export function PersonButton({ name, className, tabIndex, children = <Person name={name} /> }: PersonButtonProps) {
  const { people } = useScreen()
  const placeOf = usePlaces()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = useIsOpenFrom(button)
  if (people === 0 || placeOf(name) === placeOf('')) return <span className={classes('min-w-0 max-w-full', className)}>{children}</span>
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      tabIndex={tabIndex}
      data-person={placeOf(name)}
      onClick={({ currentTarget }) => (isOpen ? closePeople() : openPerson(name, currentTarget))}
      className={classes(
        'target min-w-0 max-w-full rounded-sm text-start underline-offset-4 hover:text-pen aria-expanded:text-pen',
        className,
      )}
    >
      {children}
    </button>
  )
}
