import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { carryFilters } from './carry-filters.ts'

const filters = { of: 'a chat' }
const walked = () => {
  const history = carryFilters(createMemoryHistory({ initialEntries: ['/dashboard'] }))
  history.push('/dashboard', { filters })
  return history
}

test('who walks on takes the filters along, over screens that know nothing of them', () => {
  const history = walked()
  history.push('/search', { searching: 'tea' })
  expect(history.location.state).toMatchObject({ filters, searching: 'tea' })
  history.replace('/search')
  history.push('/words')
  expect(history.location.state).toMatchObject({ filters })
})

test('who says what the filters are, or that there are none, is believed', () => {
  const history = walked()
  history.push('/words', { filters: { of: 'another' } })
  expect(history.location.state).toMatchObject({ filters: { of: 'another' } })
  history.push('/special-moments', { filters: undefined })
  history.push('/words')
  expect(history.location.state.filters).toBe(undefined)
})
