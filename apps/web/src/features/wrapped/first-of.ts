import type { Quote } from './answers.ts'
import type { Form } from './forms/form.ts'
import type { Voice } from './slide-text.ts'

/** Of two people, who has the side and the color of the first in every scene; nobody where others talk. */
export function firstOf(form: Form, quote: Quote | null, voice: Pick<Voice, 'name'>): string | undefined {
  if (form.form !== 'bubbles' && form.form !== 'speeds') return undefined
  const labels = form.people.map(({ label }) => label)
  const authors = quote?.reply ? [quote.author, quote.reply.author] : []
  return labels.length === 2 && authors.every((name) => labels.includes(voice.name(name))) ? labels[0] : undefined
}
