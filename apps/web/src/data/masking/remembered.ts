import { hearMasked, isMasked } from './masked.ts'

/** The same work on the same thing once, until the switch changes: lists that are drawn must stay the same list. */
export function whileMasked<T extends object, U>(show: (of: T) => U): (of: T) => U {
  let made = new WeakMap<T, { value: U }>()
  let was = isMasked()
  hearMasked(() => {
    made = new WeakMap()
  })
  return (of) => {
    if (was !== isMasked()) {
      was = isMasked()
      made = new WeakMap()
    }
    const known = made.get(of)
    if (known) return known.value
    const value = show(of)
    made.set(of, { value })
    return value
  }
}
