/** Whether a grave word is about a thing: "my phone died", "we lost the match". */

/** Words of a list from `from` up to `to`. */
export interface Place {
  readonly language: string
  readonly from: number
  readonly to: number
}

export const asides = ['soft', 'things', 'fails', 'losses', 'joins', 'articles', 'prepositions'] as const
export type Aside = (typeof asides)[number]
export type Asides = Readonly<Record<Aside, Place[]>>

/** Within this many words of a thing, a word that is often said in fun is about it. */
const NEAR_THING = 3
/** "With the", as Arabic writes it: one word with the thing. */
const withParticle = /^[وف]?(?:[بك]ال|لل)/u

export class Things {
  private readonly words: readonly string[]
  /** For each word, which part of the text between two marks it is in. */
  private readonly clauses: Uint16Array
  private readonly found: Asides

  constructor(words: readonly string[], clauses: Uint16Array, found: Asides) {
    this.words = words
    this.clauses = clauses
    this.found = found
  }

  /** Only words that are often said of things or in fun, in the language of the thing, and in one part of the text with it. */
  are(place: Place): boolean {
    const { language, from, to } = place
    for (let at = from; at < to; at++) if (!this.isOf(['soft', 'fails', 'losses'], language, at)) return false
    if (!this.isSome(['fails', 'losses'], place))
      return this.found.things.some((thing) => this.isBeside(thing, place) && thing.from < to + NEAR_THING && thing.to > from - NEAR_THING)
    return this.isBefore(place) || this.isAfter(place)
  }

  /** "My phone has just died", and not "after the match died". */
  private isBefore(place: Place): boolean {
    const end = this.back('joins', place, place.from)
    return this.found.things.some((thing) => {
      if (thing.to !== end || !this.isBeside(thing, place) || withParticle.test(this.words[thing.from])) return false
      const first = this.back('articles', place, thing.from)
      return !this.isIn(place, first - 1) || !this.isOf(['prepositions'], place.language, first - 1)
    })
  }

  /** "Lost the match"; and at the beginning "dead phone", as some languages have it with every word. */
  private isAfter(place: Place): boolean {
    if (!this.isSome(['losses'], place) && this.isIn(place, this.back('joins', place, place.from) - 1)) return false
    let at = place.to
    while (this.isIn(place, at) && this.isOf(['articles'], place.language, at)) at++
    return this.found.things.some((thing) => thing.from === at && this.isBeside(thing, place))
  }

  private back(kind: Aside, place: Place, at: number): number {
    let first = at
    while (this.isIn(place, first - 1) && this.isOf([kind], place.language, first - 1)) first--
    return first
  }

  private isSome(kinds: readonly Aside[], { language, from, to }: Place): boolean {
    for (let at = from; at < to; at++) if (this.isOf(kinds, language, at)) return true
    return false
  }

  private isOf(kinds: readonly Aside[], language: string, at: number): boolean {
    return kinds.some((kind) => this.found[kind].some((each) => each.language === language && each.from <= at && at < each.to))
  }

  private isIn({ from }: Place, at: number): boolean {
    return at >= 0 && at < this.words.length && this.clauses[at] === this.clauses[from]
  }

  private isBeside(thing: Place, place: Place): boolean {
    return thing.language === place.language && this.isIn(place, thing.from)
  }
}
