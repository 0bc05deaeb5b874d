import type { Comparison, WordList } from './answers.ts'

/** The same list without people's names: they lead every group and tell nothing. A list of names alone stays as it is. */
export const withoutNames = once((list: WordList): WordList => {
  const words = list.words.filter(({ is_name: isName }) => !isName)
  return words.length === 0 ? list : { ...list, words, total: list.total - (list.words.length - words.length) }
})

/** The same of what each says more than the others. */
export const comparedWithoutNames = once(
  ({ people, ...rest }: Comparison): Comparison => ({
    ...rest,
    people: people.map(({ words, ...person }) => ({ ...person, words: words.filter(({ is_name: isName }) => !isName) })),
  }),
)

/** The same answer gives the same object: a cloud is laid out again for another one. */
function once<T extends object>(make: (of: T) => T): (of: T) => T {
  const made = new WeakMap<T, T>()
  return (of) => {
    const known = made.get(of) ?? make(of)
    made.set(of, known)
    return known
  }
}
