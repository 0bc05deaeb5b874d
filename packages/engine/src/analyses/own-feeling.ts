/** Whether words are about what their writer feels, and not about another person's: by word lists of each language. */
import type { Emotion } from '@convostat/emotion'
import { likelyLanguages } from '#on-show/delicate-words.ts'
import { plainText, wordsOf } from '#on-show/plain-text.ts'
import { saysAtLeast } from '#on-show/says-at-least.ts'
import lists from './own-feeling.json' with { type: 'json' }

/**
 * Phrases, divided by `|`. `openers` may be before a subject, `me` is a first person that feels it, `asks` how a question begins (and
 * `anywhere`, where it may be within), `others` and `before` with `kin` are other people, `you` the one written to. `named` speak of
 * a surprise as a thing, unless it is one of `butNot`. `third` is what is only said of other people ("loves"); `no` denies one of the
 * words of an emotion near it, and so does `nothing` after it ("afraid of nothing"), unless the text has one of `butIf` ("never been so happy").
 */
type Lists = Readonly<
  Record<'openers' | 'me' | 'asks' | 'anywhere' | 'others' | 'before' | 'kin' | 'you' | 'named' | 'butNot' | Denial | 'third', Phrases>
> & { readonly felt: Readonly<Partial<Record<Emotion, Phrases>>> }
type Denial = 'no' | 'noAfter' | 'butIf' | 'nothing'
type Phrases = readonly string[]

const phrasesOf = (line = ''): Phrases =>
  line
    .split('|')
    .map((phrase) => wordsOf(plainText(phrase)).join(' '))
    .filter((phrase) => phrase !== '')

let read: ReadonlyMap<string, Lists> | undefined

/** The lists by language, folded when they are first asked for. */
const listsByLanguage = (): ReadonlyMap<string, Lists> => {
  read ??= new Map(
    Object.entries(lists).map(([language, all]) => [
      language,
      {
        openers: phrasesOf(all.openers),
        me: phrasesOf(all.me),
        asks: phrasesOf(all.asks),
        anywhere: phrasesOf('anywhere' in all ? all.anywhere : ''),
        others: phrasesOf(all.others),
        before: phrasesOf(all.before),
        kin: phrasesOf(all.kin),
        you: phrasesOf(all.you),
        named: phrasesOf(all.named),
        butNot: phrasesOf(all.butNot),
        third: phrasesOf(all.third),
        no: phrasesOf(all.no),
        noAfter: phrasesOf('noAfter' in all ? all.noAfter : ''),
        butIf: phrasesOf(all.butIf),
        nothing: phrasesOf(all.nothing),
        felt: {
          joy: phrasesOf(all.joy),
          sadness: phrasesOf(all.sadness),
          anger: phrasesOf(all.anger),
          fear: phrasesOf(all.fear),
          surprise: phrasesOf(all.surprise),
        },
      },
    ]),
  )
  return read
}

/** A sentence about another person says that they feel one of these; the others are what the writer feels about them: "you are wonderful". */
const ofSomeone: ReadonlySet<Emotion> = new Set(['joy', 'surprise', 'sadness', 'anger', 'fear'])
/** "You never listen" is the writer's anger. */
const ofTheOther: ReadonlySet<Emotion> = new Set(['joy', 'surprise', 'sadness', 'fear'])
/** An outcry or an apology said twice may be anything; this many different words, questions left out, say what they mean. */
const FEWEST_WORDS = 3

/**
 * Whether an emotion in a text is its writer's. It is not in a question, where a sentence begins with another subject and has no
 * first person, or where a surprise is only mentioned: which of several sentences the emotion is in is not known. In a language without
 * a list everything but questions is.
 */
export function isOwnFeeling(text: string, emotion: Emotion): boolean {
  const stated = text.split(/(?<=[.!?…؟。！？।\n])/u).filter((sentence) => !/[?؟？]\s*$/u.test(sentence))
  if (!saysAtLeast(stated.join(''), FEWEST_WORDS, true)) return false
  if (deniesFeeling(stated.join(''), emotion)) return false
  const sentences = stated.map((sentence) => wordsOf(plainText(sentence)))
  const known = listsByLanguage()
  for (const language of likelyLanguages(sentences.flat())) {
    const all = known.get(language)
    if (all && !sentences.every((words) => isOwnIn(all, words, emotion))) return false
  }
  return true
}

function isOwnIn(all: Lists, words: readonly string[], emotion: Emotion): boolean {
  const whole = ` ${words.join(' ')} `
  const contains = (phrases: Phrases): boolean => phrases.some((phrase) => whole.includes(` ${phrase} `))
  const from = words.findIndex((word) => !all.openers.includes(word))
  const rest = ` ${words.slice(Math.max(0, from)).join(' ')} `
  const begins = (phrases: Phrases, text = rest): boolean => phrases.some((phrase) => text.startsWith(` ${phrase} `))
  if (begins(all.asks) || contains(all.anywhere)) return false
  if (emotion === 'surprise' && contains(all.named) && !contains(all.butNot)) return false
  if (contains(all.me)) return true
  if (ofSomeone.has(emotion) && contains(all.third)) return false
  if (ofTheOther.has(emotion) && begins(all.you)) return false
  const isOfKin = begins(all.kin) || (begins(all.before) && begins(all.kin, rest.replace(/^ \S+/u, '')))
  return !ofSomeone.has(emotion) || !(begins(all.others) || isOfKin)
}

/** This many words before a feeling may deny it; where negations follow, this many after it. */
const WORDS_BEFORE = 3
const WORDS_AFTER = 2

/** Whether a text says that its writer does not feel something: "not scared", "afraid of nothing". In a language without a list nothing does. */
export function deniesFeeling(text: string, emotion: Emotion): boolean {
  const clauses = text.split(/[.!?…؟。！？।,،;؛:\n]/u).map((clause) => wordsOf(plainText(clause)))
  return [...likelyLanguages(clauses.flat())].some((language) => {
    const all = listsByLanguage().get(language)
    return all !== undefined && clauses.some((words) => isDenied(all, words, emotion))
  })
}

function isDenied({ felt, no, noAfter, butIf, nothing }: Lists, words: readonly string[], emotion: Emotion): boolean {
  const whole = ` ${words.join(' ')} `
  if (butIf.some((phrase) => whole.includes(` ${phrase} `))) return false
  const feelings = Object.values(felt).flat()
  return words.some((word, at) => {
    if (!felt[emotion]?.includes(word)) return false
    // What denies another feeling does not deny this one: "not sad but angry".
    const before = words.slice(Math.max(0, at - WORDS_BEFORE, words.findLastIndex((each, i) => i < at && feelings.includes(each)) + 1), at)
    const after = words.slice(at + 1)
    return (
      before.some((each) => no.includes(each)) ||
      after.slice(0, WORDS_AFTER).some((each) => noAfter.includes(each)) ||
      nothing.some((phrase) => ` ${after.join(' ')} `.startsWith(` ${phrase} `))
    )
  })
}

/** Whether a text names a feeling by its word, in a language that has a list of them. */
export function namesFeeling(text: string, emotion: Emotion): boolean {
  const words = wordsOf(plainText(text))
  return [...likelyLanguages(words)].some((language) =>
    listsByLanguage()
      .get(language)
      ?.felt[emotion]?.some((word) => words.includes(word)),
  )
}
