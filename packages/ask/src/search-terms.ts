import { isEverydayWord } from '@convostat/engine/analyses/suggestions/is-everyday'
import type { Chat } from '@convostat/engine/chat/chat'
import { rowsHolding, wordsBeginning } from '@convostat/engine/search/any-of'
import { fold } from '@convostat/engine/words/fold'
import { dataOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import type { Concept } from '#parse/concepts.ts'
import { conceptsOf, lexiconOf } from '#parse/lexicon.ts'
import { isOneLetterApart } from '#parse/misspelt.ts'
import { type NameSound, soundAlike, soundOf } from '#parse/name-sounds.ts'
import { piecesOf, plain } from '#parse/tokens.ts'
import { answerOf, kindOf, NAMING, type QuestionKind } from './answer-signs.ts'
import { askedPeriod } from './asked-period.ts'
import { languagesIn } from './chat-languages.ts'
import { asksOfMentions, speechWords, withoutBeginning } from './mentions.ts'
import type { Period } from './plan.ts'
import type { QuestionContext } from './question-context.ts'
import { likeliestLanguages, questionLanguage } from './question-language.ts'
import { alike, compoundOf, meaningsOf, SAME_THING, sounded, SAME_THING as TRANSLATED, type Wording } from './words/alike.ts'
import { formsOf } from './words/forms.ts'
import { numbersLike } from './words/numbers.ts'
import { questionWordsOf, type Spoken } from './words/question-words.ts'
import { type Expression, expressionsOf, type Meant, meantBy } from './words/senses.ts'
import { isOneWord, stemsOf } from './words/stem.ts'

/** One thing that a question is about, and every wording under which the chat may contain it. */
interface Thing {
  /** As asked, folded. */
  readonly word: string
  readonly wordings: readonly Wording[]
  /** How messages say it in other words. */
  readonly expressions: readonly Expression[]
  /** A word that alone says little: "found", "place". */
  readonly isLight: boolean
  /** A word of another language that the translations do not have: that the chat lacks it says little. */
  readonly isUnknown: boolean
}

/** What a question looks for. */
export interface SearchTerms {
  /** All words of the question, folded. */
  readonly words: readonly string[]
  readonly things: readonly Thing[]
  /** Verbs of the question that everyone uses, in all their forms: they are not looked for, but say which of several it is. */
  readonly verbs: ReadonlySet<string>
  /** Whether it asks what happened to "I" or "we", and to nobody else. */
  readonly isOurs: boolean
  /** Whose words are asked for, by their places among the participants: their messages count more. */
  readonly people: ReadonlySet<number>
  /** Whether the question asks what they said. */
  readonly isSaid: boolean
  /** Whether it asks who mentioned something, or when: any message that has it answers. */
  readonly isMention: boolean
  /** The words between quotation marks, one after another. */
  readonly phrases: readonly string[]
  /** The days it names: messages on others count less. */
  readonly period: Period | null
  /** The words that name these days: "Boxing Day". */
  readonly periodWords: readonly string[]
  /** What an answer to it contains, as far as the question says. */
  readonly answer: RegExp | null
  /** Whether nothing else answers it: a price, a color. */
  readonly isStrict: boolean
  /** Whether it asks what someone or something is called. */
  readonly isNaming: boolean
  /** Which of several that fit as well comes first: "when did we first", "where are". */
  readonly order: 'first' | 'last'
  /** Whether the order was asked for: "the first time". */
  readonly isOrdered: boolean
  /** Whether it is about something that someone asked. */
  readonly isAsked: boolean
  /** "who", "where": what it asks for. */
  readonly kind: QuestionKind | null
}

/** The same stem, and a word of which one letter differs: what a hit on them counts, to one on the word itself. */
export const FORM = 0.98
const MISSPELT = 0.5
/** The same of a word that neither the chat nor any list of words has: it is hardly another word. */
const SURELY_MISSPELT = 0.91
/** A word that is much the same in another language: "Picknick", "picnic". */
const COGNATE = 0.85
/** A misspelt word is at least this long. */
const LONG = 5

/** What to look for. Words that questions are made of are left out, unless there are no others. */
export function wantedBy(question: string, asked: QuestionContext): SearchTerms {
  const { chat, me } = asked
  const languages = languagesOf(question)
  const isAsking = askingWords(languages)
  const said = conceptsOf(piecesOf(question), dataOf[questionLanguage(question)])
  const named = askedPeriod(question, asked)
  const phrases = Array.from(question.matchAll(quoted), ([whole]) => whole.slice(1, -1).trim()).filter((phrase) => phrase !== '')
  const words = wordsIn(withProfession(withoutBeginning(question)))
  const isTalking = talkingWords(questionLanguage(question))
  const calls = new Map(words.map((word) => [word, namedBy(chat, word, languages)]))
  const people = new Set([...calls.values()].flat())
  const isMine = me !== null && words.some((word) => firstPerson.has(word))
  if (isMine) for (const person of peopleCalled(chat, fold(me))) people.add(person)
  const telling = words.filter(
    (word) =>
      !isAsking(word) &&
      !NAMING.test(word) &&
      !isTalking(word) &&
      !(said.has('first') || said.has('last') ? ORDINAL.test(word) : false) &&
      !named?.words.includes(word) &&
      (word.length > 1 || isSign.test(word)),
  )
  // Who says it is in the messages' authors, and a name that is a word, too ("May"), would find that.
  const others = withoutSpeech(telling.filter((word) => calls.get(word)?.length === 0))
  const isForeign = languages[0] !== 'en' && others.filter((word) => wordsBeginning(chat, word).includes(word)).length * 2 < others.length
  const apart = joined(chat, others, languages).flatMap((word) => {
    const parts = languages[0] === 'de' && !wordsBeginning(chat, word).includes(word) ? compoundOf(word) : []
    return parts.length > 0 ? parts : [word]
  })
  const meant = meantBy(words, languages)
  const isOrdered = said.has('first') || said.has('last')
  const together = meant.filter(({ places }) => places.length > 1 && !(isOrdered && isTornApart(places, words)))
  const taken = new Set(together.flatMap(({ places }) => places.map((place) => words[place])))
  const alone = (telling.length > 0 ? apart : words).filter((word) => !word.split(' ').every((each) => taken.has(each)))
  const found = [
    ...together.map((each) => meantTogether(chat, each, words, languages[0])),
    ...[...new Set(alone)].map((word) =>
      thing(chat, word, {
        languages,
        isForeign,
        meant: meant.filter(({ places }) => places.length === 1 && words[places[0]] === word),
      }),
    ),
  ].slice(0, MOST_THINGS)
  const isSaid = (['say', 'write', 'mentioned'] as const).some((concept) => said.has(concept))
  const kind = kindOf(question)
  const isMention = asksOfMentions(question) && (isOrdered || kind === 'who' || kind === 'when')
  // A word that elsewhere says little may be the whole subject.
  const isAllLight = (isMention || isSaid || isOrdered) && found.every(({ isLight }) => isLight)
  const things = isAllLight ? found.map((each) => ({ ...each, isLight: false })) : found
  return {
    words,
    verbs: new Set(words.filter((word) => COMMON_VERBS.has(word)).flatMap((word) => formsOf(word, 'en'))),
    isOurs: isOurs(words, chat),
    things,
    people,
    isSaid,
    isMention,
    phrases,
    period: named?.period ?? null,
    periodWords: named?.words ?? [],
    ...answerOf(question),
    order: said.has('last') || (!said.has('first') && isAboutNow.test(fold(question))) ? 'last' : 'first',
    isNaming: words.some((word) => NAMING.test(word)),
    isAsked: said.has('ask') || said.has('questions') || PROPOSES.test(fold(question)),
    kind,
    isOrdered,
  }
}

const MOST_THINGS = 24

const COMMON_VERBS = new Set('give gave given get got take took send sent make made put keep kept let use used'.split(' '))

const ORDINAL =
  /^(?:time|times|mal|vez|बार|baar|مرة|مره|first|last|latest|erste[nrsm]?|letzte[nrsm]?|zuerst|zuletzt|primer[ao]?|ultim[ao]|primeir[ao]|पहल[ाीे]|आखिर[ी]?|pehl[aie]|pahl[aie]|aakhri|اول|آخر|اخر|لاول)$/u

/** What someone does for a living, asked without the word for it. */
const withProfession = (question: string): string =>
  question.replace(
    /do(?:es)? for (?:a )?(?:work|living)|von beruf|(?:de|en) qu[eé] trabaja|trabalha (?:com|de|em) (?:o )?qu[eê]|kya kaam kart[aie]|क्या काम करत[ाी]|ماذا يعمل|شو بيشتغل/iu,
    (found) => (/\p{Script=Latin}/u.test(found) ? ' profession ' : /\p{Script=Arabic}/u.test(found) ? ' مهنة ' : ' पेशा '),
  )

/** The words without those that only say that someone spoke, unless there are no others. */
function withoutSpeech(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !speechWords.has(word))
  return others.length > 0 ? others : words
}

