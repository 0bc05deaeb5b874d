import type { MoodTimeline } from './shape.ts'

const message = (id: number, author: string, date: string, message: string) => ({ id, author, date, message })

export const moodTimeline: MoodTimeline = {
  timeline: [
    {
      date: '2023-04',
      mood: 'admiration',
      intensity: 0.29,
      habit: 0.13,
      z: 4.1,
      stands_out: true,
      messages: 912,
      shown: [message(2, 'Romeo M.', '2023-04-30T22:41:00', 'O, she doth teach the torches to burn bright!')],
    },
    {
      date: '2023-05',
      mood: 'love',
      intensity: 0.38,
      habit: 0.31,
      z: 3.4,
      stands_out: true,
      messages: 2204,
      shown: [message(1, 'Juliet C.', '2023-05-14T23:12:00', 'My bounty is as boundless as the sea, my love as deep')],
    },
    { date: '2023-06', mood: 'love', intensity: 0.42, habit: 0.31, z: 2.8, stands_out: false, messages: 2610, shown: [] },
    { date: '2023-07', mood: 'sadness', intensity: 0.33, habit: 0.09, z: 5.2, stands_out: true, messages: 871, shown: [] },
    { date: '2023-08', mood: 'love', intensity: 0.36, habit: 0.31, z: 0.8, stands_out: false, messages: 1063, shown: [] },
  ],
}
