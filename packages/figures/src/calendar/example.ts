import type { Calendar } from './shape.ts'

/** From Saturday, 1 July 2023 to Saturday, 8 July. */
export const calendar: Calendar = {
  mondays: ['2023-06-26', '2023-07-03'],
  counts: [
    [null, 8],
    [null, 0],
    [null, 17],
    [null, 22],
    [null, 5],
    [12, 44],
    [31, null],
  ],
  messages: 139,
  remark: { active_days: 7, total_days: 8, longest_streak: { days: 4, from: '2023-07-05', to: '2023-07-08' } },
  annotations: [
    { day: '2023-07-01', kind: 'first', value: 12 },
    { day: '2023-07-08', kind: 'busiest', value: 44 },
  ],
}
