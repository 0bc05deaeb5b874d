// In one zone: what it prints is answered by the API, whose tests ask for local time in two.
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serializeLicense, signLicense } from '@convostat/license'
import { key, licensePayload } from '@convostat/license/testing/licenses.ts'
import { sentences } from '@convostat/sentences/plugin'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Under node_modules, where the built program finds the packages with the fonts. */
const built = join(root, 'node_modules', '.convostat-cli-test', `${process.pid}`)
const folder = mkdtempSync(join(tmpdir(), 'convostat-cli-'))
const inFolder = (name: string) => join(folder, name)

beforeAll(async () => {
  mkdirSync(built, { recursive: true })
  await build({
    configFile: false,
    plugins: [sentences()],
    logLevel: 'error',
    root: join(root, 'apps/cli'),
    build: {
      ssr: 'src/main.ts',
      outDir: built,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'cli.mjs' } },
    },
    ssr: { noExternal: true },
  })
  copyFileSync(join(root, 'packages/emotion/weights/emotion.bin'), join(built, 'emotion.bin'))
  const now = Math.floor(Date.now() / 1000)
  const license = (exp: number) => signLicense(licensePayload({ iat: now - 10_000, nbf: now - 10_000, period_end: exp, exp }), key)
  writeFileSync(inFolder('license.json'), serializeLicense(await license(now + 1e6)))
  writeFileSync(inFolder('ended.json'), serializeLicense(await license(now - 1000)))
  writeFileSync(inFolder('chat.txt'), chatOf(40))
  writeFileSync(inFolder('long.txt'), chatOf(5200))
})

afterAll(() => {
  rmSync(built, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

const chatOf = (count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(new Date(Date.UTC(2021, 2, 1, 20, i)).toISOString()) ?? []
    return `${day}/${month}/${year}, ${time} - ${i % 2 === 0 ? 'Zebrana' : 'Ben'}: quokka ${i}\n`
  }).join('')

interface Ran {
  code: number | null
  out: string
  said: string
}

function run(args: readonly string[], { input, env }: { input?: string | Buffer; env?: Record<string, string> } = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(built, 'cli.mjs'), ...args], {
      cwd: folder,
      env: { ...process.env, CONVOSTAT_DATA: inFolder('data'), CONVOSTAT_LICENSE_PUBLIC_KEYS: key.pub, npm_lifecycle_event: '', ...env },
    })
    const ran: Ran = { code: null, out: '', said: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.said += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...ran, code }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input ?? '')
  })
}

test('without options it says what a chat is, from a file or from a pipe; --quiet says nothing', async () => {
  const told = await run(['chat.txt'])
  expect(told).toMatchObject({ code: 0 })
  expect(told.out).toContain('Messages  40\n')
  expect(told.out).toContain('Zebrana 20, Ben 20')
  expect(told.out).toContain('Mar 1, 2021 to Mar 1, 2021 (1 day)')
  expect(told.said).toContain('Reading the messages ...\n')
  expect(await run(['-'], { input: chatOf(40) })).toMatchObject({ code: 0, out: told.out })
  expect(await run(['chat.txt', '--quiet'])).toEqual({ code: 0, out: '', said: '' })
  const masked = await run(['chat.txt', '--masked'])
  expect(masked.out).toContain('Person A 20, Person B 20')
  expect(existsSync(inFolder('data'))).toBe(false)
  // Slow replies in hours, as the screens write them.
  const slow = await run(['-'], { input: '01/03/2021, 08:00 - Ana: hi\n16/03/2021, 08:00 - Ben: hi\n' })
  expect(slow.out).toContain('Replies   half of them within 360.0 h\n')
})

test('on Free the most recent messages are analyzed, which is said; tables and JSON need Pro, before anything is read', async () => {
  const long = await run(['long.txt'])
  expect(long.out).toContain('Messages  5,000\n')
  expect(long.out).toContain('Replies   half of them within 1 min\n')
  expect(long.out).toMatch(/\nPeriod {4}Mar 1, 2021 to Mar 5, 2021 \(\d days\)\n/)
  expect(long.said).toContain('only the newest 5,000 of 5,200 messages')
  for (const option of [['--csv', 'no.zip'], ['--json']]) {
    expect(await run(['chat.txt', ...option])).toEqual({
      code: 4,
      out: '',
      said: 'This feature requires a Pro license. Please upgrade to continue.\n',
    })
  }
  expect(existsSync(inFolder('no.zip'))).toBe(false)
})

test('a license counts where its key is known; elsewhere the output says what is wrong with it', async () => {
  const pro = await run(['long.txt', '--license', 'license.json'])
  expect(pro).toMatchObject({ code: 0 })
  expect(pro.out).toContain('Messages  5,200\n')
  const refused = async (license: string, env = {}) => {
    const { code, said } = await run(['chat.txt', '--license', license], { env })
    return [code, said.trim()]
  }
  expect(await refused('ended.json')).toEqual([4, 'This license has expired.'])
  expect(await refused('license.json', { CONVOSTAT_LICENSE_PUBLIC_KEYS: '' })).toEqual([
    4,
    'This license was issued for another installation of ConvoStat, or needs a newer version.',
  ])
  expect(await refused('chat.txt')).toEqual([4, 'Please upload a valid license.json file'])
  expect((await refused('nowhere.json'))[0]).toBe(4)
})

