import { Block } from '#components/figure/block.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { sayFilters } from '#components/filters/messages/index.ts'
import { PersonBar } from '#components/people/person-bar.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import type { Balance } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { balanceDefinition, balanceSentence, ratioOf } from './sentences.ts'

const { balance: words } = sayRelationship
/** This many people are here before one asks for all. */
const shownPeople = 8

/** How evenly the messages are shared: the fewest for every 100 of the most, and everyone's part. */
export function ConversationBalance() {
  const of = useFigure('balance')
  return (
    <Block
      of={of}
      name={words.title}
      level={3}
      definition={balanceDefinition}
      over={(data) => sayCounted.over({ messages: totalOf(data) })}
      leads={[{ says: sayCounted.show }]}
      sentence={balanceSentence}
      empty={sayFilters.nothingLeft}
    >
      {(data) => (
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          {data.ratio !== null && (
            <p>
              <span className="block text-ink-soft">{words.figureName}</span>
              <span className="display figures mt-1 block whitespace-nowrap text-5xl sm:text-6xl">
                <FigureLink label={sayCounted.show}>{ratioOf(Math.round(100 * data.ratio))}</FigureLink>
              </span>
            </p>
          )}
          <Shares data={data} />
        </div>
      )}
    </Block>
  )
}

const totalOf = ({ message_counts: counts }: Balance): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Everyone's part as bars in their colors; each links to that person's messages. */
function Shares({ data }: { data: Balance }) {
  const { people, message_counts: counts } = data
  const total = totalOf(data)
  return (
    <div className="min-w-0">
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
