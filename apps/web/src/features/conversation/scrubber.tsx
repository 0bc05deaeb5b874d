import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef } from 'react'
import type { Answer } from '#charts/answers.ts'
import { ribbonTicks } from '#charts/ribbon/words.ts'
import { Ribbon } from '#components/figure/ribbon.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { format } from '#format/index.ts'
import { isRightToLeft } from '#messages/language.ts'
import { saySearch } from '#messages/search/index.ts'
import { dayAt, placeAlong, placeOfDay, scrubbedDays, stepped } from './scrubbing.ts'

const { conversation: words } = saySearch

interface ScrubberProps {
  of: Loadable<Answer<'ribbon'>>
  /** The day one reads at; null before that is known. */
  day: string | null
  onDay: (day: string) => void
  onEnd: (end: 'beginning' | 'end') => void
}

/** The ribbon above the conversation: its frame is at the day one reads, and can be moved to every other one. */
export function Scrubber({ of, day, onDay, onEnd }: ScrubberProps) {
  return (
    <div className="relative h-[48px] sm:h-[5.5rem]">
      <Ribbon of={of} className="mx-2 h-[28px] sm:h-16">
        {(answer, width) => <Track answer={answer} width={width} day={day} onDay={onDay} onEnd={onEnd} />}
      </Ribbon>
    </div>
  )
}

function Track({ answer, width, day, onDay, onEnd }: Omit<ScrubberProps, 'of'> & { answer: Answer<'ribbon'>; width: number }) {
  const days = useMemo(() => scrubbedDays(answer), [answer])
  const track = useRef<HTMLDivElement>(null)
  if (!days || day === null) return <Time answer={answer} width={width} />
  const place = placeOfDay(days, day)
  const most = days.isActive.length - 1
  const at = (100 * (place + 0.5)) / days.isActive.length

  const follow = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    if (!box) return
    const along = (event.clientX - box.left) / box.width
    const under = placeAlong(days, isRightToLeft ? 1 - along : along)
    if (under !== place) onDay(dayAt(days, under))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = stepped(days, place, event.key, isRightToLeft)
    if (step === null) return
    event.preventDefault()
    if (typeof step === 'string') onEnd(step)
    else onDay(dayAt(days, step.to))
  }
  return (
    <>
      {/* What is not read now is paler. */}
      <div aria-hidden="true" className="pointer-events-none absolute inset-0">
        <span className="absolute inset-y-0 start-0 bg-paper/55" style={{ width: `calc(${at}% - 9px)` }} />
        <span className="absolute inset-y-0 end-0 bg-paper/55" style={{ width: `calc(${100 - at}% - 9px)` }} />
      </div>
      <div
        ref={track}
        role="slider"
        tabIndex={0}
        aria-label={words.scrubber}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={place}
        aria-valuetext={format.longDay(day)}
        aria-orientation="horizontal"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.focus({ preventScroll: true })
          event.preventDefault()
          follow(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
        className="absolute inset-x-0 -top-1 -bottom-3 sm:-bottom-1 cursor-ew-resize touch-none select-none rounded-sm"
      >
        <span
          className="absolute top-0 bottom-2 w-[18px] sm:bottom-0 rounded-full border-2 border-ink ltr:-translate-x-1/2 rtl:translate-x-1/2"
          style={{ insetInlineStart: `${at}%` }}
        />
      </div>
      <Time answer={answer} width={width} />
    </>
  )
}

/** The days, months or years below the ribbon. */
const Time = memo(function Time({ answer, width }: { answer: Answer<'ribbon'>; width: number }) {
  return (
    <div aria-hidden="true" className="figures absolute inset-x-0 top-full h-5 text-ink-faint text-sm sm:h-6">
      {ribbonTicks(answer, width).map(({ at, label }) => (
        <span
          key={at}
          className="absolute top-0.5 whitespace-nowrap leading-4 sm:top-1.5 sm:leading-5"
          style={{ insetInlineStart: `${(100 * at) / width}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  )
})
