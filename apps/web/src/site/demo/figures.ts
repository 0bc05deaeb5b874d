/** What the engine counts in the demo chat, for the piece of it on the first page: everyone together first, then each by name. */
export interface DemoFigures {
  people: readonly DemoPerson[]
}

export interface DemoPerson {
  /** Null: everyone. */
  name: string | null
  messages: number
  /** The median reply, in seconds. */
  replySeconds: number
  /** `2024-07-14` */
  busiestDay: string
  /** `2024-07` */
  busiestMonth: string
  /** When most is written: an hour of a weekday, 0 for Monday. */
  busiestHour: { weekday: number; hour: number; messages: number }
  /** Messages by weekday, Monday first, and hour. */
  hours: readonly (readonly number[])[]
  /** Messages in each month from the chat's first to its last: the same months for everyone. */
  months: readonly { month: string; messages: number }[]
}
