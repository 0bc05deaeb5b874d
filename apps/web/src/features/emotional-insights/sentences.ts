import { figures } from '@convostat/figures'
import { isTie } from '#charts/fingerprint.ts'
import { type Mood, type Tone, toneOfMonth } from '#charts/mood-ribbon.ts'
import { hardlyApart } from '#charts/sentiment-timeline.ts'
import { format } from '#format/index.ts'
import { languageName } from '#format/language.ts'
import { unbroken } from '#format/unbroken.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { scale, toneOf } from '#messages/emotional-insights/tone.ts'
import { asShown } from '#messages/figures.ts'
import { say } from '#messages/index.ts'
import type { Extremes, Language, Languages, Trend, Vibe } from './answers.ts'

const { extremes, languages, mood, trend, vibe } = sayEmotionalInsights

/** Whether both halves have enough to say that one sounds otherwise than the other. */
export const isComparable = (of: Trend): boolean =>
  of.first_half !== null && of.second_half !== null && !figures.sentimentTrend.isTooLittle(of)

/** Whether the halves hardly differ: then there is nothing to draw. */
export const isSteady = (of: Trend): boolean => isComparable(of) && of.overall_trend === 'stable'

/** What a chat does not have in a drawing its sentence has in words. */
export function trendSentence(of: Trend): string {
  if (!isComparable(of)) return trend.tooLittle
  if (of.overall_trend === 'stable') return trend.sentences.stable({ mean: of.average_sentiment ?? 0 })
  return trend.sentences[of.overall_trend]
}

/** Which day sounds most and which least so, in words that their sign allows, or how many days share its score as shown. */
export function extremesSentence({ peaks, valleys }: Extremes): string {
  const [[peak], [valley]] = [peaks, valleys]
  const only = peak ?? valley
  if (!only) return extremes.none
  if (!peak || !valley) return onlyDay({ date: only.date, mean: only.sentiment })
  const [highest, lowest] = [asShown(peak.sentiment), asShown(valley.sentiment)]
  if (asShown(highest - lowest) <= hardlyApart) return extremes.alike
  return extremes.sentence({
    ...{ peaks: tied(peaks), peak: peak.date, isPositive: highest > 0 },
    ...{ valleys: tied(valleys), valley: valley.date, isNegative: lowest < 0 },
  })
}

/** The shortest list that the page asks for: a shorter one has every day. */
const fewestListed = 3

/** How many days share the score of the first as it is shown; 0 where that is all of the list, which more may follow. */
function tied(days: Extremes['peaks']): number {
  const same = days.filter(({ sentiment }) => asShown(sentiment) === asShown(days[0].sentiment)).length
  return same === days.length && same >= fewestListed ? 0 : same
}

/** `Portuguese`; of what nobody can tell, that. */
export const languageOf = ({ language }: Pick<Language, 'language'>): string => languageName(language) ?? languages.unknownLanguage

export function languagesSentence({ languages: [most] }: Languages): string {
  if (!most) return languages.none
  const language = languageName(most.language)
  return language === null ? languages.mostlyUnknown : languages.most[most.quality]({ language })
}

/** Where most of the chat is in a language that is not read well enough to rely on, a word about it; else null. */
export function doubtful({ languages: all, messages }: Languages): string | null {
  const most = all[0]
  const isDoubtful = most && (most.quality === 'poorly' || most.quality === 'unknown') && most.messages * 2 >= messages
  return isDoubtful ? mostlyIn({ language: languageName(most.language) }) : null
}

/** Whether a month has far more of its emotion than usual: only then is the emotion named. */
export const isNamed = ({ stands_out, z }: Mood): boolean => stands_out && z > 0

/** Which month stands out, or how many do. */
export function moodSentence({ timeline }: { timeline: readonly Mood[] }): string {
  const all = timeline.length
  if (all === 0) return mood.none
  const outstanding = timeline.filter(({ stands_out }) => stands_out)
  const [first] = outstanding
  if (!first) return all === 1 ? mood.oneMonth : mood.noneStandsOut
  if (outstanding.length === 1) return mood.one({ mood: first.mood, isMore: first.z > 0, all, month: first.date })
  const isAll = (tone: Tone) => outstanding.every((each) => toneOfMonth(each) === tone)
  const tone = isAll('warmer') ? 'warmer' : isAll('heavier') ? 'heavier' : 'other'
  return mood.several({ months: outstanding.length, all, tone })
}

/** The same as the screen's main finding, in large type: no month breaks over two lines. Null where no month stands out. */
export function moodLead({ timeline }: { timeline: readonly Mood[] }): string | null {
  if (!timeline.some(({ stands_out }) => stands_out)) return null
  return timeline.reduce((sentence, { date }) => sentence.replace(format.month(date), unbroken), moodSentence({ timeline }))
}

export const moodOver = ({ timeline }: { timeline: readonly Mood[] }): string =>
  mood.over({ messages: timeline.reduce((sum, { messages }) => sum + messages, 0) })

/** The vibe in a sentence; where no emotion leads, that, whichever gave it its word. */
export function vibeSentence({ vibe: word, reasons }: Vibe): string {
  if (word === null) return reasons.length === 0 ? vibe.tooFew : vibe.none
  const [leading, second] = [reasons.find(({ kind }) => kind === 'leading'), reasons.find(({ kind }) => kind === 'second')]
  if (word !== 'practical' && leading?.emotion && second?.emotion && isTie(leading.value, second.value))
    return vibe.equal({ one: leading.emotion, other: second.emotion })
  return vibeIn[word] ?? vibe.other({ vibe: word })
}

/** By the engine’s word for it, which may be one that has no sentence here. */
const vibeIn: Readonly<Record<string, string | undefined>> = vibe.sentences

/** The change from which on a half sounds otherwise than the other. */
const change = 0.1
/** Of fewer scored messages a day neither peaks nor falls. */
const fewest = 5

export const trendDefinition = trend.definition({ least: scale.least, most: scale.most, change })
export const extremesDefinition = extremes.definition({ fewest })

/** The one day with enough messages. */
export const onlyDay = ({ date, mean }: { date: string; mean: number }): string => extremes.only({ date, tone: toneOf(mean) })

/** A day over its figure: where it has no room in one line it breaks after the weekday alone. */
export const dayInLine = ({ date }: { date: string }): string => format.longDay(date).replace(/(?<= .*) /g, '\u00a0')

/** How many of a day’s messages its figure rests on. */
export const messagesOfDay = ({ scored, all }: { scored: number; all: number }): string =>
  scored === all ? extremes.showDayAll({ all }) : extremes.showDay({ scored, all })

/** Who writes a language: some by name, and how many more. */
export function writersOf({ names, more }: { names: readonly string[]; more: number }): string {
  if (more > 0) return languages.byMore({ list: names.join(say.comma), n: more })
  return names.length < 2 ? names.join() : languages.by({ list: names.slice(0, -1).join(say.comma), last: names[names.length - 1] })
}

/** That most is in a language that is read badly; null where nobody can tell which it is. */
export const mostlyIn = ({ language }: { language: string | null }): string =>
  language === null ? languages.mostlyUnknown : languages.mostly({ language })
