import { withoutCitations } from './citations.ts'
import { segments } from './segments.ts'

/** A sentence that is longer, in UTF-16 units, is left out: it says too much to be checked, and a model may never end one. */
export const LONGEST_SENTENCE = 1500

/** Takes what a model writes piece by piece, and gives its sentences, each with what it cites, as soon as they are whole. */
export class Sentences {
  /** How many were too long. */
  tooLong = 0
  private rest = ''
  private isThinking = false
  /** The beginning of this sentence was too long already: what is still to come of it is not a sentence. */
  private isWithinLong = false

  /** The sentences that are whole now. */
  push(text: string): string[] {
    this.leaveThoughtsOut(text)
    if (this.isThinking) return []
    if (!mayEnd.test(this.rest)) {
      this.dropLong()
      return []
    }
    const found = whole(this.rest)
    // What comes next may be the citation of the last one.
    this.rest = found.pop() ?? ''
    const given = this.withoutLong(found)
    this.dropLong()
    return given
  }

  /** The last one, where it was ended. */
  finish(): string[] {
    const { rest } = this
    this.rest = ''
    return this.isThinking || rest.trim() === '' ? [] : this.withoutLong(whole(rest))
  }

  private withoutLong(found: string[]): string[] {
    if (found.length > 0 && this.isWithinLong) {
      found.shift()
      this.isWithinLong = false
    }
    const short = found.filter(({ length }) => length <= LONGEST_SENTENCE)
    this.tooLong += found.length - short.length
    return short
  }

  private dropLong(): void {
    if (this.rest.length <= LONGEST_SENTENCE) return
    if (!this.isWithinLong) this.tooLong++
    this.isWithinLong = !isEnded(this.rest)
    this.rest = ''
  }

  /** Some models write down what they think first. */
  private leaveThoughtsOut(text: string): void {
    const all = this.rest + text
    const kept: string[] = []
    let at = 0
    for (;;) {
      const tag = this.isThinking ? '</think>' : '<think>'
      const found = all.indexOf(tag, at)
      if (found < 0) break
      if (!this.isThinking) kept.push(all.slice(at, found))
      at = found + tag.length
      this.isThinking = !this.isThinking
    }
    // Of a thought no more is kept than may be the beginning of its end.
    kept.push(this.isThinking ? all.slice(Math.max(at, all.length - '</think>'.length)) : all.slice(at))
    this.rest = kept.join('')
  }
}

/** What ends a sentence: without any of it none is whole. */
const mayEnd = /[.!?…\n\r\u2028\u2029\p{Sentence_Terminal}]/u
const ENDS = new Set('.!?…؟۔।。！？')
const CLOSES = new Set('"”»’\')')

/** Sentences, each with the citations behind it; what only seems to end one, an abbreviation or an ordinal, does not. */
function whole(text: string): string[] {
  const found: string[][] = []
  for (const segment of segments(citationsBeforeEnds(text))) {
    const before = found.at(-1)
    if (before !== undefined && (isCitation(segment) || seemsToEnd.test(before[before.length - 1].slice(-24)))) before.push(segment)
    else found.push([segment])
  }
  return found.map((parts) => parts.join(''))
}

/** Whether a segment is nothing but what the one before cites. One that is still being written belongs there, too. */
function isCitation(segment: string): boolean {
  const rest = withoutCitations(segment)
  let at = 0
  while (at < rest.length && ENDS.has(rest[at])) at++
  return at === rest.length || /^\s*\[[mt\d,;\s]*$/i.test(segment)
}

/** Whether nothing more belongs to it but what it cites. */
function isEnded(text: string): boolean {
  const said = withoutCitations(text.slice(-200))
  let at = said.length
  while (at > 0 && CLOSES.has(said[at - 1])) at--
  return at > 0 && ENDS.has(said[at - 1]) && !seemsToEnd.test(said.slice(-24))
}

const seemsToEnd =
  /(?:^|[\s(])(?:\p{L}|\d{1,2}|mrs?|ms|dr|st|vs|jr|sr|prof|nr|z\.b|u\.a|d\.h|e\.g|i\.e|bzw|ca|sra?|srta|approx|jan|feb|mar|apr|jun|jul|aug|sept?|okt|oct|nov|dez|dec)\.\s*$/iu

const CITATIONS = /(?:\[\s*[mt]\d+(?:(?:\s+|\s*[,;]\s*)[mt]\d+|[mt]\d+)*\s*\]\s*)+/gi

/** Citations behind the end of a sentence are of that sentence, and whatever follows begins another: so they go before its end. */
function citationsBeforeEnds(text: string): string {
  let moved = ''
  let at = 0
  for (const { 0: cited, index } of text.matchAll(CITATIONS)) {
    let closed = index
    while (closed > at && /\s/.test(text[closed - 1])) closed--
    let ended = closed
    while (ended > at && CLOSES.has(text[ended - 1])) ended--
    let said = ended
    while (said > at && ENDS.has(text[said - 1])) said--
    if (said === ended) continue
    moved += `${text.slice(at, said)} ${cited.trim()}${text.slice(said, closed)} `
    at = index + cited.length
  }
  return moved + text.slice(at)
}
