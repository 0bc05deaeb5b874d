import type { Contract, Output } from '@convostat/api'

type Sentiment = Contract['sentiment']
type Emotion = Contract['emotion']

/** What the calls of this screen answer. */
export type Trend = Output<Sentiment['trend']>
export type Monthly = Output<Sentiment['monthly']>
export type Yearly = Output<Sentiment['yearly']>
export type Extremes = Output<Sentiment['peaksValleys']>
export type ExtremeDay = Extremes['peaks'][number]
export type Languages = Output<Sentiment['languages']>
export type Language = Languages['languages'][number]
export type Moods = Output<Emotion['moodTimeline']>
export type Vibe = Output<Emotion['vibe']>
