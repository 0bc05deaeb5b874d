import type { ReactNode } from 'react'
import type { Loadable } from '../data/loadable.ts'
import { format, shownName } from '../format/index.ts'
import { say } from '../messages/index.ts'
import { Name } from '../ui/person.tsx'
import { personColor } from '../ui/person-color.ts'
import type { Answer } from './answers.ts'
import { ChartFrame } from './chart-frame.tsx'
import { isolated } from './part-in-words.ts'
import { usePartShown } from './part-shown.ts'
import type { Saving } from './saving.ts'
import { sharePart, shownPeople } from './share-part.ts'
import { shareTable } from './tables.ts'

const words = say.dashboard.charts.share

/** Who wrote most, and what is said of them. */
function mostActive({ remark, data: [{ x }] }: Answer<'messageShare'>): { author: string; wrote: string } | null {
  if (!remark) return null
  const wrote = x.length === 1 ? words.alone : remark.is_tied ? words.tied(remark.share) : words.wrote(remark.share)
  return { author: remark.author, wrote }
}

function sentence(data: Answer<'messageShare'>): ReactNode {
  const most = mostActive(data)
  return (
    most && (
      <>
        <Name>{most.author}</Name> {most.wrote}
      </>
    )
  )
}

const saving = (placeOf: (name: string) => number): Saving<Answer<'messageShare'>> => ({
  file: 'share',
  sentence: (data) => {
    const most = mostActive(data)
    return most && `${isolated(shownName(most.author))} ${most.wrote}`
  },
  notes: () => [],
  drawing: async (data, tokens, width) => [
    sharePart(data, (name) => tokens.people[Math.min(placeOf(name), tokens.people.length - 1)], tokens, width),
  ],
})

interface ShareChartProps {
  of: Loadable<Answer<'messageShare'>>
  /** Each person's place in the chat, which fixes the color. */
  placeOf: (name: string) => number
}

/** Everyone's part of the messages. Names are page text, never labels of a drawing: they may hold anything. */
export function ShareChart({ of, placeOf }: ShareChartProps) {
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.unit}
      definition={say.counted.share}
      sentence={sentence}
      table={shareTable}
      saving={saving(placeOf)}
      part={usePartShown(of)}
      height={220}
    >
      {({ data: [{ x, y }], messages }) => (
        <>
          <ul className="space-y-3.5">
            {x.slice(0, shownPeople).map((name, place) => (
              <li key={name}>
                <div className="flex items-baseline justify-between gap-4">
                  <Name className="line-clamp-1 font-semibold">{name}</Name>
                  <span className="figures shrink-0 text-ink-soft">
                    {format.count(y[place])}{' '}
                    <span className="ml-2 inline-block min-w-12 text-right text-ink">{format.percent(y[place] / messages)}</span>
                  </span>
                </div>
                <div aria-hidden="true" className="mt-1 h-3 bg-well">
                  <div
                    className="h-full min-w-0.5"
                    style={{ width: `${(100 * y[place]) / y[0]}%`, backgroundColor: personColor(placeOf(name)) }}
                  />
                </div>
              </li>
            ))}
          </ul>
          {x.length > shownPeople && <p className="mt-3 text-ink-faint">{say.andMore(x.length - shownPeople)}</p>}
        </>
      )}
    </ChartFrame>
  )
}
