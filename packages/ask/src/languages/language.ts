import type { Concept } from '#parse/concepts.ts'
import type { AskedFigure, SaysOf } from '../figure-tools.ts'
import type { RefusalKind } from '../refusal-kinds.ts'
import type { Language } from './index.ts'
import type { Labels } from './labels.ts'
import type { Words } from './words.ts'

/** What a message may say in many words. */
export type Saying = 'apologies' | 'laughter' | 'thanks' | 'love' | 'exclamations'

/** How a period is written: words, and in braces `{day} {month} {year} {n} {unit} {season} {weekday} {holiday} {period}`. */
type PeriodPattern = readonly [pattern: string, means: PeriodMeaning]

/**
 * `date`: what is in it, of a year, a month, a day, a holiday; `since`, `until`, `before`, `after` that period, `within` two
 * of them; `last` and `this` unit, the `past` n of them, n units `ago`; the month or holiday `of_last` year or `of_this` year;
 * the one `previous` or `next` to that of the question before; `days`: from one to
 * another of a month; `months`: the same of a year.
 */
export type PeriodMeaning =
  | 'date'
  | 'since'
  | 'until'
  | 'before'
  | 'after'
  | 'within'
  | 'last'
  | 'this'
  | 'past'
  | 'ago'
  | 'today'
  | 'yesterday'
  | 'of_last'
  | 'of_this'
  | 'previous'
  | 'next'
  | 'opening'
  | 'days'
  | 'months'

/**
 * The words of a question by which each figure is asked for (`mood … changed`: with others in between), those that may be beside them, and the sentences of its answer: with the slots
 * of all sentences, `{list}` and `{each}` (of what was compared), `{quotes}` and the slots that the figure declares.
 */
export type FigureWords = {
  readonly [N in AskedFigure]: { asks: string; beside: string; answers: Readonly<Record<SaysOf<N>, string>> }
}

/** The words around hours: `clock` may be behind any, `beforeNoon` and `afterNoon` say which half of the day. */
interface HourSpans {
  between: string
  and: string
  after: string
  before: string
  clock: string
  beforeNoon: string
  afterNoon: string
  night: string
  /** The half of the day may be before the hour: "सुबह 7 बजे". */
  isHalfBefore?: boolean
  /** The words before a number say that it is an hour: "entre las 2 y las 4". */
  isPlain?: boolean
}

/** What a language needs to be asked in, as data. Forms of a word are beside each other, separated by `|`. */
interface QuestionWords {
  concepts: Partial<Record<Concept, string>>
  /** Of each figure with its own tool. */
  figures: FigureWords
  /** What every sentence needs and means nothing for what is computed. */
  filler: string
  /** What stands for something that a question does not say: never a phrase to look for. */
  vague: string
  me: string
  everyone: string
  /** Someone who is not named: pronouns, "my boyfriend". */
  others: string
  /** The words that say it in a message: see `said.ts`. */
  sayings: Readonly<Record<Saying, string>>
  /** `["night owl", "most messages at night"]`: how the first is asked in words that the others contain; `word?` may be missing, `word!` is as it is written, with its hamza, `…` are a few words in between, `^` is the beginning, `$` the end. See `paraphrases.ts`. */
  paraphrases: readonly (readonly [asked: string, means: string])[]
  /** The same for a few words inside of a paraphrase: "which of us" is "who". */
  synonyms?: readonly (readonly [asked: string, means: string])[]
  /** How words are written in a hurry, behind the words that are meant: "what": "wat|wut". */
  spellings?: Readonly<Record<string, string>>
  /** Words at the beginning or the end that ask for nothing: a question that is not understood with them is read without. */
  asides: string
  /** The same at the end alone, where the answer says it in any case: "… and when was that". */
  tails?: string
  /** What says that someone guesses the answer: "obviously Ana". */
  guesses?: string
  /** What comes before a question in other words: "… I mean, who writes more". */
  restates?: string
  /** Words that mean nothing beside others, and that are looked for behind "say": "who says please". */
  sayable: string
  /** What a question begins with that continues the one before it. */
  continues: string
  /** The same, written together with the word behind it. */
  continuesWithin?: string
  /** Pronouns that mean the other one of two people. */
  other: string
  /** "Between 2 and 4 am", "after 11 pm": see `hour-spans.ts`. */
  hourSpans: HourSpans
  /** After and before are behind the hour. */
  isAfterBehind?: boolean
  /** Parts of a day by their first and last hour. */
  dayParts: readonly (readonly [words: string, from: number, to: number])[]
  /** What a question contains that a chat's messages cannot answer. See `refusals.ts`. */
  refusals: Readonly<Record<RefusalKind, string>>
  /** January first. */
  months: readonly string[]
  /** All such days: "on Mondays". Monday first. */
  weekdays: readonly string[]
  /** One such day, Monday first: what spans of them are made of, `{from}` and `{to}`. */
  weekdayNames: readonly string[]
  weekdaySpans: readonly string[]
  weekend: string
  workdays: string
  morning: string
  afternoon: string
  evening: string
  night: string
  /** Around an hour: `at {n} o'clock`, `at {n} pm`. */
  hours: readonly string[]
  hoursBeforeNoon: readonly string[]
  hoursAfterNoon: readonly string[]
  /** Eleven is before midnight, two is after it. */
  hoursAtNight: readonly string[]
  /** From one on. */
  numbers: readonly string[]
  /** From the second on: "second|2nd". */
  ordinals: readonly string[]
  /** The same where they begin a word: "zweit" in "zweitlängste". */
  ordinalBeginnings?: readonly string[]
  units: Readonly<Record<'day' | 'week' | 'month' | 'year', string>>
  /** By month and day. Those that move are none: nobody knows the day from the year alone. */
  holidays: Readonly<Record<string, string>>
  seasons: Readonly<Record<'spring' | 'summer' | 'autumn' | 'winter', string>>
  periods: readonly PeriodPattern[]
  /** What a name may end with in a sentence. */
  nameEndings?: readonly string[]
  /** What may be before a name, written together with it. */
  nameBeginnings?: readonly string[]
  /** Someone right behind "answer" is who is answered, not who answers. */
  isObjectBehindVerb?: boolean
  /** The words someone said may come before the verb: "wer hat Canberra gesagt". */
  isVerbLast?: boolean
  /** They may come right before "how often", too: "मैंने sorry कितनी बार लिखा". A place or a time has a word behind it. */
  isAskedBehind?: boolean
  /** A verb that parts what is counted from who did it: "messages did Ana send", not "messages of Ana". */
  helpers?: readonly string[]
}

/** The shape of `languages/<xx>.json`. */
export interface LanguageFile extends QuestionWords {
  /** What answers are made of: whole sentences, or labels to make them of. */
  words: Words | Labels
}

/** A language as it is read. */
export interface LanguageData extends Omit<QuestionWords, 'helpers'> {
  helpers: ReadonlySet<string>
  /** See `otherwise.ts`. */
  otherwise: readonly RegExp[]
  language: Language
  words: Words
}
