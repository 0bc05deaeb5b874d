/** "Who has the fastest thumbs, like replies quickest": the plainer words that follow are the question. */
import { dataOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import type { LanguageData } from '#languages/language.ts'
import type { QuestionContext } from '../question-context.ts'
import type { Concept } from './concepts.ts'
import { conceptsOf, forms, lexiconOf, meaningsAt } from './lexicon.ts'
import { peopleAt } from './people.ts'
import { type Calendar, periodsAt } from './periods.ts'
import { plain, plainWords, type Token, tokensOf } from './tokens.ts'

const ASKING: readonly Concept[] = ['how_many', 'how_often', 'how_many_times', 'how_long', 'how_fast', 'who', 'when', 'which']
/** What the first wording may say beside that: none of these is a limit. */
const LOOSE: ReadonlySet<Concept> = new Set<Concept>([
  ...ASKING,
  'most',
  'least',
  'more',
  'less',
  'fastest',
  'slowest',
  'write',
  'talk',
  'typical',
  'in_chat',
])

/** Words that limit a question, which its second wording leaves out. */
const LIMITS: ReadonlySet<string> = new Set(
  'without|except|excluding|but|not|no|unless|when|while|if|before|after|since|until|during|only|than|because|ohne|außer|nicht|kein|keine|wenn|während|als|bevor|nachdem|seit|bis|nur|sin|excepto|salvo|menos|cuando|si|antes|después|desde|hasta|solo|sem|exceto|não|quando|depois|até|só|bina|siva|jab|agar|pehle|baad|sirf|nahi|बिना|सिवा|जब|अगर|पहले|बाद|सिर्फ़|नहीं|بدون|عدا|إلا|سوى|لما|إذا|قبل|بعد|منذ|فقط|لا|ليس'
    .split('|')
    .map(plain),
)

/** The second wording, where the first one limits nothing; null where it has none. `parts` are the parts of a question between its commas. */
export function restated(parts: readonly string[], asked: QuestionContext, calendar: Calendar): string | null {
  for (const language of languages) {
    const data = dataOf[language]
    const { restates = '' } = data
    if (restates === '') continue
    const marks = forms(restates).map(plainWords)
    for (let at = parts.length - 1; at >= 0; at--) {
      const words = plainWords(parts[at])
      const found = markIn(words, marks, at > 0)
      if (!found) continue
      const before = tokensOf([...parts.slice(0, at), words.slice(0, found.from).join(' ')].join(' '))
      const again = [...words.slice(found.to), ...parts.slice(at + 1).flatMap(plainWords)].join(' ')
      const saidAgain = tokensOf(again) ?? []
      const asker = before && askedIn(before, data)
      if (!before || !asker || isLimited(before, saidAgain, data, asked, calendar)) continue
      const second = askedIn(saidAgain, data)
      if (second?.concept === asker.concept) return again
      if (!second && asker.concept === 'who') return `${asker.words} ${again}`
    }
  }
  return null
}

/** Where a mark is: any behind a comma, and one of several words, which means nothing else, anywhere. */
function markIn(words: readonly string[], marks: readonly string[][], isBehindComma: boolean): { from: number; to: number } | null {
  for (const [from] of words.entries()) {
    const isAt = (mark: readonly string[]): boolean =>
      mark.length < words.length - from && mark.every((word, i) => words[from + i] === word)
    const mark = marks.find((each) => isAt(each) && (from === 0 ? isBehindComma : each.length > 1))
    if (mark) return { from, to: from + mark.length }
  }
  return null
}

/** The first words that ask, as many of them as belong together: "which of us" is who. */
function askedIn(tokens: readonly Token[], data: LanguageData): { concept: Concept; words: string } | null {
  for (const start of tokens.keys()) {
    const found = [...meaningsAt(lexiconOf(data), tokens, start)].findLast((each) => each.is === 'concept' && ASKING.includes(each.concept))
    if (found?.is !== 'concept') continue
    const words = tokens.slice(start, found.end).map(({ text }) => text)
    return { concept: found.concept, words: words.join(' ') }
  }
  return null
}

function isLimited(
  tokens: readonly Token[],
  again: readonly Token[],
  data: LanguageData,
  { chat, me }: QuestionContext,
  calendar: Calendar,
): boolean {
  const lexicon = lexiconOf(data)
  const isSaidAgain = conceptsOf(again, data)
  return tokens.some(
    ({ kind, text }, start) =>
      kind !== 'word' ||
      LIMITS.has(text) ||
      [...meaningsAt(lexicon, tokens, start)].some(
        (each) =>
          each.is !== 'filler' &&
          each.is !== 'everyone' &&
          !(each.is === 'concept' && (LOOSE.has(each.concept) || isSaidAgain.has(each.concept))),
      ) ||
      periodsAt(data, tokens, start, calendar).length > 0 ||
      [...peopleAt(chat, data, lexicon, tokens, start)].some((person) => person.is === 'person' && person.name !== me),
  )
}
