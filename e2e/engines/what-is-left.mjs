// @ts-check

/**
 * Runs in the page: names what of a person is still on the device. That everything was deleted stays noted for a minute, and each start
 * tries for a moment whether files can be written, which is no one's data (`probe-…`).
 */
export async function whatIsLeft() {
  /** @type {string[]} */
  const left = Object.keys(localStorage).filter((key) => !['theme', 'language'].includes(key))
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise((/** @type {(database: IDBDatabase) => void} */ resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    for (const store of database.objectStoreNames) {
      if (store === 'deletions') continue
      const reading = database.transaction(store).objectStore(store).getAllKeys()
      await new Promise((resolve) => reading.addEventListener('success', resolve))
      const kept = reading.result.filter((key) => !String(key).startsWith('probe-'))
      if (kept.length > 0) left.push(`${kept.length} in ${name}/${store}`)
    }
    database.close()
  }
  const root = await navigator.storage?.getDirectory?.()
  for await (const [name, entry] of root ?? [])
    if (entry.kind === 'file') left.push(name)
    else if (name !== 'probes') for await (const inner of entry.keys()) left.push(`${name}/${inner}`)
  return left
}
