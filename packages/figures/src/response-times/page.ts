import { none, type PageFace } from '#figure.ts'
import type { ResponseTimes } from './shape.ts'

export const responseTimes = {
  at: { within: 'overview.get', field: 'latency' },
  isEmpty: ({ replies }) => replies === 0,
  isTooLittle: none,
} as const satisfies PageFace<ResponseTimes>
