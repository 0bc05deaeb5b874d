/**
 * VADER, the lexicon everyone compares with (C. J. Hutto and E. Gilbert, "VADER: A Parsimonious Rule-based Model for
 * Sentiment Analysis of Social Media Text", ICWSM 2014), from its published rules and constants. English only.
 */
import type { Lexicon } from '../data/lexicons.ts'

/** What a booster adds to the word it is before, and what a damper takes. */
const BOOST = 0.293
/** What capitals add in a text that is not all in capitals. */
const CAPITALS = 0.733
/** What negation multiplies by. */
const NEGATION = -0.74
/** How far before a word boosters and negators reach, and what is left of a booster there. */
const REACH = [1, 0.95, 0.9]
/** The published bounds of the compound score. */
export const POSITIVE_FROM = 0.05

const boosters = new Set(
  'absolutely amazingly awfully completely considerable considerably decidedly deeply effing enormous enormously entirely especially exceptional exceptionally extreme extremely fabulously flipping flippin frackin fracking fricking frickin frigging friggin fully fuckin fucking fuggin fugging greatly hella highly hugely incredible incredibly intensely major majorly more most particularly purely quite really remarkably so substantially thoroughly total totally tremendous tremendously uber unbelievably unusually utter utterly very'.split(
    ' ',
  ),
)
const dampers = new Set(
  'almost barely hardly kinda kindof kind-of less little marginal marginally occasional occasionally partly scarce scarcely slight slightly somewhat sorta sortof sort-of'.split(
    ' ',
  ),
)
const negators = new Set(
  "aint arent cannot cant couldnt darent didnt doesnt ain't aren't can't couldn't daren't didn't doesn't dont hadnt hasnt havent isnt mightnt mustnt neither don't hadn't hasn't haven't isn't mightn't mustn't neednt needn't never none nope nor not nothing nowhere oughtnt shant shouldnt uhuh wasnt werent oughtn't shan't shouldn't uh-uh wasn't weren't without wont wouldnt won't wouldn't rarely seldom despite".split(
    ' ',
  ),
)
/** Phrases of their own valence. */
const idioms: Record<string, number> = {
  'the shit': 3,
  'the bomb': 3,
  'bad ass': 1.5,
  badass: 1.5,
  'bus stop': 0,
  'yeah right': -2,
  'kiss of death': -1.5,
  'to die for': 3,
  'beating heart': 3.1,
  'broken heart': -2.9,
}

export class Vader {
  private readonly lexicon: Lexicon
  private readonly emoji: ReadonlyMap<string, string>

  /** Words with -4 to 4, in lower case; and the English words an emoji is read as. */
  constructor(lexicon: Lexicon, emoji: ReadonlyMap<string, string>) {
    this.lexicon = lexicon
    this.emoji = emoji
  }

  /** The compound score, -1..1. */
  read(text: string): number {
    const words = wordsOf(this.withoutEmoji(text))
    const lower = words.map((word) => word.toLowerCase())
    const isMixed = hasMixedCase(words)
    let valences = words.map((_, i) => this.valenceAt(i, words, lower, isMixed))
    const but = lower.indexOf('but')
    if (but >= 0) valences = valences.map((valence, i) => (i < but ? valence * 0.5 : i > but ? valence * 1.5 : valence))
    let sum = valences.reduce((total, valence) => total + valence, 0)
    const emphasis = emphasisOf(text)
    if (sum > 0) sum += emphasis
    else if (sum < 0) sum -= emphasis
    return Math.max(-1, Math.min(1, sum / Math.sqrt(sum * sum + 15)))
  }

