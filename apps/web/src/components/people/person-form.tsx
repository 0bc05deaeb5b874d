import { useMasked } from '#data/masking/masked.ts'
import { briefName, shownName } from '#format/index.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { apart, merged, type PeopleAnswer, renamed, withHidden, withMe } from './edits.ts'
import { MergeField } from './merge-field.tsx'
import { sayPeople } from './messages/index.ts'
import { NameField } from './name-field.tsx'
import { useSayPeople } from './save-people.ts'

const words = sayPeople

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
