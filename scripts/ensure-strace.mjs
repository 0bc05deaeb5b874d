// @ts-check
// Finds strace, with which the privacy tests read the kernel's record of what the browser sends, or installs it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The path of an strace that may watch what it starts. Throws one sentence on what is missing and how to install it. */
export function ensureStrace() {
  if (process.platform !== 'linux') {
    throw new Error(`The operating system's log is read with strace, which is there on Linux only; this is ${process.platform}.`)
  }
  if (!findStrace() && isDebianRoot()) {
    console.log('No strace found: installing it with apt-get.')
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt('update')
    apt('install', '-y', 'strace')
  }
  const strace = findStrace()
  if (!strace)
    throw new Error("The operating system's log needs strace. Install it (Debian, Ubuntu: sudo apt-get install strace) and run this again.")
  const { status, stderr } = spawnSync(strace, ['-f', '--seccomp-bpf', '-qq', '-e', 'trace=connect', 'true'], { encoding: 'utf8' })
  if (status === 0) return strace
  throw new Error(
    `strace is here but may not watch other programs (${stderr.trim().split('\n')[0]}). In a container, start it with --cap-add=SYS_PTRACE; strace must be 5.3 or later.`,
  )
}

function findStrace() {
  return ['/usr/bin/strace', '/usr/local/bin/strace', '/bin/strace'].find((place) => existsSync(place)) ?? null
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureStrace())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
