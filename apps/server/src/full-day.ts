import { english } from '@convostat/format'

/** `March 1, 2027`, the day in UTC of an instant in seconds since 1970. */
export const fullDay = (seconds: number): string => english.fullDay(new Date(seconds * 1000).toISOString())
