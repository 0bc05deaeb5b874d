import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { askingTests } from './asking-tests.mjs'
import { runTests } from './check/run-tests.mjs'
import { root as repository } from './packages.mjs'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'local-time-')))
const { LOCAL_TIME_FILE, SECOND_ZONE_OF } = process.env
const zones = (given: NodeJS.ProcessEnv): void => {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}
afterAll(() => {
  rmSync(root, { recursive: true })
  zones({ LOCAL_TIME_FILE, SECOND_ZONE_OF })
  // The faults were to be there.
  process.exitCode = undefined
})

const inOneZone = '// In one zone: or so it says.\n'
const tests = {
  unasking: "test('a', () => new Date(0).toISOString())",
  spawning: `${inOneZone}import { spawnSync } from 'node:child_process'\ntest('a', () => void spawnSync(process.execPath, ['-e', '']))`,
  asking: "test('a', () => new Date(0).getHours())",
  denying: `${inOneZone}test('a', () => new Date(0).getHours())`,
  printing: `${inOneZone}import { civilDay } from './civil-day.mjs'\ntest('a', () => void civilDay())`,
  printingToo: "import { civilDay } from './civil-day.mjs'\ntest('a', () => void civilDay())",
  showing: `${inOneZone}import { When } from './civil-day.mjs'\ntest('a', () => void When())`,
  typing: "import { typed } from './happy-dom/typed.mjs'\ntest('a', () => void typed())",
  partly: `import { appendFileSync } from 'node:fs'
    const ran = (name) => appendFileSync(${JSON.stringify(join(root, 'ran.txt'))}, name)
    test('a', () => ran('a'))
    describe('of these', () => {
      test('b', () => ran(String(new Date(0).getHours()).replace(/.*/, 'b')))
      test('c', () => ran('c'))
    })`,
  renamed: "test('a ' + process.pid, () => new Date(0).getHours())",
  unzipping: "import { getDate } from './zip/zip-reader.js'\ntest('a', () => void getDate())",
  zipping: "import { getHeader } from './zip/zip-writer.js'\ntest('a', () => void getHeader(() => 0))",
  askingZipper:
    "import { getHeader } from './zip/zip-writer.js'\nconst hour = () => new Date(0).getHours()\ntest('a', () => void getHeader(hour))",
  packaged: "import '@zip.js/zip.js/lib/zip-core-custom.js'\ntest('a', () => undefined)",
  mailing: "import PostalMime from 'postal-mime'\ntest('a', () => PostalMime.parse('Date: Sat, 1 Jan 2000 00:00:00 +0000\\n\\nhi'))",
  tabulating: `${inOneZone}test.each([new Date(0).getHours()])('%s', () => undefined)`,
  again: "test('a', () => new Date(0).toISOString())",
  calling: `${inOneZone}import { hourNow } from './later.mjs'\ntest.each([hourNow()])('%s', () => undefined)`,
  reading: "import './through.mjs'\ntest('a', () => undefined)",
  later: "import { hour } from './hour.mjs'\ntest('a', () => hour)",
}

test('which tests ask for local time is written down; a file fails where it says that no zone can touch it, or where others would not notice', async () => {
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction')
  const setUp = JSON.stringify(join(repository, 'scripts/local-time.ts'))
  const config = `{ include: ['*.test.mjs'], pool: 'forks', isolate: false, testTimeout: 300_000, setupFiles: [${setUp}] }`
  writeFileSync(join(root, 'vitest.config.mjs'), `export default { test: ${config} }`)
  writeFileSync(join(root, 'hour.mjs'), 'export const hour = new Date(0).getHours()')
  writeFileSync(join(root, 'through.mjs'), "export { hour } from './hour.mjs'")
  writeFileSync(
    join(root, 'civil-day.mjs'),
    'export function civilDay() {\n  return new Date().getDate()\n}\nexport function When() {\n  return civilHour()\n}\nconst civilHour = () => new Date().getHours()',
  )
  mkdirSync(join(root, 'happy-dom'))
  writeFileSync(join(root, 'happy-dom/typed.mjs'), 'export const typed = () => new Date(2000, 1)')
  mkdirSync(join(root, 'zip'))
  writeFileSync(join(root, 'zip/zip-reader.js'), 'export function getDate() {\n  return new Date(2000, 1)\n}')
  writeFileSync(join(root, 'zip/zip-writer.js'), 'export function getHeader(ask) {\n  return [ask(), new Date(2000, 1)]\n}')
  writeFileSync(join(root, 'later.mjs'), 'export const hourNow = () => new Date().getHours()')
  for (const [name, body] of Object.entries(tests)) {
    writeFileSync(join(root, `${name}.test.mjs`), `import { describe, test } from 'vitest'\n${body}`.replace(/^(.*\n)(\/\/.*\n)/, '$2$1'))
  }
  const list = join(root, 'list.txt')
  zones({ LOCAL_TIME_FILE: list, SECOND_ZONE_OF: undefined })
  const files = Object.keys(tests).map((name) => `${name}.test.mjs`)
  const { faults } = await runTests(root, files, { until: Date.now() + 600_000, processes: 1 }, {})
  expect(faults.map(({ file, message }) => `${file}: ${message.replaceAll(/\S*\//g, '')}`)).toEqual([
    ...['denying', 'tabulating', 'calling'].map(
      (name) => `${name}.test.mjs: ${name}.test.mjs says that it is run in one zone, and asks for local time itself`,
    ),
    expect.stringMatching(/^reading\.test\.mjs: A module asks for local time as it is read, .*hour\.mjs:1:/),
  ])
  const asked = [...askingTests(readFileSync(list, 'utf8'))]
  expect(asked.map(([path, names]) => [basename(path, '.test.mjs'), ...names])).toEqual([
    ['spawning', 'a'],
    ['asking', 'a'],
    ['denying', 'a'],
    ['printingToo', 'a'],
    ['partly', 'of these > b'],
    ['renamed', expect.stringMatching(/^a \d+$/)],
    ['askingZipper', 'a'],
    ['mailing', 'a'],
    // While tests are declared none is run: any may depend on it.
    ['tabulating', ''],
    ['calling', ''],
  ])
  const ran = join(root, 'ran.txt')
  expect(readFileSync(ran, 'utf8')).toBe('abc')
  zones({ LOCAL_TIME_FILE: undefined, SECOND_ZONE_OF: list })
  const second = await runTests(root, ['partly.test.mjs', 'renamed.test.mjs'], { until: Date.now() + 600_000, processes: 1 }, {})
  expect(readFileSync(ran, 'utf8')).toBe('abcb')
  // A title that is not the same twice would be skipped silently.
  expect(second.faults.map(({ message }) => message.replace(/\d+/, ''))).toEqual([
    'Not there in the second zone, so it would not be run: a ',
  ])
})

test('no program of ours asks a zip when its entries were written', () => {
  const asking = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !/node_modules|[\\/]dist[\\/]|\.test\.|[\\/]testing[\\/]/.test(path))
      .filter((path) => /\.lastModDate\b|[{,]\s*lastModDate\s*[,}]/.test(readFileSync(join(repository, path), 'utf8'))),
  )
  expect(asking).toEqual([])
})
