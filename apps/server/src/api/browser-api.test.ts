import { contract, named } from '@convostat/api'
import { expect, test } from 'vitest'
import { browserApi } from './browser-api.ts'

const api = browserApi()
const answers = await Promise.all(
  named(contract).map(async ({ name, call: { method, path } }) => {
    const answer = await api.request(`http://localhost${path}`, { method })
    return { name, status: answer.status, body: await answer.json() }
  }),
)

test('with the browser engine the license is all there is to ask: the list of what answers', () => {
  expect(answers.filter(({ status }) => status === 200).map(({ name }) => name)).toEqual(['license.status'])
})

test('no call about a chat is hosted', () => {
  const others = answers.filter(({ status }) => status !== 200)
  expect(others.map(({ name, status, body }) => `${name} ${status} ${body.code}`)).toEqual(
    named(contract)
      .filter(({ name }) => name !== 'license.status')
      .map(({ name }) => `${name} 404 not_hosted`),
  )
})

test('an upload is refused before it is read', async () => {
  const form = new FormData()
  form.set('file', new File(['04/03/2021, 00:05 - Ana: hi'], 'chat.txt'))
  const answer = await api.request('http://localhost/api/upload', { method: 'POST', body: form })
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_hosted'])
})

test('everyone is on Free', async () => {
  expect(await (await api.request('http://localhost/api/license/status')).json()).toEqual({
    is_pro: false,
    tier: 'free',
    licensee: null,
    expires: null,
    features: [],
    state: 'none',
  })
})
