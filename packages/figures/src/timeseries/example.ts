import type { Timeseries } from './shape.ts'

export const timeseries: Timeseries = {
  days: ['2023-07-01', '2023-07-02', '2023-07-03', '2023-07-04', '2023-07-05', '2023-07-06', '2023-07-07', '2023-07-08'],
  counts: [12, 31, 8, 0, 17, 22, 5, 44],
  messages: 139,
  remark: {
    busiest_day: '2023-07-08',
    messages: 44,
    busiest_month: { month: '2023-07', messages: 139 },
    quietest_weekday: { weekday: 1, messages: 0 },
  },
  annotations: [
    { day: '2023-07-01', kind: 'first', value: 12 },
    { day: '2023-07-08', kind: 'busiest', value: 44 },
  ],
}
