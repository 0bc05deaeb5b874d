// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from './cache.mjs'

const file = join(cache, 'test-seconds.json')

/**
 * How long each test file took at its best: at other times the machine did more than that.
 * @returns {Record<string, number>}
 */
export const testSeconds = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** @param {Readonly<Record<string, number>>} seconds */
export function keepTestSeconds(seconds) {
  const before = testSeconds()
  const shortest = Object.entries(seconds).map(([path, now]) => [path, Math.min(now, before[path] ?? now)])
  writeFileSync(file, JSON.stringify({ ...before, ...Object.fromEntries(shortest) }))
}
