import type { ResponseTimes } from './shape.ts'

export const responseTimes: ResponseTimes = { p50: 84, mean: 4200, p75: 610, p90: 7300, replies: 412 }
