import { type FormEvent, useId, useState } from 'react'
import { useMasked } from '#data/masking/masked.ts'
import { useSaving } from '#data/saved/use-saving.ts'
import { briefName, shownName } from '#format/index.ts'
import { Button } from '#ui/button.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import type { PeopleAnswer } from './edits.ts'
import { sayPeople } from './messages/index.ts'

const words = sayPeople
/** The most letters of a name, and from how many on they are counted below it. */
const longestName = 100
const nearlyLongest = 80

interface NameFieldProps {
  person: PeopleAnswer['people'][number]
  people: PeopleAnswer['people']
  onSave: (name: string) => Promise<void>
}

/** What a person is called; it says who they would become one with. */
export function NameField({ person, people, onSave }: NameFieldProps) {
  const field = useId()
  const hint = useId()
  // Nobody could correct a letter that stands for a name.
  const isMasked = useMasked()
  const kept = isMasked ? '' : person.name
  const { draft, trouble, save: saveName, giveUp } = useSaving(`name ${person.names[0]}`)
  const [name, setName] = useState(draft ?? kept)
  // The field outlasts a change of the name, and the keyboard stays in it; its text is the kept name.
  const [keptBefore, setKeptBefore] = useState(kept)
  if (kept !== keptBefore) {
    setKeptBefore(kept)
    setName(kept)
  }
  const wanted = name.trim()
  const isSame = wanted === '' || wanted === person.name
  const joins = !isSame && people.some((other) => other !== person && other.name === wanted)
  const isNearlyLongest = name !== kept && name.length >= nearlyLongest
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isSame) void saveName(name, () => onSave(wanted))
  }
  return (
    <form onSubmit={save}>
      <label htmlFor={field} className="text-base text-ink-soft">
        {words.rename.label}
      </label>
      <div className="mt-1 flex gap-3">
        <input
          id={field}
          value={name}
          placeholder={isMasked ? shownName(person.name) : undefined}
          maxLength={longestName}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={trouble !== null}
          aria-describedby={joins || isNearlyLongest ? hint : undefined}
          onChange={({ target }) => {
            setName(target.value)
            if (target.value.trim() === person.name) giveUp()
          }}
          className="min-h-11 w-full min-w-0 rounded-md bg-sheet px-3 shadow-[inset_0_0_0_1px_var(--color-edge)]"
        />
        <Button type="submit" aria-disabled={isSame}>
          {words.rename.save}
        </Button>
      </div>
      <p id={hint} role="status" className="mt-1 text-base text-ink-soft empty:hidden">
        {joins
          ? words.rename.joins({ name: briefName(wanted) })
          : isNearlyLongest
            ? words.rename.longest({ letters: name.length, most: longestName })
            : ''}
      </p>
      <NotSaved trouble={trouble} />
    </form>
  )
}
