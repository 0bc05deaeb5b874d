import { local } from '../platform/local.ts'

/**
 * Which uploads should lie on this device: their ids, nothing else, where a browser that makes room does not look. What
 * is expected and not there was removed by the browser.
 */
const key = 'expected-uploads'

export function expectedIds(): string[] {
  return (local.get(key) ?? '').split(' ').filter((id) => /^upload_\d+$/.test(id))
}

export function expectIds(ids: Iterable<string>): void {
  const all = new Set([...expectedIds(), ...ids])
  if (all.size > 0) local.set(key, [...all].join(' '))
}

export function expectNoMore(ids: Iterable<string>): void {
  const gone = new Set(ids)
  const left = expectedIds().filter((id) => !gone.has(id))
  if (left.length > 0) local.set(key, left.join(' '))
  else local.remove(key)
}
