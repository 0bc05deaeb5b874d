import type { PlotlyHTMLElement } from 'plotly.js'
import { useEffect, useRef, useState } from 'react'
import { inviting } from '#charts/click-hint.ts'
import { type Drawing, quietConfig } from '#charts/layout.ts'
import { loadPlotly } from '#charts/plotly.ts'
import type { Picked } from '#charts/point.ts'
import { type ChartTokens, chartTokens } from '#charts/tokens.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { classes } from '#ui/classes.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { useShownTheme } from '#ui/theme.ts'

interface PlotlyChartProps {
  /** What the chart shows, in words: what a screen reader reads in its place. */
  label: string
  /** Height while Plotly is loading, so that nothing jumps. */
  height: number
  draw: (tokens: ChartTokens, width: number) => Drawing
  onFail: () => void
  /** A point was clicked, or touched by a finger. */
  onPick?: (point: Picked, isTouch: boolean) => void
}

/** Draws a figure as wide as its place, in the theme that is on. Text in it must be ours: Plotly reads tags in labels. */
export function PlotlyChart({ label, height, draw, onFail, onPick }: PlotlyChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  /** Plotly makes an emitter of the element it draws in. */
  const [drawn, setDrawn] = useState<PlotlyHTMLElement | null>(null)
  const [isWide, setWide] = useState(false)
  const tokens = chartTokens(useShownTheme())
  const width = useWidth(place)
  const isPicked = onPick !== undefined && canHover()

  useEffect(() => {
    const element = paper.current
    if (!element || width === 0) return
    let isCurrent = true
    loadPlotly()
      .then(async (plotly) => {
        if (!isCurrent) return
        const { data, layout } = isPicked ? inviting(draw(tokens, width)) : draw(tokens, width)
        setDrawn(await plotly.react(element, data, layout, quietConfig))
        setWide((layout.width ?? 0) > width)
      })
      .catch(onFail)
    return () => {
      isCurrent = false
    }
  }, [draw, width, tokens, isPicked, onFail])

  useEffect(() => {
    if (!drawn || !onPick) return
    let isTouch = false
    const press = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === 'touch'
    }
    const pick = ({ points: [point] }: { points: readonly Picked[] }) => point && onPick(point, isTouch)
    drawn.on('plotly_click', pick)
    drawn.addEventListener('pointerdown', press, true)
    return () => {
      drawn.removeAllListeners('plotly_click')
      drawn.removeEventListener('pointerdown', press, true)
    }
  }, [drawn, onPick])

  // What is wider than the screen begins at its newest end.
  useEffect(() => {
    if (isWide && strip.current) strip.current.scrollLeft = strip.current.scrollWidth
  }, [isWide])

  useEffect(() => {
    const element = paper.current
    return () => {
      if (element) void loadPlotly().then((plotly) => plotly.purge(element))
    }
  }, [])

  return (
    <div ref={place} className="min-w-0">
      {/* Time runs to the right in it, and so does what is scrolled. */}
      <ScrollArea
        ref={strip}
        scrolls={isWide}
        label={sayDashboard.charts.scrolls}
        className="overflow-x-auto overflow-y-hidden [direction:ltr]"
      >
        <div
          ref={paper}
          role="img"
          aria-label={label}
          className={classes('[&_image]:[image-rendering:pixelated]', onPick && '[&_.nsewdrag]:cursor-pointer')}
          style={{ minHeight: drawn ? undefined : height }}
        />
      </ScrollArea>
    </div>
  )
}

/** Whether what is pointed at can say more before it is pressed. */
const canHover = (): boolean => matchMedia('(hover: hover)').matches

function useWidth(of: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = of.current
    if (!element) return
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry.contentRect.width)))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [of])
  return width
}
