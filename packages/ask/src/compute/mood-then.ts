/** What was felt in some months: an emotion is named only where it stands out from the chat's other months. */
import { fingerprint } from '@convostat/engine/analyses/fingerprint'
import { type Mood, moodTimeline } from '@convostat/engine/analyses/mood-timeline'
import { dayOf, daysInMonth } from '@convostat/engine/chat/civil'
import type { Scope } from '../plan.ts'
import type { QuestionContext } from '../question-context.ts'
import { selected } from './selected.ts'
import type { ComputedAnswer, Voice } from './sentences.ts'

/** Null where the model cannot be had. Only whole months have moods. */
export async function moodThen(scope: Scope, { chat, feelings }: QuestionContext, voice: Voice): Promise<ComputedAnswer | null> {
  const felt = await feelings?.()
  if (!felt) return null
  const { people } = scope
  const parts = Object.entries(fingerprint(chat, felt, selected(chat, scope)).emotions)
    .map(([of, value]) => ({ of, value }))
    .sort((a, b) => b.value - a.value)
  const figure = { metric: 'mood', unit: 'emotion', definition: 'mood' } as const
  if (parts[0].value === 0) return { sentence: 'not_said', rows: [], figure: { ...figure, value: null }, remarks: ['not_said'] }
  const months = moodTimeline(chat, felt, selected(chat, { people })).filter((mood) => isWithin(mood, scope))
  // Of a few days nobody knows how they usually are.
  if (months.length === 0) return { sentence: 'not_said', rows: [], figure: { ...figure, value: null, parts }, remarks: ['not_said'] }
  const standing = months.filter(({ standsOut, z }) => standsOut && z > 0)
  const [strongest] = standing.toSorted((a, b) => b.z - a.z)
  const answers = voice.answers('emotionFingerprint')
  if (!strongest) return { sentence: { text: answers.usual }, rows: [], figure: { ...figure, value: null, parts } }
  const named = standing.map(({ year, month, mood, intensity }) => {
    const then = months.length > 1 ? `${voice.month(`${year}-${String(month).padStart(2, '0')}`)}: ` : ''
    return `${then}${voice.words.emotions[mood] ?? mood} (${voice.percent(intensity)})`
  })
  return {
    sentence: { text: answers.unusual },
    slots: { list: named.join(', ') },
    rows: [],
    figure: { ...figure, value: strongest.mood, parts },
  }
}

function isWithin({ year, month }: Mood, { from, to }: Scope): boolean {
  const first = dayOf(year, month, 1)
  return (from === undefined || first >= from) && (to === undefined || first + daysInMonth(year, month) - 1 <= to)
}
