import { Block } from '#components/figure/block.tsx'
import { OnShow } from '#components/message/on-show.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { SentimentMark } from '#components/sentiment/sentiment-mark.tsx'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { highlightNumbers } from './numbers.ts'
import { readFirst } from './read-first.ts'

const { highlights: words } = sayEmotionalInsights

/** The strongest message of each emotion. */
export function Highlights() {
  return (
    <Block
      of={useFigure('emotionHighlights')}
      name={words.title}
      level={3}
      definition={words.definition}
      over={({ highlights }) => words.over({ n: highlights.length })}
      sentence={({ highlights }) => words.sentence({ emotions: highlights.length })}
      empty={words.none}
      share={highlightNumbers}
    >
      {({ highlights }) => (
        <ul className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          {highlights.map(({ emotion, others, ...first }) => (
            <li key={emotion} data-emotion={emotion} className="min-w-0">
              <h4 className="mb-2 text-ink-soft">{sayEmotionalInsights.emotions[emotion]}</h4>
              <OnShow place={sayEmotionalInsights.emotions[emotion]} candidates={readFirst([first, ...others])}>
                {({ id, author, date, message }) => <SentimentMark id={id} author={author} date={date} message={message} />}
              </OnShow>
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}
