import { Link } from '@tanstack/react-router'
import type { LeadTo } from '../../../data/leads.ts'
import type { Loadable } from '../../../data/loadable.ts'
import { format } from '../../../format/index.ts'
import { say } from '../../../messages/index.ts'
import { Block } from '../../../ui/block.tsx'
import { Button } from '../../../ui/button.tsx'
import { FigureLink } from '../../../ui/figure-link.tsx'
import { Name } from '../../../ui/person.tsx'
import { personFill } from '../../../ui/person-color.ts'
import { useShowAll } from '../../../ui/use-show-all.ts'
import type { Balance } from './answers.ts'
import { balanceSentence } from './sentences.ts'

const { balance: words, showAll: showAllOf } = say.relationship
/** So many people stand here before one asks for all. */
const shownPeople = 8

interface BalanceProps {
  of: Loadable<Balance>
  leadTo: LeadTo
  placeOf: (name: string) => number
}

/** How evenly the messages are shared: the fewest for every 100 of the most, and everyone's part. */
export function ConversationBalance({ of, leadTo, placeOf }: BalanceProps) {
  const all = leadTo()
  return (
    <Block
      of={of}
      name={words.title}
      definition={words.definition}
      over={(data) => say.counted.over(totalOf(data))}
      leads={[{ ...all, says: say.counted.show }]}
      sentence={balanceSentence}
      empty={say.filters.nothingLeft}
    >
      {(data) => (
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          {data.ratio !== null && (
            <p>
              <span className="block text-ink-soft">{words.figureName}</span>
              <span className="display figures mt-1 block whitespace-nowrap text-5xl sm:text-6xl">
                <FigureLink lead={all} label={say.counted.show}>
                  {words.figure(Math.round(100 * data.ratio))}
                </FigureLink>
              </span>
              <span className="mt-1 block text-ink-faint">{data.balanced ? words.even : words.uneven}</span>
            </p>
          )}
          <Shares data={data} leadTo={leadTo} placeOf={placeOf} />
        </div>
      )}
    </Block>
  )
}

const totalOf = ({ message_counts: counts }: Balance): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Everyone's part as bars in their colors; each leads to that person's messages. */
function Shares({ data, leadTo, placeOf }: { data: Balance } & Omit<BalanceProps, 'of'>) {
  const { people, message_counts: counts } = data
  const { isWhole, list, showAll } = useShowAll(shownPeople)
  const shown = isWhole ? people : people.slice(0, shownPeople)
  const total = totalOf(data)
  return (
    <div className="min-w-0">
      <ul ref={list} className="space-y-3.5">
        {shown.map((name) => (
          <li key={name}>
            <Link {...leadTo({ authors: [name] })} title={say.counted.show} className="group block rounded-sm">
              <span className="flex items-baseline justify-between gap-4">
                <Name className="line-clamp-1 font-semibold underline-offset-4 group-hover:text-pen group-hover:underline">{name}</Name>
                <span className="figures shrink-0 text-ink-soft">
                  {format.count(counts[name])}{' '}
                  <span className="ml-2 inline-block min-w-12 text-right text-ink">{format.percent(counts[name] / total)}</span>
                </span>
              </span>
              <span aria-hidden="true" className="mt-1 block h-3 bg-well">
                <span
                  className="block h-full min-w-0.5"
                  style={{ width: `${(100 * counts[name]) / counts[people[0]]}%`, ...personFill(placeOf(name)) }}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {people.length > shown.length && (
        <Button kind="quiet" size="small" className="mt-2 -ml-3" onClick={showAll}>
          {showAllOf(people.length)}
        </Button>
      )}
    </div>
  )
}
