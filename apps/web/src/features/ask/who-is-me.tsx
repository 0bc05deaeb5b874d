import type { PeopleAnswer } from '#components/people/edits.ts'
import { withMe } from '#components/people/edits.ts'
import { sayPeople as words } from '#components/people/messages/index.ts'
import { useSayPeople } from '#components/people/save-people.ts'
import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { briefName, shownName } from '#format/index.ts'
import { Button } from '#ui/button.tsx'

/** Asks which person the reader is, remembers it and asks the question again. */
export function WhoIsMe({ onSaid }: { onSaid: () => Promise<void> }) {
  const people = useCall(api.people.list, {})
  return people.state === 'ready' ? <Choice answer={people.data} onSaid={onSaid} /> : null
}

/** This many are offered: who writes least is chosen in the settings of people. */
const most = 12

function Choice({ answer: { people, kept }, onSaid }: { answer: PeopleAnswer; onSaid: () => Promise<void> }) {
  const say = useSayPeople(kept)
  return (
    <div className="flex flex-wrap gap-3">
      {people
        .filter(({ hidden }) => !hidden)
        .slice(0, most)
        .map((person) => (
          <Button
            key={person.name}
            kind="outline"
            onClick={() => void say(withMe(kept, person), words.me.done({ name: briefName(person.name) })).then(onSaid)}
          >
            {shownName(person.name)}
          </Button>
        ))}
    </div>
  )
}
