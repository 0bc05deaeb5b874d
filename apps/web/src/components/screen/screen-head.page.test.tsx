import { Failure } from '@convostat/api'
import { examples } from '@convostat/figures/examples'
import { expect, test } from 'vitest'
import type { Loadable } from '#data/client/loadable.ts'
import { show } from '#testing/cards.tsx'
import { wordsOf } from '#testing/look.ts'
import { type Lead, ScreenHead } from './screen-head.tsx'

const [one, other] = examples.balance.people
const finding = `For every 100 messages from \u2068${one}\u2069, \u2068${other}\u2069 writes 81.`

async function head(lead?: Lead<string>, people: readonly string[] | null = [one, other]) {
  const at = await show(<ScreenHead title="Relationship" people={people} lead={lead} />)
  const title = at.querySelector('h1')!
  const sentence = at.querySelector('p')
  return {
    at,
    title,
    sentence,
    isNameLarge: title.classList.contains('display'),
    place: (sentence ?? at.querySelector('.skeleton:not([class*=rounded-full])'))?.parentElement,
  }
}

const said = (of: Loadable<string>): Lead<string> => ({ of, sentence: (text) => text })
const ready = said({ state: 'ready', data: finding })

test('the finding is large, with its names marked; the name of the screen is its heading, and small', async () => {
  const { at, title, sentence, isNameLarge } = await head(ready)
  expect(title.textContent).toBe('Relationship')
  expect(isNameLarge).toBe(false)
  expect(wordsOf(sentence!)).toBe(`For every 100 messages from ${one}, ${other} writes 81.`)
  expect([...sentence!.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([one, other])
  expect(sentence).toHaveClass('display')
  expect([...at.querySelectorAll('[data-initial]')].map((disc) => disc.getAttribute('data-initial'))).toEqual([one[0], other[0]])
})

test('while the finding is counted its place is as high as it will be, and the name is where it stays', async () => {
  const before = await head(said({ state: 'loading' }))
  const after = await head(ready)
  expect(before.sentence).toBeNull()
  expect(before.isNameLarge).toBe(false)
  expect(before.place?.className).toContain('min-h-')
  expect(before.place?.className).toBe(after.place?.className)
  expect(before.title.className).toBe(after.title.className)
})

test('a finding about the part before stays, paler, until the next one is there', async () => {
  const { place } = await head(said({ state: 'ready', data: finding, isPrevious: true }))
  expect(place).toHaveAttribute('aria-busy', 'true')
})

test.each<[string, Lead<string>]>([
  ['nothing is left', said({ state: 'empty' })],
  ['it failed', said({ state: 'failed', failure: new Failure('busy') })],
  ['there is too little to say', { of: { state: 'ready', data: finding }, sentence: () => null }],
  [
    'its sentence fails',
    {
      of: { state: 'ready', data: finding },
      sentence: () => {
        throw new Error('not as it was described')
      },
    },
  ],
])('where %s the name takes the place of the finding', async (_, lead) => {
  const { title, sentence, isNameLarge } = await head(lead)
  expect(isNameLarge).toBe(true)
  expect(sentence).toBeNull()
  for (const kept of (await head(ready)).place!.className.split(' ').filter((each) => /min-h-|basis-/.test(each)))
    expect(title).toHaveClass(kept)
})

test('a screen without a finding begins with its name', async () => expect((await head()).isNameLarge).toBe(true))

test('of many people four discs and how many more', async () => {
  const many = Array.from({ length: 40 }, (_, at) => `Person ${at}`)
  const { at } = await head(ready, many)
  expect(at.querySelectorAll('[data-initial]')).toHaveLength(4)
  expect(wordsOf(at)).toContain('+36')
})

test('people who are not known yet have a place', async () => {
  const { at } = await head(said({ state: 'loading' }), null)
  expect(at.querySelectorAll('.rounded-full')).toHaveLength(2)
})
