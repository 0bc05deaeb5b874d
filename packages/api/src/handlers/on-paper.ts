import { whyNotShown } from '@convostat/engine/on-show/why-not-shown'
import type { ReportedFigures } from './reported-figures.ts'

/** Whether a message may be printed beside a figure: how long it is does not matter where it is what the figure is about. */
function isFit(text: string): boolean {
  const why = whyNotShown({ text, reading: null })
  return why === null || why === 'short' || why === 'long'
}

/** Paper is passed on: what must not be put on show is left out. */
export const withoutDelicate = <T>(messages: readonly T[], textOf: (message: T) => string): T[] =>
  messages.filter((message) => isFit(textOf(message)))

interface Sent {
  author: string
  date: string
  message: string
}

/** Whether the reader never wants to see a message put on show; `author` is the name shown. */
export type IsNeverShown = (said: Pick<Sent, 'author' | 'message'>) => boolean

export function neverShownOf(messages: readonly Pick<Sent, 'author' | 'message'>[]): IsNeverShown {
  const keyOf = ({ author, message }: Pick<Sent, 'author' | 'message'>) => JSON.stringify([author, message])
  const keys = new Set(messages.map(keyOf))
  return (said) => keys.has(keyOf(said))
}

/** The figures of a report without messages that the reader never wants to see: the next ones are in their place. */
export function withoutNever<T extends OnPaper>(figures: T, isNever: IsNeverShown): T {
  const left = <S extends Sent>(messages: readonly S[]): S[] => messages.filter((each) => !isNever(each))
  const { messagesOnShow: shown, topics, moodTimeline: moods, emotionHighlights: highlights, caringMoments: caring } = figures
  return {
    ...figures,
    messagesOnShow: shown && {
      ...shown,
      first: left(shown.first),
      hour: left(shown.hour),
      day: left(shown.day),
      streak: left(shown.streak),
      gap: shown.gap && { ...shown.gap, shown: left(shown.gap.shown) },
    },
    topics: topics && {
      ...topics,
      topics: topics.topics.map((topic) => ({ ...topic, messages: left([...topic.messages, ...topic.others]) })),
    },
    moodTimeline: moods && { ...moods, timeline: moods.timeline.map((each) => ({ ...each, shown: left(each.shown) })) },
    emotionHighlights: highlights && {
      ...highlights,
      highlights: highlights.highlights.flatMap((each) =>
        left([each, ...each.others])
          .slice(0, 1)
          .map((said) => ({ ...each, ...said })),
      ),
    },
    caringMoments: caring && {
      ...caring,
      caring_moments: caring.caring_moments.filter(({ author, text }) => !isNever({ author, message: text })),
    },
  }
}
type OnPaper = Pick<ReportedFigures, 'messagesOnShow' | 'topics' | 'moodTimeline' | 'emotionHighlights' | 'caringMoments'>

/** Moments whose message must not be put on show have another of their days, or none. */
export const shownMoments = <T extends Sent & { others?: readonly Sent[] | undefined }>(
  found: { moments: readonly T[]; years_covered: number; average_significance: number | null },
  isNever: IsNeverShown = () => false,
) => ({
  ...found,
  moments: found.moments.map((moment) => {
    if (isFit(moment.message) && !isNever(moment)) return moment
    const other = moment.others?.find((each) => !isNever(each))
    return other ? { ...moment, author: other.author, date: other.date, message: other.message } : { ...moment, message: '' }
  }),
})
