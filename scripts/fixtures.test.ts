// In one zone: the chats are written without a clock.
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './packages.mjs'

const fixtures = join(root, 'fixtures')
const copy = mkdtempSync(join(tmpdir(), 'fixtures-'))
afterAll(() => rmSync(copy, { recursive: true }))
const folder = join(copy, 'fixtures')
mkdirSync(folder)
cpSync(join(root, 'scripts/help.mjs'), join(copy, 'scripts/help.mjs'))

// Each writes beside itself.
const programs = readdirSync(fixtures).filter((name) => name.endsWith('.mjs'))
for (const name of programs) copyFileSync(join(fixtures, name), join(folder, name))

/** A chat's files and its target by their paths. */
const filesOf = (chat: string, under: string) =>
  new Map(
    [`${chat}.json`, ...readdirSync(join(under, chat)).map((name) => `${chat}/${name}`)]
      .sort()
      .map((path) => [path, readFileSync(join(under, path)).toString('base64')]),
  )

test.each(programs.flatMap((name) => /^write-(.+)\.mjs$/.exec(name)?.[1] ?? []))(
  'fixtures/%s is what its program writes: a layout added by hand would be gone the next time',
  (chat) => {
    execFileSync(process.execPath, [join(folder, `write-${chat}.mjs`)])
    const [written, kept] = [filesOf(chat, folder), filesOf(chat, fixtures)]
    expect([...kept.keys()]).toEqual([...written.keys()])
    expect([...kept.keys()].filter((path) => kept.get(path) !== written.get(path))).toEqual([])
  },
)
