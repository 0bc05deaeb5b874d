import { examples } from '@convostat/figures/examples'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { leads, show } from '#testing/cards.tsx'
import { wordsOf } from '#testing/look.ts'
import { sixDays } from '#testing/six-days.ts'
import { Story } from './story.tsx'

const { messagesOnShow } = examples
const cards = () => screen.getAllByRole('article')

test('three cards: a sentence, a message, evidence that begins with its figure and links to it, and a small chart', async () => {
  const at = await show(<Story />, { ribbon: sixDays })
  expect(screen.getByRole('region', { name: 'What stands out' })).toBeVisible()
  expect(cards().map((card) => wordsOf(within(card).getByRole('heading', { level: 3 })))).toEqual([
    'Sunday at 8 PM is the busiest hour.',
    '4 days without a word, and Romeo M. broke the silence.',
    'Jul 2, 2023 was the busiest day.',
  ])
  expect(cards().map((card) => wordsOf(card.querySelector(':scope > div > p')!))).toEqual([
    '21 messages in this hour of the week. The next busiest has 18.',
    '4 days without a message between Jul 2, 2023 and Jul 6, 2023, the longest gap.',
    '31 messages in one day, 1.3 times as many as on an average day with messages.',
  ])
  expect(leads(at.innerHTML)).toEqual([
    ['21 messages', { weekday: 6, hour: 20 }],
    ['4 days without a message', { from: '2023-07-02', to: '2023-07-06' }],
    ['31 messages', { from: '2023-07-02', to: '2023-07-02' }],
  ])
  for (const card of cards()) expect(card.lastElementChild?.querySelector('[aria-hidden=true]')).not.toBeNull()
})

test('a message is word for word, with its author, its time and the way into its conversation', async () => {
  const open = vi.fn()
  await show(<Story />, {}, { open })
  expect(cards().map((card) => wordsOf(card.querySelector('blockquote')!))).toEqual([
    messagesOnShow.hour[0].message,
    messagesOnShow.gap?.shown[0].message,
    messagesOnShow.day[0].message,
  ])
  const [hour] = cards()
  within(hour)
    .getByRole('button', { name: /^Open: Juliet C., Jul 2, 2023, 8:31 AM/ })
    .click()
  expect(open).toHaveBeenCalledWith(messagesOnShow.hour[0].id)
})

test('a message from after the one that ended the gap says so', async () => {
  const { gap } = messagesOnShow
  await show(<Story />, { messagesOnShow })
  expect(screen.queryByText('Later that day')).toBeNull()
  await show(<Story />, { messagesOnShow: { ...messagesOnShow, gap: gap && { ...gap, ended_with: 1 } } })
  expect(screen.getByText('Later that day')).toBeVisible()
})

test('where the gate lets no message pass, the card says so, in the place that is there while it is asked', async () => {
  const none = { ...messagesOnShow, hour: [], day: [], gap: { ended_by: 'Romeo M.', ended_with: 43, shown: [] } }
  await show(<Story />, { messagesOnShow: none, ribbon: sixDays })
  expect(cards()).toHaveLength(3)
  expect(screen.queryByRole('figure')).toBeNull()
  expect(cards().map((card) => wordsOf(card.children[1] as HTMLElement))).toEqual(Array(3).fill('No message from that time fits here.'))
  const places = cards().map((card) => card.children[1].className)
  const answers: Record<string, unknown> = { ...examples, ribbon: sixDays }
  const useAnswer = (name: string) => (name === 'messagesOnShow' ? { state: 'loading' } : { state: 'ready', data: answers[name] }) as never
  await show(<Story />, {}, { useAnswer })
  expect(cards().map((card) => card.children[1].className)).toEqual(places)
  expect(wordsOf(within(cards()[1]).getByRole('heading'))).toBe('4 days without a message.')
})

test('nothing stands out of nothing', async () => {
  const { heatmap, ribbon, calendar } = examples
  const at = await show(<Story />, {
    heatmap: { ...heatmap, remark: null },
    ribbon: { ...ribbon, from: null, to: null, people: [], remark: null },
    calendar: { ...calendar, remark: null },
  })
  expect(wordsOf(at)).toBe('')
})
