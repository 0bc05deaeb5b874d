/** The uploads whose entries had to be rebuilt, until the reader has been told: their ids, nothing else. */
const key = 'rebuilt-uploads'

export function rebuiltIds(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter((id) => /^upload_\d+$/.test(id))
  } catch {
    return []
  }
}

export function noteRebuilt(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(key, [...new Set([...rebuiltIds(), ...ids])].join(' '))
  } catch {
    // Then it is told as long as this page lasts.
  }
}

export function forgetRebuilt(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing can be stored, nothing is.
  }
}
