/** Makes the engine's table of day periods from what CLDR calls the parts of the day. */
import { normalMarker } from '../src/languages/normal-marker.ts'

/** Range (`am`, `pm`, `noon`, `midnight` or `06-12`), `narrow` or nothing, the words, and the languages that use them so. */
export type Marker = [range: string, width: string, word: string, languages: string]

/** Where languages disagree and nothing decides between them, those that more phones are set to come first. */
const FIRST = 'en es pt hi id de it fr tr ru nl ar zh ja ko fa uk pl vi th bn ta te mr ur gu kn ml pa he el ro hu cs sv nb da fi'.split(' ')

const TWELVE = Array.from({ length: 12 }, (_, hour) => hour)

/** The hours of the day a range contains. */
function hoursOf(range: string): number[] {
  if (range === 'am') return TWELVE
  if (range === 'pm') return TWELVE.map((hour) => hour + 12)
  if (range === 'midnight') return [0]
  if (range === 'noon') return [12]
  const [from, before] = range.split('-').map(Number)
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    from < before ? hour >= from && hour < before : hour >= from || hour < before,
  )
}

/** Bits of the hours on a clock of twelve that are known to be before noon, and after it: `fff000`, `000fff`. */
function maskOf(ranges: ReadonlySet<string>): string {
  const hours = new Set([...ranges].flatMap(hoursOf))
  // What is a half of the day to some and a few hours to others is the half.
  const half = ranges.has('am') ? 0 : ranges.has('pm') ? 12 : -1
  let bits = 0
  for (const hour of hours) {
    const other = (hour + 12) % 24
    if (half >= 0 && hours.has(other) && hour - (hour % 12) !== half) continue
    bits |= 1 << ((hour % 12) + (hour < 12 ? 12 : 0))
  }
  return bits.toString(16).padStart(6, '0')
}

/** The source of the table: a line for all markers of the same languages and hours. */
export function dayPeriodTable(markers: readonly Marker[]): string {
  const wide = new Set(markers.filter(([, width]) => width === '').map(([, , word]) => normalMarker(word)))
  const meanings = new Map<string, Map<string, Set<string>>>()
  for (const [range, width, word, languages] of markers) {
    const marker = normalMarker(word)
    // One letter abbreviates many words; it counts only where it is a language's whole abbreviation.
    if (marker === '' || (width === 'narrow' && wide.has(marker))) continue
    const byLanguage = meanings.get(marker) ?? new Map<string, Set<string>>()
    meanings.set(marker, byLanguage)
    for (const language of languages.split(' ')) byLanguage.set(language, (byLanguage.get(language) ?? new Set()).add(range))
  }
  const groups = new Map<string, string[]>()
  for (const [marker, byLanguage] of meanings) {
    const byMask = new Map<string, string[]>()
    for (const [language, ranges] of byLanguage) {
      const mask = maskOf(ranges)
      byMask.set(mask, [...(byMask.get(mask) ?? []), language])
    }
    for (const [mask, languages] of byMask) {
      const key = `${mask} ${languages.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).join(' ')}`
      groups.set(key, [...(groups.get(key) ?? []), marker])
    }
  }
  const lines = [...groups].sort(([a], [b]) => rank(a.split(' ')[1]) - rank(b.split(' ')[1]) || (a < b ? -1 : 1))
  return `/**
 * The parts of the day in every language, made from Unicode CLDR by packages/engine/cldr (a test rebuilds it). A line: which
 * hours on a clock of twelve are before noon and which after it, in bits; languages, the likeliest first; their markers.
 */
export const cldrDayPeriods = \`
${lines.map(([key, words]) => `${key}:${words.sort().join(' ')}`).join('\n')}
\`
`
}

function rank(language: string): number {
  const place = FIRST.indexOf(language)
  return place < 0 ? FIRST.length : place
}
