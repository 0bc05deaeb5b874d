/** Remembers what was found out last: beyond `most` keys, the one that was asked for longest ago is forgotten. */
export function lastAsked<T>(most: number) {
  const known = new Map<string, T>()
  function keep(key: string, value: T): T {
    known.delete(key)
    known.set(key, value)
    if (known.size > most) known.delete(known.keys().next().value ?? '')
    return value
  }
  return {
    keep,
    get(key: string): T | undefined {
      const value = known.get(key)
      return value === undefined ? undefined : keep(key, value)
    },
  }
}
