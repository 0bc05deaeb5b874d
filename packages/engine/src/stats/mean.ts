/** The arithmetic mean; null without values. */
export function mean(values: Uint32Array): number | null {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]
  return values.length === 0 ? null : sum / values.length
}
