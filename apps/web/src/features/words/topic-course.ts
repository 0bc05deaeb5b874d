import { largest } from '@convostat/api/extremes'
import type { Topic, Topics } from './answers.ts'

/** So many topics stand there before one asks for all, and in a picture. */
export const shownTopics = 6

type Months = Topic['by_month']

/** The month with the highest share, the earliest of several. */
export const peakOf = (months: Months): number =>
  months.reduce((best, { share }, at) => ((share ?? 0) > (months[best]?.share ?? 0) ? at : best), 0)

/** The highest share of any topic in any month: the scale of all courses. */
export const highestShare = (topics: Topics['topics']): number =>
  largest(topics.flatMap(({ by_month: months }) => months.map(({ share }) => share ?? 0)))
