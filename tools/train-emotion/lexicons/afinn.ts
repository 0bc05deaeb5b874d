/** AFINN (F. Å. Nielsen, "A new ANEW", 2011): the valences of a text's words, summed. Its translations are read alike. */
import type { Lexicon } from '../data/lexicons.ts'

/** Scripts that put no space between words: there the longest entry that fits is a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu
/** AFINN's own phrases have up to three words. */
const LONGEST_PHRASE = 3
const LONGEST_UNSPACED = 12

export class Afinn {
  private readonly lexicon: Lexicon
  private readonly emoticons: Lexicon

  /** Words in lower case and emoticons, both with -5 to 5. */
  constructor(lexicon: Lexicon, emoticons: Lexicon) {
    this.lexicon = lexicon
    this.emoticons = emoticons
  }

  /** The sum of the valences: above 0 positive, below 0 negative. */
  read(text: string): number {
    let sum = 0
    for (const token of text.split(/\s+/)) sum += this.emoticons.get(token) ?? 0
    const words = (text.toLowerCase().match(WORD) ?? []).map((word) => word.replaceAll('’', "'"))
    for (let i = 0; i < words.length; i++) {
      const length = this.phraseAt(words, i)
      if (length > 0) {
        sum += this.lexicon.get(words.slice(i, i + length).join(' '))!
        i += length - 1
      } else if (UNSPACED.test(words[i])) sum += this.unspaced(words[i])
    }
    return sum
  }

  /** How many words the longest entry has that begins here; 0 for none. */
  private phraseAt(words: string[], from: number): number {
    for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length--)
      if (this.lexicon.has(words.slice(from, from + length).join(' '))) return length
    return 0
  }

  private unspaced(run: string): number {
    let sum = 0
    for (let i = 0; i < run.length; ) {
      let length = Math.min(LONGEST_UNSPACED, run.length - i)
      while (length > 0 && !this.lexicon.has(run.slice(i, i + length))) length--
      if (length > 0) sum += this.lexicon.get(run.slice(i, i + length))!
      i += Math.max(1, length)
    }
    return sum
  }
}
