import { Failure } from '@convostat/api'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Loadable } from '#data/client/loadable.ts'
import { show } from '#testing/cards.tsx'
import { wordsOf } from '#testing/look.ts'
import { sixDays } from '#testing/six-days.ts'
import { drawAll } from '#ui/turns.ts'
import { Hero } from './hero.tsx'

const size = { width: 1200, height: 172 }
beforeEach(() => {
  Object.assign(size, { width: 1200, height: 172 })
  // A document without a browser lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height)
})

async function hero(more: Parameters<typeof show>[2] = {}, chat: Partial<Parameters<typeof Hero>[0]['chat']> = {}) {
  const at = await show(<Hero chat={{ was_truncated: false, people: [], ...chat }} />, { ribbon: sixDays }, more)
  act(drawAll)
  return at
}
const answering = (of: Loadable<unknown>) => ({ useAnswer: () => of as never })
const pins = (at: Element) => [...at.querySelectorAll('li')].map(wordsOf)

test('is a picture of the chat, with its name', async () => {
  const at = await hero()
  expect(screen.getByRole('img')).toHaveAccessibleName(
    /^Ribbon of .*Juliet C\..* and .*Romeo M\..*: 71 messages on 3 of 6 days, Jul 1, 2023 to Jul 6, 2023\. Fullest on Jul 2, 2023\. Longest gap: Jul 2, 2023 to Jul 6, 2023\.$/,
  )
  expect(at.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 1200 172')
})

test('pins link to their days; a narrow one has two at most', async () => {
  const at = await hero()
  expect(pins(at)).toEqual(['Busiest day: 31', '4 days without a message', 'The first message'])
  const day = { from: '2023-07-02', to: '2023-07-02' }
  expect([...at.querySelectorAll('a')].map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))[0]).toContain(JSON.stringify(day))
  Object.assign(size, { width: 590, height: 92 })
  expect(pins(await hero())).toHaveLength(2)
})

test('of a part of the chat no pin says where the chat begins', async () => {
  expect(pins(await hero({ hasFilters: true }))).not.toContain('The first message')
  expect(pins(await hero({}, { was_truncated: true }))).not.toContain('The first message')
})

test('where someone is hidden, whose message was the first is not shown either', async () => {
  const ben = { name: 'Ben', names: ['Ben'], color: 1, hidden: false }
  expect(pins(await hero({}, { people: [ben] }))).toContain('The first message')
  expect(pins(await hero({}, { people: [ben, { ...ben, name: 'Cem', hidden: true }] }))).not.toContain('The first message')
})

test('one that could not be counted can be tried again', async () => {
  const again = vi.fn()
  const at = await hero(answering({ state: 'failed', failure: new Failure('unknown'), again }))
  expect(wordsOf(at)).toContain('This chart could not be drawn.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(again).toHaveBeenCalledTimes(1)
})

describe('without messages to draw', () => {
  test.each<[string, Loadable<unknown>]>([
    ['while they are counted', { state: 'loading' }],
    ['where none is left', { state: 'empty' }],
  ])('%s it is a thread as high, which says nothing', async (_, of) => {
    const at = await hero(answering(of))
    expect(screen.queryByRole('img')).toBeNull()
    expect(wordsOf(at)).toBe('')
    expect(at.querySelector('[aria-hidden=true]')).not.toBeNull()
  })
})