test('everything at once: PDF, tables and JSON, whole and masked; nothing is overwritten without --force', async () => {
  const given = ['chat.txt', '--license', 'license.json', '--masked', '--paper', 'letter', '--pdf', 'out.pdf', '--csv', 'out.zip']
  const ran = await run([...given, '--json', 'out.json'])
  expect(ran, ran.said).toMatchObject({ code: 0 })
  for (const name of ['out.pdf', 'out.zip', 'out.json']) expect(ran.said).toMatch(new RegExp(`${name}: \\d+ kB\n`))
  expect(readFileSync(inFolder('out.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  expect(readFileSync(inFolder('out.zip')).subarray(0, 2).toString()).toBe('PK')
  const text = readFileSync(inFolder('out.json'), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'convostat-analysis', masked: true })
  expect(text).not.toMatch(/zebrana|quokka/i)
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  const again = await run(given)
  expect([again.code, again.said]).toEqual([
    1,
    `${inFolder('out.pdf')} already exists. Give another name, or use --force to overwrite it.\n`,
  ])
  const json = await run(['chat.txt', '--license', 'license.json', '--json', '--quiet'])
  expect(JSON.parse(json.out)).toMatchObject({ masked: false, answers: { 'overview.get': { overview: { total_messages: 40 } } } })
  expect(json.said).toBe('')
  expect(await run(['chat.txt', '--license', 'license.json', '--json', 'out.json', '--force', '--quiet'])).toMatchObject({ code: 0 })
  expect(readFileSync(inFolder('out.json'), 'utf8')).toContain('Zebrana')
})

test('Ctrl-C ends it immediately, and leaves nothing behind', async () => {
  const child = spawn(process.execPath, [join(built, 'cli.mjs'), 'long.txt', '--license', 'license.json', '--csv', 'given-up.zip'], {
    cwd: folder,
    env: { ...process.env, CONVOSTAT_DATA: inFolder('data'), CONVOSTAT_LICENSE_PUBLIC_KEYS: key.pub, npm_lifecycle_event: '' },
  })
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
    child.stderr.setEncoding('utf8').on('data', (said: string) => said.includes('Reading emotions') && child.kill('SIGINT'))
  })
  expect(code).toBe(130)
  expect(readdirSync(folder).filter((name) => name.startsWith('given-up'))).toEqual([])
})

test('on Free the PDF is a page; where it cannot be written, that is said', async () => {
  expect(await run(['chat.txt', '--pdf', 'free.pdf', '--quiet'])).toEqual({ code: 0, out: '', said: '' })
  expect(readFileSync(inFolder('free.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  const nowhere = await run(['chat.txt', '--pdf', 'nowhere/free.pdf', '--quiet'])
  expect([nowhere.code, nowhere.said]).toEqual([1, `${inFolder('nowhere/free.pdf')} cannot be written: the folder does not exist.\n`])
  // What is not a file is not replaced, whatever is wished.
  const folderThere = await run(['chat.txt', '--pdf', '.', '--force'])
  expect([folderThere.code, folderThere.said]).toEqual([1, `${folder} is not a file.\n`])
})

test('what is not a chat is refused with the sentence of the API', async () => {
  writeFileSync(inFolder('empty.txt'), '')
  writeFileSync(inFolder('bad.zip'), 'PK\x03\x04 and nothing that follows')
  const refused = async (file: string, input?: string) => {
    const { code, out, said } = await run([file, '--quiet'], { input })
    return [code, out, said.trim()]
  }
  expect(await refused('empty.txt')).toEqual([3, '', 'The file is empty.'])
  expect(await refused('bad.zip')).toEqual([3, '', 'The zip file is damaged or incomplete.'])
  expect(await refused('-', 'hello\nworld\n')).toEqual([
    3,
    '',
    'No messages found. Export the chat without media and upload that file. Its first line looks like this: xxxxx',
  ])
  expect(await refused('nowhere.txt')).toEqual([3, '', `There is no file at ${inFolder('nowhere.txt')}.`])
  expect(await refused('.')).toEqual([3, '', `${folder} is a folder. Give the exported file itself.`])
})

test('a mistake in the command line says how it is meant', async () => {
  for (const [args, sentence] of [
    [[], 'Which chat? Give the exported file.'],
    [['a.txt', 'b.txt'], 'One chat at a time: "b.txt" is one too many.'],
    [['a.txt', '--pfd', 'x'], 'There is no option --pfd.'],
    [['a.txt', '--csv'], '--csv needs a value.'],
    [['a.txt', '--paper', 'a5'], '--paper is "a4" or "letter", got "a5".'],
    [['a.txt', '--quiet=yes'], '--quiet takes no value, got "yes".'],
    [['a.txt', '--pdf', 'x', '--csv', 'x'], 'Give each file a different name.'],
  ] as [string[], string][]) {
    const { code, out, said } = await run(args)
    expect([code, out, said.split('\n')[0]]).toEqual([2, '', sentence])
    expect(said).toContain('Usage: ')
  }
  expect(await run(['--version'])).toEqual({ code: 0, out: '1.0.0\n', said: '' })
  const help = await run(['--help'])
  expect([help.code, help.said]).toEqual([0, ''])
  expect(help.out).toContain('Exit codes: ')
})
