import type { HistoryEntry } from '@convostat/api'
import { peopleAmong } from '#data/people/people-among.ts'
import { briefName } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { Name } from '#ui/person.tsx'

const { inTitle: words } = say

/** As on the dashboard, this many people are the title themselves. */
const namedInTitle = 3

type Titled = Pick<HistoryEntry, 'title' | 'is_group' | 'participants'>

/** What each of its people is called; by default by their whole name. */
type Called = (name: string) => string
const byName: Called = (name) => name

/** What a chat is called, in parts: each part is written by someone. */
function titleParts({ title, is_group: isGroup, participants }: Titled, called: Called): { names: string[]; more: number } {
  const people = peopleAmong(participants)
  if (title !== null && (isGroup || people.length > namedInTitle || people.length === 0)) return { names: [title], more: 0 }
  return { names: people.slice(0, namedInTitle).map(called), more: Math.max(0, people.length - namedInTitle) }
}

const between = (i: number, count: number, more: number): string => {
  if (i === 0) return ''
  return i === count - 1 && more === 0 ? words.and : words.comma
}

/** `Ana & Ben`, or the group's name, as text. */
export function titleOf(upload: Titled, called = byName): string {
  const { names, more } = titleParts(upload, called)
  const title = names.map((name, i) => between(i, names.length, more) + briefName(name)).join('')
  return more > 0 ? `${title} ${say.andMore({ n: more })}` : title
}

/** The same to look at: every name alone in its direction. */
export function UploadTitle({ of, called = byName }: { of: Titled; called?: Called }) {
  const { names, more } = titleParts(of, called)
  return (
    <>
      {names.map((name, i) => (
        <span key={name}>
          {between(i, names.length, more)}
          <Name>{name}</Name>
        </span>
      ))}
      {more > 0 && <span className="text-ink-faint"> {say.andMore({ n: more })}</span>}
    </>
  )
}

interface BriefTitleProps {
  of: Titled
  called: Called
  /** What fits on one line, in letters. */
  letters: number
}

/**
 * A title with little room: where the whole one is longer than a line, people are called by their first names, and what is still longer
 * has a second line. A screen reader says the whole title, and a pointer shows it.
 */
export function BriefTitle({ of, called, letters }: BriefTitleProps) {
  const whole = titleOf(of)
  if (whole.length <= letters)
    return (
      <span className="line-clamp-1">
        <UploadTitle of={of} />
      </span>
    )
  return (
    <>
      <span className="sr-only">{whole}</span>
      <span aria-hidden="true" title={whole} className="line-clamp-2">
        <UploadTitle of={of} called={called} />
      </span>
    </>
  )
}
