import { messageShare } from '@convostat/engine/analyses/message-share'
import { isEverydayWord } from '@convostat/engine/analyses/suggestions/is-everyday'
import { timeseries } from '@convostat/engine/analyses/timeseries'
import { emojiList } from '@convostat/engine/analyses/words/emoji-list'
import { wordList } from '@convostat/engine/analyses/words/word-list'
import { dateOf, dayOf } from '@convostat/engine/chat/civil'
import { everything } from '@convostat/engine/chat/selection'
import type { Language } from './languages/index.ts'
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
  for (const { questions } of candidatesIn(asked, language)) {
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
  night: string
  words: (name: string) => string
  questions: string
  longest: string
  lengths: string
  weekday: string
  media: string
  happiest: string
  topics: string
  first: string
  all: string
}
/** What a question is about. */
export type SuggestionKind = keyof Sentences

const sentences: Readonly<Record<Language, Sentences>> = {
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
    night: 'Who writes most at night?',
    words: (name) => `What are ${name}'s most used words?`,
    questions: 'Who asks most questions?',
    longest: 'What was our longest conversation?',
    lengths: 'Who writes the longest messages?',
    weekday: 'On which weekday do we write most?',
    media: 'How many media messages are there?',
    happiest: 'Which month was the happiest?',
    topics: 'What do we talk about most?',
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
    night: 'Wer schreibt nachts am meisten?',
    words: (name) => `Welche Wörter benutzt ${name} am meisten?`,
    questions: 'Wer stellt die meisten Fragen?',
    longest: 'Was war das längste Gespräch?',
    lengths: 'Wer schreibt die längsten Nachrichten?',
    weekday: 'An welchem Wochentag schreiben wir am meisten?',
    media: 'Wie viele Medien gibt es?',
    happiest: 'Welcher Monat war der fröhlichste?',
    topics: 'Worüber reden wir am meisten?',
    first: 'Was war die erste Nachricht?',
    all: 'Wie viele Nachrichten gibt es?',
  },
  es: {
    starts: '¿Quién inicia más conversaciones?',
    saidFirst: (word) => `¿Cuándo dijimos «${word}» por primera vez?`,
    takes: (name) => `¿Cuánto tarda ${name} en responder?`,
    fastest: '¿Quién responde más rápido?',
    emojiOf: (name) => `¿Qué emoji usa más ${name}?`,
    emoji: '¿Qué emoji usamos más?',
    moreIn: (year, other) => `¿Escribimos más en ${year} o en ${other}?`,
    busiest: '¿Qué día escribimos más?',
    streak: '¿Cuál es nuestra racha más larga?',
    silence: '¿Cuál fue el silencio más largo?',
    most: '¿Quién envió más mensajes?',
    night: '¿Quién escribe más por la noche?',
    words: (name) => `¿Qué palabras usa más ${name}?`,
    questions: '¿Quién hace más preguntas?',
    longest: '¿Cuál fue la conversación más larga?',
    lengths: '¿Quién escribe los mensajes más largos?',
    weekday: '¿Qué día de la semana escribimos más?',
    media: '¿Cuántos archivos multimedia hay?',
    happiest: '¿Cuál fue el mes más feliz?',
    topics: '¿De qué hablamos más?',
    first: '¿Cuál fue el primer mensaje?',
    all: '¿Cuántos mensajes hay?',
  },
  pt: {
    starts: 'Quem começa mais conversas?',
    saidFirst: (word) => `Quando dissemos “${word}” pela primeira vez?`,
    takes: (name) => `Quanto tempo ${name} demora para responder?`,
    fastest: 'Quem responde mais rápido?',
    emojiOf: (name) => `Qual emoji ${name} usa mais?`,
    emoji: 'Qual emoji usamos mais?',
    moreIn: (year, other) => `Escrevemos mais em ${year} ou em ${other}?`,
    busiest: 'Em que dia escrevemos mais?',
    streak: 'Qual é a nossa maior sequência de dias?',
    silence: 'Qual foi o silêncio mais longo?',
    most: 'Quem enviou mais mensagens?',
    night: 'Quem escreve mais à noite?',
    words: (name) => `Quais palavras ${name} usa mais?`,
    questions: 'Quem faz mais perguntas?',
    longest: 'Qual foi a conversa mais longa?',
    lengths: 'Quem escreve as mensagens mais longas?',
    weekday: 'Em que dia da semana escrevemos mais?',
    media: 'Quantos arquivos de mídia há?',
    happiest: 'Qual foi o mês mais feliz?',
    topics: 'Sobre o que falamos mais?',
    first: 'Qual foi a primeira mensagem?',
    all: 'Quantas mensagens há?',
  },
  hi: {
    starts: 'कौन सबसे ज़्यादा बातचीत शुरू करता है?',
    saidFirst: (word) => `पहली बार "${word}" कब कहा?`,
    takes: (name) => `${name} कितनी जल्दी जवाब देता है?`,
    fastest: 'सबसे तेज़ जवाब कौन देता है?',
    emojiOf: (name) => `${name} का पसंदीदा इमोजी क्या है?`,
    emoji: 'पसंदीदा इमोजी क्या हैं?',
    moreIn: (year, other) => `हमने ${year} में ज़्यादा लिखा या ${other} में?`,
    busiest: 'सबसे व्यस्त दिन कौन सा था?',
    streak: 'सबसे लंबा सिलसिला कौन सा था?',
    silence: 'सबसे लंबी चुप्पी कौन सी थी?',
    most: 'सबसे ज़्यादा संदेश किसने भेजे?',
    night: 'रात में सबसे ज़्यादा संदेश किसने भेजे?',
    words: (name) => `${name} के पसंदीदा शब्द क्या हैं?`,
    questions: 'सबसे ज़्यादा सवाल किसने पूछे?',
    longest: 'सबसे लंबी बातचीत कौन सी थी?',
    lengths: 'सबसे लंबे संदेश कौन लिखता है?',
    weekday: 'सबसे व्यस्त महीना कौन सा था?',
    media: 'कितनी मीडिया फ़ाइलें हैं?',
    happiest: 'सबसे खुश महीना कौन सा था?',
    topics: 'मुख्य विषय क्या हैं?',
    first: 'पहला संदेश क्या था?',
    all: 'कितने संदेश हैं?',
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
    night: 'من يكتب أكثر في الليل؟',
    words: (name) => `ما أكثر الكلمات التي يستخدمها ${name}؟`,
    questions: 'من يطرح أكثر الأسئلة؟',
    longest: 'ما هي أطول محادثة؟',
    lengths: 'من يكتب أطول الرسائل؟',
    weekday: 'في أي يوم من الأسبوع نكتب أكثر؟',
    media: 'كم عدد ملفات الوسائط؟',
    happiest: 'ما هو أسعد شهر؟',
    topics: 'عن ماذا نتحدث أكثر؟',
    first: 'ما هي أول رسالة؟',
    all: 'كم عدد الرسائل؟',
  },
}

