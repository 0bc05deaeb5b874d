import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Show } from '#components/figure/show.tsx'
import { foundPeople } from '#components/filters/found-people.ts'
import { UnreadNote } from '#components/uploads/unread-note.tsx'
import { api } from '#data/client/api.ts'
import { engine } from '#data/client/engine.ts'
import { useCall } from '#data/client/use-call.ts'
import { say } from '#messages/index.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'
import type { PeopleAnswer } from './edits.ts'
import { MergeSuggestions } from './merge-suggestions.tsx'
import { sayPeople } from './messages/index.ts'
import { PersonRow } from './person-row.tsx'

const words = sayPeople
/** Fewer people are seen at a glance. */
const worthSearching = 9
/** A group has up to 1,024; who is further down is found by name. */
const mostShown = 100

/** Everyone of the chat, to be renamed, merged, hidden, or said to be the reader. */
export function PeopleEditor() {
  const people = useCall(api.people.list, {})
  return (
    <ScrollArea
      label={words.list}
      className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))]"
    >
      <p className="text-base text-ink-soft">{engine.kind === 'server' ? words.leadServer({ host: engine.host }) : words.lead}</p>
      <UnreadNote kind="people" className="mt-3" />
      <Show of={people}>{(answer) => <Everyone answer={answer} />}</Show>
    </ScrollArea>
  )
}

function Everyone({ answer }: { answer: PeopleAnswer }) {
  const { people } = answer
  const id = useId()
  const [sought, setSought] = useState('')
  /** By a name in the file, which stays when a person is renamed. */
  const [edited, setEdited] = useState<string | null>(null)
  const found = useMemo(() => {
    const all = people.flatMap(({ name, names }) => [name, ...names])
    const meant = new Set(foundPeople(all, sought))
    return people.filter(({ name, names }) => [name, ...names].some((each) => meant.has(each)))
  }, [people, sought])
  const list = useRef<HTMLUListElement>(null)
  useKeyboardIn(list, answer)
  return (
    <>
      <MergeSuggestions answer={answer} />
      {people.length >= worthSearching && (
        <input
          type="search"
          value={sought}
          placeholder={words.find}
          aria-label={words.find}
          aria-controls={id}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setSought(target.value)}
          className="mt-4 min-h-11 w-full rounded-md bg-sheet px-3 shadow-[inset_0_0_0_1px_var(--color-edge)] placeholder:text-ink-faint"
        />
      )}
      {found.length === 0 && (
        <p role="status" className="mt-4 text-ink-faint">
          {words.none}
        </p>
      )}
      <ul id={id} ref={list} tabIndex={-1} aria-label={words.list} className="mt-4 border-t border-line">
        {found.slice(0, mostShown).map((person) => {
          const isEdited = edited !== null && person.names.includes(edited)
          return (
            <PersonRow
              key={person.names[0]}
              person={person}
              answer={answer}
              isEdited={isEdited}
              onEdit={(is) => setEdited(is ? person.names[0] : null)}
            />
          )
        })}
      </ul>
      {found.length > mostShown && <p className="mt-3 text-base text-ink-faint">{say.andMore({ n: found.length - mostShown })}</p>}
    </>
  )
}

/** The focused control may go with a person's entry: the focus goes to their form, else to the list. */
function useKeyboardIn(list: RefObject<HTMLUListElement | null>, answer: PeopleAnswer): void {
  const before = useRef(answer)
  useLayoutEffect(() => {
    if (before.current === answer) return
    before.current = answer
    if (document.activeElement !== document.body) return
    const form = list.current?.querySelector<HTMLElement>('[data-person-form]')
    ;(form ?? list.current)?.focus({ preventScroll: true })
  }, [list, answer])
}
