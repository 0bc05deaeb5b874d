/** Logits to probabilities, in place: the first three share 1, each of the others is its own. */
export function probabilitiesOf(logits: Float64Array): void {
  const most = Math.max(logits[0], logits[1], logits[2])
  let all = 0
  for (let i = 0; i < 3; i++) {
    logits[i] = Math.exp(logits[i] - most)
    all += logits[i]
  }
  for (let i = 0; i < 3; i++) logits[i] /= all
  for (let i = 3; i < logits.length; i++) logits[i] = 1 / (1 + Math.exp(-logits[i]))
}
