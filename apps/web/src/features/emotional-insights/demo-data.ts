import { emotionFingerprint } from '@convostat/figures/emotion-fingerprint/example'
import { emotionHighlights } from '@convostat/figures/emotion-highlights/example'
import { emotionSync } from '@convostat/figures/emotion-sync/example'
import { moodTimeline } from '@convostat/figures/mood-timeline/example'
import { vibe } from '@convostat/figures/vibe/example'
import { fingerprintOf } from '#charts/fingerprint.ts'
import type { Emotions } from './moods-and-emotions.tsx'

const people = emotionFingerprint.people.map(({ person }) => person)
export const placeOf = (name: string): number => people.indexOf(name)

const ready = <T>(data: T) => ({ state: 'ready' as const, data })

/** Invented answers, as the calls would give them. */
export const demo: Emotions = {
  vibe: ready(vibe),
  moods: ready(moodTimeline),
  fingerprint: ready(fingerprintOf(emotionFingerprint, placeOf)),
  highlights: ready(emotionHighlights),
  sync: ready(emotionSync),
}
