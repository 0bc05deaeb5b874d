import { examples } from '@convostat/figures/examples'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#testing/cards.tsx'
import { wordsOf } from '#testing/look.ts'
import { OwnWordMessages } from './own-word-messages.tsx'

const { people } = examples.ownWordMessages
const among = examples.wordComparison
const ready = (shown: typeof people) => ({ state: 'ready' as const, data: { people: shown } })
const places = () => screen.queryAllByRole('listitem').map(wordsOf)

test('a message of each of two people with a word of theirs, and how often they and the others say it', async () => {
  const next = { id: 99, author: 'Romeo M.', date: '2023-08-01T10:00:00', message: 'I climbed up to that balcony again' }
  const [one, other] = people
  await show(<OwnWordMessages of={ready([{ ...one, shown: [...one.shown, next] }, other])} among={among} />, {})
  const [first, second] = places()
  expect(first).toContain('“balcony”: Romeo M. 210 times, Juliet C. 12 times')
  expect(first).toContain(one.shown[0].message)
  expect(second).toContain('“parting”: Juliet C. 105 times, Romeo M. 11 times')
  expect(second).toContain(other.shown[0].message)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'More: balcony' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Another one' }))
  expect(places()[0]).toContain(next.message)
  await waitFor(() => expect(screen.getByRole('button', { name: 'More: balcony' })).toHaveFocus())
})

test('who has none keeps the place that is there while it is asked, and people are in the order of the bars', async () => {
  await show(<OwnWordMessages of={{ state: 'loading' }} among={among} />, {})
  expect(places()).toEqual(['', ''])
  await show(<OwnWordMessages of={ready([people[1]])} among={among} />, {})
  expect(places()[0]).toBe('No message with a word of Romeo M.’s fits here.')
  expect(places()[1]).toContain(people[1].shown[0].message)
  await show(<OwnWordMessages of={ready([people[1], people[0]])} among={among} />, {})
  expect(places()[0]).toContain(people[0].shown[0].message)
})

test('among more than two people the others are counted together', async () => {
  await show(<OwnWordMessages of={ready(people)} among={{ ...among, total_people: 3 }} />, {})
  expect(places()[0]).toContain('“balcony”: Romeo M. 210 times, everyone else 12 times')
})

test('in a group the person with the surest word, named in the sentence above, is first', async () => {
  const [one, other] = among.people
  const [word] = other.words
  const surer = { ...other, words: [{ ...word, z: 30 }] }
  const group = { people: [one, surer, { ...one, person: 'Tybalt' }], total_people: 3 }
  await show(<OwnWordMessages of={ready(people)} among={group} />, {})
  expect(places()[0]).toContain(people[1].shown[0].message)
  expect(places()[1]).toContain(people[0].shown[0].message)
})

test('no place for who has no own word', async () => {
  const [one, other] = among.people
  await show(<OwnWordMessages of={{ state: 'loading' }} among={{ ...among, people: [one, { ...other, words: [] }] }} />, {})
  expect(places()).toEqual([''])
})

test('no place for one person alone', async () => {
  await show(<OwnWordMessages of={ready([])} among={{ ...among, people: among.people.slice(0, 1) }} />, {})
  expect(places()).toEqual([])
})
