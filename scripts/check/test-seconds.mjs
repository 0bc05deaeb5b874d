// @ts-check
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from './cache.mjs'

const ofTheLast = join(cache, 'test-seconds.json')

/**
 * How long each test file took at its best: at other times the machine did more than that. What cannot be read is forgotten: it only
 * decides which tests come first.
 * @returns {Record<string, number>}
 */
export function testSeconds(file = ofTheLast) {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(readFileSync(file, 'utf8'))).filter(([, seconds]) => Number.isFinite(seconds)))
  } catch {
    return {}
  }
}

/** @param {Readonly<Record<string, number>>} seconds */
export function keepTestSeconds(seconds, file = ofTheLast) {
  const before = testSeconds(file)
  const shortest = Object.entries(seconds).map(([path, now]) => [path, Math.min(now, before[path] ?? now)])
  // Another check may read or write it meanwhile.
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, JSON.stringify({ ...before, ...Object.fromEntries(shortest) }))
  renameSync(beside, file)
}