/** Whether "first" or "last" is in a phrase whose words are apart: "first talk about a date" asks for no first date. */
const isTornApart = (places: readonly number[], words: readonly string[]): boolean =>
  places.some((place) => ORDINAL.test(words[place])) && places[places.length - 1] - places[0] >= places.length

/** Words that only together are what they mean: "veterinary doctor" in Arabic, and what the chat writes as one: "ear plugs". */
function joined(chat: Chat, words: readonly string[], languages: readonly Spoken[]): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; at++) {
    const both = at + 1 < words.length ? `${words[at]} ${words[at + 1]}` : ''
    const isOne = both !== '' && (meaningsOf(both, languages.slice(0, 1)).length > 0 || isHeldIn(chat, both.replace(' ', '')))
    if (isOne) {
      found.push(both)
      at++
    } else found.push(words[at])
  }
  return found
}

/** What one says as a question. */
const PROPOSES =
  /\b(?:ask|asks|asked|invite[ds]?|suggest\w*|propos\w*|offer\w*|frag\w*|vorgeschlagen|vorschl\w*|eingeladen|propuso|sugirio|invit\w*|propos\w*|suger\w*|convid\w*|pucha|poocha|bulaya)\b|पूछा|बुलाया|سأل|اقترح|دعا/u

/** The last message knows where something is now; people write about events when they happen. */
const isAboutNow =
  /\bwhere (?:is|are)\b|\bwo (?:ist|sind|liegt|liegen)\b|\bdonde est(?:a|an)\b|\bonde est(?:a|ao)\b|कहां (?:है|हैं)|\bkahan hai/u

