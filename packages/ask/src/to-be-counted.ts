import { dataOf } from '#languages/all.ts'
import type { Concept } from '#parse/concepts.ts'
import { conceptsOf } from '#parse/lexicon.ts'
import { piecesOf } from '#parse/tokens.ts'
import { kindsOfMessages } from './plan.ts'
import { questionLanguage } from './question-language.ts'

/** Only counting answers these. A first and a last time can be found, too. */
const counting: ReadonlySet<Concept> = new Set([
  'how_often',
  'how_many_times',
  'most',
  'least',
  'never',
  'more',
  'less',
  'longest',
  'longer',
  'shortest',
  'wait',
  'fastest',
  'slowest',
  'busiest',
  'quietest',
  'happiest',
  'saddest',
  'favorite',
  'average',
  'median',
  'percent',
  'compare',
  'streak',
  'silence',
  'begin_conversations',
  'response_time',
  'per_day',
  'per_week',
  'per_month',
  'per_hour',
  'per_weekday',
  'per_person',
  'per_year',
])

/** With a number these are figures: "how many messages", but not "how many guests". */
const counted: ReadonlySet<Concept> = new Set([
  'messages',
  'message',
  'words',
  'media',
  'links',
  'questions',
  'emoji',
  'deleted',
  'polls',
  'locations',
  'contacts',
  'conversations',
  'days',
  ...kindsOfMessages,
])

/** With a verb of chatting these are figures: "which month did we not talk", "how many weeks did we talk". */
const units: ReadonlySet<Concept> = new Set(['week', 'season', 'month', 'year', 'weekday', 'hour', 'how_many', 'how_long'])
const chatting: ReadonlySet<Concept> = new Set(['talk', 'reply'])

/** Whether a question asks for a figure, so that no message is an answer to it. */
export function isToBeCounted(question: string): boolean {
  const tokens = piecesOf(question)
  const said = conceptsOf(tokens, dataOf[questionLanguage(question)])
  const isAny = (concepts: ReadonlySet<Concept>): boolean => [...said].some((concept) => concepts.has(concept))
  const isWhoWrote = said.has('who') && said.has('write') && (said.has('first') || said.has('last')) && !said.has('about')
  return isWhoWrote || isAny(counting) || (said.has('how_many') && isAny(counted)) || (isAny(units) && isAny(chatting))
}
