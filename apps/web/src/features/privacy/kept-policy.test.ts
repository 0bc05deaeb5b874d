import { expect, test } from 'vitest'
import { connectionsOf, directivesOf } from './kept-policy.ts'

test('a policy is described rule by rule', () => {
  expect(directivesOf("default-src 'none'; connect-src host/a host/b;")).toEqual([
    { name: 'default-src', sources: ["'none'"] },
    { name: 'connect-src', sources: ['host/a', 'host/b'] },
  ])
})

test('a list of connections is described pattern by pattern', () => {
  expect(connectionsOf('("*://host/app\\\\?" "*://host/api/*")')).toEqual(['*://host/app\\?', '*://host/api/*'])
  expect(connectionsOf('()')).toEqual([])
})
