import type { PageFace } from '#figure.ts'
import type { EmotionFingerprint } from './shape.ts'

export const emotionFingerprint = {
  at: { subject: 'emotion', call: 'fingerprint', path: '/api/emotion/fingerprint', plan: 'pro' },
  isEmpty: ({ messages }) => messages === 0,
} as const satisfies PageFace<EmotionFingerprint>
