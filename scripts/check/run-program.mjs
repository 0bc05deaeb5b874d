// @ts-check
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { root } from '../packages.mjs'

/**
 * Runs a program of node_modules, or one beside it, with this Node.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, priority?: number }} [options] its priority is also that of the processes it starts
 * @returns {Promise<{ status: number | null, output: string }>}
 */
export function runProgram(program, args, { env = {}, priority = 0 } = {}) {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  if (priority !== 0 && child.pid !== undefined) setPriority(child.pid, priority)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output: output.trim() })))
}
