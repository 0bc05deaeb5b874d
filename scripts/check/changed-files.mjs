// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every file of the repository that is there, those not in Git yet included.
 * @param {string} root
 */
export const allFiles = (root) =>
  [...new Set(namesOf(root, 'ls-files', '--cached', '--others', '--exclude-standard'))].filter((path) => existsSync(join(root, path)))

/**
 * What differs from a commit: the last one, or the one at which this branch left another.
 * @param {string} root
 * @param {string} [branch]
 */
export function changedFiles(root, branch) {
  const since = branch === undefined ? 'HEAD' : git(root, 'merge-base', branch, 'HEAD').trim()
  const changed = [
    ...namesOf(root, 'diff', '--name-only', '--no-renames', since),
    ...namesOf(root, 'ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(changed)].sort()
}

/**
 * @param {string} root
 * @param {string} command
 * @param {string[]} args
 */
const namesOf = (root, command, ...args) =>
  git(root, command, '-z', ...args)
    .split('\0')
    .filter(Boolean)

/**
 * @param {string} root
 * @param {string[]} args
 */
const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 27 })
