import { largest } from '@convostat/api/extremes'
import { MessagesSquare } from 'lucide-react'
import { Block } from '#components/figure/block.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { useFigure, useScreen } from '#components/screen/screen.ts'
import { useClock } from '#data/chat/clock.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import { Sentence } from '#ui/person.tsx'
import { personFill } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import type { Conversations, LongestConversation } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { conversationNumbers } from './numbers.ts'
import { conversationSentence, lastingOf, listed, usualSize } from './sentences.ts'
import { Side } from './side.tsx'

const { conversations: words } = sayRelationship
/** This many people are here before one asks for all. */
const shownPeople = 6

/** Who opens conversations and who closes them, how long they are, and the longest with its two ends. */
export function WhoOpensAndCloses() {
  const { hasFilters } = useScreen()
  return (
    <Block
      of={useFigure('conversations')}
      name={words.title}
      level={3}
      definition={words.definition({ hasFilters })}
      over={({ conversations }) => words.over({ n: conversations })}
      leads={[{ wanted: { role: 'opener' }, says: words.show }]}
      sentence={conversationSentence}
      empty={words.none}
      share={conversationNumbers}
    >
      {(data) => (
        <div className="space-y-12">
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <Size data={data} />
            <Ends data={data} />
          </div>
          {data.longest && data.longest.messages > 1 && <Longest of={data.longest} />}
        </div>
      )}
    </Block>
  )
}

/** How many there are, and how long they usually are. */
function Size({ data: { conversations, median_messages: messages, median_seconds: seconds } }: { data: Conversations }) {
  const clock = useClock()
  return (
    <div>
      <p>
        <span className="block text-ink-soft">{words.figureName}</span>
        <span className="display figures mt-1 block text-5xl sm:text-6xl">
          {conversations === 0 ? (
            format.count(0)
          ) : (
            <FigureLink wanted={{ role: 'opener' }} label={words.show}>
              {format.count(conversations)}
            </FigureLink>
          )}
        </span>
      </p>
      {messages !== null && seconds !== null && <p className="figures mt-1 text-ink-faint">{usualSize({ messages, seconds, clock })}</p>}
    </div>
  )
}

/** For each person how many conversations they open and close, in their color, the openings whole and the closings lighter. */
function Ends({ data }: { data: Conversations }) {
  const placeOf = usePlaces()
  const people = data.people.filter(({ opened, closed }) => opened + closed > 0)
  const most = largest(people.flatMap(({ opened, closed }) => [opened, closed]))
  return (
    <div className="min-w-0">
      <FirstOnes of={people} first={shownPeople} className="space-y-5">
        {({ person, opened, closed }) => (
          <li key={person} className="min-w-0">
            <PersonButton name={person} className="font-semibold" />
            {(
              [
                ['opener', opened],
                ['closer', closed],
              ] as const
            ).map(([role, n]) => (
              <div key={role} className="mt-1 grid grid-cols-[4rem_minmax(0,1fr)_3.5rem] items-center gap-x-3">
                <span className="text-ink-soft">{words.roles[role]}</span>
                <span aria-hidden="true" className="block h-3 bg-well">
                  {n > 0 && (
                    <span
                      className={role === 'closer' ? 'block h-full min-w-0.5 opacity-60' : 'block h-full min-w-0.5'}
                      style={{ width: `${(100 * n) / most}%`, ...personFill(placeOf(person)) }}
                    />
                  )}
                </span>
                <span className="figures text-end">
                  {n === 0 ? (
                    format.count(0)
                  ) : (
                    <FigureLink wanted={{ authors: [person], role }} label={words.showOf[role]}>
                      {format.count(n)}
                    </FigureLink>
                  )}
                </span>
              </div>
            ))}
          </li>
        )}
      </FirstOnes>
    </div>
  )
}

/** The longest one: how long, when, between whom, and its first and its last message. */
function Longest({ of: { id, messages, seconds, start, end, people, first, last } }: { of: LongestConversation }) {
  const { open } = useScreen()
  const clock = useClock()
  const size = words.messages({ n: messages })
  const span = words.span({ when: [start, end] })
  return (
    <div>
      <h4 className="font-semibold">{words.longest}</h4>
      <div className="mt-3 grid gap-x-12 gap-y-3 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div>
          <button
            type="button"
            aria-label={words.openOf({ size, span })}
            title={words.open}
            onClick={() => open(id)}
            className="group inline-flex items-baseline gap-2 text-start"
          >
            <span className="display figures text-3xl underline decoration-line decoration-1 underline-offset-[0.2em] group-hover:text-pen group-hover:decoration-pen">
              {size}
            </span>
            <MessagesSquare className="size-4 shrink-0 text-ink-faint group-hover:text-pen" aria-hidden="true" />
          </button>
          <p className="figures mt-1 text-ink-soft">
            {span}
            {say.comma}
            {lastingOf({ seconds, clock })}
          </p>
          <p className="text-base text-ink-faint [overflow-wrap:anywhere]">
            <Sentence>{listed(people)}</Sentence>
          </p>
        </div>
        <div className="grid min-w-0 gap-x-8 gap-y-4 sm:grid-cols-2">
          <Side label={words.first} message={first} />
          <Side label={words.last} message={last} />
        </div>
      </div>
    </div>
  )
}
