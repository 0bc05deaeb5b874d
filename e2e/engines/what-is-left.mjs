// @ts-check

/**
 * Runs in the page: names what of a person is still on the device. That everything was deleted stays noted for a minute, and each start
 * tries for a moment whether files can be written.
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
      const counting = database.transaction(store).objectStore(store).count()
      await new Promise((resolve) => counting.addEventListener('success', resolve))
      if (counting.result > 0) left.push(`${counting.result} in ${name}/${store}`)
    }
    database.close()
  }
  const root = await navigator.storage?.getDirectory?.()
  for await (const [name, entry] of root ?? [])
    if (entry.kind === 'file') left.push(name)
    else if (name !== 'probes') for await (const inner of entry.keys()) left.push(`${name}/${inner}`)
  return left
}
