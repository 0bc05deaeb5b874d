import type { Answer } from '../answer.ts'
import type { Counted, Plan } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { leftOutOf, unitOf, withAllMedia } from './counting.ts'
import { figureAnswer } from './figure-answer.ts'
import { moodThen } from './mood-then.ts'
import { average, comparePeople, comparePeriods, count, participants, rankPeople, rate, share } from './people-figures.ts'
import { type ComputedAnswer, tell, type Voice, voiceOf } from './sentences.ts'
import {
  birthday,
  conversationEnds,
  favorites,
  happiest,
  moments,
  rankResponseTimes,
  rankSentiment,
  responseTime,
  saidAbout,
  sentiment,
  topics,
} from './talk-figures.ts'
import { busiest, chatSpan, countUnits, firstOrLast, longest, shortestMessage } from './time-figures.ts'

/**
 * The exact answer: a sentence, the figure with its definition, and the messages behind it. Null where what it needs cannot be
 * had here, as feelings without the model. Every figure is the engine's.
 */
export async function compute(plan: Plan, asked: QuestionContext): Promise<Answer | null> {
  const voice = voiceOf(plan, asked)
  const absent = leftOutOf(plan, asked.chat)
  if (absent && 'metric' in plan) return tell(unknown(plan, voice.words.remarks[absent]), plan, asked, voice)
  const ofAllMedia = withAllMedia(plan, asked.chat)
  const counted = ofAllMedia ?? plan
  const told = await toldOf(counted, asked, voice)
  return told && tell(ofAllMedia ? { ...told, remarks: [...(told.remarks ?? []), 'media'] } : told, counted, asked, voice)
}

const unknown = (counted: Counted, text: string): ComputedAnswer => ({
  sentence: { text },
  rows: [],
  figure: { metric: counted.metric, value: null, unit: unitOf(counted), definition: counted.metric },
})

function toldOf(plan: Plan, asked: QuestionContext, voice: Voice): Promise<ComputedAnswer | null> {
  switch (plan.name) {
    case 'count':
      return count(plan, asked, voice)
    case 'rank_people':
      return rankPeople(plan, asked, voice)
    case 'compare_people':
      return comparePeople(plan, asked, voice)
    case 'compare_periods':
      return comparePeriods(plan, asked, voice)
    case 'share':
      return share(plan, asked, voice)
    case 'average':
      return average(plan, asked, voice)
    case 'rate':
      return rate(plan, asked, voice)
    case 'shortest_message':
      return shortestMessage(plan, asked, voice)
    case 'first_or_last':
      return firstOrLast(plan, asked, voice)
    case 'chat_span':
      return chatSpan(plan, asked, voice)
    case 'count_units':
      return countUnits(plan, asked, voice)
    case 'busiest':
      return busiest(plan, asked, voice)
    case 'longest':
      return longest(plan, asked, voice)
    case 'response_time':
      return responseTime(plan, asked, voice)
    case 'rank_response_times':
      return rankResponseTimes(plan, asked, voice)
    case 'conversation_ends':
      return conversationEnds(plan, asked, voice)
    case 'topics':
      return topics(plan, asked, voice)
    case 'sentiment':
      return sentiment(plan, asked, voice)
    case 'happiest':
      return happiest(plan, asked, voice)
    case 'rank_sentiment':
      return rankSentiment(plan, asked, voice)
    case 'favorites':
      return favorites(plan, asked, voice)
    case 'moments':
      return moments(plan, asked, voice)
    case 'birthday':
      return birthday(plan, asked, voice)
    case 'participants':
      return participants(plan, asked, voice)
    case 'said_about':
      return saidAbout(plan, asked, voice)
    case 'figure':
      return plan.figure === 'emotionFingerprint' && (plan.scope.from !== undefined || plan.scope.to !== undefined)
        ? moodThen(plan.scope, asked, voice)
        : figureAnswer(plan, asked, voice)
  }
}
