import type { ReactNode } from 'react'
import type { Answer } from '#charts/answers.ts'
import { named } from '#charts/named.ts'
import type { Saving } from '#charts/saving.ts'
import { sharePart, shownPeople } from '#charts/share-image.ts'
import { shareTable } from '#charts/tables.ts'
import { PersonBar } from '#components/people/person-bar.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { say } from '#messages/index.ts'
import { MarkedName, Sentence } from '#ui/person.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { sayCounted } from './messages/index.ts'

const words = sayDashboard.charts.share

/** Who wrote most, and the sentence about them. */
function mostActive({ remark, people }: Answer<'messageShare'>): { author: string; wrote: string } | null {
  if (!remark) return null
  const wrote =
    people.length === 1 ? words.alone : remark.is_tied ? words.tied({ share: remark.share }) : words.wrote({ share: remark.share })
  return { author: remark.author, wrote }
}

/** Between two whose shares read the same, that. */
function evenSentence({ people, messages: all }: Answer<'messageShare'>): string | null {
  const [one, other, ...more] = people
  if (!one || !other || more.length > 0 || format.percent(one.messages / all) !== format.percent(other.messages / all)) return null
  return words.even({ one: named(one.person), other: named(other.person) })
}

function sentence(data: Answer<'messageShare'>): ReactNode {
  const even = evenSentence(data)
  if (even) return <Sentence>{even}</Sentence>
  const most = mostActive(data)
  return (
    most && (
      <>
        <MarkedName>{most.author}</MarkedName> {most.wrote}
      </>
    )
  )
}

const saving: Saving<Answer<'messageShare'>> = {
  file: 'share',
  sentence: (data) => {
    const most = mostActive(data)
    return evenSentence(data) ?? (most && `${named(most.author)} ${most.wrote}`)
  },
  notes: () => [],
  drawing: async (data, tokens, width, placeOf) => [sharePart(data, placeOf, tokens, width)],
}

/** More people than this share the room: each a line lower. */
const fewPeople = 6

/** Everyone's part of the messages. Names are page text, never labels of a drawing: they may contain anything. */
export function ShareChart({ of }: { of: Loadable<Answer<'messageShare'>> }) {
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.unit}
      definition={sayCounted.share}
      sentence={sentence}
      table={shareTable}
      saving={saving}
      height={220}
    >
      {({ people, messages: all }) => (
        <>
          <ul className={people.length > fewPeople ? 'space-y-2' : 'space-y-3.5'}>
            {people.slice(0, shownPeople).map(({ person, messages }) => (
              <li key={person}>
                <PersonBar name={person} messages={messages} part={messages / all} isDense={people.length > fewPeople} />
              </li>
            ))}
          </ul>
          {people.length > shownPeople && <p className="mt-3 text-ink-faint">{say.andMore({ n: people.length - shownPeople })}</p>}
        </>
      )}
    </ChartFrame>
  )
}
