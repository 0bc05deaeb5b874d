import { expect, test } from 'vitest'
import { annualSaving, dollars, plans, pricePerMonth, prices, proFeatures } from './plans.ts'
import { freeStatus } from './status.ts'

test('Free analyzes 5,000 messages and answers one question a chat; Pro has neither limit', () => {
  expect(plans.free).toMatchObject({ messageLimit: 5000, questionsPerChat: 1, features: [] })
  expect(plans.pro).toMatchObject({ messageLimit: null, questionsPerChat: null })
})

test('a Pro license works on three devices', () => expect(plans.pro.devices).toBe(3))

test('the prices read as the pages show them', () => {
  expect(dollars(prices.monthly.cents)).toBe('$7')
  expect(dollars(prices.annual.cents)).toBe('$59')
  expect(pricePerMonth('monthly')).toBe('$7')
  expect(pricePerMonth('annual')).toBe('$4.92')
  expect(`Save ${annualSaving()}%`).toBe('Save 30%')
})

test('no feature is named twice', () => expect(new Set(proFeatures).size).toBe(proFeatures.length))

test('the free status cannot be edited into another', () => {
  expect(freeStatus).toMatchObject({ is_pro: false, tier: 'free', licensee: null, expires: null, features: [], state: 'none' })
  expect(() => Object.assign(freeStatus, { is_pro: true })).toThrow(TypeError)
})
