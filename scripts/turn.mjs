// @ts-check
import { readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs'

/** Longer than any installation and build takes: a lock this old was left behind by a process whose id another one has now. */
const staleMs = 30 * 60_000
const pollMs = 200

/**
 * Does the work while no other process does work under the same lock file, and waits for its turn. The file contains the id of the
 * process, so the lock of one that was killed is taken over.
 * @template T
 * @param {string} lock
 * @param {() => T} work
 * @param {() => void} [onWait] called once if it has to wait
 * @returns {T}
 */
export function inTurn(lock, work, onWait = () => undefined) {
  let hasSaid = false
  while (!take(lock)) {
    if (!hasSaid) onWait()
    hasSaid = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollMs)
  }
  try {
    return work()
  } finally {
    unlinkSync(lock)
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    if (isStale(lock)) {
      try {
        unlinkSync(lock)
      } catch {
        // Another one that waited was quicker.
      }
    }
    return false
  }
}

/** @param {string} lock */
function isStale(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs
    const holder = Number(readFileSync(lock, 'utf8'))
    // Between its creation and its content a lock is empty.
    if (holder === 0) return age > 10_000
    return age > staleMs || !isAlive(holder)
  } catch {
    // It was given back meanwhile.
    return false
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
