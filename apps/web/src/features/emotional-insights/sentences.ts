import { isTie } from '#charts/fingerprint.ts'
import { languageName } from '#format/language.ts'
import { asShown } from '#messages/figures.ts'
import { say } from '#messages/index.ts'
import { sayEmotionalInsights } from '#messages/say/emotional-insights.ts'
import type { Extremes, Language, Languages, Moods, Trend, Vibe } from './answers.ts'

const { emotions, extremes, languages, mood, trend, vibe } = sayEmotionalInsights

/** A half of fewer scored messages tells nothing. */
const fewestOfHalf = 5

/** Whether both halves hold enough to say that one sounds otherwise than the other. */
export const isComparable = (of: Trend): boolean =>
  of.first_half !== null && of.second_half !== null && Math.min(of.first_half_messages, of.second_half_messages) >= fewestOfHalf

export const trendSentence = (of: Trend): string => (isComparable(of) ? trend.sentences[of.overall_trend] : trend.tooLittle)

/** Days no further apart sound alike. */
const hardlyApart = 0.05

/** Which day sounds most and which least so, in words that their sign allows. */
export function extremesSentence({ peaks: [peak], valleys: [valley] }: Extremes): string {
  const only = peak ?? valley
  if (!only) return extremes.none
  if (!peak || !valley) return extremes.only(only.date, only.sentiment)
  const [highest, lowest] = [asShown(peak.sentiment), asShown(valley.sentiment)]
  if (asShown(highest - lowest) <= hardlyApart) return extremes.alike
  return extremes.sentence(peak.date, highest > 0, valley.date, lowest < 0)
}

/** `Portuguese`; of what nobody can tell, that. */
export const languageOf = ({ language }: Pick<Language, 'language'>): string => languageName(language) ?? languages.unknownLanguage

export function languagesSentence({ languages: all }: Languages): string {
  const well = all.filter(({ quality }) => quality === 'well').map(languageOf)
  return well.length > 0 ? languages.sentence(well.join(say.comma)) : languages.noneWell
}

/** Where most of the chat is in a language that is not read well enough to rely on, a word about it; else null. */
export function doubtful({ languages: all, messages }: Languages): string | null {
  const most = all[0]
  const isDoubtful = most && (most.quality === 'poorly' || most.quality === 'unknown') && most.messages * 2 >= messages
  return isDoubtful ? languages.mostly(languageName(most.language)) : null
}

/** Which mood leads in more than half of the months; else the two that lead most often, unless others do as often. */
export function moodSentence({ timeline }: Moods): string {
  const months = new Map<Moods['timeline'][number]['mood'], number>()
  for (const each of timeline) months.set(each.mood, (months.get(each.mood) ?? 0) + 1)
  const all = timeline.length
  const [first, second, third] = [...months].sort(([, one], [, other]) => other - one)
  if (!first) return mood.none
  if (!second || first[1] * 2 > all) return mood.sentence(emotions[first[0]], first[1], all)
  if (!third || second[1] > third[1]) return mood.often(emotions[first[0]], emotions[second[0]], [first[1], second[1]], all)
  return first[1] > second[1] ? mood.oftenOne(emotions[first[0]], first[1], all) : mood.noneOften(all)
}

/** The vibe in a sentence; where no emotion leads, that, whichever gave it its word. */
export function vibeSentence({ vibe: word, reasons }: Vibe): string {
  if (word === null) return vibe.none
  const [leading, second] = [reasons.find(({ kind }) => kind === 'leading'), reasons.find(({ kind }) => kind === 'second')]
  if (word !== 'practical' && leading?.emotion && second?.emotion && isTie(leading.value, second.value))
    return vibe.equal(leading.emotion, second.emotion)
  return vibe.sentences[word] ?? vibe.other(word)
}
