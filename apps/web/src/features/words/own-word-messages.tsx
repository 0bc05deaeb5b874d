import { FramedMessage } from '#components/message/framed-message.tsx'
import { OnShow } from '#components/message/on-show.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { classes } from '#ui/classes.ts'
import { Sentence } from '#ui/person.tsx'
import type { Comparison, Leaning, OwnMessages } from './answers.ts'
import { sayWords } from './messages/index.ts'
import { rangesOfWord } from './ranges-of-word.ts'
import { otherOf, saidMore, surestFirst } from './sentences.ts'

const { compare: words } = sayWords

/** Beside each other. */
const framedMessages = 2

interface OwnWordMessagesProps {
  of: Loadable<OwnMessages>
  /** Whose words are compared, most messages first. */
  among: Pick<Comparison, 'people' | 'total_people'>
}

/** For each of two people who have own words a message with one. Its place is there before it is, and stays where there is none. */
export function OwnWordMessages({ of, among }: OwnWordMessagesProps) {
  if (among.people.length < 2 || of.state === 'failed' || of.state === 'locked') return null
  const people = peopleOf(of, among.people)
  if (people.length === 0) return null
  return (
    <ul className={classes('mb-10 grid gap-x-12 gap-y-6', people.length > 1 && 'sm:grid-cols-2')}>
      {people.map(({ person, own }) => (
        // Beside each other, what is above the frames is equally high, and so are the frames.
        <li key={person} className="row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0 [&>div]:grid">
          {own && (
            <>
              <h3 className="mb-3 min-h-6 text-base text-ink-soft">
                <Sentence>{saidMore({ ...own, other: otherOf(among, person) })}</Sentence>
              </h3>
              <OnShow
                // Counted again, it may be another word.
                key={own.shown[0].id}
                place={own.word}
                candidates={own.shown}
                draw={(shown, menu) => (
                  <FramedMessage {...shown} highlights={rangesOfWord(shown.message, own.word)} className="min-h-44">
                    {menu}
                  </FramedMessage>
                )}
              />
            </>
          )}
          {!own && (
            <>
              <span aria-hidden="true" className="mb-3 min-h-6" />
              {of.state === 'loading' ? (
                <div className="min-h-44" />
              ) : (
                <p className="flex min-h-44 items-center justify-center border border-line border-dashed px-6 text-center text-base text-ink-faint">
                  {words.noMessage({ name: person })}
                </p>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Two people with the surest words, those who have a message first. In a chat of two they are in the order of the bars below; in a group the sentence above names the first one. */
function peopleOf(of: Loadable<OwnMessages>, among: readonly Leaning[]) {
  const found = new Map(of.state === 'ready' ? of.data.people.map((own) => [own.person, own]) : [])
  // Who has no own word has no message with it.
  const surest = surestFirst(among).map(({ person }) => person)
  const named = [...surest.filter((person) => found.has(person)), ...surest.filter((person) => !found.has(person))].slice(0, framedMessages)
  const everyone = among.map(({ person }) => person)
  if (among.length === 2) named.sort((a, b) => everyone.indexOf(a) - everyone.indexOf(b))
  return named.map((person) => ({ person, own: found.get(person) }))
}
