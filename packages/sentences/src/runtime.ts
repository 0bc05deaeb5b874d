/** What generated sentences call. The formats come from `@convostat/format`, of the language that a page or a mail is written in. */

const FSI = '\u2068'
const PDI = '\u2069'

/** A name in its own direction, for a language written from the right. A text that is isolated already stays as it is. */
export const isolated = (text: string): string => (text.startsWith(FSI) ? text : `${FSI}${text}${PDI}`)

/** The scripts written from the right: Hebrew, Arabic and their neighbours, in the blocks that Unicode keeps for them. */
const fromRight = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** The same for a language written from the left, where only a text with letters from the right can turn what is around it. */
export const isolatedFromRight = (text: string): string => marked(fromRight.test(text) ? isolated(text) : text)

/** For plain English, which programs read: the text gets no marks. */
export const asItIs = (text: string): string => text

let marked = (text: string): string => text

/** Marks the texts within English sentences: a pseudo-language leaves them as they are. */
export function markTexts(mark: (text: string) => string): void {
  marked = mark
}

const rules = new Map<string, Intl.PluralRules>()

/** The plural form of a number. The rules are made when a sentence first needs them: on a phone that takes milliseconds. */
export function pluralForm(language: string, n: number, type: Intl.PluralRuleType = 'cardinal'): Intl.LDMLPluralRule {
  const key = `${language} ${type}`
  let known = rules.get(key)
  if (!known) {
    known = new Intl.PluralRules(language, { type })
    rules.set(key, known)
  }
  return known.select(n)
}
