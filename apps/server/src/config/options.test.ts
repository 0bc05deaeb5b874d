import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOptions, UsageError, usage } from './options.mjs'

const read = (line: string, env = {}) => readOptions(line.split(' ').filter(Boolean), env)

test('without a word it serves the browser engine on port 4321, to this computer only, and opens the page', () => {
  expect(read('')).toEqual({
    port: 4321,
    engine: 'browser',
    open: true,
    help: false,
    listen: '127.0.0.1',
    hosts: [],
    proxies: [],
    limitsRates: true,
    offline: true,
    mode: 'development',
    license: { mode: 'live', seed: null, publicKeys: [] },
    brand: {},
    mail: { server: null, from: null },
    payments: null,
    publicUrl: null,
    localModel: 'http://127.0.0.1:11434',
  })
})

test.each([
  ['--port 4555 --no-open', { port: 4555, open: false }],
  ['--port=0', { port: 0 }],
  ['--engine server', { engine: 'server' }],
  ['--engine=browser --open', { engine: 'browser', open: true }],
  ['--help', { help: true }],
  ['-h', { help: true }],
])('%s', (line, expected) => {
  expect(read(line)).toMatchObject(expected)
})

test.each([
  ['--port', '--port needs a number from 0 to 65535, got "".'],
  ['--port 65536', '--port needs a number from 0 to 65535, got "65536".'],
  ['--port -1', '--port needs a number from 0 to 65535, got "-1".'],
  ['--port 12e2', '--port needs a number from 0 to 65535, got "12e2".'],
  ['--port --no-open', '--port needs a number from 0 to 65535, got "--no-open".'],
  ['--engine cloud', '--engine is "browser" or "server", got "cloud".'],
  ['--engine', '--engine is "browser" or "server", got "".'],
  ['--prot 4555', 'There is no option --prot.'],
  ['--constructor', 'There is no option --constructor.'],
  ['-p 4555', 'There is no option -p.'],
  ['chat.txt', 'There is no command "chat.txt".'],
  ['--no-open=yes', '--no-open takes no value, got "yes".'],
])('%s is refused with a sentence', (line, sentence) => {
  expect(() => read(line)).toThrow(new UsageError(sentence))
})

test('the address and further host names come from the environment', () => {
  expect(read('', { CONVOSTAT_LISTEN: '0.0.0.0', CONVOSTAT_HOSTS: 'Chat.Example, 192.168.1.4 ,' })).toMatchObject({
    listen: '0.0.0.0',
    hosts: ['chat.example', '192.168.1.4'],
  })
})

test('proxies are addresses or networks', () => {
  expect(read('', { CONVOSTAT_PROXY: '127.0.0.1, 10.0.0.0/8, ::1, fd00::/8,' }).proxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
  ])
  for (const wrong of ['proxy.example', '10.0.0.0/33', '::1/129', '10.0.0/8', '10.0.0.0/', '10.0.0.0/8/8', '/8'])
    expect(() => read('', { CONVOSTAT_PROXY: wrong })).toThrow(
      new UsageError(`CONVOSTAT_PROXY lists addresses or networks such as 127.0.0.1 or 10.0.0.0/8, got "${wrong}".`),
    )
})

const seed = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'

test('a production server has its keys from the environment', () => {
  const env = { CONVOSTAT_LICENSE_KEY: seed, CONVOSTAT_LICENSE_PUBLIC_KEYS: ` ${seed} ,,`, CONVOSTAT_LICENSE_MODE: 'test' }
  expect(read('', env).license).toEqual({ mode: 'test', seed, publicKeys: [seed] })
})

