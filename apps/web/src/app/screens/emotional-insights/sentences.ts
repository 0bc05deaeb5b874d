import { isolated } from '../../../charts/part-in-words.ts'
import { shownName } from '../../../format/index.ts'
import { languageName } from '../../../format/language.ts'
import { emotions } from '../../../messages/emotional-insights.ts'
import { say } from '../../../messages/index.ts'
import type { Extremes, Language, Languages, Moods, Sync, Vibe } from './answers.ts'

const { extremes, languages, mood, sync, vibe } = say.emotionalInsights

/** A name within a sentence. */
export const named = (name: string): string => isolated(shownName(name))

export function extremesSentence({ peaks: [peak], valleys: [valley] }: Extremes): string {
  if (peak && valley) return extremes.sentence(peak.date, valley.date)
  if (peak) return extremes.onlyPeak(peak.date)
  return valley ? extremes.onlyValley(valley.date) : extremes.none
}

/** `Portuguese`; of what nobody can tell, that. */
export const languageOf = ({ language }: Pick<Language, 'language'>): string => languageName(language) ?? languages.unknownLanguage

export function languagesSentence({ languages: all }: Languages): string {
  const well = all.filter(({ quality }) => quality === 'well').map(languageOf)
  return well.length > 0 ? languages.sentence(well.join(', ')) : languages.noneWell
}

/** Where most of the chat is in a language that is not read well enough to rely on, a word about it; else null. */
export function doubtful({ languages: all, messages }: Languages): string | null {
  const most = all[0]
  const isDoubtful = most && (most.quality === 'poorly' || most.quality === 'unknown') && most.messages * 2 >= messages
  return isDoubtful ? languages.mostly(languageName(most.language)) : null
}

/** Which mood leads in most months, of equals the one that came first. */
export function moodSentence({ timeline }: Moods): string {
  const months = new Map<Moods['timeline'][number]['mood'], number>()
  for (const each of timeline) months.set(each.mood, (months.get(each.mood) ?? 0) + 1)
  const [most] = [...months].sort(([, one], [, other]) => other - one)
  return most ? mood.sentence(emotions[most[0]], most[1], timeline.length) : mood.none
}

export const vibeSentence = ({ vibe: word }: Vibe): string => (word === null ? vibe.none : (vibe.sentences[word] ?? vibe.other(word)))

/** Of two how their weeks go, of more whose go most alike. */
export function syncSentence({ pairs, total_pairs: total }: Sync): string {
  const [most] = [...pairs].sort((one, other) => other.correlation - one.correlation)
  if (!most) return sync.none
  const { a, b, correlation } = most
  return (total === 1 ? sync.sentence : sync.mostAlike)(named(a), named(b), sync.words(correlation))
}
