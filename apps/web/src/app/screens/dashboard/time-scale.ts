const shortest = 1
const longest = 604_800

/** Where a time stands between one second and one week, 0 to 1, each step ten times the one before; outside is at the ends. */
export function placeOnScale(seconds: number): number {
  const within = Math.min(longest, Math.max(shortest, seconds))
  return Math.log(within / shortest) / Math.log(longest / shortest)
}

/** The times named under the scale; the minor ones only where there is room. */
export const scaleSteps = [
  { seconds: 1, step: 'second', isMinor: false },
  { seconds: 60, step: 'minute', isMinor: true },
  { seconds: 3600, step: 'hour', isMinor: false },
  { seconds: 86_400, step: 'day', isMinor: true },
] as const
