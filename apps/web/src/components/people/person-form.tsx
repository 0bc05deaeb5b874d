import { type FormEvent, useId, useState } from 'react'
import { useMasked } from '#data/masking/masked.ts'
import { useSaving } from '#data/saved/use-saving.ts'
import { briefName, shownName } from '#format/index.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { Select } from '#ui/select.tsx'
import { apart, merged, type PeopleAnswer, renamed, withHidden, withMe } from './edits.ts'
import { sayPeople } from './messages/index.ts'
import { useSayPeople } from './save-people.ts'

const words = sayPeople
/** Longer a contact's name is not; and from when on it is said. */
const longestName = 100
const nearlyLongest = 80

interface PersonFormProps {
  person: PeopleAnswer['people'][number]
  answer: PeopleAnswer
}

/** What can be said of someone; each of it counts immediately, and can be undone. */
export function PersonForm({ person, answer: { people, me, kept } }: PersonFormProps) {
  const sayPeople = useSayPeople(kept)
  const isMasked = useMasked()
  const isLast = !person.hidden && people.filter(({ hidden }) => !hidden).length === 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: what is said of someone is no one set of fields
    <div
      role="group"
      aria-label={words.edit({ name: shownName(person.name) })}
      data-person-form
      tabIndex={-1}
      className="mt-1 mb-3 space-y-4 rounded-md bg-well px-4 py-4"
    >
      <NameField
        person={person}
        people={people}
        onSave={(name) =>
          sayPeople(renamed(kept, person, name), words.rename.done({ name: briefName(isMasked ? person.name : name) }), true)
        }
      />
      {person.names.length > 1 ? (
        <Button kind="outline" onClick={() => void sayPeople(apart(kept, person), words.merge.wasApart({ n: person.names.length }))}>
          {words.merge.apart}
        </Button>
      ) : (
        person.name !== person.names[0] && (
          <Button
            kind="outline"
            onClick={() => void sayPeople(apart(kept, person), words.rename.wasReset({ name: briefName(person.names[0]) }))}
          >
            {words.rename.reset}
          </Button>
        )
      )}
      {people.length > 1 && (
        <MergeField
          person={person}
          people={people}
          onMerge={(into) => void sayPeople(merged(kept, person, into), words.merge.done({ name: briefName(into.name) }))}
        />
      )}
      <div>
        <Checkbox
          isChecked={me === person.name}
          onChange={(is) =>
            void sayPeople(withMe(kept, is ? person : null), is ? words.me.done({ name: briefName(person.name) }) : words.me.wasReset)
          }
        >
          {words.me.label}
        </Checkbox>
        {isLast ? (
          <p className="text-base text-ink-faint">{words.hide.last}</p>
        ) : (
          <>
            <Checkbox
              isChecked={person.hidden}
              onChange={(is) =>
                void sayPeople(withHidden(kept, person, is), (is ? words.hide.done : words.hide.wasReset)({ name: briefName(person.name) }))
              }
            >
              {words.hide.label}
            </Checkbox>
            <p className="ps-8 text-base text-ink-faint">{words.hide.about}</p>
          </>
        )}
      </div>
    </div>
  )
}

interface NameFieldProps {
  person: PeopleAnswer['people'][number]
  people: PeopleAnswer['people']
  onSave: (name: string) => Promise<void>
}

function NameField({ person, people, onSave }: NameFieldProps) {
  const field = useId()
  const hint = useId()
  // Nobody could correct a letter that stands for a name.
  const isMasked = useMasked()
  const kept = isMasked ? '' : person.name
  const { draft, trouble, save: saveName, giveUp } = useSaving(`name ${person.names[0]}`)
  const [name, setName] = useState(draft ?? kept)
  // The field outlasts a change of the name, and the keyboard stays in it; what is in it is what is kept by then.
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

interface MergeFieldProps {
  person: PeopleAnswer['people'][number]
  people: PeopleAnswer['people']
  onMerge: (into: PeopleAnswer['people'][number]) => void
}

function MergeField({ person, people, onMerge }: MergeFieldProps) {
  const field = useId()
  const [chosen, setChosen] = useState('')
  const others = people.filter((other) => other !== person)
  const into = others.find(({ names }) => names[0] === chosen)
  const options = [
    { value: '', title: words.merge.choose },
    ...others.map(({ name, names }) => ({ value: names[0], title: briefName(name) })),
  ]
  return (
    <div>
      <label htmlFor={field} className="text-base text-ink-soft">
        {words.merge.label}
      </label>
      <div className="mt-1 flex gap-3">
        <Select id={field} value={chosen} options={options} onChoose={setChosen} className="flex-1" />
        <Button kind="outline" aria-disabled={into === undefined} onClick={() => into && onMerge(into)}>
          {words.merge.button}
        </Button>
      </div>
    </div>
  )
}
