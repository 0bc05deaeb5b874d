import { useRouter } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type KeyboardEvent, memo, type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Drawing, Mark, Reading } from '#charts/marks.ts'
import { sayCharts } from '#charts/messages/index.ts'
import type { Point } from '#charts/point.ts'
import { readingAt, readingByKey } from '#charts/readout.ts'
import { type ChartTokens, chartTokens } from '#charts/tokens.ts'
import { useScreen } from '#components/screen/screen.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { isRightToLeft } from '#messages/language.ts'
import { classes } from '#ui/classes.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { useShownTheme } from '#ui/theme.ts'
import { SearchLink } from './search-link.tsx'
import { type Drawn, useDrawing } from './use-drawing.ts'

const { lead: words, read } = sayCharts

interface PlotProps<T> extends Drawn<T> {
  name: string
  /** What it shows, in words. */
  label: string | null
  /** Until its width is known, so that nothing jumps. */
  height: number
}

/** Which reading is shown, and how it was reached. */
interface Shown {
  index: number
  by: 'mouse' | 'touch' | 'keys'
  of: Drawing
  /** How far the strip was scrolled, in pixels. */
  from: number
}

/**
 * A chart as wide as its place, in the current theme. A readout names the point under the pointer, under a finger or at the arrow keys; a
 * click and Enter open its messages. A finger covers its target, and misses: a tap only names the point, with a link.
 */
export function Plot<T>({ answer, name, label, height, draw }: PlotProps<T>) {
  const place = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLElement>(null)
  const paper = useRef<SVGSVGElement>(null)
  const pointer = useRef('mouse')
  const router = useRouter()
  const { leadTo } = useScreen()
  const keys = useId()
  const tokens = chartTokens(useShownTheme())
  const { drawing, width } = useDrawing({ answer, draw }, tokens, place)
  const isWide = drawing !== null && drawing.width > width
  const { shown, reading, show, setShown } = useReading(drawing, isWide, strip)
  const leads = drawing?.readings.some(({ point }) => point.messages > 0) ?? false

  const under = ({ clientX, clientY }: { clientX: number; clientY: number }): number => {
    if (!drawing || !paper.current) return -1
    const { left, top } = paper.current.getBoundingClientRect()
    return readingAt(drawing, clientX - left, clientY - top)
  }
  const follow = (of: Reading | undefined) => {
    if (of && of.point.messages > 0) void router.navigate(leadTo(of.point.wanted))
  }
  const point = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') show(under(event), 'mouse')
  }
  const pick = (event: { clientX: number; clientY: number }) => {
    const index = under(event)
    if (pointer.current === 'touch') show(index, 'touch')
    else follow(drawing?.readings[index])
  }
  const press = (event: KeyboardEvent) => {
    if (!drawing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return follow(reading ?? undefined)
    }
    if (event.key === 'Escape') return setShown(null)
    const index = readingByKey(drawing.readings, shown?.index ?? -1, event.key)
    if (index === null) return
    event.preventDefault()
    show(index, 'keys')
  }

  return (
    <div ref={place} className="min-w-0">
      {/* Time runs to the right, and so does scrolling. */}
      <ScrollArea
        ref={strip}
        scrolls={isWide}
        label={sayDashboard.charts.scrolls}
        className={isWide ? 'overflow-x-auto overflow-y-hidden [direction:ltr] print:overflow-visible' : '[direction:ltr]'}
      >
        {drawing === null && <div style={{ height }} />}
        {drawing && (
          <div
            role="application"
            aria-roledescription={read.chart}
            aria-label={name}
            aria-describedby={keys}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: its points are reached by the arrow keys
            tabIndex={0}
            className={classes('relative print:w-auto!', isWide && 'outline-offset-[-3px]')}
            // Until it is drawn again in a narrower window it must not make the page wider.
            style={{ width: drawing.width, maxWidth: isWide ? undefined : '100%' }}
            onPointerDown={({ pointerType }) => {
              pointer.current = pointerType
            }}
            onPointerMove={point}
            onPointerLeave={() => setShown((now) => (now?.by === 'mouse' ? null : now))}
            onClick={pick}
            onKeyDown={press}
            // Back from another window the point is where it was.
            onFocus={({ target }) => shown?.by !== 'keys' && target.matches(':focus-visible') && show(firstOf(drawing), 'keys')}
            onBlur={({ currentTarget }) => {
              if (document.activeElement !== currentTarget) setShown((now) => (now?.by === 'keys' || !leads ? null : now))
            }}
          >
            <svg
              ref={paper}
              data-chart=""
              role="img"
              aria-label={label ? `${name}. ${label}` : name}
              width={drawing.width}
              height={drawing.height}
              // A page of paper is narrower than the screen: there it is drawn smaller. A narrower window cuts it until it is drawn again.
              viewBox={`0 0 ${drawing.width} ${drawing.height}`}
              preserveAspectRatio="xMinYMin slice"
              className={classes(
                'block overflow-hidden select-none forced-colors:[&_text]:[forced-color-adjust:none] print:h-auto print:max-w-full',
                !isWide && 'max-w-full',
              )}
              style={{ cursor: reading && reading.point.messages > 0 ? 'pointer' : undefined }}
            >
              <Marks of={drawing.marks} />
              {reading && <Outline of={reading} tokens={tokens} />}
            </svg>
            {reading && (shown?.by !== 'touch' || !leads) && (
              <Readout
                of={reading}
                in={drawing}
                seen={{ from: shown?.from ?? 0, width: Math.min(width, drawing.width) }}
                isClicked={shown?.by === 'mouse'}
              />
            )}
          </div>
        )}
      </ScrollArea>
      <p id={keys} hidden>
        {leads ? read.keysLead : read.keys}
      </p>
      <p role="status" className="sr-only">
        {shown?.by === 'keys' && reading?.point.said}
      </p>
      {leads && <Tapped point={shown?.by === 'touch' ? (reading?.point ?? null) : null} />}
    </div>
  )
}

