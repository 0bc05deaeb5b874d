import { messageShare } from '@convostat/engine/analyses/message-share'
import { timeseries } from '@convostat/engine/analyses/timeseries'
import { emojiList } from '@convostat/engine/analyses/words/emoji-list'
import { wordList } from '@convostat/engine/analyses/words/word-list'
import { dateOf } from '@convostat/engine/chat/civil'
import { everything } from '@convostat/engine/chat/selection'
import { largest, smallest } from '@convostat/engine/stats/extremes'
import { plan } from './parse/plan.ts'
import type { QuestionContext } from './question-context.ts'

const SUGGESTED = 6
/** In a chat of no more messages there may be neither a reply nor a gap. */
const FEW = 20

/** The languages in which questions are suggested. */
export const suggestedIn = ['en', 'de', 'ar'] as const
export type SuggestedIn = (typeof suggestedIn)[number]

/**
 * Six questions that this chat has an answer to, each of another kind: of who writes, when, how fast, what with, and what about.
 * Each is understood as it is; one with a name that a question cannot tell from other words is left out.
 */
export function suggestedQuestions(asked: QuestionContext, language: SuggestedIn = 'en'): readonly string[] {
  const suggested: string[] = []
  for (const questions of candidates(asked, sentences[language])) {
    const question = questions.find((question) => plan(question, asked) !== null)
    if (question) suggested.push(question)
    if (suggested.length === SUGGESTED) break
  }
  return suggested
}

/** The questions in a language. */
interface Sentences {
  starts: string
  saidFirst: (word: string) => string
  takes: (name: string) => string
  fastest: string
  emojiOf: (name: string) => string
  emoji: string
  moreIn: (year: number, other: number) => string
  busiest: string
  streak: string
  silence: string
  most: string
  first: string
  all: string
}

const sentences: Readonly<Record<SuggestedIn, Sentences>> = {
  en: {
    starts: 'Who starts most conversations?',
    saidFirst: (word) => `When did we first say “${word}”?`,
    takes: (name) => `How long does ${name} take to reply?`,
    fastest: 'Who replies fastest?',
    emojiOf: (name) => `Which emoji does ${name} use most?`,
    emoji: 'Which emoji do we use most?',
    moreIn: (year, other) => `Did we write more in ${year} or ${other}?`,
    busiest: 'Which day was the busiest?',
    streak: 'What is our longest streak?',
    silence: 'What was the longest silence?',
    most: 'Who sent most messages?',
    first: 'What was the first message?',
    all: 'How many messages are there?',
  },
  de: {
    starts: 'Wer beginnt die meisten Gespräche?',
    saidFirst: (word) => `Wann haben wir zum ersten Mal „${word}“ gesagt?`,
    takes: (name) => `Wie lange braucht ${name} für eine Antwort?`,
    fastest: 'Wer antwortet am schnellsten?',
    emojiOf: (name) => `Welches Emoji benutzt ${name} am meisten?`,
    emoji: 'Welches Emoji benutzen wir am meisten?',
    moreIn: (year, other) => `Haben wir ${year} oder ${other} mehr geschrieben?`,
    busiest: 'An welchem Tag haben wir am meisten geschrieben?',
    streak: 'Was war unsere längste Serie?',
    silence: 'Was war die längste Funkstille?',
    most: 'Wer hat die meisten Nachrichten geschrieben?',
    first: 'Was war die erste Nachricht?',
    all: 'Wie viele Nachrichten gibt es?',
  },
  ar: {
    starts: 'من يبدأ أكثر المحادثات؟',
    saidFirst: (word) => `متى قلنا «${word}» لأول مرة؟`,
    takes: (name) => `كم من الوقت يستغرق ${name} للرد؟`,
    fastest: 'من يرد أسرع؟',
    emojiOf: (name) => `ما أكثر إيموجي يستخدمه ${name}؟`,
    emoji: 'ما هو الإيموجي الأكثر استخداما؟',
    moreIn: (year, other) => `هل كتبنا أكثر في ${year} أم ${other}؟`,
    busiest: 'ما هو اليوم الأكثر نشاطا؟',
    streak: 'ما هي أطول سلسلة؟',
    silence: 'ما هي أطول فترة صمت؟',
    most: 'من أرسل أكثر الرسائل؟',
    first: 'ما هي أول رسالة؟',
    all: 'كم عدد الرسائل؟',
  },
}

/** Of each kind the likeliest first, the most telling kinds first. */
function candidates({ chat }: QuestionContext, say: Sentences): string[][] {
  const people = messageShare(chat, everything(chat))
  if (people.length === 0) return []
  const [most, next = most] = people.map(({ person }) => person)
  const years = new Set(timeseries(chat).days.map((day) => dateOf(day).year))
  const word = wordList(chat, everything(chat), { most: 30 }).words.find(({ isName, word }) => !isName && word.length > 3)?.word
  const emoji = emojiList(chat, everything(chat), { most: 1 }).emojis[0]?.emoji
  const isTalk = people.length > 1 && chat.count > FEW
  const [firstYear, lastYear] = [smallest(years), largest(years)]
  return [
    isTalk ? [say.starts] : [],
    word ? [say.saidFirst(word)] : [],
    isTalk ? [say.takes(next), say.fastest] : [],
    emoji ? [say.emojiOf(most), say.emoji] : [],
    firstYear < lastYear ? [say.moreIn(firstYear, lastYear)] : [],
    [say.busiest],
    chat.count > FEW ? [say.streak] : [],
    chat.count > FEW ? [say.silence] : [],
    isTalk ? [say.most] : [],
    [say.first],
    [say.all],
  ]
}
