/** What is on the pictures of this screen's figures: their numbers, never a message. */
import type { Contract, Output } from '@convostat/api'
import { named } from '#charts/named.ts'
import type { Numbers } from '#charts/numbers.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import type { Extremes, Languages, Trend, Vibe } from './answers.ts'
import { dayInLine, languageOf } from './sentences.ts'

const words = sayEmotionalInsights

export const trendNumbers: Numbers<Trend> = {
  file: 'trend',
  rows: ({ average_sentiment: average, first_half: first, second_half: second }) =>
    [
      { label: words.trend.average, score: average },
      { label: words.trend.first, score: first },
      { label: words.trend.second, score: second },
    ].flatMap(({ label, score }) => (score === null ? [] : [{ label, said: format.score(score) }])),
}

/** As many of each as are above and below the middle of the list. */
export const extremeNumbers: Numbers<Extremes> = {
  file: 'extremes',
  rows: ({ peaks, valleys }) =>
    [...peaks.slice(0, 4), ...valleys.slice(0, 4)].map(({ date, sentiment }) => ({
      label: dayInLine({ date }),
      said: format.score(sentiment),
    })),
}

export const languageNumbers: Numbers<Languages> = {
  file: 'languages',
  rows: ({ languages, messages }) =>
    languages.map((each) => ({
      label: languageOf(each),
      said: words.languages.messages({ n: each.messages }),
      part: each.messages / messages,
    })),
}

export const vibeNumbers: Numbers<Vibe> = {
  file: 'vibe',
  rows: ({ reasons }) =>
    reasons.flatMap((reason) => {
      const aside = reasonSays(reason)
      return aside === undefined ? [] : [{ label: reasonFigure(reason), aside, said: '' }]
    }),
}

type Highlights = Output<Contract['emotion']['highlights']>

/** Of each emotion, whose message it is. */
export const highlightNumbers: Numbers<Highlights> = {
  file: 'highlights',
  rows: ({ highlights }) => highlights.map(({ emotion, author }) => ({ label: words.emotions[emotion], said: named(author) })),
}

type Reason = Vibe['reasons'][number]

/** What each figure of a vibe says; that of how many messages there are is elsewhere. */
export const reasonSays = ({ kind }: Reason): string | undefined => reasons[kind]

const reasons: Partial<Record<Reason['kind'], string>> = words.vibe.reasons

export const reasonFigure = ({ kind, value, emotion }: Reason): string =>
  emotion ? words.vibe.emotion({ emotion, share: value }) : kind === 'change' ? format.score(value) : format.percent(value)
