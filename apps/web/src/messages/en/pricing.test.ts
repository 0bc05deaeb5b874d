import { expect, test } from 'vitest'
import { legal } from './legal.ts'
import { pricing } from './pricing.ts'

test('the specification’s words about plans stand to the letter', () => {
  expect(pricing.view).toBe('View Pricing')
  expect(pricing.period).toMatchObject({ monthly: 'Monthly', annual: 'Annual', saving: 'Save 30%' })
  expect(pricing.pro).toMatchObject({ badge: 'MOST POPULAR', get: 'Get Pro License' })
  expect([pricing.pro.price('monthly'), pricing.pro.price('annual')]).toEqual(['$7', '$4.92'])
  expect(pricing.pro.note.annual).toBe('$59 per year')
  expect(pricing.questions.check.browser).toContain('The Pro check runs on your own computer. We chose that over sending us your chats.')
})

test('nothing in the table is of Free alone, and no feature stands in it twice', () => {
  const { rows } = pricing.comparison
  expect(new Set(rows.map(({ feature }) => feature)).size).toBe(rows.length)
  expect(rows.map(({ pro }) => pro)).not.toContain(false)
})

test('no price or limit of another source stands in the words', () => {
  const words = JSON.stringify([pricing, legal])
  expect([...new Set(words.match(/\$\d+(\.\d+)?/g))].sort()).toEqual(['$0', '$59', '$7'])
  expect([...new Set(words.match(/\d+,\d{3}/g))]).toEqual(['5,000'])
})

test('under a server’s engine the pages claim nothing of this computer', () => {
  const { lead, chats, license, storage } = legal.privacy
  const host = 'chats.example'
  const said = JSON.stringify([
    lead.server(host),
    chats.server(host),
    license.text.server(host),
    storage.server,
    pricing.questions.check.server(host),
  ])
  expect(said).toContain('Your chats are sent to the server at chats.example')
  expect(said).not.toMatch(/in this tab|your own computer|switch off the network|no cookies|stay in your browser/i)
})
