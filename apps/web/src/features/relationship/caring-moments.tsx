import { Block } from '#components/figure/block.tsx'
import { Quoted } from '#components/message/quoted.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { SentimentMark } from '#components/sentiment/sentiment-mark.tsx'
import { sayRelationship } from './messages/index.ts'
import { caringNumbers } from './numbers.ts'

const { caring: words } = sayRelationship

/** The messages that show most care for the other, most first, of those that can be read alone. */
export function CaringMoments() {
  return (
    <Block
      of={useFigure('caringMoments', { varied: true, on_show: true })}
      name={words.title}
      level={3}
      definition={words.definition}
      over={({ caring_moments: moments }) => words.over({ n: moments.length })}
      sentence={({ caring_moments: moments }) => words.sentence({ n: moments.length })}
      empty={words.none}
      share={caringNumbers}
    >
      {({ caring_moments: moments }) => (
        <ol className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          {moments.map(({ id, author, date, text }) => (
            <li key={id} className="min-w-0">
              <Quoted id={id} author={author} date={date} message={text}>
                <SentimentMark id={id} author={author} date={date} message={text} />
              </Quoted>
            </li>
          ))}
        </ol>
      )}
    </Block>
  )
}
