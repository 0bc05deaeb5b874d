import { Fragment, memo, type ReactNode, useCallback, useId, useMemo, useRef } from 'react'
import type { Answer } from '#charts/answers.ts'
import { type Colored, type ColoredLane, inColors, type Threads, threadsOf } from '#charts/ribbon/colored.ts'
import { type ChartTokens, chartTokens } from '#charts/tokens.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { isRightToLeft } from '#messages/language.ts'
import { classes } from '#ui/classes.ts'
import { usePlaces } from '#ui/person-places.ts'
import { useShownTheme } from '#ui/theme.ts'
import { useDrawing } from './use-drawing.ts'

interface RibbonProps {
  of: Loadable<Answer<'ribbon'>>
  /** What it shows, in words; without it, what is around it says so. */
  label?: (answer: Answer<'ribbon'>) => string
  /** Its height. */
  className: string
  /** What is around it, once it is known how wide it is. */
  children?: (answer: Answer<'ribbon'>, width: number) => ReactNode
}

/** The chat as a ribbon, as wide as its place. Until it is there, and where nothing is left, it is the thread. */
export function Ribbon({ of, label, className, children }: RibbonProps) {
  // One that was waited for is woven in.
  const wasAwaited = useRef(of.state === 'loading')
  const placeOf = usePlaces()
  const answer = of.state === 'ready' ? of.data : null
  const threads = useMemo(() => answer && threadsOf(answer, placeOf), [answer, placeOf])
  return (
    <div className={classes('relative min-w-0', className)}>
      {answer && threads ? (
        <Cloth of={threads} label={label?.(answer)} isWovenIn={wasAwaited.current}>
          {children && ((width) => children(answer, width))}
        </Cloth>
      ) : (
        <Thread isDotted={of.state === 'loading'} />
      )}
    </div>
  )
}

interface ClothProps {
  of: Threads
  /** What it shows, in words; none beside words that say it. */
  label?: string
  isWovenIn?: boolean
  children?: (width: number) => ReactNode
}

/** A ribbon that fills its place. */
export function Cloth({ of, label, isWovenIn = false, children }: ClothProps) {
  const place = useRef<HTMLDivElement>(null)
  const draw = useCallback(
    (threads: Threads, tokens: ChartTokens, width: number) => inColors(threads, tokens, width, place.current?.clientHeight ?? 0),
    [],
  )
  const { drawing } = useDrawing({ answer: of, draw }, chartTokens(useShownTheme()), place)
  return (
    <div ref={place} className="h-full">
      {drawing ? (
        <>
          <svg
            data-ribbon=""
            role={label === undefined ? 'presentation' : 'img'}
            aria-label={label}
            aria-hidden={label === undefined || undefined}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            // A page of paper is narrower than the screen.
            preserveAspectRatio="none"
            className={classes('block size-full', isWovenIn && 'weave-in')}
          >
            <Woven of={drawing} />
          </svg>
          {children?.(drawing.width)}
        </>
      ) : (
        <Thread isDotted />
      )}
    </div>
  )
}

export const Woven = memo(function Woven({ of: { lanes, ...of } }: { of: Colored }) {
  const id = useId().replace(/\W/g, '')
  const isTall = of.height >= 90
  const weaves = [...new Set(lanes.map(({ weave }) => weave))].filter((weave) => weave !== null)
  return (
    // Time runs as the lines do.
    <g transform={isRightToLeft ? `matrix(-1 0 0 1 ${of.width} 0)` : undefined}>
      <defs>
        {weaves.map((angle) => (
          <Stripes key={angle} id={`${id}w${angle}`} angle={angle} ground={of.paper} isTall={isTall} />
        ))}
      </defs>
      <path d={of.thread} stroke={of.ink} strokeOpacity={0.28} strokeWidth={isTall ? 1.5 : 1} />
      <path d={of.cloth} fill={of.paper} />
      {lanes.map(laneOf(id, of.width))}
      <path d={of.seams} fill="none" stroke={of.paper} strokeWidth={isTall ? 1.2 : 0.7} />
      <path d={of.gaps} stroke={of.ink} strokeWidth={isTall ? 2.4 : 1.6} />
      <path d={of.knots} fill={of.ink} />
    </g>
  )
})

/** Lanes and stops have an order, and no other identity. */
const laneOf =
  (id: string, width: number) =>
  ({ path, stops, weave }: ColoredLane, order: number) => (
    <Fragment key={order}>
      <linearGradient id={`${id}l${order}`} gradientUnits="userSpaceOnUse" x2={width}>
        {stops.map(stopOf)}
      </linearGradient>
      <path d={path} fill={`url(#${id}l${order})`} />
      {weave !== null && <path d={path} fill={`url(#${id}w${weave})`} />}
    </Fragment>
  )

const stopOf = ({ at, color, strength }: ColoredLane['stops'][number], order: number) => (
  <stop key={order} offset={at} stopColor={color} stopOpacity={strength} />
)

/** A weave: stripes of the ground over a color. */
function Stripes({ id, angle, ground, isTall }: { id: string; angle: number; ground: string; isTall: boolean }) {
  const apart = isTall ? 5 : 4
  return (
    <pattern id={id} width={apart} height={apart} patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
      <rect width={isTall ? 1.3 : 1} height={apart} fill={ground} opacity={0.3} />
    </pattern>
  )
}

/** The ribbon before it is woven, or without any message. */
export const Thread = ({ isDotted = false }: { isDotted?: boolean }) => (
  <div aria-hidden="true" className="flex h-full items-center">
    <span className={isDotted ? 'leader m-0 self-center' : 'h-px flex-1 bg-edge'} />
  </div>
)
