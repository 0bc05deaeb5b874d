/** The largest of any number of numbers; `Math.max(...list)` overflows the stack of the call where there are many. */
export function largest(numbers: Iterable<number>, atLeast = Number.NEGATIVE_INFINITY): number {
  let found = atLeast
  for (const number of numbers) found = Math.max(found, number)
  return found
}