/** Those a question may be in, the likeliest first; words of English are in questions of every language. */
const languagesOf = (question: string): readonly Spoken[] => {
  const likeliest = likeliestLanguages(question)
  return [...new Set<Spoken>([...likeliest, 'en'])]
}

/** Whether a question is made of a word in its own language, or in English: "die" is an article in German, but a verb in English. */
function askingWords([first, ...others]: readonly Spoken[]): (word: string) => boolean {
  const known = [first, ...(others.includes('en') ? (['en'] as const) : [])].map(questionWordsOf)
  return (word) => known.some((words) => words.has(word))
}
/** Whether a word only means to talk: the words beside it have the subject. */
function talkingWords(language: Language): (word: string) => boolean {
  const { meanings } = lexiconOf(dataOf[language])
  return (word) => (meanings.get(plain(word)) ?? []).some((meaning) => meaning.is === 'concept' && TALKING.has(meaning.concept))
}
const TALKING: ReadonlySet<Concept> = new Set(['talk', 'say', 'mentioned'])

const quoted = /"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»/g
const isSign = /[\p{Script=Han}\p{Extended_Pictographic}]/u
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** Words and emoji, folded. */
export function wordsIn(text: string): string[] {
  const found: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFC'))) {
    if (isWordLike) found.push(fold(segment).replace(/'s$/, ''))
    else if (/\p{Extended_Pictographic}|\p{RI}/u.test(segment)) found.push(segment)
  }
  return found.filter((word) => word !== '')
}

/** Who has this word in their name. */
export const peopleCalled = (chat: Chat, word: string): readonly number[] => calledIn(chat).get(word) ?? []

const called = new WeakMap<Chat['participants'], ReadonlyMap<string, readonly number[]>>()

function calledIn({ participants }: Chat): ReadonlyMap<string, readonly number[]> {
  const there = called.get(participants)
  if (there) return there
  const made = new Map<string, number[]>()
  for (const [person, name] of participants.entries())
    for (const word of new Set([fold(name), ...wordsIn(name)])) {
      const others = made.get(word)
      if (others) others.push(person)
      else made.set(word, [person])
    }
  called.set(participants, made)
  return made
}

/** The same in another script: تيلدا is Tilda. */
function namedBy(chat: Chat, word: string, languages: readonly Spoken[]): readonly number[] {
  const called = peopleCalled(chat, word)
  if (called.length > 0 || /^[a-z]/.test(word) || meaningsOf(word, languages).length > 0) return called
  const heard = soundsOf(word)
  return chat.participants.flatMap((name, person) => (wordsIn(name).some((each) => isHeardAs(each, heard)) ? [person] : []))
}

/** How a word sounds, with and without what Arabic writes together with it. */
const soundsOf = (word: string): readonly NameSound[] =>
  [word, ...(/^[ولب]./u.test(word) ? [word.slice(1)] : [])].flatMap((each) => soundOf(each) ?? [])

function isHeardAs(word: string, heard: readonly NameSound[]): boolean {
  const sound = soundOf(word)
  return sound !== null && heard.some((each) => each.script !== sound.script && soundAlike(each, sound))
}

/** The chat's words that sound like one of another script, which names mostly are. */
function heardIn(chat: Chat, word: string): string[] {
  const heard = soundsOf(word)
  if (heard.length === 0) return []
  const firsts = LATIN.filter((letter) =>
    heard.some(({ consonants, vowels }) => (vowels[0] === '' ? consonants[0] === soundOf(letter)?.consonants[0] : /[aeiou]/.test(letter))),
  )
  return firsts.flatMap((letter) => wordsBeginning(chat, letter)).filter((other) => other.length > 2 && isHeardAs(other, heard))
}
const LATIN = [...'abcdefghijklmnopqrstuvwxyz']

/** Subjects of the first person; verbs say so, too, in languages that leave pronouns out. */
const OURS = new Set(
  'i we ich wir yo nosotros nosotras eu mujhe humein hume hum main maine humne mera meri mere मैं मैंने मुझे हम हमने मेरी मेरा मेरे انا نحن احنا'.split(
    ' ',
  ),
)
const OUR_VERB = /(?:amos|emos|imos)$|^ا?\p{Script=Arabic}{3,}نا$/u

const isOurs = (words: readonly string[], chat: Chat): boolean =>
  (words.some((word) => OURS.has(word) || OUR_VERB.test(word)) || words.join(' ').includes('a gente')) &&
  words.every((word) => peopleCalled(chat, word).length === 0 && !theirs.has(word))

/** Words of someone who is neither "I" nor "you". */
export const theirs = new Set(
  `he she they he's she's they're hes shes theyre his her him them their er sie ihm ihn ihre ella ellos ellas ele ela eles elas dele dela woh usne unhone वह वो उसने उन्होंने هو هي هم`.split(
    ' ',
  ),
)

/** Who says these words says something about themselves. */
export const firstPerson = new Set(
  `i i'm im i've ive i'll me my mine ich mir mich mein meine meinen yo mi mis eu meu minha मैं मैंने मेरा मेरी main maine mera meri أنا انا لي`.split(
    ' ',
  ),
)

const expressionsIn = (chat: Chat, meant: readonly Meant[]): readonly Expression[] =>
  expressionsOf(
    meant.flatMap(({ senses }) => senses),
    languagesIn(chat),
    meant.flatMap(({ apart }) => apart),
  )

/** What several words of a question mean only together: "lost his job". */
function meantTogether(chat: Chat, meant: Meant, words: readonly string[], language: Spoken): Thing {
  const said = meant.places.map((place) => words[place])
  const forms = said.map((word) => formsOf(word, language))
  return {
    word: said.join(' '),
    wordings: [],
    expressions: [{ forms, apart: 2, nearness: 1, isHint: false }, ...expressionsIn(chat, [meant])],
    isLight: meant.senses.every(({ isLight }) => isLight),
    isUnknown: false,
  }
}

interface Known {
  readonly languages: readonly Spoken[]
  readonly isForeign: boolean
  readonly meant: readonly Meant[]
}

/** Its wordings: itself and its other forms, those of what means about the same, and where nothing contains it what it may be misspelt for. */
function thing(chat: Chat, word: string, { languages, isForeign, meant }: Known): Thing {
  const expressions = expressionsIn(chat, meant)
  const nearest = new Map<string, number>()
  const offer = (text: string, nearness: number) => {
    if (nearness > (nearest.get(text) ?? 0)) nearest.set(text, nearness)
  }
  offer(word, 1)
  for (const form of formsIn(chat, word, languages)) offer(form, FORM)
  if (word.includes(' ')) offer(word.replace(' ', ''), 1)
  const isHeld = isHeldIn(chat, word) || nearest.size > 1
  for (const both of takenApart(chat, word)) offer(both, FORM)
  for (const number of numbersLike(word, languages[0])) offer(number, TRANSLATED)
  for (const { text, nearness, language } of alike(word, languages, languagesIn(chat))) {
    // What is of the same kind is known better from the senses.
    if (expressions.length > 0 && nearness < SAME_THING && /\p{L}/u.test(text)) continue
    offer(text, nearness)
    if (!text.includes(' ') && language) for (const form of formsIn(chat, text, [language])) offer(form, nearness * FORM)
  }
  const meanings = meaningsOf(word, languages)
  const isStrange = expressions.length === 0 && meanings.length === 0 && !isEverydayWord(word)
  if (!isHeld && word.length >= LONG)
    for (const other of wordsBeginning(chat, word.slice(0, 2)))
      if (other.length >= LONG - 1 && isOneLetterApart(word, other)) offer(other, isStrange ? SURELY_MISSPELT : MISSPELT)
  if (isForeign && !isHeld && meanings.length === 0)
    for (const other of /^[a-z]/.test(word) ? cognatesOf(chat, word) : expressions.length === 0 ? heardIn(chat, word) : [])
      offer(other, COGNATE)
  return {
    word,
    wordings: Array.from(nearest, ([text, nearness]) => ({ text, nearness })),
    expressions,
    isLight: meant.length > 0 ? meant.every(({ senses }) => senses.every((each) => each.isLight)) : (meanings[0]?.isLight ?? false),
    isUnknown: isForeign && expressions.length === 0 && nearest.size === 1 && !isHeld && meanings.length === 0,
  }
}

const isHeldIn = (chat: Chat, word: string): boolean => wordsBeginning(chat, word).includes(word)

/** A word that the chat writes as two: "earplugs". */
function takenApart(chat: Chat, word: string): readonly string[] {
  if (!/^\p{L}+$/u.test(word)) return []
  return Array.from({ length: Math.max(0, word.length - 2 * FRONT + 1) }, (_, i) => [word.slice(0, FRONT + i), word.slice(FRONT + i)])
    .filter((parts) => parts.every((part) => isHeldIn(chat, part)))
    .map((parts) => parts.join(' '))
    .filter((both) => rowsHolding(chat, both).rows.length > 0)
}

/** The chat's words that sound like it in another language. */
function cognatesOf(chat: Chat, word: string): string[] {
  if (word.length < LONG || !/^[a-z]+$/.test(word)) return []
  const heard = sounded(word)
  const fronts = new Set([word.slice(0, 2), heard.slice(0, 2), heard.slice(0, 2).replace('k', 'c'), heard.slice(0, 2).replace('f', 'ph')])
  const others = [...fronts].flatMap((front) => wordsBeginning(chat, front))
  return others.filter((other) => other.length >= LONG && (sounded(other) === heard || isOneLetterApart(sounded(other), heard)))
}

/** The chat's words that are forms of the same word in one of the languages. */
function formsIn(chat: Chat, word: string, languages: readonly Spoken[]): string[] {
  if (word.length < FRONT) return []
  const beginnings = new Set(languages.flatMap((language) => [word, ...stemsOf(word, language)]).map((each) => each.slice(0, FRONT)))
  const others = [...beginnings].flatMap((beginning) => beforeForms(word, languages).map((before) => before + beginning))
  const begun = new Set(others.flatMap((each) => wordsBeginning(chat, each)))
  return [...begun].filter((other) => other !== word && isOneWord(word, other, languages))
}

/** Forms of a word begin with the same letters, this many at least, behind what may be before them. */
const FRONT = 3
const beforeForms = (word: string, languages: readonly Spoken[]): readonly string[] =>
  /\p{Script=Arabic}/u.test(word) ? ['', 'ال', 'وال', 'بال', 'لل', 'ي', 'ت', 'ن'] : languages.includes('de') ? ['', 'ge'] : ['']
