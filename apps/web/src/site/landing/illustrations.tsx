import type { ReactNode } from 'react'

// Small drawings of our own for the six features, in the colors of the theme. They show kinds of things, never a figure from a chat.

function Plate({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 150"
      className="block h-auto w-full border-b border-line bg-well"
      fill="none"
      strokeLinecap="round"
    >
      {children}
    </svg>
  )
}

const most = 96
const days = [34, 48, 30, 62, 44, 56, 38, 70, 52, most, 60, 46, 64, 40, 54, 32].map((height, i) => ({ x: 34 + 16 * i, height }))

/** Days side by side, one of which stands out. */
export function Analytics() {
  return (
    <Plate>
      <path d="M32 122.5h256" stroke="var(--edge)" />
      {days.map(({ x, height }) => (
        <rect key={x} x={x} y={122 - height} width="11" height={height} fill={height === most ? 'var(--wax)' : 'var(--pen)'} />
      ))}
    </Plate>
  )
}

/** Two who write to each other: what goes one way, and what comes back. */
export function Relationship() {
  return (
    <Plate>
      <path d="M86 62C126 18 194 18 234 62" stroke="var(--person-1)" strokeWidth="7" />
      <path d="M234 90C194 134 126 134 86 90" stroke="var(--person-2)" strokeWidth="4.5" />
      <path d="M226 42l9 21-23-3" stroke="var(--person-1)" strokeWidth="5" strokeLinejoin="round" />
      <path d="M95 110l-9-21 22 4" stroke="var(--person-2)" strokeWidth="4" strokeLinejoin="round" />
      <circle cx="66" cy="76" r="23" fill="var(--person-1)" />
      <circle cx="254" cy="76" r="23" fill="var(--person-2)" />
    </Plate>
  )
}

/** A mood over the months, above and below its middle. */
export function Emotion() {
  return (
    <Plate>
      <path d="M32 82.5h256" stroke="var(--edge)" strokeDasharray="1 6" />
      <path
        d="M32 82C52 60 66 52 84 56S112 92 132 106s34 0 50-30 30-50 50-48 36 26 56 34V82H32Z"
        fill="var(--positive-wash)"
        opacity=".7"
      />
      <path d="M32 82C52 60 66 52 84 56S112 92 132 106s34 0 50-30 30-50 50-48 36 26 56 34" stroke="var(--positive)" strokeWidth="3.5" />
      <circle cx="230" cy="28" r="6" fill="var(--positive)" stroke="var(--well)" strokeWidth="3" />
      <circle cx="140" cy="109" r="6" fill="var(--negative)" stroke="var(--well)" strokeWidth="3" />
    </Plate>
  )
}

const weeks = [
  [0, 0, 1, 0, 2, 1, 3, 2, 1, 0, 1, 2, 4, 3],
  [1, 0, 2, 1, 3, 2, 4, 3, 2, 1, 2, 3, 5, 4],
  [0, 1, 1, 2, 2, 3, 3, 4, 2, 2, 1, 4, 4, 2],
  [2, 1, 0, 1, 3, 2, 2, 3, 3, 1, 2, 3, 3, 1],
  [0, 0, 2, 2, 1, 3, 5, 4, 1, 0, 1, 1, 2, 0],
]

const hours = weeks.flatMap((week, row) => week.map((heat, column) => ({ x: 34 + 18.2 * column, y: 28 + 19.5 * row, heat })))

/** Hours of the week, quiet ones and busy ones. */
export function Visuals() {
  return (
    <Plate>
      {hours.map(({ x, y, heat }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="15" height="16" rx="2" fill={`var(--heat-${heat})`} />
      ))}
    </Plate>
  )
}

/** A question, and an answer that names what it rests on. */
export function Questions() {
  return (
    <Plate>
      <rect x="142" y="20" width="142" height="44" rx="14" fill="var(--pen)" />
      <path d="M246 60l24 17-4-20Z" fill="var(--pen)" stroke="var(--pen)" strokeWidth="3" strokeLinejoin="round" />
      <path d="M160 37h106M160 48h64" stroke="var(--on-pen)" strokeWidth="4" opacity=".9" />
      <path d="M36 94h128M36 109h152M36 124h74" stroke="var(--ink-soft)" strokeWidth="4.5" />
      <circle cx="128" cy="123" r="6" fill="var(--wax)" />
      <circle cx="147" cy="123" r="6" fill="var(--wax)" opacity=".55" />
    </Plate>
  )
}

/** Pages in print. */
export function Reports() {
  return (
    <Plate>
      <rect x="172" y="26" width="86" height="118" fill="var(--sheet)" stroke="var(--edge)" transform="rotate(6 215 85)" />
      <rect x="112" y="20" width="92" height="126" fill="var(--sheet)" stroke="var(--edge)" />
      <path d="M124 38h44" stroke="var(--ink)" strokeWidth="5" />
      <path d="M124 48h68" stroke="var(--ink)" strokeWidth="1.5" />
      {[18, 30, 24, 40, 34, 22].map((height, i) => (
        <rect
          key={height}
          x={124 + 11.5 * i}
          y={98 - height}
          width="8"
          height={height}
          fill={height === 40 ? 'var(--wax)' : 'var(--pen)'}
        />
      ))}
      <path d="M124 110h68M124 119h68M124 128h42" stroke="var(--edge)" strokeWidth="2.5" />
    </Plate>
  )
}
