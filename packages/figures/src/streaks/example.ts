import type { Streaks } from './shape.ts'

export const streaks: Streaks = {
  streaks: [{ start: '2023-05-01', end: '2023-05-31', days: 31, messages: 402, id: 903 }],
  current: null,
  total_streaks: 1,
}
