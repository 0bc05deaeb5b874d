/**
 * Which uploads should lie on this device: their ids, nothing else, where a browser that makes room does not look. What
 * is expected and not there was removed by the browser.
 */
const key = 'expected-uploads'

export function expectedIds(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter((id) => /^upload_\d+$/.test(id))
  } catch {
    return []
  }
}

export function expectIds(ids: Iterable<string>): void {
  try {
    const all = new Set([...expectedIds(), ...ids])
    if (all.size > 0) localStorage.setItem(key, [...all].join(' '))
  } catch {
    // Then nothing is missed, either.
  }
}

export function expectNoMore(ids: Iterable<string>): void {
  try {
    const gone = new Set(ids)
    const left = expectedIds().filter((id) => !gone.has(id))
    if (left.length > 0) localStorage.setItem(key, left.join(' '))
    else localStorage.removeItem(key)
  } catch {
    // Where nothing can be stored, nothing is expected.
  }
}
