import { expect, test } from 'vitest'
import { figures, said } from './figures.ts'
import { sayLegal } from './legal/messages/index.ts'
import { sayPricing } from './pricing/messages/index.ts'

const pieces = { ...figures, address: 'mail@chats.example', day: '2026-11-22', mail: String, em: String }

/** Every text of a part of a catalogue, with its figures. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'function' ? [String(part(pieces))] : Object.values(part as object).flatMap(textsOf)
}

test('the specification’s words about plans are there to the letter', () => {
  const { view, period, pro, questions } = sayPricing
  expect([view, period.monthly, period.annual, said(period.saving)]).toEqual(['View Pricing', 'Monthly', 'Annual', 'Save 30%'])
  expect(pro).toMatchObject({ badge: 'MOST POPULAR', get: 'Get Pro License' })
  expect(said(pro.note.annual)).toBe('$59 per year')
  expect(questions.check.browser).toContain('Your license is verified on your device. We chose that over sending us your chats.')
})

test('no price or limit of another source is in the words', () => {
  const words = textsOf([sayPricing, sayLegal]).join('\n')
  expect([...new Set(words.match(/\$\d+(\.\d+)?/g))].sort()).toEqual(['$0', '$59', '$7'])
  expect([...new Set(words.match(/\d+,\d{3}/g))]).toEqual(['5,000'])
})

test('under a server’s engine the pages claim nothing of this computer', () => {
  const { lead, chats, license, storage } = sayLegal.privacy
  const words = textsOf([lead.server, chats.server, license.text.server, storage.server, sayPricing.questions.check.server]).join('\n')
  expect(words).toContain(`Your chats are sent to the server at ${figures.host}`)
  expect(words).not.toMatch(/in your browser|on your (own )?device|go offline|no cookies/i)
})
