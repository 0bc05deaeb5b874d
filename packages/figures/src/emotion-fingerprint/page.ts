import type { PageFace } from '#figure.ts'
import type { EmotionFingerprint } from './shape.ts'

export const emotionFingerprint = {
  at: { subject: 'emotion', call: 'fingerprint', path: '/api/emotion/fingerprint', plan: 'pro' },
  isEmpty: ({ messages }) => messages === 0,
  // With fewer messages no emotion is called the leading one; the vibe asks for as many.
  isTooLittle: ({ messages }: Pick<EmotionFingerprint, 'messages'>) => messages < 30,
} as const satisfies PageFace<EmotionFingerprint>
