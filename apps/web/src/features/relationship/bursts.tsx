import { MessagesSquare } from 'lucide-react'
import { named } from '#charts/named.ts'
import { Block } from '#components/figure/block.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { MessageText } from '#components/message/message-text.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { useFigure, useScreen } from '#components/screen/screen.ts'
import { useClock } from '#data/chat/clock.ts'
import { Bar } from '#ui/bar.tsx'
import { FirstOnes } from '#ui/first-ones.tsx'
import { KindMark } from '#ui/kind.tsx'
import { personColor } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import type { Burst, Bursts, PersonBursts } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { burstNumbers } from './numbers.ts'
import { burstSentence, burstSize, moreBursts } from './sentences.ts'
import { useMore } from './use-more.tsx'

const { bursts: words } = sayRelationship
/** How many people are listed before "show all". */
const shownPeople = 6
/** As many of the longest as are asked for at first. */
const shownBursts = 4

/** Who sends several messages at once, how often, and the longest of these bursts. */
export function WhoWritesInBursts() {
  const { hasFilters } = useScreen()
  const { asked, more } = useMore(shownBursts)
  const of = useFigure('bursts', asked)
  return (
    <Block
      of={of}
      name={words.title}
      level={3}
      definition={words.definition({ hasFilters })}
      over={({ bursts }) => words.over({ n: bursts })}
      leads={[{ wanted: { role: 'burst' }, says: words.show }]}
      sentence={burstSentence}
      empty={words.none}
      share={burstNumbers}
    >
      {(data) => (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <People data={data} />
          <div className="min-w-0">
            <h4 className="font-semibold">{words.longest}</h4>
            <ol className="mt-3 grid gap-x-8 gap-y-6 sm:grid-cols-2">
              {data.longest.map((burst) => (
                <li key={burst.id} className="min-w-0">
                  <OneBurst burst={burst} />
                </li>
              ))}
            </ol>
            {more(data.longest, data.bursts, moreBursts)}
          </div>
        </div>
      )}
    </Block>
  )
}

/** The people who write in bursts, most bursts first. */
function People({ data }: { data: Bursts }) {
  const people = data.people.filter(({ bursts }) => bursts > 0).sort((a, b) => b.bursts - a.bursts)
  const [most] = people
  return (
    <div className="min-w-0">
      <FirstOnes of={people} first={shownPeople} className="space-y-4">
        {(each) => (
          <li key={each.person}>
            <PersonRow of={each} most={most?.bursts ?? 1} />
          </li>
        )}
      </FirstOnes>
    </div>
  )
}

interface PersonRowProps {
  of: PersonBursts
  /** The bursts of the person with most. */
  most: number
}

function PersonRow({ of: { person, bursts, longest, longest_id: id }, most }: PersonRowProps) {
  const { open } = useScreen()
  const placeOf = usePlaces()
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <PersonButton name={person} className="font-semibold" />
        <span className="figures flex shrink-0 items-baseline gap-x-4 text-ink-soft">
          <FigureLink wanted={{ authors: [person], role: 'burst' }} label={words.show} className="text-ink">
            {words.number({ n: bursts })}
          </FigureLink>
          {longest !== null && id !== null && (
            <button
              type="button"
              title={words.openLongest({ name: named(person) })}
              onClick={() => open(id)}
              className="underline decoration-line decoration-1 underline-offset-[0.2em] hover:text-pen hover:decoration-pen"
            >
              {words.upTo({ messages: longest })}
            </button>
          )}
        </span>
      </div>
      <Bar part={bursts / most} place={placeOf(person)} className="mt-1 h-3" />
    </>
  )
}

/** How many messages in what time, how it begins, and the way to it. */
function OneBurst({ burst: { id, author, date, messages, seconds, message, kind, length } }: { burst: Burst }) {
  const { open } = useScreen()
  const placeOf = usePlaces()
  const size = burstSize({ messages, seconds, clock: useClock() })
  return (
    <figure className="min-w-0 border-s-3 py-0.5 ps-4" style={{ borderInlineStartColor: personColor(placeOf(author)) }}>
      <figcaption className="flex flex-wrap items-baseline gap-x-3 text-base">
        <button
          type="button"
          aria-label={words.openOf({ size, name: named(author), when: words.when({ dateTime: date }) })}
          title={words.open}
          onClick={() => open(id)}
          className="figures inline-flex basis-full items-center gap-1.5 py-1 text-start font-semibold text-pen underline-offset-4 hover:underline"
        >
          {size}
          <MessagesSquare className="size-4 shrink-0" aria-hidden="true" />
        </button>
        <PersonButton name={author} className="font-semibold" />
        <time dateTime={date} className="figures text-ink-faint">
          {words.when({ dateTime: date })}
        </time>
      </figcaption>
      {kind === 'media' && length === 0 ? (
        <p className="text-ink-soft">{words.withoutText({ n: messages })}</p>
      ) : (
        <>
          <KindMark kind={kind} />
          <MessageText
            text={message}
            kind={kind}
            length={length}
            className="font-serif text-lg [&_button]:font-sans [&_button]:text-base"
          />
        </>
      )}
    </figure>
  )
}
