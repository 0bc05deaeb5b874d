import { largest } from '@convostat/api/extremes'
import { Block } from '#components/figure/block.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Way } from '#ui/arrow.tsx'
import { sentimentOf, toneFill } from '#ui/tone.ts'
import type { Trend } from './answers.ts'
import { trendNumbers } from './numbers.ts'
import { isComparable, isSteady, trendDefinition, trendSentence } from './sentences.ts'

const { trend: words, ...insights } = sayEmotionalInsights

/** Whether the chat sounds more or less positive than it did: its average, and that of both halves, on one scale. */
export function OverallTrend({ of }: { of: Loadable<Trend> }) {
  return (
    <Block
      of={of}
      name={words.title}
      definition={trendDefinition}
      over={({ messages }) => insights.over({ messages })}
      leads={[{ says: sayCounted.show }]}
      sentence={trendSentence}
      empty={insights.nothingScored}
      share={trendNumbers}
      isQuiet={isSteady}
    >
      {(trend) => (
        <div className="@container">
          <div className="grid gap-x-16 gap-y-6 @min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <p>
              <span className="block text-ink-soft">{words.average}</span>
              <span className="display figures mt-2 block whitespace-nowrap text-5xl sm:text-6xl">
                {format.score(trend.average_sentiment)}
              </span>
              {isComparable(trend) && trend.overall_trend !== 'stable' && (
                <span className="mt-1 block text-ink-faint">
                  {words.trend}: <span className="text-ink">{words.trends[trend.overall_trend]}</span>
                </span>
              )}
            </p>
            <Halves trend={trend} />
          </div>
        </div>
      )}
    </Block>
  )
}

/** Both halves as bars from the middle, where nothing sounds either way. */
function Halves({ trend }: { trend: Trend }) {
  const halves = [
    { name: words.first, score: trend.first_half },
    { name: words.second, score: trend.second_half },
  ].flatMap(({ name, score }) => (score === null ? [] : [{ name, score }]))
  if (halves.length === 0) return null
  // Most chats are near the middle, and the scale ends where they do; what hardly differs is not drawn as if it did.
  const reach = largest(
    halves.map(({ score }) => Math.abs(score)),
    0.25,
  )
  return (
    <div className="min-w-0 self-center">
      <ul className="space-y-4">
        {halves.map(({ name, score }) => (
          <li key={name}>
            <span className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{name}</span>
              <span className="figures">{format.score(score)}</span>
            </span>
            <span aria-hidden="true" className="relative mt-1 block h-3 bg-well">
              <span
                className="absolute inset-y-0 min-w-0.5"
                style={{
                  insetInlineStart: `${50 + (score < 0 ? (50 * score) / reach : 0)}%`,
                  width: `${(50 * Math.abs(score)) / reach}%`,
                  ...toneFill(sentimentOf(score)),
                }}
              />
              <span className="absolute inset-y-[-3px] start-1/2 w-px bg-edge" />
            </span>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-sm text-ink-faint">
        <span>
          <Way>←</Way> {words.negative}
        </span>
        <span>
          {words.positive} <Way>→</Way>
        </span>
      </p>
    </div>
  )
}
