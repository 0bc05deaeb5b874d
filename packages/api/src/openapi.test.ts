import { expect, test } from 'vitest'
import { named } from './call.ts'
import { contract } from './contract.ts'
import { openapi } from './openapi.ts'

const document = JSON.parse(JSON.stringify(openapi(contract)))

test('every call of the contract is in the document, under its path and method', () => {
  for (const { name, call } of named(contract)) expect(document.paths[call.path][call.method.toLowerCase()].operationId).toBe(name)
  expect(Object.values<object>(document.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(named(contract).length)
})

test('a GET has its parameters, a POST its body, an upload its form', () => {
  const parameters = document.paths['/api/overview'].get.parameters
  expect(parameters.map(({ name, required }: { name: string; required: boolean }) => [name, required])).toEqual([
    ['from', false],
    ['to', false],
    ['author', false],
    ['X-Upload-Id', false],
  ])
  expect(document.paths['/api/uploads'].get.parameters).toMatchObject([{ name: 'check', in: 'query', required: false }])
  expect(document.paths['/api/search'].post.parameters).toMatchObject([{ name: 'X-Upload-Id', in: 'header' }])
  const search = document.paths['/api/search'].post.requestBody.content['application/json'].schema
  expect(Object.keys(search.properties)).toEqual(expect.arrayContaining(['query', 'has_media', 'limit', 'sort_by']))
  const upload = document.paths['/api/upload'].post.requestBody.content['multipart/form-data'].schema
  expect(upload).toMatchObject({ properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] })
})

test('an answer is described field by field, a failure by its codes', () => {
  const { 200: ok, default: failed } = document.paths['/api/license/status'].get.responses
  expect(Object.keys(ok.content['application/json'].schema.properties)).toEqual(
    expect.arrayContaining(['is_pro', 'tier', 'licensee', 'expires', 'features', 'state']),
  )
  expect(failed.content['application/json'].schema.properties.code.enum).toContain('no_chat')
})
