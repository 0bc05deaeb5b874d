import { conversationEnds } from './conversations.ts'
import {
  average,
  compareLengths,
  comparePeople,
  comparePeriods,
  count,
  countTimes,
  everSaid,
  everWritten,
  howOftenWritten,
  longestWriter,
  messageLength,
  mostActive,
  portion,
  rankPeople,
  share,
} from './counting.ts'
import { birthday, favorites, happiest, moments, participants, rankSentiment, sentiment, topics } from './feelings.ts'
import { figure } from './figures.ts'
import { chatSpan, firstOrLast } from './first-and-last.ts'
import { longest, shortestMessage, slowestReply } from './longest.ts'
import { compareResponseTimes, rankResponseTimes, responseTime } from './replies.ts'
import { saidAbout } from './said.ts'
import type { Rule } from './shared.ts'
import { busiest, countUnits, whenMost } from './when.ts'

/** In this order: of several that hold the first counts, so the narrower ones come before the wider. */
export const rules: readonly Rule[] = [
  firstOrLast,
  chatSpan,
  comparePeriods,
  comparePeople,
  portion,
  share,
  average,
  howOftenWritten,
  messageLength,
  longestWriter,
  compareLengths,
  conversationEnds,
  rankResponseTimes,
  compareResponseTimes,
  responseTime,
  rankPeople,
  mostActive,
  rankSentiment,
  favorites,
  busiest,
  whenMost,
  countUnits,
  longest,
  slowestReply,
  shortestMessage,
  topics,
  happiest,
  sentiment,
  moments,
  birthday,
  participants,
  everSaid,
  countTimes,
  count,
  everWritten,
  figure,
  saidAbout,
]
