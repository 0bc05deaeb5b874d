import { z } from '@convostat/figures/zod'
import { expect, test } from 'vitest'
import { createAnswer } from './answer.ts'
import { post } from './call.ts'
import { createApp } from './http.ts'

const calls = {
  other: {
    heard: post('/api/heard', { input: z.instanceof(Uint8Array), output: z.object({ bytes: z.array(z.int()) }), raw: { mostBytes: 8 } }),
    left: post('/api/left', { input: z.object({ word: z.string() }), output: z.object({}), status: 202 }),
  },
}
const app = createApp(calls, () =>
  createAnswer(calls, { other: { heard: (body) => ({ bytes: [...body] }), left: () => ({}) } }, { plan: () => 'free' }),
)
const send = async (path: string, body: BodyInit | undefined, headers: Record<string, string> = {}) => {
  const answer = await app.request(`http://localhost${path}`, { method: 'POST', body, headers })
  return [answer.status, await answer.json()]
}

test('a body of another server is handed on byte by byte, whatever it is called and wherever it says that it is from', async () => {
  const bytes = new Uint8Array([0xff, 0x00, 0x7b, 0x0d, 0x0a])
  for (const headers of [{}, { 'content-type': 'application/json' }, { 'content-type': 'x' }, { origin: 'https://evil.test' }] as Record<
    string,
    string
  >[])
    expect(await send('/api/heard', bytes, headers)).toEqual([200, { bytes: [...bytes] }])
  expect(await send('/api/heard', undefined)).toEqual([200, { bytes: [] }])
  expect(await send('/api/heard', new Uint8Array(8))).toMatchObject([200, {}])
  expect(await send('/api/heard', new Uint8Array(9))).toMatchObject([413, { code: 'too_large' }])
})

test('any other call is closed to other sites, and its answer has the status that it was declared with', async () => {
  const json = { 'content-type': 'application/json' }
  expect(await send('/api/left', '{"word":"x"}', json)).toEqual([202, {}])
  expect(await send('/api/left', '{"word":"x"}', { ...json, origin: 'https://evil.test' })).toMatchObject([
    403,
    { code: 'forbidden_origin' },
  ])
  expect(await send('/api/nothing', 'x', { origin: 'https://evil.test' })).toMatchObject([403, { code: 'forbidden_origin' }])
})
