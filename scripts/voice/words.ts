/** A word that the project does not use of itself: what finds it, and what to write instead. */
export interface AvoidedWord {
  word: string
  /** Other forms that are found, too. */
  also?: readonly string[]
  /** A regular expression that finds it instead of the forms, where `word` is its name only. */
  pattern?: string
  /** Idioms with it that are plain English, as regular expressions. */
  idioms?: readonly string[]
  instead: string
}

/** What no native speaker would write here. */
const odd: readonly AvoidedWord[] = [
  { word: 'whoever', also: ['whomever'], instead: 'who it is: "a caller that", "anyone who", "people who"' },
  { word: 'whom to', instead: '"who to"' },
  { word: 'told', idioms: ['told apart', 'told from'], instead: '"given", "passed", "informed", "known by", or what is said' },
  {
    word: 'tells',
    idioms: ['tells them apart', 'tells it apart', 'tells the compiler', 'tells the browser', 'tells typescript'],
    instead: '"says", "shows", "reports", "returns"',
  },
  { word: 'lent', also: ['lends'], instead: '"passed", "passes", "shared"' },
  { word: 'lies', instead: '"is", "is stored", or the verb for it' },
  {
    word: 'stands',
    idioms: ['stands for', 'stands out', 'stands in for', 'stands alone', 'stands still', 'stands by'],
    instead: '"is", "means", "stays", or the verb for it',
  },
  { word: 'anew', instead: '"again", "rebuilt", "rewritten"' },
  { word: 'in so many words', instead: '"literally"' },
  { word: 'of its kind', instead: '"of this kind", or the kind by its name' },
  { word: 'what lies between', instead: 'what it is' },
  { word: 'goes for good', also: ['go for good', 'gone for good'], instead: '"is permanently deleted"' },
  { word: 'of a chat', idioms: ["of a chat's", 'of a chat’s'], instead: '"in a chat", "from a chat", "a chat\'s"' },
  { word: 'slip', also: ['slips'], idioms: ['slip through', 'slips through'], instead: 'the document by its name' },
  { word: 'door', also: ['doors'], instead: '"transport", "interface", or which one' },
  { word: 'house', instead: '"program", "module", "project", or which one' },
  { word: 'said most', instead: '"most frequent"' },
  { word: 'stood', idioms: ['stood for', 'stood out', 'stood in for'], instead: '"was", "had been"' },
  { word: 'yardstick', also: ['yardsticks'], instead: '"benchmark"' },
  { word: 'lend', also: ['lending'], idioms: ['lend itself', 'lend themselves'], instead: '"pass"' },
  { word: 'goes along', also: ['go along'], instead: '"is included", "follows"' },
]

/** docs/glossary.md has another word for these. */
const secondNames: readonly AvoidedWord[] = [
  { word: 'silence', also: ['silences'], idioms: ['silence the', 'silences the', 'silence a'], instead: '"gap"' },
  { word: 'persons', instead: '"people"' },
  { word: 'colour', also: ['colours'], instead: '"color"' },
  { word: 'recognised', instead: '"recognized"' },
  { word: 'cancelled', instead: '"canceled"' },
]

export const avoidedWords: readonly AvoidedWord[] = [...odd, ...secondNames]
