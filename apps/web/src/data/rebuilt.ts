import { local } from '../platform/local.ts'

/** The uploads whose entries had to be rebuilt, until the reader has been told: their ids, nothing else. */
const key = 'rebuilt-uploads'

export const rebuiltIds = (): string[] => (local.get(key) ?? '').split(' ').filter((id) => /^upload_\d+$/.test(id))

/** Those the reader was told of; the worker of this page goes on naming them. */
const told = new Set<string>()

export function noteRebuilt(ids: readonly string[]): void {
  const fresh = ids.filter((id) => !told.has(id))
  if (fresh.length > 0) local.set(key, [...new Set([...rebuiltIds(), ...fresh])].join(' '))
}

export function forgetRebuilt(): void {
  for (const id of rebuiltIds()) told.add(id)
  local.remove(key)
}
