import type { Answer } from '#charts/answers.ts'

/** A ribbon from Saturday, 1 July 2023, to Thursday, 6 July, in slots of six hours: few enough to count. */
export const sixDays: Answer<'ribbon'> = {
  from: '2023-07-01',
  to: '2023-07-06',
  slots_per_day: 4,
  people: [
    { person: 'Juliet C.', counts: [0, 3, 4, 1, 0, 9, 6, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 5, 3] },
    { person: 'Romeo M.', counts: [0, 1, 2, 1, 0, 5, 8, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 6, 2] },
  ],
  rest: null,
  messages: 71,
  remark: {
    active_days: 3,
    total_days: 6,
    fullest_day: { day: '2023-07-02', messages: 31 },
    longest_gap: { from: '2023-07-02', to: '2023-07-06', seconds: 4 * 86_400 },
  },
}
