/**
 * The names of this browser's databases; asking creates none. Null where the browser cannot list them, and an empty list where it denies
 * or has no databases.
 */
export async function databaseNames(): Promise<string[] | null> {
  try {
    if (!globalThis.indexedDB) return []
    if (!indexedDB.databases) return null
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  } catch {
    return []
  }
}
