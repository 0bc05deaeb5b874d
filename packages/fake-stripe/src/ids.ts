import { randomBytes } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id as the provider makes them: what it is of, and letters that nobody guesses. */
export function newId(prefix: string, length = 24): string {
  let id = ''
  while (id.length < length) for (const byte of randomBytes(length)) if (byte < 248 && id.length < length) id += letters[byte % 62]
  return `${prefix}_${id}`
}
