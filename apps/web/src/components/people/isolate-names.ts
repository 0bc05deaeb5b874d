import { isolated } from '#charts/isolated.ts'

/** A sentence that has names as plain text, with each of these people's names isolated, as `Sentence` needs it to mark them. */
export function isolateNames(text: string, people: readonly string[]): string {
  const names = people.filter((name) => text.includes(name) && name.trim() !== '').sort((a, b) => b.length - a.length)
  if (names.length === 0) return text
  const parts = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}\u2068])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'gu'), isolated)
}
