import { withoutCitations } from './citations.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' })

/** No sentence is longer, in UTF-16 units: a model that never ends one would fill the memory. */
const LONGEST = 4000

/** Takes what a model writes piece by piece, and gives its sentences, each with what it cites, as soon as they are whole. */
export class Sentences {
  private rest = ''
  private isThinking = false

  /** The sentences that are whole now. */
  push(text: string): string[] {
    this.rest += text
    this.leaveThoughtsOut()
    const found = whole(this.rest)
    // What comes next may be the citation of the last one.
    const last = found.pop() ?? ''
    this.rest = last.length > LONGEST ? '' : last
    return found
  }

  /** The last one, where it was ended. */
  finish(): string[] {
    const { rest } = this
    this.rest = ''
    return this.isThinking || rest.trim() === '' ? [] : whole(rest)
  }

  /** Some models write down what they think first. */
  private leaveThoughtsOut(): void {
    for (;;) {
      const tag = this.isThinking ? '</think>' : '<think>'
      const at = this.rest.indexOf(tag)
      if (at < 0) break
      this.rest = this.isThinking ? this.rest.slice(at + tag.length) : this.rest.slice(0, at) + this.rest.slice(at + tag.length)
      this.isThinking = !this.isThinking
    }
    if (this.isThinking) this.rest = this.rest.slice(-'</think>'.length)
  }
}

/** Sentences, each with the citations behind it; what only seems to end one, an abbreviation or an ordinal, does not. */
function whole(text: string): string[] {
  const found: string[] = []
  for (const { segment } of segmenter.segment(text.replace(citedBehind, (_, end: string, cited: string) => ` ${cited.trim()}${end} `))) {
    const before = found.at(-1)
    // One that is still being written belongs there, too.
    const isCitation = withoutCitations(segment).replace(/^[.!?؟।。！？]+/, '') === '' || /^\s*\[[mt\d,;\s]*$/i.test(segment)
    if (before !== undefined && (isCitation || seemsToEnd.test(before))) found[found.length - 1] = before + segment
    else found.push(segment)
  }
  return found
}

const seemsToEnd =
  /(?:^|[\s(])(?:\p{L}|\d{1,2}|mrs?|ms|dr|st|vs|jr|sr|prof|nr|z\.b|u\.a|d\.h|e\.g|i\.e|bzw|ca|sra?|srta|approx|jan|feb|mar|apr|jun|jul|aug|sept?|okt|oct|nov|dez|dec)\.\s*$/iu

/** Citations behind the end of a sentence: they are of that sentence, and whatever follows begins another. */
const citedBehind = /([.!?…؟۔।。！？]+["”»’')]*)\s*((?:\[\s*[mt]\d+(?:\s*[,;]?\s*[mt]\d+)*\s*\]\s*)+)/gi
