/** Every figure, as the page loads it. Written by `node packages/figures/generate.mjs`. */
import { balance } from './balance/page.ts'
import { bursts } from './bursts/page.ts'
import { calendar } from './calendar/page.ts'
import { caringMoments } from './caring-moments/page.ts'
import { conversations } from './conversations/page.ts'
import { emojis } from './emojis/page.ts'
import { emotionFingerprint } from './emotion-fingerprint/page.ts'
import { emotionHighlights } from './emotion-highlights/page.ts'
import { emotionSync } from './emotion-sync/page.ts'
import { gaps } from './gaps/page.ts'
import { heatmap } from './heatmap/page.ts'
import { links } from './links/page.ts'
import { messageShare } from './message-share/page.ts'
import { messagesOnShow } from './messages-on-show/page.ts'
import { monthlySentiment } from './monthly-sentiment/page.ts'
import { moodTimeline } from './mood-timeline/page.ts'
import { ownWordMessages } from './own-word-messages/page.ts'
import { peaksValleys } from './peaks-valleys/page.ts'
import { phrases } from './phrases/page.ts'
import { replyDiscipline } from './reply-discipline/page.ts'
import { responseMatrix } from './response-matrix/page.ts'
import { responseTimes } from './response-times/page.ts'
import { ribbon } from './ribbon/page.ts'
import { sentimentChart } from './sentiment-chart/page.ts'
import { sentimentDistribution } from './sentiment-distribution/page.ts'
import { sentimentLanguages } from './sentiment-languages/page.ts'
import { sentimentTrend } from './sentiment-trend/page.ts'
import { streaks } from './streaks/page.ts'
import { timeseries } from './timeseries/page.ts'
import { topics } from './topics/page.ts'
import { vibe } from './vibe/page.ts'
import { wordComparison } from './word-comparison/page.ts'
import { words } from './words/page.ts'
import { writingStyle } from './writing-style/page.ts'
import { yearlySentiment } from './yearly-sentiment/page.ts'

export {
  type AnswerUnit,
  type Cell,
  type FigureTool,
  type None,
  type NumberAs,
  none,
  type OverviewRows,
  type OwnTable,
  type SlotValue,
  type TextAs,
} from './figure.ts'

export const figures = {
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
export type Figures = typeof figures
export type FigureName = keyof Figures
