import { FigureLink } from '#components/figure/figure-link.tsx'
import { slowLabel } from '#components/message/reply-labels.ts'
import { useClock } from '#data/chat/clock.ts'
import { format } from '#format/index.ts'
import { Person } from '#ui/person.tsx'
import type { Pair } from './answers.ts'
import { sayRelationship } from './messages/index.ts'

const { matrix: words } = sayRelationship

/** Each pair as a line. */
export function PairList({ pairs }: { pairs: readonly Pair[] }) {
  const clock = useClock()
  return (
    <table className="figures w-full max-w-3xl text-start">
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className="border-b border-edge py-2 pe-2 font-normal">
            {words.columns.pair}
          </th>
          {[words.columns.replies, words.columns.median, words.columns.p90].map((name) => (
            <th key={name} scope="col" className="border-b border-edge py-2 ps-2 sm:ps-3 text-end align-bottom font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ from, to, replies, median_seconds: median, p90_seconds: p90 }) => (
          <tr key={`${from} ${to}`}>
            <th scope="row" className="border-b border-line py-3 pe-2 font-semibold">
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
                <Person isWhole name={from} />
                <span className="font-normal text-ink-faint">{words.answersWhom}</span>
                <Person isWhole name={to} />
              </span>
            </th>
            <td className="border-b border-line py-3 ps-2 sm:ps-3 text-end">
              <FigureLink wanted={{ authors: [from], replyTo: to, replyMin: 0 }} label={words.showPair}>
                {format.count(replies)}
              </FigureLink>
            </td>
            {[median, p90].map((seconds, place) => (
              <td
                key={place === 0 ? 'median' : 'p90'}
                className="whitespace-nowrap border-b border-line py-3 ps-2 sm:ps-3 text-end font-semibold"
              >
                {seconds === null ? (
                  format.latency(null)
                ) : (
                  <FigureLink wanted={{ authors: [from], replyTo: to, replyMin: Math.ceil(seconds) }} label={slowLabel(seconds, clock)}>
                    {format.latency(seconds, clock)}
                  </FigureLink>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
