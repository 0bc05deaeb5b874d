import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from '../../scripts/bundled.mjs'

/**
 * Bundles a program of the trainer and runs it in its own process; its exit code becomes this process's.
 * @param {string} entry its file
 * @param {string[]} given its arguments
 * @param {{ cwd?: string }} [options] where it runs; else here
 */
export async function runProgram(entry, given, { cwd } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-train-'))
  try {
    execFileSync(process.execPath, [await bundled(entry, folder), ...given], { stdio: 'inherit', cwd })
  } catch (error) {
    // The command has said itself what was wrong.
    if (typeof error?.status !== 'number') throw error
    process.exitCode = error.status
  } finally {
    rmSync(folder, { recursive: true })
  }
}
