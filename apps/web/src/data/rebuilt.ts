import { local } from '../platform/local.ts'

/** The uploads whose entries had to be rebuilt, until the reader has been told: their ids, nothing else. */
const key = 'rebuilt-uploads'

export const rebuiltIds = (): string[] => (local.get(key) ?? '').split(' ').filter((id) => /^upload_\d+$/.test(id))

export function noteRebuilt(ids: readonly string[]): void {
  if (ids.length > 0) local.set(key, [...new Set([...rebuiltIds(), ...ids])].join(' '))
}

export const forgetRebuilt = (): void => local.remove(key)
