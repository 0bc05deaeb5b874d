import { formatFor } from './format.ts'

/** Of what is written for everyone alike: a PDF, a mail, the command line, a sentence of the API. */
export const english = /* @__PURE__ */ formatFor('en-US')
