import { Block } from '#components/figure/block.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { Quoted } from '#components/message/quoted.tsx'
import { SentimentGlyph } from '#components/sentiment/sentiment-glyph.tsx'
import { SentimentMark } from '#components/sentiment/sentiment-mark.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { sentimentOf } from '#ui/tone.ts'
import type { ExtremeDay, Extremes } from './answers.ts'
import { extremeNumbers } from './numbers.ts'
import { dayInLine, extremesDefinition, extremesSentence, messagesOfDay } from './sentences.ts'

const { extremes: words } = sayEmotionalInsights

/** The days that sound most positive and most negative, each with a strong message that can be read alone. */
export function PeaksAndValleys({ of }: { of: Loadable<Extremes> }) {
  return (
    <Block
      of={of}
      name={words.title}
      definition={extremesDefinition}
      over={({ peaks, valleys }) => words.over({ days: peaks.length + valleys.length })}
      sentence={extremesSentence}
      empty={words.none}
      share={extremeNumbers}
    >
      {({ peaks, valleys }) => (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <Days title={words.peaks} days={peaks} none={words.noPeaks} />
          <Days title={words.valleys} days={valleys} none={words.noValleys} />
        </div>
      )}
    </Block>
  )
}

function Days({ title, days, none }: { title: string; days: readonly ExtremeDay[]; none: string }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      {days.length === 0 && <p className="mt-2 text-ink-faint">{none}</p>}
      <ol className="mt-3 space-y-7">
        {days.map(({ date, sentiment, shown, messages: scored, all_messages: all, ...strongest }) => (
          <li key={date} data-day={date} className="min-w-0">
            <div className="flex items-baseline justify-between gap-4">
              <p className="min-w-0">
                <time dateTime={date} className="block font-semibold">
                  {dayInLine({ date })}
                </time>
                <FigureLink wanted={{ from: date, to: date }} label={words.showDayLabel} className="figures text-base text-ink-soft">
                  {messagesOfDay({ scored, all })}
                </FigureLink>
              </p>
              <p className="figures flex shrink-0 items-baseline gap-2 text-ink-soft">
                <SentimentGlyph sentiment={sentimentOf(sentiment)} className="self-center" />
                {format.score(sentiment)}
              </p>
            </div>
            <div className="mt-2">
              <Strongest of={shown ?? strongest} date={date} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Strongest = ({ of: { id, author, context }, date }: { of: Pick<ExtremeDay, 'id' | 'author' | 'context'>; date: string }) => (
  <Quoted id={id} author={author} date={date} message={context}>
    <SentimentMark id={id} author={author} date={date} />
  </Quoted>
)
