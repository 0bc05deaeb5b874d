import { largest } from '@convostat/api/extremes'
import { useState } from 'react'
import type { DemoView, DemoWords } from './demo-view.ts'

const width = 524
const height = 140

interface MonthsProps extends Omit<DemoView['months'], 'busiest'> {
  busiest: number
  words: DemoWords
  color: number
}

/** Messages of each month; the busiest stands out, the one under the pointer is read out below. */
export function Months({ sentence, counts, busiest, words, color }: MonthsProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const step = width / counts.length
  const most = largest(counts, 1)
  const at = pointed ?? busiest
  return (
    <figure>
      <p className="font-serif text-xl">{sentence}</p>
      <svg
        role="img"
        aria-label={`${words.months}. ${sentence}`}
        viewBox={`0 0 ${width} ${height + 22}`}
        className="mt-4 block h-auto w-full [direction:ltr]"
        onPointerLeave={() => setPointed(null)}
      >
        {counts.map((count, place) => (
          <g key={words.calendar[place]} onPointerEnter={() => setPointed(place)}>
            <rect x={place * step} y="0" width={step} height={height} fill="transparent" />
            <rect
              x={place * step + 1.5}
              y={height - 4 - (count / most) * (height - 8)}
              width={step - 3}
              height={4 + (count / most) * (height - 8)}
              style={{ fill: place === at ? 'var(--wax)' : `var(--${color > 0 ? `person-${color}` : 'pen'})` }}
              className="transition-[y,height,fill] duration-300 ease-out"
            />
          </g>
        ))}
        {words.years.map(({ place, year }) => (
          <text key={year} x={place * step + 1.5} y={height + 17} className="fill-ink-soft text-[13px]">
            {year}
          </text>
        ))}
      </svg>
      <figcaption className="figures mt-2 text-base text-ink-faint">
        {words.months} <span className="text-ink-soft">{`${words.calendar[at]}: ${counts[at]}`}</span>
      </figcaption>
    </figure>
  )
}
