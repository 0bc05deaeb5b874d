import { briefName, format } from '#format/index.ts'
import { Button } from '#ui/button.tsx'
import { Person } from '#ui/person.tsx'
import { merged, type PeopleAnswer, suggestedMerge } from './edits.ts'
import { sayPeople } from './messages/index.ts'
import { useSayPeople } from './save-people.ts'

const { suggestions: words, merge } = sayPeople

/** Who may be one person under two names, and why; it is for the reader to say. */
export function MergeSuggestions({ answer: { people, suggestions, kept } }: { answer: PeopleAnswer }) {
  const sayPeople = useSayPeople(kept)
  const found = suggestions.flatMap(({ names, reason }) => {
    const meant = suggestedMerge(people, names)
    return meant ? [{ ...meant, names, reason }] : []
  })
  if (found.length === 0) return null
  return (
    <section aria-label={words.title} className="mt-4 rounded-md bg-well px-4 py-3">
      <h3 className="font-semibold">{words.title}</h3>
      <ul className="divide-y divide-line">
        {found.map(({ into, others, names, reason }) => (
          <li key={names.join('\n')} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0">
              <p className="flex flex-wrap gap-x-5 gap-y-1">
                {[into, ...others].map(({ name, color }) => (
                  <Person key={name} name={name} place={color} className="font-semibold" />
                ))}
              </p>
              <p className="text-base text-ink-soft">{words.reason[reason]}</p>
            </div>
            <Button
              kind="outline"
              size="small"
              className="min-h-11"
              aria-label={words.mergeLabel({ names: format.list([into, ...others].map(({ name }) => words.quoted({ name }))) })}
              onClick={() =>
                void sayPeople(
                  others.reduce((said, other) => merged(said, other, into), kept),
                  merge.done({ name: briefName(into.name) }),
                )
              }
            >
              {words.merge}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
