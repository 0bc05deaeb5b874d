/** Asks the browser, quietly, not to remove what is stored when it makes room. Whether it was asked: where it agreed before, it was not. */
export async function askToPersist(onAsk: () => void): Promise<void> {
  try {
    if (await navigator.storage.persisted()) return
    onAsk()
    await navigator.storage.persist()
  } catch {
    // It has no such promise to give, or refuses it.
  }
}
