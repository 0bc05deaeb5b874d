/** The largest of any number of numbers; `Math.max(...list)` overflows the stack of the call where there are many. */
export function largest(numbers: Iterable<number>, atLeast = Number.NEGATIVE_INFINITY): number {
  let found = atLeast
  for (const number of numbers) found = Math.max(found, number)
  return found
}

/** The smallest of any number of numbers. */
export function smallest(numbers: Iterable<number>, atMost = Number.POSITIVE_INFINITY): number {
  let found = atMost
  for (const number of numbers) found = Math.min(found, number)
  return found
}
