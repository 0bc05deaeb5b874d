import { useCallback, useState } from 'react'
import { FailedChart } from './chart-frame.tsx'
import type { Drawing } from './layout.ts'
import { type Picked, PlotlyChart } from './plotly-chart.tsx'
import type { ChartTokens } from './tokens.ts'

interface PlotProps<T> {
  answer: T
  name: string
  /** What it shows, in words. */
  label: string | null
  height: number
  draw: (answer: T, tokens: ChartTokens, width: number) => Drawing
  /** A point was clicked; whoever has no pointer goes by the links of its table. */
  onPick?: (point: Picked) => void
}

/** A figure drawn by Plotly; where Plotly cannot be loaded or fails, a quiet line that tries again. */
export function Plot<T>({ answer, name, label, height, draw, onPick }: PlotProps<T>) {
  const [hasFailed, setFailed] = useState(false)
  const drawAnswer = useCallback((tokens: ChartTokens, width: number) => draw(answer, tokens, width), [answer, draw])
  const fail = useCallback(() => setFailed(true), [])
  if (hasFailed) return <FailedChart again={() => setFailed(false)} />
  return <PlotlyChart label={label ? `${name}. ${label}` : name} height={height} draw={drawAnswer} onFail={fail} onPick={onPick} />
}
