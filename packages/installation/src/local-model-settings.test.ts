import { expect, test } from 'vitest'
import { readLocalModel } from './local-model-settings.mjs'

const read = (given?: string) => readLocalModel({ CONVOSTAT_LOCAL_MODEL: given })

test('the local model is on this computer, where it usually is or where it is said to be, or it is off', () => {
  expect([undefined, '', 'off', 'http://localhost:8080/', 'http://[::1]:1', 'http://127.0.0.1:9'].map(read)).toEqual([
    'http://127.0.0.1:11434',
    'http://127.0.0.1:11434',
    null,
    'http://127.0.0.1:8080',
    'http://[::1]:1',
    'http://127.0.0.1:9',
  ])
})

test.each([
  'http://example.com:11434',
  'http://127.0.0.1.example.com',
  'http://10.0.0.5:11434',
  'https://localhost:1',
  'http://a@localhost:1',
  'http://localhost:1/x',
  'http://localhost:1/?x',
  'on',
])('no other address is taken: %s', (given) => {
  expect(() => read(given)).toThrow('CONVOSTAT_LOCAL_MODEL is "off", or an address on this computer')
})

test('through a proxy it is not asked: by itself it is off then, and where it was wished for that is refused', () => {
  const proxied = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://proxy.example:3128' }
  expect(readLocalModel(proxied)).toBe(null)
  expect(readLocalModel({ NODE_OPTIONS: '--use-env-proxy', http_proxy: 'http://proxy.example' })).toBe(null)
  expect(() => readLocalModel({ ...proxied, CONVOSTAT_LOCAL_MODEL: 'http://localhost:1' })).toThrow('name 127.0.0.1 in NO_PROXY')
  for (const NO_PROXY of ['a.example, 127.0.0.1', '127.0.0.1:11434', '*'])
    expect(readLocalModel({ ...proxied, NO_PROXY })).toBe('http://127.0.0.1:11434')
  // Node takes no proxy of the environment unless it is set to.
  expect(readLocalModel({ HTTP_PROXY: 'http://proxy.example:3128' })).toBe('http://127.0.0.1:11434')
})
