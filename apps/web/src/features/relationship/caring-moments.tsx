import { Block } from '#components/figure/block.tsx'
import { FramedMessage } from '#components/message/framed-message.tsx'
import { Quoted } from '#components/message/quoted.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { SentimentMark } from '#components/sentiment/sentiment-mark.tsx'
import { sayRelationship } from './messages/index.ts'
import { caringNumbers } from './numbers.ts'

const { caring: words } = sayRelationship

/** The messages that show most care for the other, most first, of those that can be read alone; the first one framed. */
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
      {({ caring_moments: [most, ...others] }) => (
        <ol className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <li className="mb-2 min-w-0 lg:col-span-2">
            <FramedMessage id={most.id} author={most.author} date={most.date} message={most.text} isLarge={others.length > 0} />
            {/* On a phone the line in the frame has no room for it. */}
            <p className="mt-3">
              <SentimentMark id={most.id} author={most.author} date={most.date} message={most.text} />
            </p>
          </li>
          {others.map(({ id, author, date, text }) => (
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
