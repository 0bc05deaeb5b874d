import { useCallback, useEffect, useRef, useState } from 'react'
import { FailedChart } from '#components/figure/chart-frame.tsx'
import { type Cloud, makeCloud, type Setting } from './make-cloud.ts'
import type { Weighed } from './sizes.ts'
import { inkVariable } from './word-colors.ts'

/** A cloud that leaves much of its board empty is not blown up by more than this. */
const mostDrawn = 1.2

interface CloudPictureProps<W extends Weighed> {
  /** Most said first; the same list as long as nothing in it changes. */
  words: readonly W[]
  settingFor: (width: number) => Setting
  /** What it shows, in words. */
  label: string
  /** What is said of a word that is pointed at. */
  hint: (word: W) => string
  onPick: (word: W) => void
}

/**
 * Words as a cloud, as wide as their place. A click or a tap picks one; people without a pointer pick in the list beside it,
 * which has them all.
 */
export function CloudPicture<W extends Weighed>({ words, settingFor, label, hint, onPick }: CloudPictureProps<W>) {
  const place = useRef<HTMLDivElement>(null)
  const width = useSteadyWidth(place)
  const laying = useCloud(words, width, settingFor)
  const expected = settingFor(Math.max(320, width)).height
  return (
    <div ref={place} className="min-w-0" style={laying.state === 'waiting' ? { minHeight: expected } : undefined}>
      {laying.state === 'failed' && <FailedChart again={laying.again} />}
      {laying.state === 'ready' && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${laying.cloud.width} ${laying.cloud.height}`}
          className="appear mx-auto block h-auto w-full select-none"
          style={{
            maxWidth: mostDrawn * laying.cloud.width,
            fontFamily: laying.cloud.type.family,
            fontWeight: laying.cloud.type.weight,
            fontOpticalSizing: 'auto',
          }}
        >
          {laying.cloud.words.map(({ word, text, x, y, size, halfWidth, ink }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same with the keyboard
            <g key={word.text} className="group cursor-pointer" onClick={() => onPick(word)}>
              <title>{hint(word)}</title>
              <rect x={x - halfWidth} y={y - 0.95 * size} width={2 * halfWidth} height={1.25 * size} fill="transparent" />
              <text
                x={x}
                y={y}
                textAnchor="middle"
                fontSize={size}
                fill={inkVariable[ink]}
                className="group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.12em]"
              >
                {text}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}

/** A window that is drawn larger or smaller is waited for, in milliseconds. */
const steadyMs = 120

/** The width of an element, once it stays as it is; a scroll bar that comes and goes changes nothing. */
function useSteadyWidth(of: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = of.current
    if (!element) return
    let steady: ReturnType<typeof setTimeout> | undefined
    const watcher = new ResizeObserver(([entry]) => {
      const now = Math.floor(entry.contentRect.width)
      clearTimeout(steady)
      const take = () => setWidth((before) => (Math.abs(now - before) < 24 ? before : now))
      steady = setTimeout(take, steadyMs)
    })
    watcher.observe(element)
    return () => {
      clearTimeout(steady)
      watcher.disconnect()
    }
  }, [of])
  return width
}

/** A cloud that is being laid out; while another one is, the last stays. */
type Laying<W extends Weighed> = { state: 'waiting' } | { state: 'ready'; cloud: Cloud<W> } | { state: 'failed'; again: () => void }

/** The words as a cloud for a place this many pixels wide; none before it is known how wide it is. */
function useCloud<W extends Weighed>(words: readonly W[], place: number, settingFor: (width: number) => Setting): Laying<W> {
  const [laying, setLaying] = useState<Laying<W>>({ state: 'waiting' })
  const [tries, setTries] = useState(0)
  const again = useCallback(() => setTries((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same work again
  useEffect(() => {
    if (place === 0) return
    let isCurrent = true
    makeCloud(words, place, settingFor).then(
      (cloud) => isCurrent && setLaying({ state: 'ready', cloud }),
      () => isCurrent && setLaying({ state: 'failed', again }),
    )
    return () => {
      isCurrent = false
    }
  }, [words, place, settingFor, again, tries])
  return laying
}
