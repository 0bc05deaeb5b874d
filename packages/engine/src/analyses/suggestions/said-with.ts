/** What a keyword is mostly said with: without it, the keyword says the opposite, or is half a word. */
import { type Chat, messageText } from '#chat/chat.ts'
import { fold } from '#words/fold.ts'
import type { Keyword } from './keyword.ts'

/** Words that deny what follows them, by language; with spaces between them. */
const written: Readonly<Record<string, string>> = {
  ar: 'لا ما لم لن ليس ليست مش مو مب موش بدون بلا',
  bg: 'не няма никога',
  ca: 'no mai',
  cs: 'ne není nikdy',
  da: 'ikke aldrig ingen',
  de: 'nicht nie niemals kein keine keinen keinem keiner nich',
  el: 'δεν δε μη μην ποτέ',
  en: "not never no don't dont doesn't doesnt didn't didnt isn't isnt wasn't wasnt aren't arent can't cant cannot couldn't won't wont wouldn't without",
  es: 'no nunca jamás ni sin ningún ninguna',
  fa: 'نه هیچ بدون هرگز',
  fi: 'ei en et älä',
  fr: 'ne pas jamais sans aucun aucune plus',
  he: 'לא אל אין בלי',
  hi: 'नहीं मत न ना नही',
  'hi-Latn': 'nahi nahin nai nhi mat na',
  hr: 'ne nije nikad',
  hu: 'nem ne soha',
  id: 'tidak gak nggak ga enggak jangan bukan tak',
  it: 'non mai senza nessun nessuna',
  ms: 'tidak tak jangan bukan',
  nb: 'ikke aldri ingen',
  nl: 'niet nooit geen',
  pl: 'nie nigdy bez',
  pt: 'não nunca jamais nem sem nenhum nenhuma',
  ro: 'nu niciodată fără',
  ru: 'не нет никогда без',
  sk: 'nie nikdy',
  sl: 'ne ni nikoli',
  sr: 'не ne није nije',
  sv: 'inte aldrig ingen inga',
  sw: 'si hapana',
  th: 'ไม่ อย่า มิ ไม่เคย',
  tl: 'hindi huwag wag walang',
  uk: 'не ні ніколи без',
  ur: 'نہیں مت نہ نا',
  vi: 'không đừng chẳng chưa ko',
  zh: '不 没 沒 别 別 不要 没有 沒有 从不 從不',
}

/** This many messages, at even distances, say how a keyword is mostly said. */
const LOOKED_AT = 200
/** Mostly: in this share of them. */
const MOSTLY = 0.5

/** Says whether a keyword is mostly said directly after a negation of these languages, in rows that contain it. */
export function negatedIn(chat: Chat, languages: readonly string[]): (keyword: Keyword, rows: ArrayLike<number>) => boolean {
  const codes = new Set(languages.flatMap((language) => [language, language.split('-')[0]]))
  const all = [...codes].flatMap((code) => written[code]?.split(' ') ?? []).map(fold)
  if (all.length === 0) return () => false
  const negation = new RegExp(`(?<![\\p{L}\\p{M}'])(?:${all.join('|')})\\s+$`, 'u')
  const isDenied = (before: string, { isUnspaced }: Keyword): boolean =>
    isUnspaced ? all.some((word) => before.endsWith(word)) : negation.test(before)
  return (keyword, rows) => isMostly(chat, keyword, rows, ({ before }) => isDenied(before, keyword))
}

const SAME_WORD = ['Han', 'Katakana'].map((script) => new RegExp(`[\\p{Script=${script}}ー]`, 'u'))

/** Says whether a keyword is mostly a part of a longer name in Japanese, where hiragana parts names, or counts something. */
export function cutIn(chat: Chat, languages: readonly string[]): (keyword: Keyword, rows: ArrayLike<number>) => boolean {
  if (!languages.includes('ja')) return () => false
  const counted = /\p{Nd}$/u
  const goesOn = (letter: string | undefined, beside: string): boolean =>
    beside !== '' && SAME_WORD.some((script) => script.test(letter ?? '') && script.test(beside))
  return (keyword, rows) => {
    const letters = Array.from(keyword.words.join(''))
    return (
      keyword.isUnspaced &&
      isMostly(
        chat,
        keyword,
        rows,
        ({ before, after }) => counted.test(before) || goesOn(letters[0], before.slice(-1)) || goesOn(letters.at(-1), after),
      )
    )
  }
}

interface Around {
  before: string
  after: string
}

/** Whether most places of a keyword that are looked at, one in a message, are like this. */
function isMostly(chat: Chat, { words, isUnspaced }: Keyword, rows: ArrayLike<number>, isSo: (around: Around) => boolean): boolean {
  const phrase = words.join(' ')
  const step = Math.ceil(rows.length / LOOKED_AT)
  let [said, so] = [0, 0]
  for (let i = 0; i < rows.length; i += step) {
    const around = aroundIn(fold(messageText(chat, rows[i])), phrase, isUnspaced)
    if (around === null) continue
    said++
    if (isSo(around)) so++
  }
  return so > MOSTLY * said
}

/** The negation is not longer, with the spaces after it. */
const LOOK_BEHIND = 20
const PART_OF_A_WORD = /[\p{L}\p{M}\p{N}]/u

/** What a text has around a phrase; null where the phrase is not written plainly. */
function aroundIn(text: string, phrase: string, isUnspaced: boolean): Around | null {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const isWord = ![text[at - 1], text[at + phrase.length]].some((next) => PART_OF_A_WORD.test(next ?? ''))
    if (isUnspaced || isWord)
      return { before: text.slice(Math.max(0, at - LOOK_BEHIND), at), after: text.slice(at + phrase.length, at + phrase.length + 1) }
  }
  return null
}