test.each([
  ['CONVOSTAT_LICENSE_MODE', 'Live', '"live" or "test", got "Live"'],
  ['CONVOSTAT_LICENSE_PUBLIC_KEYS', `${seed},abc`, 'got "abc"'],
  ['CONVOSTAT_OFFLINE', 'no', 'CONVOSTAT_OFFLINE is "on" or "off", got "no"'],
  ['CONVOSTAT_RATE_LIMITS', 'no', '"on" or "off", got "no"'],
  ['CONVOSTAT_SUPPORT_EMAIL', 'help@example', 'one e-mail address such as help@example.com, got "help@example"'],
  ['CONVOSTAT_CONTACT_EMAIL', 'a@b.example?cc=c@d.example', 'one e-mail address'],
  ['CONVOSTAT_SOCIAL', 'Mastodon', 'got "Mastodon"'],
  ['CONVOSTAT_SOCIAL', 'Mastodon=javascript:alert(1)', 'names with https addresses'],
])('%s=%s is refused with a sentence', (name, value, sentence) => {
  expect(() => read('', { [name]: value })).toThrow(sentence)
  expect(() => read('', { [name]: value })).toThrow(UsageError)
})

test.each([seed.slice(1), `${seed}=`, `${seed.slice(0, -1)}9`, `${seed.slice(0, -1)}+`, 'secretsecret'])(
  'a signing key that is none is refused, and not said: %s',
  (key) => {
    expect(() => read('', { CONVOSTAT_LICENSE_KEY: key })).toThrow(
      new UsageError('CONVOSTAT_LICENSE_KEY needs 32 bytes in base64url (43 characters).'),
    )
  },
)

test('whom the pages name is what is set, and nobody else', () => {
  expect(read('', { CONVOSTAT_SUPPORT_EMAIL: 'help@example.com' }).brand).toEqual({ support_email: 'help@example.com' })
  const env = {
    CONVOSTAT_CONTACT_EMAIL: 'us@example.com',
    CONVOSTAT_SOCIAL: 'GitHub=https://git.example/us, Mastodon = https://m.example/@us',
  }
  expect(read('', env).brand).toEqual({
    contact_email: 'us@example.com',
    social: { GitHub: 'https://git.example/us', Mastodon: 'https://m.example/@us' },
  })
})

test('rates are limited unless that is switched off', () => {
  expect(read('', { CONVOSTAT_RATE_LIMITS: 'off' }).limitsRates).toBe(false)
  expect(read('', { CONVOSTAT_OFFLINE: 'off' }).offline).toBe(false)
})

test('the usage names every option there is', () => {
  for (const option of ['--port', '--no-open', '--engine browser', '--engine server', '--help']) expect(usage).toContain(option)
})

const root = new URL('../../../../', import.meta.url)
const filesIn = (folder: string, named: RegExp): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => named.test(path))
    .map((path) => readFileSync(new URL(`${folder}${path}`, root), 'utf8'))
const settingsIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.match(/\bCONVOSTAT_[A-Z_]+[A-Z]\b/g) ?? []))].sort()

test('--help and the pages in docs/ name every setting, and no other', () => {
  const code = ['apps/server/src/', 'packages/installation/src/'].flatMap((folder) => filesIn(folder, /(?<!\.test)\.(?:ts|mjs)$/))
  const settings = settingsIn(code.map((text) => text.replace(usage, '')))
  expect(settings.length).toBeGreaterThan(15)
  expect(settingsIn([usage])).toEqual(settings)
  expect(settings.filter((name) => !settingsIn(filesIn('docs/', /^[^/\\]+\.md$/)).includes(name))).toEqual([])
})

/** Who has the options, without comments: each reads them as `options.port`, or takes them apart. */
const readers = ['main.ts', 'run.ts', 'chats/session-api.ts'].map((path) =>
  readFileSync(new URL(`apps/server/src/${path}`, root), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
)
const takesApart = (name: string) => new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*(?:= options\\b|: Options\\b)`)

test('every option is read by someone', () => {
  const isRead = (name: string) => readers.some((code) => code.includes(`options.${name}`) || takesApart(name).test(code))
  expect(Object.keys(read('')).filter((name) => !isRead(name))).toEqual([])
})
