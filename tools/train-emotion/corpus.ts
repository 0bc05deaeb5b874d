/**
 * Texts as the trainer reads them: each distinct token taken apart once, by the same code as in the product
 * (src/text), and each text a list of tokens in groups.
 */
import { innerLabels } from '@convostat/emotion/labels'
import { extraWeight } from '@convostat/emotion/model'
import { bucketOf, buckets } from '@convostat/emotion/text/hash'
import { Scanner } from '@convostat/emotion/text/scanner'
import { Vocabulary } from '@convostat/emotion/text/vocabulary'
import { Floats, Ints } from './growing.ts'

export interface Sample {
  text: string
  language: string
  /** Samples of one domain share their own bias while learning, which the product does not have. */
  domain: string
  /** Null or NaN: not known. */
  sentiment: ArrayLike<number> | null
  emotions: ArrayLike<number> | null
  weight: number
}

export class Corpus {
  count = 0
  /** Tokens firstToken[i]..firstToken[i + 1] are sample i's, extras likewise. */
  readonly firstToken = new Ints()
  readonly firstExtra = new Ints()
  readonly token = new Ints()
  readonly tokenGroup = new Ints()
  readonly extra = new Ints()
  readonly extraGroup = new Ints()
  /** Features firstFeature[t]..firstFeature[t + 1] are token t's: buckets, and what they weigh. */
  readonly firstFeature = new Ints()
  readonly feature = new Ints()
  readonly featureWeight = new Floats()
  /** Of sample i: squared length of all its features, `outputs` targets (NaN: unknown), weight, domain, language. */
  readonly square = new Floats()
  readonly target = new Floats()
  readonly weight = new Floats()
  readonly domain = new Ints()
  readonly language = new Ints()
  readonly domains: string[] = []
  readonly languages: string[] = []
  private readonly tokenSquare = new Floats()
  private readonly scanner: Scanner
  private readonly encoder = new TextEncoder()
  private bytes = new Uint8Array(1 << 16)

  constructor(mostTokens = 3_000_000) {
    const vocabulary = new Vocabulary(mostTokens, (id, token) => {
      if (id !== this.firstFeature.length - 1) throw new Error(`The corpus holds more than ${mostTokens} distinct tokens`)
      let square = 0
      for (let i = 0; i < token.count; i++) {
        this.feature.push(bucketOf(token.features[i]))
        this.featureWeight.push(token.weights[i])
        square += token.weights[i] ** 2
      }
      this.firstFeature.push(this.feature.length)
      this.tokenSquare.push(square)
    })
    this.firstFeature.push(0)
    this.firstToken.push(0)
    this.firstExtra.push(0)
    this.scanner = new Scanner(vocabulary)
  }

  /** The number of the sample, from 0. */
  add({ text, language, domain, sentiment, emotions, weight }: Sample): number {
    if (text.length * 3 + 64 > this.bytes.length) this.bytes = new Uint8Array(text.length * 3 + 64)
    const { written } = this.encoder.encodeInto(text, this.bytes)
    this.bytes.fill(0, written, written + 64)
    const { scanner } = this
    scanner.scan(this.bytes, 0, written)
    let square = 0
    for (let i = 0; i < scanner.count; i++) {
      this.token.push(scanner.id[i])
      this.tokenGroup.push(scanner.group[i])
      square += this.tokenSquare.values[scanner.id[i]]
    }
    for (let i = 0; i < scanner.extraCount; i++) {
      this.extra.push(bucketOf(scanner.extraHash[i]))
      this.extraGroup.push(scanner.extraGroup[i])
      square += extraWeight ** 2
    }
    this.firstToken.push(this.token.length)
    this.firstExtra.push(this.extra.length)
    this.square.push(square)
    for (let i = 0; i < 3; i++) this.target.push(sentiment?.[i] ?? Number.NaN)
    for (let i = 0; i < innerLabels.length; i++) this.target.push(emotions?.[i] ?? Number.NaN)
    this.weight.push(weight)
    this.domain.push(numberOf(this.domains, domain))
    this.language.push(numberOf(this.languages, language))
    return this.count++
  }

  /** How often each bucket is met in the samples given. */
  counts(samples: ArrayLike<number>): Int32Array {
    const counts = new Int32Array(buckets)
    for (let s = 0; s < samples.length; s++) this.countIn(samples[s], counts)
    return counts
  }

  private countIn(sample: number, counts: Int32Array): void {
    const [tokens, firsts, features] = [this.token.values, this.firstFeature.values, this.feature.values]
    for (let t = this.firstToken.values[sample]; t < this.firstToken.values[sample + 1]; t++)
      for (let f = firsts[tokens[t]]; f < firsts[tokens[t] + 1]; f++) counts[features[f]]++
    for (let e = this.firstExtra.values[sample]; e < this.firstExtra.values[sample + 1]; e++) counts[this.extra.values[e]]++
  }
}

function numberOf(names: string[], name: string): number {
  const known = names.indexOf(name)
  return known >= 0 ? known : names.push(name) - 1
}
