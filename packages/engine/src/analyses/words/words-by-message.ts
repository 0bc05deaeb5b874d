/** The words of every row as a reader names them. */
import { type Chat, messageText } from '#chat/chat.ts'
import { textColumn } from '#chat/column.ts'
import type { Dictionary } from '#words/dictionary.ts'
import { fold } from '#words/fold.ts'
import { words } from '#words/words.ts'
import { type JapaneseWord, japaneseWords } from './japanese/japanese-words.ts'

/** Row `i` has the words `tokens[start[i] .. start[i + 1])`: tokens of the dictionary, or words beyond them. */
export interface Spoken {
  readonly start: Uint32Array
  readonly tokens: Uint32Array
  /** Words and tokens have numbers below this; from `dictionary.size` on they are words of `further`, folded. */
  readonly size: number
  readonly further: readonly string[]
}

/**
 * The tokens of the search, but in rows with kana: what a dictionary cuts Japanese into are pieces that grammar puts together,
 * so there the words are those of `japaneseWords`. Links, emoji and other scripts stay.
 */
export const spoken = textColumn((chat: Chat): Spoken => {
  const { start, tokens, dictionary } = words(chat)
  const plain = { start, tokens, size: dictionary.size, further: [] }
  const hasKana = tokensWithKana(dictionary)
  return hasKana ? withJapanese(chat, hasKana) : plain
})

/** The first byte of kana in UTF-8 ... */
const FIRST = 0xe3
/** ... and the second one: U+3040 to U+30FF. */
const isKana = (second: number): boolean => second >= 0x81 && second <= 0x83

/** By token, 1 where it has a kana; null where none has. */
function tokensWithKana({ size, written: { texts, at } }: Dictionary): Uint8Array | null {
  let p = texts.indexOf(FIRST)
  if (p < 0 || p >= at[size]) return null
  const found = new Uint8Array(size)
  let isAny = false
  let token = 0
  for (; p >= 0 && p < at[size]; p = texts.indexOf(FIRST, p + 1)) {
    if (!isKana(texts[p + 1])) continue
    while (at[token + 1] <= p) token++
    found[token] = 1
    isAny = true
  }
  return isAny ? found : null
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** This many short texts are remembered: people say the same things again. */
const REMEMBERED = 1 << 15
const SHORT = 40
/** In a longer text, in UTF-16 units, words of other scripts come before the Japanese ones. */
const IN_ORDER = 5000

function withJapanese(chat: Chat, hasKana: Uint8Array): Spoken {
  const { start, tokens, dictionary } = words(chat)
  const starts = new Uint32Array(start.length)
  let all = new Uint32Array(Math.ceil(1.1 * tokens.length) + 64)
  let count = 0
  const push = (token: number): void => {
    if (count === all.length) {
      const larger = new Uint32Array(Math.ceil(1.5 * count))
      larger.set(all)
      all = larger
    }
    all[count++] = token
  }
  const further: string[] = []
  const numbers = new Map<string, number>()
  const numberOf = (word: string): number => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const token = dictionary.find(word)
    const number = token >= 0 ? token : dictionary.size + further.push(word) - 1
    numbers.set(word, number)
    return number
  }
  const remembered = new Map<string, readonly JapaneseWord[]>()
  const wordsOf = (text: string): readonly JapaneseWord[] => {
    const known = remembered.get(text)
    if (known) return known
    const found = japaneseWords(text)
    if (text.length <= SHORT && remembered.size < REMEMBERED) remembered.set(text, found)
    return found
  }
  for (let row = 0; row < chat.count; row++) {
    const [from, to] = [start[row], start[row + 1]]
    let isJapanese = false
    for (let i = from; i < to && !isJapanese; i++) isJapanese = hasKana[tokens[i]] === 1
    if (!isJapanese) for (let i = from; i < to; i++) push(tokens[i])
    else {
      const text = fold(messageText(chat, row))
      // Looked at once for each token: whether it stays, and how it is written.
      const others: { token: number; folded: string }[] = []
      const links: string[] = []
      for (let i = from; i < to; i++) {
        const token = tokens[i]
        const written = dictionary.text(token)
        const isJapanese = hasKana[token] === 1 || JAPANESE.test(written)
        if (isJapanese && dictionary.kind(token) !== 'link') continue
        const folded = fold(written)
        others.push({ token, folded })
        if (isJapanese) links.push(folded)
      }
      const found = wordsOf(links.length === 0 ? text : withoutLinks(text, links))
      let next = 0
      let at = 0
      for (const { token, folded } of others) {
        const place = text.length > IN_ORDER ? -1 : text.indexOf(folded, at)
        if (place >= 0) {
          at = place + folded.length
          while (next < found.length && found[next].at < place) push(numberOf(found[next++].text))
        }
        push(token)
      }
      while (next < found.length) push(numberOf(found[next++].text))
    }
    starts[row + 1] = count
  }
  // What is left over is less than a copy would take while both are there.
  return { start: starts, tokens: all.subarray(0, count), size: dictionary.size + further.length, further }
}

/** A text with blanks in place of these links, which are in it one after another: a link has no words. */
function withoutLinks(text: string, links: readonly string[]): string {
  let kept = ''
  let at = 0
  for (const link of links) {
    const place = text.indexOf(link, at)
    if (place < 0) break
    kept += text.slice(at, place) + ' '.repeat(link.length)
    at = place + link.length
  }
  return kept + text.slice(at)
}
