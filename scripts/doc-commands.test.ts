// In one zone: programs that print their help.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { allFiles } from './check/changed-files.mjs'
import { commandsIn } from './doc-commands/commands-in.ts'
import { entries } from './doc-commands/entries.ts'
import { root } from './packages.mjs'

const files = allFiles(root)
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const written = files
  .filter((path) => /^(?:README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path))
  .flatMap((path) => commandsIn(path, read(path)))
const known = new Set(written.map(({ command }) => command))

/** A data folder of this test alone: nothing that a command prints or makes is anyone's. */
const data = mkdtempSync(join(tmpdir(), 'convostat-commands-'))
afterAll(() => rmSync(data, { recursive: true }))

/** The script that an `npm` command runs, with its arguments; other commands as they are. Throws where package.json has none. */
function withoutNpm(command: string): string {
  const [, settings, name, workspace, args = ''] =
    /^((?:[A-Z_]+=(?:'[^']*'|\S*) )*)npm (?:run (?:-s )?(?:--prefix \S+ )?)?(\w[\w:-]*)(?: -w (\S+))?(?: (?:-- )?(.*))?$/.exec(command) ??
    []
  if (name === undefined) return command
  const folder = workspace === undefined ? '' : `${workspace.replace('@convostat/', 'apps/')}/`
  const script: string | undefined = JSON.parse(read(`${folder}package.json`)).scripts[name]
  if (script === undefined) throw new Error(`${folder}package.json has no script "${name}"`)
  return `${settings}${script} ${args}`.trim()
}

function ran(command: string): { status: number | null; output: string } {
  const env = { ...process.env, CONVOSTAT_DATA: data, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: root, encoding: 'utf8', env, timeout: 60_000 })
  return { status, output: stdout + stderr }
}

const helps = new Map<string, ReturnType<typeof ran>>()
/** A script that knows no options but `--help` gives the same help with any; only those that read them are run with each. */
function help(command: string): ReturnType<typeof ran> {
  const script = withoutNpm(command).replace(/^npx /, '')
  const readsOptions = /\b(?:start|license)\.mjs|\bconvostat/.test(script)
  const asked = readsOptions ? script : script.replace(/(\.mjs|\bvite(?:st)?|\bplaywright test|\bbiome check)\b.*/, '$1')
  let places = 0
  const filledIn = asked
    .replaceAll(/\b(?:DIR|FILE)\b/g, data)
    .replaceAll(/\|[\w|]+/g, '')
    .replaceAll('...', () => `1234567890123456789${places++}`)
  const found = helps.get(filledIn) ?? ran(`${filledIn} --help`)
  helps.set(filledIn, found)
  return found
}

/** The test files that Vitest takes for these words, as it does: by a part of their path. */
function testFiles(command: string): string[][] {
  const words = command
    .replace(/^.*npx vitest(?: run)?/, '')
    .split(' ')
    .filter((word) => word !== '' && !word.startsWith('-'))
  return words.map((word) => {
    const part = new RegExp(word.replace(/[.]/g, '\\.').replace(/<\w+>/, '[\\w/-]+'))
    return files.filter((path) => /\.test\.tsx?$/.test(path) && part.test(path))
  })
}

test('every command of a document has an entry, and every entry its command', () => {
  expect(written.length).toBeGreaterThan(100)
  expect(written.filter(({ command }) => !(command in entries)).map(({ path, line, command }) => `${path}:${line}: ${command}`)).toEqual([])
  expect(Object.keys(entries).filter((command) => !known.has(command))).toEqual([])
})

describe('it works', () => {
  test.each(Object.entries(entries))('%s', (command, way) => {
    if (way === 'help') {
      const { status, output } = help(command)
      expect(output).not.toBe('')
      expect(status, output).toBe(0)
      const options = withoutNpm(command).match(/(?<= )--[a-z][\w-]*/g) ?? []
      expect(options.filter((option) => !output.includes(option))).toEqual([])
    } else if (way === 'tests') {
      const found = testFiles(command)
      expect(found.length).toBeGreaterThan(0)
      for (const list of found) expect(list.length).toBeGreaterThan(0)
    } else if ('run' in way) {
      const { status, output } = ran(command)
      expect(status).toBe(0)
      expect(output).toMatch(way.run)
    } else {
      if (/\bnpm run /.test(command) && way.shown !== 'packages/engine/cldr/package.json') withoutNpm(command)
      expect(existsSync(join(root, way.shown))).toBe(true)
      expect(read(way.shown)).toContain(way.by)
    }
  })
})

test('a command is found in text, in blocks and with settings before it', () => {
  const page = [
    'Run `npm test`, `npm run\ncheck` and `rm -rf x && npm ci`; `npm` alone and `Npm test` are none.',
    '',
    '```sh',
    'npm start -- --no-open & # starts',
    "A=1 B='two words' node a.mjs \\",
    '  --b > c.json',
    '```',
    '',
    '```ts',
    'npm test',
    '```',
  ].join('\n')
  expect(commandsIn('a.md', page).map(({ line, command }) => `${line} ${command}`)).toEqual([
    '1 npm test',
    '1 npm run check',
    '2 npm ci',
    '5 npm start -- --no-open',
    "6 A=1 B='two words' node a.mjs --b",
  ])
})

test('a script that is not there, an option that is not known and a file that is not there are noticed', () => {
  expect(() => withoutNpm('npm run nowhere')).toThrow('has no script "nowhere"')
  expect(help('npm start -- --engine elsewhere').status).toBe(2)
  expect(help('npm run bench -- --nowhere').output).not.toContain('--nowhere')
  expect(testFiles('npx vitest run nowhere/at-all')).toEqual([[]])
})
