/** What somebody typed for a number: nothing, a whole number of at least 0, or something else. */
export type Typed = { is: 'empty' } | { is: 'number'; value: number } | { is: 'wrong' }

/** Read as an integer, spaces around it aside. More than can be counted exactly is no number. */
export function wholeNumber(typed: string): Typed {
  const text = typed.trim()
  if (text === '') return { is: 'empty' }
  const value = Number.parseInt(text, 10)
  return /^\d+$/.test(text) && Number.isSafeInteger(value) ? { is: 'number', value } : { is: 'wrong' }
}
