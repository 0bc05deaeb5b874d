import { messagesByAuthor } from '#analyses/message-share.ts'
import { isNight } from '#columns/night.ts'
import { largest } from '#stats/extremes.ts'
import { top } from '#stats/top.ts'
import { byHour } from '../by-period.ts'
import { type Finder, MOST_NAMES, type Scope } from '../scope.ts'
import { standsOut } from '../stands-out.ts'

/** Eight of 24 hours. */
const HOURS_OF_NIGHT = 8 / 24

/** Messages from 22:00 to 05:59, against an even day, or those of one person against what is usual here. */
export const nightOwl: Finder = (scope) => {
  const { chat, selection, overview, heat } = scope
  const atNight = nightsByAuthor(scope)
  const ranked = top(atNight)
  if (ranked.length === 0) return null
  const messages = messagesByAuthor(chat, selection)
  const night = atNight.reduce((sum, count) => sum + count, 0)
  const share = night / overview.totalMessages
  const ofOne = largest(Array.from(ranked.subarray(0, MOST_NAMES), (person) => standsOut(atNight[person], share * messages[person])))
  return {
    content: {
      kind: 'night_owl',
      figure: night,
      unit: 'messages',
      metric: 'heatmap',
      people: Array.from(ranked.subarray(0, MOST_NAMES), (person) => ({ name: chat.participants[person], value: atNight[person] })),
      ...byHour(heat),
      facts: { share },
    },
    theme: 'time',
    score: 0.9 * Math.max(standsOut(night, overview.totalMessages * HOURS_OF_NIGHT), ofOne),
  }
}

function nightsByAuthor({ chat: { time, author, participants }, selection: { from, to, authors } }: Scope): Uint32Array {
  const counts = new Uint32Array(participants.length)
  for (let row = from; row < to; row++) if (isNight(time[row]) && (authors === null || authors[author[row]] === 1)) counts[author[row]]++
  return counts
}
