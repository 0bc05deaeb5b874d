import { Block } from '#components/figure/block.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { SearchLink } from '#components/figure/search-link.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { monthDays } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Bar } from '#ui/bar.tsx'
import { FirstOnes } from '#ui/first-ones.tsx'
import type { Moods } from './answers.ts'
import { isNamed, moodSentence, unnamed } from './sentences.ts'

const { mood: words } = sayEmotionalInsights
/** As many as the specification shows. */
const shownMonths = 5

/** The months with what stands out in them; a month links to its messages. */
export function MoodTimeline() {
  return (
    <Block
      of={useFigure('moodTimeline')}
      name={words.title}
      level={3}
      definition={words.definition}
      over={({ timeline }) => words.over({ messages: timeline.reduce((sum, { messages }) => sum + messages, 0) })}
      sentence={moodSentence}
      empty={words.none}
    >
      {({ timeline }) => (
        <>
          {timeline.length > shownMonths && timeline.some(isNamed) && <Strip timeline={timeline} />}
          <FirstOnes
            of={outstandingFirst(timeline)}
            first={shownMonths}
            showAll={(n) => words.showAll({ n })}
            isOrdered
            className="max-w-3xl"
          >
            {(each) => (
              <li key={each.date} className="border-b border-line">
                <SearchLink
                  wanted={monthDays(each.date)}
                  title={sayCounted.show}
                  className="group grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[11rem_8rem_minmax(0,1fr)_3.5rem]"
                >
                  <span className="underline-offset-4 group-hover:text-pen group-hover:underline">{format.month(each.date)}</span>
                  {isNamed(each) ? (
                    <Named {...each} />
                  ) : (
                    timeline.length > 1 && <span className="text-ink-soft max-sm:text-end">{unnamed(each)}</span>
                  )}
                </SearchLink>
              </li>
            )}
          </FirstOnes>
        </>
      )}
    </Block>
  )
}

/** Between more months there is no room for a gap on a phone. */
const manyMonths = 60

/** A list that is cut begins with the months worth reading. */
const outstandingFirst = (timeline: Moods['timeline']) =>
  timeline.length > shownMonths ? timeline.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))) : timeline

/** All months at once, gray except those that stand out; the list below says the same. Time runs to the right, as in charts. */
function Strip({ timeline }: Moods) {
  return (
    <div dir="ltr" aria-hidden="true" className="mb-4 max-w-3xl text-sm text-ink-soft">
      <div className={`flex h-8 ${timeline.length > manyMonths ? '' : 'gap-0.5'}`}>
        {timeline.map((each) => (
          <span
            key={each.date}
            title={format.month(each.date)}
            className={`min-w-0 flex-1 rounded-sm ${isNamed(each) ? 'bg-wax' : 'bg-well'}`}
          />
        ))}
      </div>
      <div className="mt-1 flex justify-between gap-4">
        {[timeline[0], timeline.at(-1)].map((each) => each && <span key={each.date}>{format.month(each.date)}</span>)}
      </div>
    </div>
  )
}

/** What a month that stands out has more of. */
function Named({ mood, intensity, habit }: Pick<Moods['timeline'][number], 'mood' | 'intensity' | 'habit'>) {
  return (
    <>
      <span className="font-semibold max-sm:text-end">{sayEmotionalInsights.emotions[mood]}</span>
      <Bar part={intensity} className="h-2.5" />
      <span className="figures text-end text-ink-soft" title={words.of({ intensity, habit })}>
        {format.percent(intensity)}
      </span>
    </>
  )
}
