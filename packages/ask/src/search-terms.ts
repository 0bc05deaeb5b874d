import type { Chat } from '@convostat/engine/chat/chat'
import { wordsBeginning } from '@convostat/engine/search/any-of'
import { fold } from '@convostat/engine/words/fold'
import { dataOf } from '#languages/all.ts'
import { conceptsOf } from '#parse/lexicon.ts'
import { piecesOf } from '#parse/tokens.ts'
import { askedPeriod } from './asked-period.ts'
import type { Period } from './plan.ts'
import type { QuestionContext } from './question-context.ts'
import { questionLanguage } from './question-language.ts'
import { alike, type Wording } from './words/alike.ts'
import { questionWords } from './words/question-words.ts'
import { stem } from './words/stem.ts'

/** One thing that a question is about, and every wording under which the chat may contain it. */
interface Thing {
  /** As asked, folded. */
  readonly word: string
  readonly wordings: readonly Wording[]
}

/** What a question looks for. */
export interface SearchTerms {
  readonly things: readonly Thing[]
  /** Whose words are asked for, by their places among the participants: their messages count more. */
  readonly people: ReadonlySet<number>
  /** Whether the question asks what they said. */
  readonly isSaid: boolean
  /** The words between quotation marks, one after another. */
  readonly phrases: readonly string[]
  /** The days it names: messages on others count less. */
  readonly period: Period | null
  /** What an answer to it contains, as far as the question says. */
  readonly answer: RegExp | null
}

/** The same stem, and a word of which one letter differs: what a hit on them counts, to one on the word itself. */
const FORM = 0.9
const MISSPELT = 0.5
/** A misspelt word is at least this long. */
const LONG = 5

/** What to look for. Words that questions are made of are left out, unless there are no others. */
export function wantedBy(question: string, asked: QuestionContext): SearchTerms {
  const { chat, me } = asked
  const said = conceptsOf(piecesOf(question), dataOf[questionLanguage(question)])
  const named = askedPeriod(question, asked)
  const phrases = Array.from(question.matchAll(quoted), ([whole]) => whole.slice(1, -1).trim()).filter((phrase) => phrase !== '')
  const words = wordsIn(question)
  const people = new Set(words.flatMap((word) => peopleCalled(chat, word)))
  const isMine = me !== null && words.some((word) => firstPerson.has(word))
  if (isMine) for (const person of peopleCalled(chat, fold(me))) people.add(person)
  const telling = words.filter((word) => !questionWords.has(word) && !named?.words.includes(word) && (word.length > 1 || isSign.test(word)))
  // Who says it is in the messages' authors, and a name that is a word, too ("May"), would find that.
  const others = telling.filter((word) => peopleCalled(chat, word).length === 0)
  const things = [...new Set(telling.length > 0 ? others : words)].slice(0, MOST_THINGS).map((word) => thing(chat, word))
  return {
    things,
    people,
    isSaid: (['say', 'write', 'mentioned'] as const).some((concept) => said.has(concept)),
    phrases,
    period: named?.period ?? null,
    answer: answers.find(([asks]) => asks.test(fold(question)))?.[1] ?? null,
  }
}

const MOST_THINGS = 24
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
function peopleCalled({ participants }: Chat, word: string): number[] {
  return participants.flatMap((name, person) => (fold(name) === word || wordsIn(name).includes(word) ? [person] : []))
}

const firstPerson = new Set(
  'i me my mine ich mir mich mein meine meinen yo mi mis eu meu minha मैं मैंने मेरा मेरी main maine mera meri أنا انا لي'.split(' '),
)

/** Its wordings: itself and its other forms, those of what means about the same, and where nothing contains it what it may be misspelt for. */
function thing(chat: Chat, word: string): Thing {
  const nearest = new Map<string, number>()
  const offer = (text: string, nearness: number) => {
    if (nearness > (nearest.get(text) ?? 0)) nearest.set(text, nearness)
  }
  offer(word, 1)
  for (const form of formsIn(chat, word)) offer(form, FORM)
  const isHeld = wordsBeginning(chat, word).includes(word) || nearest.size > 1
  for (const { text, nearness } of alike(word)) {
    offer(text, nearness)
    if (!text.includes(' ') && /\p{L}/u.test(text)) for (const form of formsIn(chat, text)) offer(form, nearness * FORM)
  }
  if (!isHeld && word.length >= LONG)
    for (const other of wordsBeginning(chat, word.slice(0, 2))) if (isMisspelt(word, other)) offer(other, MISSPELT)
  return { word, wordings: Array.from(nearest, ([text, nearness]) => ({ text, nearness })) }
}

/** The chat's words with the same stem. */
function formsIn(chat: Chat, word: string): string[] {
  const root = stem(word)
  if (root.length < 3) return []
  const forms = wordsBeginning(chat, root.slice(0, 3)).filter((other) => stem(other) === root)
  if (!/\p{Script=Arabic}/u.test(word)) return forms
  return [
    ...forms,
    ...['ال', 'وال', 'بال', 'لل', 'و', 'ب'].flatMap((front) =>
      wordsBeginning(chat, front + root.slice(0, 3)).filter((other) => stem(other) === root),
    ),
  ]
}

/** One letter more, less, other, or two that changed places. */
function isMisspelt(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || b.length < LONG - 1) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const [restA, restB] = [a.slice(i), b.slice(i)]
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

const clock = String.raw`\d{1,2}[:.h]\d{2}|\d\s?(?:am|pm|uhr|h|बजे|baje)\b`
const dated = String.raw`\b\d{1,2}[./-]\d{1,2}|\b(?:19|20)\d\d\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|dezembro`
/** What a question asks for by its first words, and what messages that tell it contain, folded. */
const answers: readonly (readonly [RegExp, RegExp])[] = [
  [
    /how much|how many|how old|how long|what time|\bprice|\bcost|wie ?viel|wie alt|wie lange|wie teuer|kostet|cuant[oa]|que hora|quant[oa]|que horas|कितन|kitn|\bكم\b/u,
    /\d/u,
  ],
  [
    /phone|number|\bcode|\bpin\b|password|passwor|\biban|telefon|nummer|numero|telefono|contrasena|senha|codigo|नंबर|पासवर्ड|رقم|رمز|كلمة السر/u,
    /\d/u,
  ],
  [
    /\bwhen\b|which day|what day|what date|\bwann\b|\bcuando\b|\bquando\b|que dia|welchem tag|\bkab\b|कब|متى/u,
    new RegExp(`${clock}|${dated}|\\d`, 'u'),
  ],
  [/\blink\b|website|webseite|\burl\b|pagina web|\bsite\b|رابط|लिंक/u, /https?:|www\./u],
]
