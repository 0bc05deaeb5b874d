import { contract, named } from '@convostat/api'
import { expect, test } from 'vitest'
import { licenseDoor } from '#licenses/license-routes.ts'
import { clockedDesk } from '#testing/desks.ts'
import { browserApi } from './browser-api.ts'

const api = () => browserApi(licenseDoor(clockedDesk().service, { isAlwaysKnown: false }))

test('with the browser engine the license and buying it is all there is to ask: the list of what answers', async () => {
  const app = api()
  const answers = await Promise.all(
    named(contract).map(async ({ name, call: { method, path } }) => {
      const answer = await app.request(`http://localhost${path}`, { method })
      return `${name} ${answer.status} ${(await answer.json()).code ?? ''}`.trim()
    }),
  )
  const isHere = (line: string) => /^(license|payment)\./.test(line)
  expect(answers.filter(isHere)).toEqual([
    'license.status 200',
    'license.verify 400 license_malformed',
    'license.deactivate 402 pro_required',
    'license.recover 400 field_invalid',
    'license.portal 503 payment_unavailable',
    // Where no account is set nothing is sold.
    'payment.checkout 503 payment_unavailable',
    'payment.verify 503 payment_unavailable',
    'payment.webhook 503 payment_unavailable',
  ])
  // No call about a chat is hosted.
  expect(answers.filter((answer) => !isHere(answer))).toEqual(
    named(contract).flatMap(({ name }) => (isHere(name) ? [] : [`${name} 404 not_hosted`])),
  )
})

test('an upload is refused before it is read', async () => {
  const form = new FormData()
  form.set('file', new File(['04/03/2021, 00:05 - Ana: hi'], 'chat.txt'))
  const answer = await api().request('http://localhost/api/upload', { method: 'POST', body: form })
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_hosted'])
})

test('who has no license is on Free', async () => {
  expect(await (await api().request('http://localhost/api/license/status')).json()).toMatchObject({
    is_pro: false,
    tier: 'free',
    licensee: null,
    expires: null,
    features: [],
    state: 'none',
  })
})
