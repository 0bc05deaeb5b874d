import { useCallback } from 'react'
import { drawingPart } from '#charts/drawing-part.ts'
import {
  drawMoodRibbon,
  type Mood,
  type MoodRibbon,
  moodOfMonth,
  moodRibbonHeight,
  moodTable,
  type Tone,
  toneOfMonth,
  tones,
} from '#charts/mood-ribbon.ts'
import type { Saving } from '#charts/saving.ts'
import { ChartFrame } from '#components/figure/chart-frame.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { Plot } from '#components/figure/plot.tsx'
import { Recounted } from '#components/figure/refreshing.tsx'
import { SearchLink } from '#components/figure/search-link.tsx'
import { useFigure } from '#components/screen/screen.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useMapped } from '#data/client/use-mapped.ts'
import { monthDays } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import type { Moods } from './answers.ts'
import { MoodMessages } from './mood-messages.tsx'
import { isNamed, moodOver, moodSentence } from './sentences.ts'

const { mood: words } = sayEmotionalInsights
/** What the colors mean, and messages of months, below the ribbon: mostly as high as this. */
const messagesBelow = 300
/** As many as the specification shows, at most. */
const shownMonths = 5

const saving: Saving<Counted> = {
  file: 'moods',
  sentence: moodSentence,
  notes: ({ timeline }) => tonesOf(timeline).map((tone) => ({ text: legendOf(tone, timeline) })),
  drawing: async (moods, tokens, width) => [drawingPart(drawMoodRibbon(moods, tokens, width), tokens)],
}

/** The chat's ribbon with the months that stand out (where none does, its key says so, so that nothing moves), a message of each, and what stands out in them; a month links to its messages. */
export function MoodTimeline({ isLead = false }: { isLead?: boolean }) {
  const of = useMoodRibbon(useFigure('ribbon'), useFigure('moodTimeline'))
  return (
    <Recounted of={of}>
      <ChartFrame
        of={of}
        name={words.title}
        unit={words.unit}
        definition={words.definition}
        over={moodOver}
        sentence={moodSentence}
        isLead={isLead}
        table={moodTable}
        saving={saving}
        empty={words.none}
        height={isLead ? moodRibbonHeight + messagesBelow : moodRibbonHeight}
      >
        {(moods) => (
          <>
            {moods.timeline.length > 1 && <Ribbon moods={moods} />}
            <MoodMessages timeline={moods.timeline} caption={(month) => <Caption of={month} />} />
            <FirstOnes
              of={moods.timeline.every(isQuoted) ? [] : unquotedFirst(moods.timeline)}
              first={firstMonths(moods.timeline)}
              isExact
              showAll={(n) => words.showAll({ n })}
              isOrdered
              className="max-w-3xl"
            >
              {(each) => (
                <li key={each.date} className="border-b border-line">
                  <SearchLink
                    wanted={monthDays(each.date)}
                    title={sayCounted.show}
                    className="group grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[11rem_8rem_minmax(0,1fr)_10rem]"
                  >
                    <span className="underline-offset-4 group-hover:text-pen group-hover:underline">{format.month(each.date)}</span>
                    {isNamed(each) ? (
                      <Named {...each} />
                    ) : (
                      moods.timeline.length > 1 && <span className="text-ink-soft max-sm:text-end sm:col-span-2">{moodOfMonth(each)}</span>
                    )}
                  </SearchLink>
                </li>
              )}
            </FirstOnes>
          </>
        )}
      </ChartFrame>
    </Recounted>
  )
}

type Counted = MoodRibbon & { messages: number }

/** Both figures as one, the same as long as they are. */
function useMoodRibbon(ribbon: Loadable<MoodRibbon['ribbon']>, moods: Loadable<Moods>): Loadable<Counted> {
  const data = ribbon.state === 'ready' ? ribbon.data : null
  const make = useCallback(
    ({ timeline }: Moods): Counted | null =>
      data && { ribbon: data, timeline, messages: timeline.reduce((sum, { messages }) => sum + messages, 0) },
    [data],
  )
  const both = useMapped(moods, make)
  if (both.state !== 'ready') return both
  return both.data ? { ...both, data: both.data } : ribbon.state === 'ready' ? { state: 'loading' } : ribbon
}

/** What stands out in it is above a message of it. */
const isQuoted = ({ stands_out: standsOut, shown }: Mood) => standsOut && shown.length > 0
const isUnquoted = (month: Mood) => month.stands_out && !isQuoted(month)

const unquotedFirst = (timeline: readonly Mood[]) => timeline.toSorted((a, b) => Number(isUnquoted(b)) - Number(isUnquoted(a)))

/** Of the months as usual there is nothing to read until one asks for all. */
const firstMonths = (timeline: readonly Mood[]): number => Math.min(shownMonths, timeline.filter(isUnquoted).length)

/** Above a message of a month: which one it is, and what it has more of. */
const Caption = ({ of }: { of: Mood }) => (
  <SearchLink
    wanted={monthDays(of.date)}
    title={sayCounted.show}
    className="group grid min-h-11 grid-cols-[auto_minmax(1.5rem,1fr)_auto] content-end items-center gap-x-4 gap-y-1.5"
  >
    <span className="col-span-3 font-semibold underline-offset-4 group-hover:text-pen group-hover:underline">{format.month(of.date)}</span>
    {isNamed(of) ? <Named {...of} /> : <span className="col-span-3 text-ink-soft">{moodOfMonth(of)}</span>}
  </SearchLink>
)

/** All months at once, gray except those that stand out, with what the colors mean. */
function Ribbon({ moods }: { moods: Counted }) {
  const { timeline } = moods
  return (
    <div className="mb-6">
      <Plot answer={moods} name={words.title} label={moodSentence(moods)} height={moodRibbonHeight} draw={drawMoodRibbon} />
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-base text-ink-soft">
        {tonesOf(timeline).map((tone) => (
          <li key={tone ?? ''} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="size-3 shrink-0 rounded-sm" style={{ background: ground(tone) }} />
            {legendOf(tone, timeline)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The tones that there are, and null for the months as usual. */
const tonesOf = (timeline: MoodRibbon['timeline']): (Tone | null)[] =>
  [...tones, null].filter((tone) => timeline.some((each) => toneOfMonth(each) === tone))

const legendOf = (tone: Tone | null, timeline: MoodRibbon['timeline']): string => {
  const n = timeline.filter((each) => toneOfMonth(each) === tone).length
  return words.legend[tone ?? 'usual']({ n })
}

const ground = (tone: Tone | null): string =>
  tone === null
    ? 'var(--line)'
    : tone === 'warmer'
      ? 'var(--positive)'
      : tone === 'heavier'
        ? 'repeating-linear-gradient(90deg, var(--negative) 0 3px, var(--paper) 3px 4px)'
        : 'repeating-linear-gradient(90deg, var(--pen) 0 5px, var(--paper) 5px 6px)'

/** What a month that stands out has more of. */
function Named(month: Mood) {
  const { mood, intensity, habit } = month
  return (
    <>
      <span className="font-semibold max-sm:text-end">{sayEmotionalInsights.emotions[mood]}</span>
      {/* A line where it usually ends. */}
      <span aria-hidden="true" className="relative block h-2.5 bg-well">
        <span className="block h-full min-w-0.5" style={{ width: `${100 * intensity}%`, background: ground(toneOfMonth(month)) }} />
        <span className="absolute inset-y-[-4px] w-0.5 bg-ink" style={{ insetInlineStart: `${100 * habit}%` }} />
      </span>
      <span className="figures text-end text-ink-soft">{words.share({ intensity, habit })}</span>
    </>
  )
}
