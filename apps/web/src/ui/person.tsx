import { isLongName, shownName } from '#format/index.ts'
import { Avatar } from './avatar.tsx'
import { classes } from './classes.ts'
import { useCalled } from './person-called.ts'
import { personColor } from './person-color.ts'
import { usePlaces } from './person-places.ts'

interface NameProps {
  children: string
  /** The whole name, where this is a part of it. */
  whole?: string
  className?: string
}

/** A person's name as written, broken only at its spaces where it fits, alone in its direction, so that no name turns the words around it. What clamps its lines is a span around it, which begins where the page's text does. A very long one is one line, and whole in its title. */
export function Name({ children, whole, className }: NameProps) {
  const shown = shownName(children)
  const isLong = isLongName(shown)
  return (
    <bdi
      title={whole ?? (isLong ? shown : undefined)}
      className={classes('min-w-0 [overflow-wrap:anywhere]', isLong ? oneLine : 'break-keep', className)}
    >
      {shown}
    </bdi>
  )
}

/** Broken anywhere, so that nothing around it is made as wide as it is. */
const oneLine =
  'max-w-full overflow-hidden break-all align-bottom [display:-webkit-inline-box] [-webkit-box-orient:vertical] [-webkit-line-clamp:1]'

/** What a person is called, as a name is shown; a name that is shortened is whole in its title. */
export function Called({ children, className }: { children: string; className?: string }) {
  const called = useCalled()(children)
  return (
    <Name className={className} whole={called === children ? undefined : shownName(children)}>
      {called}
    </Name>
  )
}

interface PersonProps {
  name: string
  /** Place among the chat's people, where it is not that of the screen's chat. */
  place?: number
  /** By the whole name, where one of several people is chosen. */
  isWhole?: boolean
  className?: string
}

/**
 * A person's disc and what they are called, on one line that is aligned by the name: where it is longer than its room it ends in an
 * ellipsis. The title has what is not shown of the name.
 */
export function Person({ name, place, isWhole = false, className }: PersonProps) {
  const called = useCalled()
  const whole = shownName(name)
  const shown = isWhole ? whole : shownName(called(name))
  return (
    <span className={classes('inline-flex min-w-0 max-w-full items-center gap-2', className)}>
      <Avatar name={name} place={place} />
      <bdi title={shown.length > fitting || shown !== whole ? whole : undefined} className="min-w-0 self-baseline truncate">
        {shown}
      </bdi>
    </span>
  )
}

/** In letters: shorter names have room everywhere. */
const fitting = 14

interface MarkedNameProps {
  children: string
  /** By the whole name, as on a cover. */
  isWhole?: boolean
  className?: string
}

/** What a person is called within a sentence or a title, underlined in the person's color. */
export function MarkedName({ children, isWhole = false, className }: MarkedNameProps) {
  const placeOf = usePlaces()
  const called = useCalled()(children)
  const isShortened = !isWhole && called !== children
  return (
    <bdi
      title={isShortened ? shownName(children) : undefined}
      className={classes(
        'break-keep underline decoration-[0.09em] underline-offset-[0.16em] [overflow-wrap:anywhere] [text-decoration-skip-ink:none]',
        className,
      )}
      style={{ textDecorationColor: personColor(placeOf(children)) }}
    >
      {shownName(isShortened ? called : children)}
    </bdi>
  )
}

/** A sentence about people of the chat: each of their names is marked. Sentences isolate the names in them (FSI … PDI), and other texts of the chat. */
export function Sentence({ children }: { children: string }) {
  const placeOf = usePlaces()
  for (const { 0: isolated, 1: name, index } of children.matchAll(/\u2068([^\u2068\u2069]*)\u2069/g)) {
    if (placeOf(name) === placeOf('')) continue
    return (
      <>
        {children.slice(0, index)}
        <MarkedName>{name}</MarkedName>
        <Sentence>{children.slice(index + isolated.length)}</Sentence>
      </>
    )
  }
  return children
}
