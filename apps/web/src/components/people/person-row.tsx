import { useId } from 'react'
import { briefName, shownName } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Person } from '#ui/person.tsx'
import type { PeopleAnswer } from './edits.ts'
import { sayPeople } from './messages/index.ts'
import { PersonForm } from './person-form.tsx'

const words = sayPeople

interface PersonRowProps {
  person: PeopleAnswer['people'][number]
  answer: PeopleAnswer
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
}

/** Someone of the chat: what they are called here and in the file, and what can be changed of it. */
export function PersonRow({ person, answer, isEdited, onEdit }: PersonRowProps) {
  const { name, names, messages, color, hidden } = person
  const form = useId()
  const isRenamed = names.length > 1 || names[0] !== name
  return (
    <li className="border-b border-line py-2">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Person name={name} place={color} className={classes('font-semibold', hidden && 'text-ink-faint line-through')} />
            {answer.me === name && <Mark>{words.you}</Mark>}
            {hidden && <Mark>{words.hidden}</Mark>}
          </p>
          <p className="figures text-base text-ink-faint [overflow-wrap:anywhere]">
            {words.messages({ n: messages })}
            {isRenamed && <span className="block">{words.asInFile({ names: names.map(briefName).join(say.comma) })}</span>}
          </p>
        </div>
        <Button
          kind="quiet"
          className="shrink-0"
          aria-expanded={isEdited}
          aria-controls={form}
          aria-label={isEdited ? undefined : words.edit({ name: shownName(name) })}
          onClick={() => onEdit(!isEdited)}
        >
          {isEdited ? words.close : words.editShort}
        </Button>
      </div>
      <div id={form}>{isEdited && <PersonForm person={person} answer={answer} />}</div>
    </li>
  )
}

const Mark = ({ children }: { children: string }) => (
  <span className="rounded-sm border border-edge px-1.5 text-ink-soft text-sm">{children}</span>
)
