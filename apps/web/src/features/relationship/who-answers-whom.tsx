import { Table2 } from 'lucide-react'
import { Block } from '#components/figure/block.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { repliesDefinition } from '#components/figure/sentences.ts'
import { useFigure, useScreen } from '#components/screen/screen.ts'
import { useClock } from '#data/chat/clock.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { Circles } from './circles.tsx'
import { MatrixOfMany } from './matrix-of-many.tsx'
import { sayRelationship } from './messages/index.ts'
import { matrixNumbers } from './numbers.ts'
import { PairList } from './pair-list.tsx'
import { matrixSentence, mostInSquare, repliesOf } from './sentences.ts'

const { matrix: words } = sayRelationship

/** Who answers whom, and how fast: two people as two lines, more as a square, many as their strongest ties and their circles. */
export function WhoAnswersWhom() {
  const { people } = useScreen()
  // Of two people it has no number that is not among how fast everyone replies.
  return people > 0 && people <= 2 ? null : <Matrix />
}

function Matrix() {
  const { hasFilters } = useScreen()
  const clock = useClock()
  return (
    <Block
      of={useFigure('responseMatrix')}
      name={words.title}
      level={3}
      definition={repliesDefinition({ definition: words.definition, hasFilters })}
      over={({ pairs }) => words.over({ replies: repliesOf(pairs) })}
      leads={[{ wanted: { replyMin: 0 }, says: sayCounted.showReplies }]}
      sentence={(data) => matrixSentence(data, clock)}
      empty={words.none}
      share={matrixNumbers(clock)}
      tools={(data) =>
        data.people.length > 2 && (
          <Dialog
            title={words.tableOf}
            trigger={
              <Button kind="quiet" size="small" aria-label={words.tableOf}>
                <Table2 aria-hidden="true" />
                {words.table}
              </Button>
            }
          >
            <ScrollArea label={words.tableOf} className="overflow-auto overscroll-contain px-5 pb-5">
              <PairList pairs={data.pairs} />
            </ScrollArea>
          </Dialog>
        )
      }
    >
      {(data) =>
        data.people.length > mostInSquare ? (
          <Circles data={data} />
        ) : data.people.length > 2 ? (
          <MatrixOfMany data={data} />
        ) : (
          <PairList pairs={data.pairs} />
        )
      }
    </Block>
  )
}
