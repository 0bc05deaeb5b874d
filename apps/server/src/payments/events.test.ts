import { expect, test } from 'vitest'
import { type Heard, subjectsOf } from './events.ts'

const heard = (facts: Partial<Heard>): Heard => ({
  id: 'evt_1',
  type: 'invoice.paid',
  object_id: null,
  session_id: null,
  sub_id: null,
  ...facts,
})

test('events say which sessions, subscriptions and other objects to look at, each once', () => {
  const { sessions, subIds, objects } = subjectsOf([
    heard({ session_id: 'cs_1', sub_id: 'sub_1', object_id: 'cs_1' }),
    heard({ sub_id: 'sub_2', object_id: 'in_1' }),
    heard({ sub_id: 'sub_2', object_id: 'in_2' }),
    heard({ object_id: 'ch_1' }),
    heard({ object_id: 'ch_1' }),
    heard({}),
  ])
  expect([...sessions]).toEqual([['cs_1', false]])
  expect([[...subIds], [...objects]]).toEqual([['sub_2'], ['ch_1']])
})

test('a payment has failed where one of its events says so, in whatever order they come', () => {
  const begun = heard({ session_id: 'cs_1', type: 'checkout.session.completed' })
  const failed = heard({ session_id: 'cs_1', type: 'checkout.session.async_payment_failed' })
  for (const events of [
    [begun, failed],
    [failed, begun],
  ])
    expect([...subjectsOf(events).sessions]).toEqual([['cs_1', true]])
})
