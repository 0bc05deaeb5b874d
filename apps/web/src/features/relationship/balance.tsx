import { Block } from '#components/figure/block.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { sayFilters } from '#components/filters/messages/index.ts'
import { PersonBar } from '#components/people/person-bar.tsx'
import { useFigure, useScreen } from '#components/screen/screen.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Balance } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { balanceNumbers } from './numbers.ts'
import { balanceDefinition, balanceSentence } from './sentences.ts'

const { balance: words } = sayRelationship
/** This many people are here before one asks for all. */
const shownPeople = 8

/** How evenly the messages are shared: everyone's part; the sentence compares them. */
export function ConversationBalance({ isLead }: { isLead?: boolean }) {
  const of = useFigure('balance')
  return (
    <Block
      of={of}
      name={words.title}
      definition={balanceDefinition}
      over={(data) => sayCounted.over({ messages: totalOf(data) })}
      leads={[{ says: sayCounted.show }]}
      sentence={balanceSentence}
      isLead={isLead}
      waiting={<Waiting />}
      empty={sayFilters.nothingLeft}
      share={balanceNumbers}
    >
      {(data) => <Shares data={data} />}
    </Block>
  )
}

/** As high as everyone's bar. */
function Waiting() {
  const { people } = useScreen()
  return (
    <div className="max-w-4xl space-y-3.5">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, people).map((place) => (
        <Skeleton key={place} className="h-10 pointer-coarse:h-11" />
      ))}
    </div>
  )
}

const totalOf = ({ message_counts: counts }: Balance): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Everyone's part as bars in their colors; each links to that person's messages. */
function Shares({ data }: { data: Balance }) {
  const { people, message_counts: counts } = data
  const total = totalOf(data)
  return (
    <div className="min-w-0 max-w-4xl">
      <FirstOnes of={people} first={shownPeople} className="space-y-3.5">
        {(name) => (
          <li key={name}>
            <PersonBar name={name} messages={counts[name]} part={counts[name] / total} />
          </li>
        )}
      </FirstOnes>
    </div>
  )
}
