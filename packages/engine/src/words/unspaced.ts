import { classOf, QUESTION } from './word-class.ts'

/** Words of scripts written without spaces: only a dictionary can find them, and the Segmenter has it. */
let segmenter: Intl.Segmenter | undefined

/** What a dictionary finds in a piece of text. */
export interface UnspacedWords {
  readonly tokens: readonly string[]
  /** How many of the tokens the Segmenter calls word-like. */
  readonly wordCount: number
  /** A question mark is among letters of several scripts, where no word parts them. */
  readonly hasQuestion: boolean
}

// ICU gives some segments no status for lack of a rule (a Hangul syllable with a mark); they are tokens all the same, as in every other text.
const isNamed = /^(?!.*[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}]).*[\p{L}\p{Nd}]/su

/** The words of a short piece of text. (The Segmenter's time grows faster than its text: give it hundreds of characters, not thousands.) */
export function dictionaryWords(text: string): UnspacedWords {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' })
  const tokens: string[] = []
  let wordCount = 0
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike) wordCount++
    if (isWordLike || isNamed.test(segment)) tokens.push(segment)
  }
  return { tokens, wordCount, hasQuestion: greekQuestion.test(text) || Array.from(text).some(isQuestionMark) }
}

const isQuestionMark = (character: string): boolean => (classOf(character.codePointAt(0) ?? 0) & QUESTION) !== 0
/** Greek keyboards write it as a semicolon. */
const greekQuestion = /(?=\p{L})[\u0370-\u03ff\u1f00-\u1fff](?:\p{M}|\p{Cf})*;/u
