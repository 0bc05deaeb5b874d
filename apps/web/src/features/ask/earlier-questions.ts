import { type AskedQuestion, mostOfAQuestion } from '@convostat/api'

type Asked = Pick<AskedQuestion, 'id' | 'question' | 'askedOn'>

/** Who comes back after longer than this begins another conversation. */
const HOUR = 3_600_000

/**
 * The last questions, one per line: the next one may continue them. One asked again continues those before it. Where more than an hour
 * passed between two questions nothing is continued.
 */
export function earlierOf(asked: readonly Asked[], now: number, again?: string): string | undefined {
  const at = asked.findIndex(({ id }) => id === again)
  let next = at < 0 ? now : Date.parse(asked[at].askedOn)
  const earlier: string[] = []
  for (const { question, askedOn } of asked.slice(Math.max(0, (at < 0 ? asked.length : at) - 3), at < 0 ? undefined : at).reverse()) {
    const then = Date.parse(askedOn)
    if (next - then > HOUR) break
    earlier.unshift(question.replaceAll('\n', ' '))
    next = then
  }
  return earlier.join('\n').slice(-mostOfAQuestion) || undefined
}
