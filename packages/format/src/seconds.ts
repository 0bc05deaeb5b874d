/** How many seconds there are in each. */
export const MINUTE = 60
export const HOUR = 3600
export const DAY = 86_400