/** The reading that is shown of a drawing, in a strip that may be scrolled. */
function useReading(drawing: Drawing | null, isWide: boolean, strip: { current: HTMLElement | null }) {
  const [last, setShown] = useState<Shown | null>(null)
  // A reading of another drawing is no longer there.
  const shown = last !== null && last.of === drawing ? last : null
  const reading = shown && drawing ? (drawing.readings[shown.index] ?? null) : null

  // What is wider than the screen begins with what its sentence names, in the middle, else at its newest end.
  const begin = drawing?.begin
  useLayoutEffect(() => {
    const area = strip.current
    if (isWide && area) area.scrollLeft = begin === undefined ? area.scrollWidth : begin - area.clientWidth / 2
  }, [isWide, strip, begin])

  const show = (index: number, by: Shown['by']) => {
    const [area, to] = [strip.current, drawing?.readings[index]?.area]
    if (!drawing || !to) return setShown(null)
    // A point that the keys reach is in sight.
    if (by === 'keys' && isWide && area) {
      if (to.left < area.scrollLeft) area.scrollLeft = to.left - 8
      else if (to.left + to.width > area.scrollLeft + area.clientWidth) area.scrollLeft = to.left + to.width - area.clientWidth + 8
    }
    const next = { index, by, of: drawing, from: isWide ? (area?.scrollLeft ?? 0) : 0 }
    setShown((now) => (now?.index === index && now.by === by && now.of === drawing && now.from === next.from ? now : next))
  }
  return { shown, reading, show, setShown }
}

const firstOf = ({ readings }: Drawing): number => readingByKey(readings, -1, 'Home') ?? -1

/** Drawn once, not again for each move of the pointer. Marks have an order and no other identity. */
const Marks = memo(function Marks({ of }: { of: readonly Mark[] }) {
  return of.map(markOf)
})

const markOf = (mark: Mark, order: number) =>
  mark.kind === 'label' ? (
    <text key={order} x={mark.x} y={mark.y} textAnchor={mark.anchor} fontSize={mark.size} fontWeight={mark.weight} fill={mark.color}>
      {mark.number === undefined ? mark.text : <Numbered number={mark.number} text={mark.text} />}
    </text>
  ) : (
    <path
      key={order}
      d={mark.path}
      fill={mark.fill ?? 'none'}
      stroke={mark.stroke}
      strokeWidth={mark.strokeWidth}
      strokeDasharray={mark.dash?.join(' ')}
      strokeLinejoin="round"
    />
  )

/** Text runs from left to right in a drawing: the words of another direction are set in that together (RLI … PDI). */
function Numbered({ number, text }: { number: string; text: string }) {
  const [before, after] = isRightToLeft ? ['\u2067', '\u2069'] : ['', '']
  return (
    <>
      {before}
      <tspan fontWeight={700}>{number}</tspan>
      {text && ` ${text}`}
      {after}
    </>
  )
}

/** The mark of the current reading: a cell as a whole, or the end of a column. */
function Outline({ of: { area, x, y }, tokens }: { of: Reading; tokens: ChartTokens }) {
  const isCell = area.height <= 40
  if (isCell) {
    const { left, top, width, height } = area
    return <rect x={left} y={top} width={width} height={height} rx={2} fill="none" stroke={tokens.ink} strokeWidth={2} />
  }
  return <circle cx={x} cy={y} r={5} fill={tokens.ink} stroke={tokens.paper} strokeWidth={2} />
}

interface ReadoutProps {
  of: Reading
  in: Drawing
  /** The part of the drawing that is in sight. */
  seen: { from: number; width: number }
  isClicked: boolean
}

/** The words of a point, beside it and within the drawing; where a click opens messages, that too. */
function Readout({ of: { area, x, y, point }, in: drawing, seen, isClicked }: ReadoutProps) {
  const isHigh = y < 64
  const across = Math.min(1, Math.max(0, (x - seen.from) / seen.width))
  return (
    <div
      aria-hidden="true"
      dir="auto"
      className="pointer-events-none absolute z-10 w-max max-w-72 rounded-sm bg-ink px-2.5 py-1.5 text-start text-sm leading-snug text-sheet shadow-lift print:hidden"
      style={{
        left: x,
        ...(isHigh ? { top: Math.min(area.top + area.height, y + 34) + 8 } : { bottom: drawing.height - y + 10 }),
        transform: `translateX(${-100 * across}%)`,
      }}
    >
      <span className="figures block">{point.said}</span>
      {isClicked && point.messages > 0 && <span className="block text-xs">{words.click}</span>}
    </div>
  )
}

/** Under a drawing on a touch screen: a hint, then the tapped point and the link to its messages. */
function Tapped({ point }: { point: Point | null }) {
  return (
    <p
      role="status"
      className={classes(
        'min-h-12 items-center justify-between gap-x-4 text-base leading-tight text-ink-faint print:hidden',
        // A finger may tap where there is a mouse, too.
        point ? 'flex' : 'hidden [@media(hover:none)]:flex',
      )}
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
