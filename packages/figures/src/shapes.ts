/** What each figure is asked and answers. Written by `node packages/figures/generate.mjs`. */
import { balance } from './balance/shape.ts'
import { bursts } from './bursts/shape.ts'
import { calendar } from './calendar/shape.ts'
import { caringMoments } from './caring-moments/shape.ts'
import { conversations } from './conversations/shape.ts'
import { emojis } from './emojis/shape.ts'
import { emotionFingerprint } from './emotion-fingerprint/shape.ts'
import { emotionHighlights } from './emotion-highlights/shape.ts'
import { emotionSync } from './emotion-sync/shape.ts'
import type { None } from './figure.ts'
import { gaps } from './gaps/shape.ts'
import { heatmap } from './heatmap/shape.ts'
import type { FigureName } from './index.ts'
import { links } from './links/shape.ts'
import { messageShare } from './message-share/shape.ts'
import { messagesOnShow } from './messages-on-show/shape.ts'
import { monthlySentiment } from './monthly-sentiment/shape.ts'
import { moodTimeline } from './mood-timeline/shape.ts'
import { ownWordMessages } from './own-word-messages/shape.ts'
import { peaksValleys } from './peaks-valleys/shape.ts'
import { phrases } from './phrases/shape.ts'
import { replyDiscipline } from './reply-discipline/shape.ts'
import { responseMatrix } from './response-matrix/shape.ts'
import { responseTimes } from './response-times/shape.ts'
import { ribbon } from './ribbon/shape.ts'
import { sentimentChart } from './sentiment-chart/shape.ts'
import { sentimentDistribution } from './sentiment-distribution/shape.ts'
import { sentimentLanguages } from './sentiment-languages/shape.ts'
import { sentimentTrend } from './sentiment-trend/shape.ts'
import { streaks } from './streaks/shape.ts'
import { timeseries } from './timeseries/shape.ts'
import { topics } from './topics/shape.ts'
import { vibe } from './vibe/shape.ts'
import { wordComparison } from './word-comparison/shape.ts'
import { words } from './words/shape.ts'
import { writingStyle } from './writing-style/shape.ts'
import { yearlySentiment } from './yearly-sentiment/shape.ts'
import type { z } from './zod.ts'

export const shapes = {
  responseTimes,
  timeseries,
  heatmap,
  messageShare,
  calendar,
  sentimentChart,
  monthlySentiment,
  yearlySentiment,
  sentimentTrend,
  sentimentDistribution,
  peaksValleys,
  sentimentLanguages,
  emotionFingerprint,
  moodTimeline,
  vibe,
  emotionHighlights,
  emotionSync,
  balance,
  caringMoments,
  gaps,
  replyDiscipline,
  responseMatrix,
  conversations,
  bursts,
  streaks,
  words,
  emojis,
  phrases,
  wordComparison,
  links,
  writingStyle,
  topics,
  ribbon,
  messagesOnShow,
  ownWordMessages,
} satisfies Record<FigureName, { asked: z.ZodType; plain: z.ZodType; public: z.ZodType | None }>
export type Shapes = typeof shapes
/** What a caller may write. */
export type GivenOf<N extends FigureName> = z.input<Shapes[N]['asked']>
export type AskedOf<N extends FigureName> = z.output<Shapes[N]['asked']>
export type PlainOf<N extends FigureName> = z.output<Shapes[N]['plain']>
/** Never where the plain form is the public one. */
export type PublicOf<N extends FigureName> = Shapes[N]['public'] extends z.ZodType ? z.output<Shapes[N]['public']> : never
