import { format } from '#format/index.ts'

/** A name or a text of somebody alone in its direction (FSI … PDI), so that it turns no words around it. */
export const alone = (text: string): string => `\u2068${text}\u2069`

/** A name or a text of somebody as a quotation. */
export const quoted = (text: string): string => `«${alone(text)}»`

/** `أ`, `أ وب`, `أ، ب وج` */
export const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('، ')} و${parts.at(-1)}`

/** `+1`, `0`, `−1`: the ends and the middle of a scale, with the sign where the reader’s digits have it. */
export const signed = (whole: number): string => format.score(whole).replace(/[.,٫](00|٠٠)$/u, '')

/** A span that stands after a preposition: of two minutes `دقيقتين`. */
export const after = (span: string): string => span.replace(/(دقيقت|ساعت|ثانيت|يوم)ان/gu, '$1ين')
