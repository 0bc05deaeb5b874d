import { useState } from 'react'
import { named } from '#charts/named.ts'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { slowLabel } from '#components/message/reply-labels.ts'
import { useClock } from '#data/chat/clock.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Bar } from '#ui/bar.tsx'
import { Button } from '#ui/button.tsx'
import { FirstOnes } from '#ui/first-ones.tsx'
import { Called, Person } from '#ui/person.tsx'
import { usePlaces } from '#ui/person-places.ts'
import type { Matrix, Pair } from './answers.ts'
import { type Circle, circlesOf, type Tie, tiesOf } from './circles.ts'
import { MatrixOfMany } from './matrix-of-many.tsx'
import { sayRelationship } from './messages/index.ts'

const { ties: words } = sayRelationship
/** This many are here before one asks for all. */
const shownTies = 6
/** The table has all of them. */
const mostTies = 30
/** Of a circle this many people have their disc. */
const shownDiscs = 6

/** Many people: who reply to each other most, then everyone in circles, each with its square. */
export function Circles({ data }: { data: Matrix }) {
  const ties = tiesOf(data.people, data.pairs)
  const circles = circlesOf(data.people, ties)
  const several = circles.filter(({ people }) => people.length > 1)
  const single = circles.flatMap(({ people }) => (people.length === 1 ? people : []))
  return (
    <div className="space-y-10">
      <section aria-label={words.title}>
        <h4 className="font-semibold">{words.title}</h4>
        <FirstOnes
          of={ties.slice(0, mostTies)}
          first={shownTies}
          showAll={(n) => words.more({ n, all: ties.length })}
          isOrdered
          className="mt-2 max-w-3xl"
        >
          {(tie) => (
            <li key={JSON.stringify([tie.a, tie.b])} className="border-b border-line py-3">
              <TieLine tie={tie} most={ties[0].replies} />
            </li>
          )}
        </FirstOnes>
      </section>
      <section aria-label={words.circles}>
        <h4 className="font-semibold">{words.circles}</h4>
        <p className="mt-1 max-w-[62ch] text-ink-soft">
          {several.length > 1 ? words.circlesSentence({ n: several.length }) : words.noCircles}
        </p>
        {several.length > 1 ? (
          <ol className="mt-4 space-y-6">
            {several.map((circle, i) => (
              <li key={circle.people[0]}>
                <OneCircle circle={circle} data={data} isOpen={i === 0} />
              </li>
            ))}
          </ol>
        ) : (
          // A circle of everyone would list everyone, and keep every reply among them.
          <div className="mt-4">
            <MatrixOfMany data={{ ...data, total_pairs: data.pairs.length }} />
          </div>
        )}
        {single.length > 0 && <p className="mt-5 max-w-[62ch] text-ink-soft">{words.single({ names: format.list(single.map(named)) })}</p>}
        {data.total_pairs > data.pairs.length && (
          <p className="mt-2 text-ink-faint">{sayRelationship.matrix.pairs({ shown: data.pairs.length, all: data.total_pairs })}</p>
        )}
      </section>
    </div>
  )
}

/** Two people, how often they reply to each other, and how fast each does. */
function TieLine({ tie: { a, b, replies, fromA, fromB }, most }: { tie: Tie; most: number }) {
  return (
    <div className="grid items-center gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_6.5rem]">
      <p className="flex min-w-0 flex-wrap gap-x-4 font-semibold">
        <Person name={a} />
        <Person name={b} />
      </p>
      <Bar part={replies / most} className="h-2.5 max-sm:order-last" />
      <p className="figures text-ink-soft sm:text-end">{words.replies({ n: replies })}</p>
      <p className="flex flex-wrap gap-x-5 text-base text-ink-faint sm:col-span-3 max-sm:order-last">
        {[fromA, fromB].map((pair) => pair && <Median key={pair.from} pair={pair} />)}
      </p>
    </div>
  )
}

/** Within which time one's replies to the other usually come. */
function Median({ pair: { from, to, median_seconds: median } }: { pair: Pair }) {
  const clock = useClock()
  if (median === null) return null
  return (
    <span>
      <Called>{from}</Called>{' '}
      <FigureLink wanted={{ authors: [from], replyTo: to, replyMin: Math.ceil(median) }} label={slowLabel(median, clock)}>
        {words.median({ time: [median, clock] })}
      </FigureLink>
    </span>
  )
}

/** The people of a circle; its square is there once it is asked for. */
function OneCircle({ circle: { people, inside, all }, data, isOpen }: { circle: Circle; data: Matrix; isOpen: boolean }) {
  const [isShown, setShown] = useState(isOpen)
  const placeOf = usePlaces()
  const name = words.circleOf({ name: named(people[0]), n: people.length })
  const action = isShown ? words.hide : words.show
  const members = new Set(people)
  const pairs = data.pairs.filter(({ from, to }) => members.has(from) && members.has(to))
  return (
    <section aria-label={name} className="border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span aria-hidden="true" className="flex [&>*+*]:-ms-2">
          {people.slice(0, shownDiscs).map((name) => (
            <Avatar key={name} name={name} place={placeOf(name)} className="size-8 text-[1.05rem] ring-2 ring-paper" />
          ))}
        </span>
        <p className="min-w-0 max-w-[62ch] flex-1 basis-60">{format.list(people.map(named))}</p>
        <p className="figures text-ink-soft">{words.inside({ share: all === 0 ? 0 : inside / all })}</p>
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isShown}
          aria-label={`${action}${say.comma}${name}`}
          className="-me-3"
          onClick={() => setShown(!isShown)}
        >
          {action}
        </Button>
      </div>
      {isShown && (
        <div className="mt-3">
          <MatrixOfMany data={{ people: [...people], pairs, total_pairs: pairs.length }} />
        </div>
      )}
    </section>
  )
}
