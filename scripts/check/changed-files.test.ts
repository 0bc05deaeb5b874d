// In one zone: Git says which files have changed, not when.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { allFiles, changedFiles } from './changed-files.mjs'

const root = mkdtempSync(join(tmpdir(), 'changed-files-'))
afterAll(() => rmSync(root, { recursive: true }))

const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], { cwd: root })
const write = (name: string, text: string) => writeFileSync(join(root, name), text)

test('what differs from the last commit, and from where a branch was left', () => {
  git('init', '--quiet', '--initial-branch', 'main')
  for (const name of ['edited.ts', 'staged.ts', 'gone.ts', 'as it was.ts']) write(name, 'before')
  write('.gitignore', 'ignored.ts')
  git('add', '.')
  git('commit', '--quiet', '--message', 'first')
  git('switch', '--quiet', '--create', 'branch')
  write('committed.ts', 'new')
  git('add', '.')
  git('commit', '--quiet', '--message', 'second')

  for (const name of ['edited.ts', 'staged.ts', 'new ü.ts', 'ignored.ts']) write(name, 'after')
  git('add', 'staged.ts')
  unlinkSync(join(root, 'gone.ts'))

  const changed = ['edited.ts', 'gone.ts', 'new ü.ts', 'staged.ts']
  expect(changedFiles(root)).toEqual(changed)
  expect(changedFiles(root, 'main')).toEqual(['committed.ts', ...changed])
  expect(allFiles(root).sort()).toEqual(['.gitignore', 'as it was.ts', 'committed.ts', 'edited.ts', 'new ü.ts', 'staged.ts'])
})
