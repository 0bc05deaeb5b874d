import type { PeopleAnswer } from '#components/people/edits.ts'
import { withMe } from '#components/people/edits.ts'
import { sayPeople as words } from '#components/people/messages/index.ts'
import { useSayPeople } from '#components/people/save-people.ts'
import { api } from '#data/client/api.ts'
import { notify } from '#data/client/notices.ts'
import { useCall } from '#data/client/use-call.ts'
import { briefName, shownName } from '#format/index.ts'
import { Button } from '#ui/button.tsx'
import { sayAsk } from './messages/index.ts'

/** Asks which person the reader is, remembers it and asks the question again. */
export function WhoIsMe({ onSaid }: { onSaid: () => Promise<void> }) {
  const people = useCall(api.people.list, {})
  // Once it is known the buttons would only change it.
  return people.state === 'ready' && people.data.kept.me === null ? <Choice answer={people.data} onSaid={onSaid} /> : null
}

/** This many are offered: who writes least is chosen in the settings of people. */
const most = 12

function Choice({ answer: { people, kept }, onSaid }: { answer: PeopleAnswer; onSaid: () => Promise<void> }) {
  const say = useSayPeople(kept)
  async function choose(person: PeopleAnswer['people'][number]): Promise<void> {
    try {
      await say(withMe(kept, person), words.me.done({ name: briefName(person.name) }), true)
    } catch {
      notify({ topic: 'people', text: words.failed })
      return
    }
    await onSaid()
  }
  return (
    <fieldset aria-label={sayAsk.who} className="flex flex-wrap gap-3">
      {people
        .filter(({ hidden }) => !hidden)
        .slice(0, most)
        .map((person) => (
          <Button key={person.name} kind="outline" onClick={() => void choose(person)}>
            {shownName(person.name)}
          </Button>
        ))}
    </fieldset>
  )
}
