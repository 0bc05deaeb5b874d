/** The languages in which questions are understood. */
export const languages = ['en', 'de', 'es', 'pt', 'hi', 'ar'] as const
export type Language = (typeof languages)[number]
