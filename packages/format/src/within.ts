/** A duration within an English sentence: `within 2 min`, `in under a minute`. */
export const within = (duration: string): string => `${duration.startsWith('under') ? 'in' : 'within'} ${duration}`
