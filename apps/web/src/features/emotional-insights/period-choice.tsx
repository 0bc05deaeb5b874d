import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SentimentTimeline } from '#charts/sentiment-timeline.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the timeline is by years; anything else is by months. */
    sentimentBy?: unknown
  }
}

const { timeline: words } = sayEmotionalInsights
type Period = SentimentTimeline['by']
const periods = ['monthly', 'yearly'] as const satisfies readonly Period[]

/** Months or years, as the history entry says, so that Back and a reload keep it. */
export function usePeriod(): { period: Period; choose: (period: Period) => void } {
  const router = useRouter()
  const isYearly = useRouterState({ select: ({ location }) => location.state.sentimentBy === 'yearly' })
  const choose = useCallback(
    (period: Period) => {
      const { state } = router.history.location
      void router.navigate({ to: '.', state: { ...state, sentimentBy: period }, replace: true, resetScroll: false })
    },
    [router],
  )
  return { period: isYearly ? 'yearly' : 'monthly', choose }
}

/** The browser's own radio buttons, so that arrow keys choose. */
export function PeriodChoice({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  return (
    <fieldset className="flex w-fit rounded-full border border-edge bg-sheet p-0.5">
      <legend className="sr-only">{words.by}</legend>
      {periods.map((each) => (
        <label
          key={each}
          className="relative flex min-h-10 cursor-pointer items-center rounded-full px-4 text-ink-soft outline-offset-3 outline-pen hover:text-ink has-checked:bg-pen has-checked:font-semibold has-checked:text-on-pen has-focus-visible:outline-[2.5px]"
        >
          <input
            type="radio"
            name="sentiment-by"
            value={each}
            checked={period === each}
            onChange={() => onChoose(each)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {words.periods[each]}
        </label>
      ))}
    </fieldset>
  )
}