  private valenceAt(i: number, words: string[], lower: string[], isMixed: boolean): number {
    const word = lower[i]
    if (boosters.has(word) || dampers.has(word) || (word === 'kind' && lower[i + 1] === 'of')) return 0
    let valence = this.lexicon.get(word)
    if (valence === undefined) return 0
    // "no" is a feeling where it is alone, and a negator before a word that feels.
    if (word === 'no' && this.lexicon.has(lower[i + 1])) return 0
    const isNo = ['no'].includes(lower[i - 1]) || lower[i - 2] === 'no' || (lower[i - 3] === 'no' && ['or', 'nor'].includes(lower[i - 1]))
    if (isNo) valence = this.lexicon.get(word)! * NEGATION
    if (isMixed && isCapital(words[i])) valence += Math.sign(valence) * CAPITALS
    for (const [back, left] of REACH.entries()) {
      const before = lower[i - back - 1]
      if (before === undefined || this.lexicon.has(before)) continue
      valence += boostOf(words[i - back - 1], valence, isMixed) * left
      valence = negatedAt(valence, lower, i, back)
      if (back === 2) valence = idiomAt(valence, lower, i) + (isDamped(lower, i) ? -BOOST : 0)
    }
    const isLeast = lower[i - 1] === 'least' && !this.lexicon.has('least') && !['at', 'very'].includes(lower[i - 2])
    return isLeast ? valence * NEGATION : valence
  }

  private withoutEmoji(text: string): string {
    let plain = ''
    for (const char of text) {
      const name = this.emoji.get(char)
      plain += name === undefined ? char : `${plain === '' || plain.endsWith(' ') ? '' : ' '}${name} `
    }
    return plain.trim()
  }
}

/** Words without the marks around them; what is left too short keeps them, as `:)` does. */
function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((token) => {
      const word = token.replace(/^[!-/:-@[-`{-~]+|[!-/:-@[-`{-~]+$/g, '')
      return word.length <= 2 ? token : word
    })
}

function isCapital(word: string): boolean {
  return word === word.toUpperCase() && word !== word.toLowerCase()
}

function hasMixedCase(words: string[]): boolean {
  const capitals = words.filter(isCapital).length
  return capitals > 0 && capitals < words.length
}

function boostOf(word: string, valence: number, isMixed: boolean): number {
  const lower = word.toLowerCase()
  const size = boosters.has(lower) ? BOOST : dampers.has(lower) ? -BOOST : 0
  if (size === 0) return 0
  const boost = Math.sign(valence) * size
  return isMixed && isCapital(word) ? boost + Math.sign(valence) * CAPITALS : boost
}

/** "never so good" and "never this good" are praise; "without doubt" negates nothing. */
function negatedAt(valence: number, lower: string[], i: number, back: number): number {
  const [one, two, three] = [lower[i - 1], lower[i - 2], lower[i - 3]]
  const isStrong = (word: string) => word === 'so' || word === 'this'
  if (back === 0) return isNegator(one) ? valence * NEGATION : valence
  if (back === 1) {
    if (two === 'never' && isStrong(one)) return valence * 1.25
    if (two === 'without' && one === 'doubt') return valence
    return isNegator(two) ? valence * NEGATION : valence
  }
  if (three === 'never' && (isStrong(two) || isStrong(one))) return valence * 1.25
  if (three === 'without' && (two === 'doubt' || one === 'doubt')) return valence
  return isNegator(three) ? valence * NEGATION : valence
}

function isNegator(word: string): boolean {
  return negators.has(word) || word.includes("n't")
}

/** "kind of", "sort of" and "just enough" right before a word, or one word away. */
function isDamped(lower: string[], i: number): boolean {
  const before = [lower.slice(i - 3, i - 1).join(' '), lower.slice(i - 2, i).join(' ')]
  return before.some((phrase) => ['kind of', 'sort of', 'just enough'].includes(phrase))
}

function idiomAt(valence: number, lower: string[], i: number): number {
  const phrases = [
    [i - 1, i],
    [i - 2, i],
    [i - 2, i - 1],
    [i - 3, i - 1],
    [i - 3, i - 2],
    [i, i + 1],
    [i, i + 2],
  ].map(([from, to]) => lower.slice(from, to + 1).join(' '))
  const found = phrases.find((phrase) => phrase in idioms)
  return found === undefined ? valence : idioms[found]
}

/** What exclamation marks (four at most) and several question marks add. */
function emphasisOf(text: string): number {
  const exclamations = Math.min(4, text.split('!').length - 1) * 0.292
  const questions = text.split('?').length - 1
  return exclamations + (questions > 3 ? 0.96 : questions > 1 ? questions * 0.18 : 0)
}
