/** What a token is taken apart into. */

/** The most features one token can have: four grams for each unit of a run of 96 bytes, and half as many again. */
const mostFeatures = 1024

/** Used again and again: one is filled for each new token. */
export class Token {
  /** Bits of roles.ts. */
  role = 0
  /** Hash of the word or emoji itself, of which pairs are made; 0 where it makes none. */
  word = 0
  /** Features 0..count: their hashes, and the weight each has. */
  count = 0
  readonly features = new Int32Array(mostFeatures)
  readonly weights = new Float64Array(mostFeatures)

  /** Becomes another, without features. */
  begin(role: number, word: number): void {
    this.role = role
    this.word = word
    this.count = 0
  }

  add(feature: number, weight: number): void {
    this.features[this.count] = feature
    this.weights[this.count++] = weight
  }
}
