/** How each figure is counted. Written by `node packages/figures/generate.mjs`. */
import { balance } from './balance/counted.ts'
import { bursts } from './bursts/counted.ts'
import { calendar } from './calendar/counted.ts'
import { caringMoments } from './caring-moments/counted.ts'
import { conversations } from './conversations/counted.ts'
import type { CountedFaceOf } from './counted-face.ts'
import { emojis } from './emojis/counted.ts'
import { emotionFingerprint } from './emotion-fingerprint/counted.ts'
import { emotionHighlights } from './emotion-highlights/counted.ts'
import { emotionSync } from './emotion-sync/counted.ts'
import { gaps } from './gaps/counted.ts'
import { heatmap } from './heatmap/counted.ts'
import type { FigureName } from './index.ts'
import { links } from './links/counted.ts'
import { messageShare } from './message-share/counted.ts'
import { messagesOnShow } from './messages-on-show/counted.ts'
import { monthlySentiment } from './monthly-sentiment/counted.ts'
import { moodTimeline } from './mood-timeline/counted.ts'
import { ownWordMessages } from './own-word-messages/counted.ts'
import { peaksValleys } from './peaks-valleys/counted.ts'
import { phrases } from './phrases/counted.ts'
import { replyDiscipline } from './reply-discipline/counted.ts'
import { responseMatrix } from './response-matrix/counted.ts'
import { responseTimes } from './response-times/counted.ts'
import { ribbon } from './ribbon/counted.ts'
import { sentimentChart } from './sentiment-chart/counted.ts'
import { sentimentDistribution } from './sentiment-distribution/counted.ts'
import { sentimentLanguages } from './sentiment-languages/counted.ts'
import { sentimentTrend } from './sentiment-trend/counted.ts'
import { streaks } from './streaks/counted.ts'
import { timeseries } from './timeseries/counted.ts'
import { topics } from './topics/counted.ts'
import { vibe } from './vibe/counted.ts'
import { wordComparison } from './word-comparison/counted.ts'
import { words } from './words/counted.ts'
import { writingStyle } from './writing-style/counted.ts'
import { yearlySentiment } from './yearly-sentiment/counted.ts'

export const counted = {
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
} satisfies { readonly [N in FigureName]: CountedFaceOf<N> }
