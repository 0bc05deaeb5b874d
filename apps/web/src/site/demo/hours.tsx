import { useState } from 'react'
import type { DemoView, DemoWords } from './demo-view.ts'

const side = 20
const left = 44

/** Messages by weekday and hour; what the sentence names is framed, and the cell under the pointer is read out below. */
export function Hours({ sentence, cells, framed, words }: DemoView['hours'] & { words: DemoWords }) {
  const [pointed, setPointed] = useState<{ weekday: number; hour: number } | null>(null)
  const sorted = cells.flat().sort((a, b) => a - b)
  // As on the dashboard: a single busy hour does not make all the others pale.
  const most = Math.max(1, sorted[Math.floor(sorted.length * 0.985)])
  const frame = pointed ? { row: pointed.weekday, column: pointed.hour } : framed
  return (
    <figure>
      <p className="font-serif text-xl">{sentence}</p>
      <svg
        role="img"
        aria-label={`${words.hours}. ${sentence}`}
        viewBox={`0 0 ${left + 24 * side} ${7 * side + 22}`}
        className="mt-4 block h-auto w-full [direction:ltr]"
        onPointerLeave={() => setPointed(null)}
      >
        {cells.map((row, weekday) => (
          <g key={words.weekdays[weekday]}>
            <text x={left - 8} y={weekday * side + 14} textAnchor="end" className="fill-ink-soft text-[13px]">
              {words.weekdaysShort[weekday]}
            </text>
            {row.map((count, hour) => (
              <rect
                key={words.clock[hour]}
                x={left + hour * side + 1}
                y={weekday * side + 1}
                width={side - 2}
                height={side - 2}
                rx="2"
                style={{ fill: `var(--heat-${heatOf(count, most)})` }}
                className="transition-[fill] duration-200"
                onPointerEnter={() => setPointed({ weekday, hour })}
              />
            ))}
          </g>
        ))}
        <rect
          x={left + frame.column * side}
          y={frame.row * side}
          width={side}
          height={side}
          rx="3"
          fill="none"
          strokeWidth="2.5"
          className="pointer-events-none stroke-wax"
        />
        {[0, 6, 12, 18].map((hour) => (
          <text key={hour} x={left + hour * side + 1} y={7 * side + 17} className="fill-ink-soft text-[13px]">
            {words.clock[hour]}
          </text>
        ))}
      </svg>
      <figcaption className="figures mt-2 text-base text-ink-faint">
        {words.hours}{' '}
        <span className="text-ink-soft">
          {pointed
            ? `${words.weekdays[pointed.weekday]}, ${words.clock[pointed.hour]}: ${cells[pointed.weekday][pointed.hour]}`
            : framed.said}
        </span>
      </figcaption>
    </figure>
  )
}

const heatOf = (count: number, most: number): number => (count === 0 ? 0 : Math.min(5, 1 + Math.floor((4.999 * count) / most)))
