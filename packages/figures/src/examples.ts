/** Each figure of an invented chat. Written by `node packages/figures/generate.mjs`. */
import { balance } from './balance/example.ts'
import { bursts } from './bursts/example.ts'
import { calendar } from './calendar/example.ts'
import { caringMoments } from './caring-moments/example.ts'
import { conversations } from './conversations/example.ts'
import { emojis } from './emojis/example.ts'
import { gaps } from './gaps/example.ts'
import { heatmap } from './heatmap/example.ts'
import type { FigureName } from './index.ts'
import { links } from './links/example.ts'
import { messageShare } from './message-share/example.ts'
import { phrases } from './phrases/example.ts'
import { replyDiscipline } from './reply-discipline/example.ts'
import { responseMatrix } from './response-matrix/example.ts'
import { responseTimes } from './response-times/example.ts'
import { sentimentChart } from './sentiment-chart/example.ts'
import type { PlainOf } from './shapes.ts'
import { streaks } from './streaks/example.ts'
import { timeseries } from './timeseries/example.ts'
import { topics } from './topics/example.ts'
import { wordComparison } from './word-comparison/example.ts'
import { words } from './words/example.ts'
import { writingStyle } from './writing-style/example.ts'

export const examples: { readonly [N in FigureName]: PlainOf<N> } = {
  responseTimes,
  timeseries,
  heatmap,
  messageShare,
  calendar,
  sentimentChart,
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
}
