import { local } from '#platform/local.ts'

/** The uploads whose entries had to be rebuilt, until the reader has dismissed the notice: only their ids. */
const key = 'rebuilt-uploads'

export const rebuiltIds = (): string[] => (local.get(key) ?? '').split(' ').filter((id) => /^upload_\d+$/.test(id))

/** Those the reader has dismissed; the worker of this page still lists them. */
const dismissed = new Set<string>()

export function noteRebuilt(ids: readonly string[]): void {
  const fresh = ids.filter((id) => !dismissed.has(id))
  if (fresh.length > 0) local.set(key, [...new Set([...rebuiltIds(), ...fresh])].join(' '))
}

export function forgetRebuilt(): void {
  for (const id of rebuiltIds()) dismissed.add(id)
  local.remove(key)
}
