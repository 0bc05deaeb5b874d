/** How each figure is counted. Written by `node packages/figures/generate.mjs`. */
import { balance } from './balance/counted.ts'
import { bursts } from './bursts/counted.ts'
import { calendar } from './calendar/counted.ts'
import { caringMoments } from './caring-moments/counted.ts'
import { conversations } from './conversations/counted.ts'
import type { CountedFaceOf } from './counted-face.ts'
import { gaps } from './gaps/counted.ts'
import { heatmap } from './heatmap/counted.ts'
import type { FigureName } from './index.ts'
import { messageShare } from './message-share/counted.ts'
import { replyDiscipline } from './reply-discipline/counted.ts'
import { responseMatrix } from './response-matrix/counted.ts'
import { responseTimes } from './response-times/counted.ts'
import { sentimentChart } from './sentiment-chart/counted.ts'
import { streaks } from './streaks/counted.ts'
import { timeseries } from './timeseries/counted.ts'

export const counted = {
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
} satisfies { readonly [N in FigureName]: CountedFaceOf<N> }
