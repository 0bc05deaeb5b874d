import type { Wording } from './locale.ts'

/** The languages that are answered in, but are none of the interface. A separate file, so that pages do not carry them. */
export const moreLanguages = {
  es: { language: 'es', units: 'sign', justNow: 'ahora mismo', underAMinute: 'menos de un minuto' },
  pt: { language: 'pt', units: 'sign', justNow: 'agora mesmo', underAMinute: 'menos de um minuto' },
  hi: { language: 'hi', units: 'short', justNow: 'अभी', underAMinute: 'एक मिनट से कम' },
} as const satisfies Record<string, Wording>
