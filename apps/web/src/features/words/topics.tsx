import { Fragment } from 'react'
import type { Saving } from '#charts/saving.ts'
import { OnShow } from '#components/message/on-show.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { say } from '#messages/index.ts'
import { classes } from '#ui/classes.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import type { StoryTerm, Topic, Topics } from './answers.ts'
import { Course } from './course.tsx'
import { sayWords } from './messages/index.ts'
import { topicSentence } from './sentences.ts'
import { Word } from './shown-word.tsx'
import { TableBlock } from './table-block.tsx'
import { topicTable } from './tables.ts'
import { highestShare, peakOf, shownTopics, topicsPart } from './topics-part.ts'

const { topics: words } = sayWords
/** Between the words of a topic's name. */
const separator = ' · '

interface TopicListProps {
  of: Loadable<Topics>
  onTell: (told: StoryTerm) => void
}

const saving: Saving<Topics> = {
  file: 'topics',
  sentence: topicSentence,
  notes: ({ topics, sampled, windows_learned: learned }) => [
    ...(topics.length > shownTopics ? [{ text: say.andMore({ n: topics.length - shownTopics }) }] : []),
    ...(sampled ? [{ text: words.sampled({ windows: learned }).trim() }] : []),
  ],
  drawing: async (topics, tokens, width) => [topicsPart(topics, tokens, width)],
}

/** What the chat is about, and when: each topic's course on one scale, its words, and a message that is typical of it. */
export function TopicList({ of, onTell }: TopicListProps) {
  return (
    <TableBlock
      of={of}
      name={words.title}
      definition={words.definition}
      over={({ windows, sampled, windows_learned: learned }) =>
        words.over({ windows }) + (sampled ? words.sampled({ windows: learned }) : '')
      }
      sentence={topicSentence}
      empty={words.none}
      unit={words.unit}
      pictureOver={({ windows }) => words.over({ windows })}
      table={topicTable}
      saving={saving}
    >
      {({ topics }) => {
        const most = highestShare(topics)
        return (
          <FirstOnes of={topics} first={shownTopics} isOrdered className="grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3" gap="mt-6">
            {(topic) => (
              <li key={topic.name} className="min-w-0">
                <OneTopic of={topic} most={most} onTell={onTell} />
              </li>
            )}
          </FirstOnes>
        )
      }}
    </TableBlock>
  )
}

interface OneTopicProps extends Omit<TopicListProps, 'of'> {
  of: Topic
  /** The highest share of any topic in any month. */
  most: number
}

function OneTopic({ of: { name, words: characteristic, share, by_month: months, messages, others }, most, onTell }: OneTopicProps) {
  const peak = peakOf(months)
  const highest = months[peak]
  const peakSaid = highest ? words.peak({ of: highest.month, share: highest.share ?? 0 }) : ''
  const named = name.split(separator)
  // No word is written twice.
  const more = characteristic.filter((word) => !named.includes(word))
  return (
    <>
      <h3 className="display text-xl">
        {named.map((word, at) => (
          <Fragment key={word}>
            {at > 0 && separator}
            <TopicWord word={word} className="min-h-9" onTell={onTell} />
          </Fragment>
        ))}
      </h3>
      <p className="figures text-base text-ink-soft">{words.share({ share })}</p>
      <div className="mt-2">
        <Course label={words.course({ topic: name, peak: peakSaid })} values={months.map(({ share }) => share)} most={most} peak={peak} />
        <p className="figures mt-1 text-sm text-ink-faint">{peakSaid}</p>
      </div>
      {more.length > 0 && (
        <ul className="mt-2 -ms-1.5 flex flex-wrap text-ink-soft">
          {more.map((word) => (
            <li key={word}>
              <TopicWord word={word} className="min-h-9 min-w-9 px-1.5" onTell={onTell} />
            </li>
          ))}
        </ul>
      )}
      {messages.length > 0 && (
        <div className="mt-3 [&_figure_p]:line-clamp-4">
          <OnShow place={name} candidates={[...messages, ...others]} />
        </div>
      )}
    </>
  )
}

interface TopicWordProps {
  word: string
  className: string
  onTell: TopicListProps['onTell']
}

const TopicWord = ({ word, className, onTell }: TopicWordProps) => (
  <button
    type="button"
    onClick={() => onTell({ kind: 'word', text: word })}
    className={classes('inline-flex items-center justify-center rounded-sm underline-offset-4 hover:text-pen hover:underline', className)}
  >
    <Word>{word}</Word>
  </button>
)
