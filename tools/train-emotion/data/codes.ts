import languageCodesText from '../words/language-codes.tsv?raw'
import { valuesOf } from './read-table.ts'

const codes = valuesOf('language-codes.tsv', languageCodesText)

/** Codes that need no change (`arq`, `pcm`, `de`) come back as they are. */
export function codeOf(part: string): string {
  return codes[part] ?? part
}