/** Of a kind, the likeliest first. */
interface Candidate {
  kind: SuggestionKind
  questions: readonly string[]
}

/** Of each kind, the most telling kinds first; those that this chat may have no answer to are left out. */
export function candidatesIn({ chat }: QuestionContext, language: Language): readonly Candidate[] {
  const say = sentences[language]
  const people = messageShare(chat, everything(chat))
  if (people.length === 0) return []
  const [most, next = most] = people.map(({ person }) => person)
  const years = comparableYears(timeseries(chat).days)
  const words = wordList(chat, everything(chat), { most: 60 }).words.filter(({ isName, word }) => !isName && word.length > 3)
  // When someone first said what everyone says is nothing to be curious about.
  const word = (words.find(({ word }) => !isEverydayWord(word)) ?? words.at(0))?.word
  const emoji = emojiList(chat, everything(chat), { most: 1 }).emojis[0]?.emoji
  const isMany = chat.count > FEW
  const isTalk = people.length > 1 && isMany
  const all: { kind: SuggestionKind; questions: readonly string[] }[] = [
    { kind: 'starts', questions: isTalk ? [say.starts] : [] },
    { kind: 'saidFirst', questions: word ? [say.saidFirst(word)] : [] },
    { kind: 'takes', questions: isTalk ? [say.takes(next), say.fastest] : [] },
    { kind: 'emojiOf', questions: emoji ? [say.emojiOf(most), say.emoji] : [] },
    { kind: 'moreIn', questions: years ? [say.moreIn(years[0], years[1])] : [] },
    { kind: 'busiest', questions: [say.busiest] },
    { kind: 'streak', questions: isMany ? [say.streak] : [] },
    { kind: 'silence', questions: isMany ? [say.silence] : [] },
    { kind: 'most', questions: isTalk ? [say.most] : [] },
    { kind: 'night', questions: isTalk ? [say.night] : [] },
    { kind: 'longest', questions: isMany ? [say.longest] : [] },
    { kind: 'lengths', questions: isTalk ? [say.lengths] : [] },
    { kind: 'questions', questions: isTalk ? [say.questions] : [] },
    { kind: 'words', questions: word ? [say.words(next)] : [] },
    { kind: 'weekday', questions: isMany ? [say.weekday] : [] },
    { kind: 'topics', questions: isMany ? [say.topics] : [] },
    { kind: 'happiest', questions: isMany ? [say.happiest] : [] },
    { kind: 'first', questions: [say.first] },
    { kind: 'all', questions: [say.all] },
    { kind: 'media', questions: [say.media] },
  ]
  return all.filter(({ questions }) => questions.length > 0)
}

/** From this share of its days on a year counts as whole. Parts of two years are comparable if they differ by no more than the rest. */
const WHOLE = 0.9

/** The first and the last year that a chat with these days covers almost entirely, else the two it covers most, if about equally; null without such. */
function comparableYears(days: readonly number[]): readonly [year: number, other: number] | null {
  const covered = new Map<number, number>()
  for (const day of days) {
    const { year } = dateOf(day)
    covered.set(year, (covered.get(year) ?? 0) + 1 / (dayOf(year + 1, 1, 1) - dayOf(year, 1, 1)))
  }
  const whole = Array.from(covered).flatMap(([year, part]) => (part >= WHOLE ? [year] : []))
  if (whole.length > 1) return [whole[0], whole[whole.length - 1]]
  const [most, next] = Array.from(covered).sort(([, one], [, other]) => other - one)
  if (!next || most[1] - next[1] > 1 - WHOLE) return null
  return most[0] < next[0] ? [most[0], next[0]] : [next[0], most[0]]
}
