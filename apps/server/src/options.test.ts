import { expect, test } from 'vitest'
import { readOptions, UsageError, usage } from './options.mjs'

const read = (line: string, env = {}) => readOptions(line.split(' ').filter(Boolean), env)

test('without a word it serves the browser engine on port 4321, to this computer only, and opens the page', () => {
  expect(read('')).toEqual({ port: 4321, engine: 'browser', open: true, help: false, listen: '127.0.0.1', hosts: [], proxies: [] })
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

test('the usage names every option there is', () => {
  for (const option of ['--port', '--no-open', '--engine browser', '--engine server', '--help']) expect(usage).toContain(option)
})
