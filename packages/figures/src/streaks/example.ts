import type { Streaks } from './shape.ts'

export const streaks: Streaks = {
  streaks: [
    { start: '2023-04-30', end: '2023-06-27', days: 59, messages: 3912, id: 11 },
    { start: '2023-08-02', end: '2023-08-29', days: 28, messages: 1204, id: 12 },
    { start: '2023-09-10', end: '2023-09-19', days: 10, messages: 318, id: 13 },
  ],
  current: null,
  total_streaks: 3,
}
