/** A line with many alternatives would else be most of what is learned, or judged. */
export const MOST_EXPANSIONS = 200

/** `{a|b} {c|}` → `a c`, `a `, `b c`, `b `, with single spaces; at most `MOST_EXPANSIONS`, evenly spread over all. */
export function expansions(text: string): string[] {
  const parts = text.split(/\{([^{}]*)\}/u).map((part, i) => (i % 2 === 1 ? part.split('|') : [part]))
  const total = parts.reduce((product, { length }) => product * length, 1)
  const step = total <= MOST_EXPANSIONS ? 1 : stepThrough(total)
  const ways = new Set<string>()
  for (let k = 0; k < Math.min(total, MOST_EXPANSIONS); k++) {
    let at = (k * step) % total
    let way = ''
    for (const alternatives of parts) {
      way += alternatives[at % alternatives.length]
      at = Math.floor(at / alternatives.length)
    }
    ways.add(way.replace(/ +/g, ' ').trim())
  }
  ways.delete('')
  return [...ways]
}

/** The golden part of `total`, made coprime to it: its multiples visit every alternative about equally often. */
function stepThrough(total: number): number {
  let step = Math.round(total * 0.618034)
  while (gcd(step, total) !== 1) step++
  return step
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}
