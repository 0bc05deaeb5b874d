const hearing = new Set<() => void>()

/** The browser has opened a database after we gave up waiting: what was read without it is read again. */
export function sayLate(): void {
  for (const hear of [...hearing]) hear()
}

export function hearLate(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}
