/** "Between Monday and Friday", "from Friday to Sunday": several weekdays by the first and the last of them, both included. */
import type { LanguageData } from '#languages/language.ts'
import { forms } from './lexicon.ts'
import { plainWords, type Token } from './tokens.ts'

interface Grammar {
  days: ReadonlyMap<string, number>
  spans: readonly RegExp[]
}

const known = new WeakMap<LanguageData, Grammar>()

function grammarOf(data: LanguageData): Grammar {
  const there = known.get(data)
  if (there) return there
  const days = new Map(
    data.weekdayNames.flatMap((names, i) => forms(names).map((name): [string, number] => [plainWords(name).join(' '), i])),
  )
  const any = [...days.keys()].sort((a, b) => b.length - a.length).join('|')
  const spans = data.weekdaySpans.map((written) => {
    const parts = written.split(' ').flatMap((part) => {
      const [, before, name] = /^(.*)\{(from|to)\}$/.exec(part) ?? []
      return name ? [`${before}(?<${name}>${any})`] : plainWords(part)
    })
    return new RegExp(`^${parts.join(' ')}(?= |$)`, 'u')
  })
  const made = { days, spans }
  known.set(data, made)
  return made
}

/** An abbreviation may be another word: "so", "mi", "sat". */
const SHORTEST = 5

/** The weekday that a word names on its own. */
export const weekdayNamed = (data: LanguageData, { kind, text }: Token): number | null =>
  (kind === 'word' && text.length >= SHORTEST ? grammarOf(data).days.get(text) : undefined) ?? null

/** The weekdays that are written from a place on; null where these are none, or all of them. */
export function weekdaySpanAt(data: LanguageData, tokens: readonly Token[], start: number): { end: number; weekdays: number[] } | null {
  const { days, spans } = grammarOf(data)
  const text = tokens
    .slice(start)
    .map((token) => (token.kind === 'word' ? token.text : '"'))
    .join(' ')
  for (const span of spans) {
    const found = span.exec(text)
    const [from, to] = [days.get(found?.groups?.from ?? ''), days.get(found?.groups?.to ?? '')]
    if (!found || from === undefined || to === undefined) continue
    const size = ((to - from + 7) % 7) + 1
    if (size === 1 || size === 7) return null
    return {
      end: start + found[0].split(' ').length,
      weekdays: Array.from({ length: size }, (_, i) => (from + i) % 7).sort((a, b) => a - b),
    }
  }
  return null
}
