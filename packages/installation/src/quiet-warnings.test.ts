import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { quietWarnings } from './quiet-warnings.ts'

test('of Node’s warnings only the one about Ed25519 is not said', () => {
  const process = new EventEmitter()
  const said: string[] = []
  process.on('warning', ({ message }: Error) => said.push(message))
  quietWarnings(process)
  const warn = (name: string, message: string) => process.emit('warning', Object.assign(new Error(message), { name }))
  warn('ExperimentalWarning', 'The Ed25519 Web Crypto API algorithm is an experimental feature and might change at any time')
  warn('ExperimentalWarning', 'SQLite is an experimental feature')
  warn('DeprecationWarning', 'Ed25519')
  expect(said).toEqual(['SQLite is an experimental feature', 'Ed25519'])
})
