/** Each figure of an invented chat. Written by `node packages/figures/generate.mjs`. */
import { balance } from './balance/example.ts'
import { bursts } from './bursts/example.ts'
import { calendar } from './calendar/example.ts'
import { caringMoments } from './caring-moments/example.ts'
import { conversations } from './conversations/example.ts'
import { emojis } from './emojis/example.ts'
import { emotionFingerprint } from './emotion-fingerprint/example.ts'
import { emotionHighlights } from './emotion-highlights/example.ts'
import { emotionSync } from './emotion-sync/example.ts'
import { gaps } from './gaps/example.ts'
import { heatmap } from './heatmap/example.ts'
import type { FigureName } from './index.ts'
import { links } from './links/example.ts'
import { messageShare } from './message-share/example.ts'
import { messagesOnShow } from './messages-on-show/example.ts'
import { monthlySentiment } from './monthly-sentiment/example.ts'
import { moodTimeline } from './mood-timeline/example.ts'
import { ownWordMessages } from './own-word-messages/example.ts'
import { peaksValleys } from './peaks-valleys/example.ts'
import { phrases } from './phrases/example.ts'
import { replyDiscipline } from './reply-discipline/example.ts'
import { responseMatrix } from './response-matrix/example.ts'
import { responseTimes } from './response-times/example.ts'
import { ribbon } from './ribbon/example.ts'
import { sentimentChart } from './sentiment-chart/example.ts'
import { sentimentDistribution } from './sentiment-distribution/example.ts'
import { sentimentLanguages } from './sentiment-languages/example.ts'
import { sentimentTrend } from './sentiment-trend/example.ts'
import type { PlainOf } from './shapes.ts'
import { streaks } from './streaks/example.ts'
import { timeseries } from './timeseries/example.ts'
import { topics } from './topics/example.ts'
import { vibe } from './vibe/example.ts'
import { wordComparison } from './word-comparison/example.ts'
import { words } from './words/example.ts'
import { writingStyle } from './writing-style/example.ts'
import { yearlySentiment } from './yearly-sentiment/example.ts'

export const examples: { readonly [N in FigureName]: PlainOf<N> } = {
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
}
