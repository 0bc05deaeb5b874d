import { none, type PageFace } from '#figure.ts'
import type { PeaksValleys } from './shape.ts'

export const peaksValleys = {
  at: { subject: 'sentiment', call: 'peaksValleys', path: '/api/sentiment/peaks-valleys', plan: 'free' },
  isEmpty: ({ peaks, valleys }) => peaks.length + valleys.length === 0,
  isTooLittle: none,
} as const satisfies PageFace<PeaksValleys>
