/**
 * The shape of an unknown service sentence under a person's name: it names that person, with the words around the
 * name that known sentences have there (`Ana changed the chat theme` under Ana). Nobody writes so about themselves.
 */

import { languages } from '#languages/index.ts'
import { folded, lower } from './fold.ts'

/** What comes before the name, and the beginning of what follows, as known sentences have it. */
let known: Set<string> | null = null

const UNSPACED = /^[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7af]/

/** A word this short behind a name (`is`, `hat`) is in many ordinary sentences, so the next one counts as well. */
const SHORT = 4

/** The first word behind a name, two where that is short; where words are not spaced, the first sign. */
function firstWords(rest: string): string {
  const text = rest.trimStart()
  if (UNSPACED.test(text)) return text.charAt(0)
  const [first = '', second = ''] = text.split(/[\s/]+/, 2)
  if (first.length > SHORT) return first
  return second === '' ? '' : `${first} ${second}`
}

function build(): Set<string> {
  const found = new Set<string>()
  for (const { service = {} } of languages) {
    for (const source of Object.values(service).flat()) {
      const at = source.indexOf('{who}')
      const before = source.slice(0, Math.max(0, at))
      const next = firstWords(source.slice(at + '{who}'.length).replace(/\{.*|…/s, ''))
      if (at >= 0 && !before.includes('{') && next !== '') found.add(lower(`${before}|${next}`))
    }
  }
  return found
}

/** Whether a line is about its own sender in the form of service sentences. */
export function tellsOfSender(line: string, sender: string): boolean {
  const text = folded(line)
  const name = folded(sender)
  const at = name === '' ? -1 : text.indexOf(name)
  if (at < 0) return false
  known ??= build()
  const rest = text.slice(at + name.length)
  return !/^[\p{L}\p{Nd}]/u.test(rest.replace(UNSPACED, '')) && known.has(`${text.slice(0, at)}|${firstWords(rest)}`)
}
