import type { Vibe } from './shape.ts'

export const vibe: Vibe = {
  vibe: 'affectionate',
  reasons: [
    { kind: 'leading', value: 0.31, emotion: 'love' },
    { kind: 'second', value: 0.19, emotion: 'joy' },
    { kind: 'messages', value: 4865 },
  ],
}
