const steps = [0.25, 0.5, 1, 2, 3, 7, 14, 30]

/** How many days a bin of a drawn ribbon covers: the fewest that leave it at least `leastPixels`. */
export function stepFor(days: number, perDay: number, width: number, leastPixels: number): number {
  const most = steps[steps.length - 1]
  return steps.find((step) => step * perDay >= 1 && (step * width) / days >= leastPixels) ?? most
}
