/** The rows of a figure by weekday, Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Plotly stacks categories upwards; read as a calendar, Monday is on top. */
export const weekdayAxis = { type: 'category', autorange: 'reversed' } as const
