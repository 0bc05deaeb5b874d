import { formatFor } from './format.ts'

/** Of what is written for everyone alike: a PDF, a mail, the command line, a sentence of the API. */
export const english = /* @__PURE__ */ formatFor('en-US')

/** A duration within an English sentence: `within 2 min`, `in under a minute`. */
export const within = (duration: string): string => `${duration.startsWith('under') ? 'in' : 'within'} ${duration}`
