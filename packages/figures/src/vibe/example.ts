import type { Vibe } from './shape.ts'

export const vibe: Vibe = {
  vibe: 'affectionate',
  reasons: [
    { kind: 'leading', value: 0.31, emotion: 'love' },
    { kind: 'second', value: 0.19, emotion: 'joy' },
    { kind: 'neutral', value: 0.41 },
    { kind: 'positive', value: 0.47 },
    { kind: 'negative', value: 0.12 },
    { kind: 'messages', value: 7660 },
  ],
}
