/** Text as people type it, out of what corpora make of it. */

/** Names, faiths and places that a set hides; a chat writes a name there, or mentions someone. */
const PLACEHOLDER = /\[(?:NAME|PERSON|LOCATION|ORGANIZATION|RELIGION|ИМЯ|РЕЛИГИЯ|이름|종교)\]/gu

export function withoutPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, '@name')
}

/** `I do n't know , sir .` → `I don't know, sir.` */
export function untokenised(text: string): string {
  return text
    .replace(/ n't(?!\p{L})/gu, "n't")
    .replace(/ ([.,!?;:…]+|'(?:s|re|ve|ll|d|m)(?!\p{L}))/gu, '$1')
    .replace(/^\s*-\s*/u, '')
    .trim()
}

/** Lines of a text, whatever ends them, without the empty ones. */
export function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '')
}
