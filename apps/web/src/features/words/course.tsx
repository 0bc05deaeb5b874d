interface CourseProps {
  /** What it shows, in words. */
  label: string
  /** Month by month without gaps; null where there is nothing to count. */
  values: readonly (number | null)[]
  /** The highest that any course beside it reaches. */
  most: number
  /** The month that is pointed out. */
  peak: number
}

/** A course over months as a row of bars, small enough to be beside others. */
export function Course({ label, values, most, peak }: CourseProps) {
  const wide = values.length
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${wide} 100`}
      preserveAspectRatio="none"
      className="block h-16 w-full border-b border-edge"
    >
      {values.map((value, month) => {
        if (!value) return null
        const height = Math.max(2, (100 * value) / most)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a month has no other name here
            key={month}
            x={month + (wide > 60 ? 0 : 0.1)}
            width={wide > 60 ? 1 : 0.8}
            y={100 - height}
            height={height}
            className={month === peak ? 'fill-wax' : 'fill-pen'}
          />
        )
      })}
    </svg>
  )
}
