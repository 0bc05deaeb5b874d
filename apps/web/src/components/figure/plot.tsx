import { useRouter } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Drawing } from '#charts/layout.ts'
import { sayCharts } from '#charts/messages/index.ts'
import type { Picked, Point } from '#charts/point.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { useScreen } from '#components/screen/screen.ts'
import { FailedChart } from './chart-frame.tsx'
import { PlotlyChart } from './plotly-chart.tsx'
import { SearchLink } from './search-link.tsx'

const { lead: words } = sayCharts

interface PlotProps<T> {
  answer: T
  name: string
  /** What it shows, in words. */
  label: string | null
  height: number
  draw: (answer: T, tokens: ChartTokens, width: number) => Drawing
  /** What was clicked or tapped; null where nothing was. People without a pointer use the links of the table. */
  pointAt?: (answer: T, picked: Picked) => Point | null
}

/** A figure drawn by Plotly; where Plotly cannot be loaded or fails, a quiet line that tries again. */
export function Plot<T>({ answer, name, label, height, draw, pointAt }: PlotProps<T>) {
  const [hasFailed, setFailed] = useState(false)
  /** What was tapped, and in which answer: a point of another one is no longer there. */
  const [tapped, setTapped] = useState<{ point: Point | null; of: T } | null>(null)
  const router = useRouter()
  const { leadTo } = useScreen()
  const drawAnswer = useCallback((tokens: ChartTokens, width: number) => draw(answer, tokens, width), [answer, draw])
  const fail = useCallback(() => setFailed(true), [])
  // A click opens the messages immediately. A finger covers what it taps, and misses: so the page first names what it hit.
  const pick = useCallback(
    (picked: Picked, isTouch: boolean) => {
      const point = pointAt?.(answer, picked)
      if (isTouch) setTapped({ point: point ?? null, of: answer })
      else if (point && point.messages > 0) void router.navigate(leadTo(point.wanted))
    },
    [pointAt, router, answer, leadTo],
  )
  if (hasFailed) return <FailedChart again={() => setFailed(false)} />
  return (
    <>
      <PlotlyChart
        label={label ? `${name}. ${label}` : name}
        height={height}
        draw={drawAnswer}
        onFail={fail}
        onPick={pointAt ? pick : undefined}
      />
      {pointAt && <Tapped point={tapped?.of === answer ? tapped.point : null} />}
    </>
  )
}

/** Under a drawing on a screen that is touched: what to do, then what was tapped and the way to its messages. */
function Tapped({ point }: { point: Point | null }) {
  return (
    <p
      role="status"
      className="hidden min-h-12 items-center justify-between gap-x-4 text-base leading-tight text-ink-faint [@media(hover:none)]:flex"
    >
      {point === null && words.tap}
      {point && <span className="figures text-ink">{point.said}</span>}
      {point && point.messages > 0 && (
        <SearchLink
          wanted={point.wanted}
          aria-label={words.picked({ messages: point.messages })}
          className="inline-flex min-h-12 shrink-0 items-center gap-1.5 font-semibold text-pen underline-offset-4 hover:underline"
        >
          {words.open}
          <ArrowRight className="size-[1.15em]" aria-hidden="true" />
        </SearchLink>
      )}
    </p>
  )
}
