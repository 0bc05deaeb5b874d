import { say } from './index.ts'

/** `a`, `a and b`, `a, b and c`, in the language of this page: parts of a sentence, where `format.list` is for names. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(say.comma)}${say.and}${parts.at(-1)}`

/** What begins a sentence, with a capital where the language has them. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
