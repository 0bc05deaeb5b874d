import type { MessagesOnShow } from './shape.ts'

const message = (id: number, author: string, date: string, message: string) => ({ id, author, date, message })

/** From the same days as the example of the ribbon. */
export const messagesOnShow: MessagesOnShow = {
  first: [message(0, 'Romeo M.', '2023-07-01T06:10:00', 'Is the day so young already?')],
  hour: [message(21, 'Juliet C.', '2023-07-02T08:31:00', 'It is not yet near day, stay a little')],
  day: [message(30, 'Romeo M.', '2023-07-02T12:05:00', 'More light and light, and I am late again')],
  streak: [message(33, 'Juliet C.', '2023-07-02T17:40:00', 'Then, window, let day in and him out')],
  gap: {
    ended_by: 'Romeo M.',
    ended_with: 43,
    shown: [message(43, 'Romeo M.', '2023-07-06T05:58:00', 'Let me stand here till you remember it')],
  },
  messages: 71,
}
