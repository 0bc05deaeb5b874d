import type { KeptPeople } from '@convostat/api'
// Signs that the app has anyway: the first visit loads them all.
import { Contact, EyeOff, Link2, Pencil, RotateCcw, UsersRound } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Show } from '#components/figure/show.tsx'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { useMasked } from '#data/masking/masked.ts'
import { briefName, shownName } from '#format/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Name } from '#ui/person.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { merged, type PeopleAnswer, renamed, withHidden, withMe } from './edits.ts'
import { focusName, followFocus, whereNamed } from './follow-focus.ts'
import { MergeField } from './merge-field.tsx'
import { sayPeople } from './messages/index.ts'
import { NameField } from './name-field.tsx'
import { closePeople, toEveryone } from './people-state.ts'
import { useSayPeople } from './save-people.ts'

const words = sayPeople

interface PersonShownProps {
  person: string
  /** The name that was pressed. */
  from: HTMLElement
}

/** What can be done with one person, below their name. */
export function PersonShown({ person: name, from }: PersonShownProps) {
  const people = useCall(api.people.list, {})
  const [now] = useState(() => whereNamed(from))
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && closePeople()}>
      <Popover.Anchor virtualRef={{ current: from }} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={shownName(name)}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusName(now())
          }}
          onInteractOutside={(event) => {
            // Another press on the name closes this itself.
            if (event.target instanceof Node && from.contains(event.target)) event.preventDefault()
          }}
          className="appear z-50 flex max-h-(--radix-popover-content-available-height) w-76 flex-col overflow-y-auto rounded-md border border-line bg-sheet p-1.5 text-base text-ink shadow-lift"
        >
          <Show of={people} waiting={<Skeleton className="h-64" />}>
            {(answer) => {
              const person = answer.people.find((each) => each.name === name)
              return person ? <PersonActions person={person} answer={answer} onChanged={() => followFocus(from, now)} /> : <Gone />
            }}
          </Show>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Another tab has changed the people meanwhile. */
function Gone() {
  useEffect(closePeople, [])
  return null
}

interface PersonActionsProps {
  person: PeopleAnswer['people'][number]
  answer: PeopleAnswer
  onChanged: () => void
}

function PersonActions({ person, answer: { people, me, kept }, onChanged }: PersonActionsProps) {
  const sayPeople = useSayPeople(kept)
  const isMasked = useMasked()
  const [field, setField] = useState<'name' | 'merge' | null>(null)
  const name = briefName(person.name)
  const isMe = me === person.name
  const isLast = !person.hidden && people.filter(({ hidden }) => !hidden).length === 1
  const said = async (after: KeptPeople, done: string, isOfField = false) => {
    await sayPeople(after, done, isOfField)
    onChanged()
    closePeople()
  }
  const change = (after: KeptPeople, done: string) => void said(after, done)
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-2.5 pt-1.5 pb-3">
        <Avatar name={person.name} place={person.color} className="size-10 text-lg" />
        <p className="min-w-0 flex-1 leading-tight">
          <Name className="font-semibold">{person.name}</Name>
          <span className="figures block text-ink-soft text-sm">
            {words.messages({ n: person.messages })}
            {isMe && ` · ${words.you}`}
          </span>
        </p>
      </div>
      {field === 'name' && (
        <Field>
          <NameField
            person={person}
            people={people}
            onSave={(to) => said(renamed(kept, person, to), words.rename.done({ name: isMasked ? name : briefName(to) }), true)}
          />
        </Field>
      )}
      {field === 'merge' && (
        <Field>
          <MergeField
            person={person}
            people={people}
            onMerge={(into) => change(merged(kept, person, into), words.merge.done({ name: briefName(into.name) }))}
          />
        </Field>
      )}
      {field === null && (
        <ul className="pt-1.5">
          <Action Icon={Pencil} onClick={() => setField('name')}>
            {words.menu.rename}
          </Action>
          <Action
            Icon={isMe ? RotateCcw : Contact}
            onClick={() => (isMe ? change(withMe(kept, null), words.me.wasReset) : change(withMe(kept, person), words.me.done({ name })))}
          >
            {isMe ? words.menu.notMe : words.me.label}
          </Action>
          {people.length > 1 && (
            <Action Icon={Link2} onClick={() => setField('merge')}>
              {words.menu.merge}
            </Action>
          )}
          {!isLast && (
            <Action
              Icon={person.hidden ? RotateCcw : EyeOff}
              onClick={() =>
                change(withHidden(kept, person, !person.hidden), (person.hidden ? words.hide.wasReset : words.hide.done)({ name }))
              }
            >
              {person.hidden ? words.menu.unhide : words.menu.hide}
            </Action>
          )}
          <Action Icon={UsersRound} onClick={toEveryone}>
            {words.menu.everyone}
          </Action>
        </ul>
      )}
    </>
  )
}

/** A field instead of the actions: it has the focus, and a name is selected to be typed over. */
function Field({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = around.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select')
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
  }, [])
  return (
    <div ref={around} className="px-2.5 pt-3 pb-2">
      {children}
    </div>
  )
}

interface ActionProps {
  Icon: typeof Pencil
  onClick: () => void
  children: string
}

const Action = ({ Icon, onClick, children }: ActionProps) => (
  <li>
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 w-full items-center gap-3 rounded-sm px-2.5 text-start hover:bg-pen-wash hover:text-pen focus-visible:bg-pen-wash focus-visible:outline-offset-[-2px]"
    >
      <Icon className="size-[1.15em] shrink-0" aria-hidden="true" />
      {children}
    </button>
  </li>
)
