// In one zone: no clock time is read or shown
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTurn } from './turn.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convostat-turn-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A process that adds `in` and `out` to a log, in its turn. */
const worker = (lock: string, log: string) => `
  import { appendFileSync } from 'node:fs'
  import { inTurn } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'turn.mjs')).href)}
  inTurn(${JSON.stringify(lock)}, () => {
    appendFileSync(${JSON.stringify(log)}, 'in ')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    appendFileSync(${JSON.stringify(log)}, 'out ')
  })`

test('processes that come at once do their work one after the other', async () => {
  const [lock, log] = [join(folder, 'lock'), join(folder, 'log')]
  writeFileSync(log, '')
  const ends = Array.from({ length: 5 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', worker(lock, log)], { stdio: 'inherit' })
    return new Promise((resolve) => child.on('exit', resolve))
  })
  expect(await Promise.all(ends)).toEqual([0, 0, 0, 0, 0])
  expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(5))
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a process that was killed is taken over', () => {
  const lock = join(folder, 'lock')
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lock, `${pid}`)
  expect(inTurn(lock, () => 'done')).toBe('done')
  expect(existsSync(lock)).toBe(false)
})

test('work that fails gives the turn back', () => {
  const lock = join(folder, 'lock')
  expect(() =>
    inTurn(lock, () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(inTurn(lock, () => 'next')).toBe('next')
})
