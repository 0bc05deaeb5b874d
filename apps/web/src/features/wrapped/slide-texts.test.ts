import { expect, test } from 'vitest'
import type { Slide } from './answers.ts'
import { behind } from './behind.ts'
import { example } from './example.ts'
import { tell } from './slide-texts.ts'
import { maskedVoice, plainVoice } from './voices.ts'

const plain = plainVoice(false)
const [opening, emoji, night] = example.slides
const slide = (given: Partial<Slide>): Slide => ({ ...night, people: undefined, facts: {}, ...given })

test('an opening counts everyone, every word and every day', () => {
  const told = tell(opening, plain)
  expect(told).toMatchObject({ kicker: 'Your chat in numbers', figure: '7,660', unit: 'messages' })
  expect(told.sentence).toBe('2 people wrote 48,210 words on 318 of 363 days.')
  expect(told.columns).toHaveLength(12)
  expect(told.columns?.filter(({ isMost }) => isMost)).toHaveLength(1)
})

test('a slide of an unknown kind shows its own title and figure', () => {
  const told = tell({ ...opening, kind: 'constructor' as Slide['kind'], title: 'Something new' }, plain)
  expect(told).toEqual({ kicker: 'Something new', figure: '7,660', unit: 'messages', sentence: '' })
})

test('who is even with another is not said to be ahead', () => {
  const people = [
    { name: 'Ana', value: 5 },
    { name: 'Ben', value: 5 },
  ]
  const told = tell(slide({ kind: 'people', unit: 'people', figure: 3, people, facts: { share: 0.4 } }), plain)
  expect(told.sentence).toBe('No one wrote more than \u2068Ana\u2069: 40% of all messages.')
})

test('the emoji is the figure, the next ones are beside it', () => {
  const told = tell(emoji, plain)
  expect(told.figure).toBe('❤️')
  expect(told.emojis?.map(({ text }) => text)).toEqual(['🌙', '😂', '🌹'])
})

const asPerson = (name: string, color: number) => ({ name, names: [name], color })

test('masked, nobody is named: not by name, and not by a word that is part of one', () => {
  const masked = maskedVoice(false, ['Ana Sol', 'Ben', 'بهار'].map(asPerson))
  const told = [
    tell(slide({ kind: 'openers', figure: 3, people: [{ name: 'Ben', value: 3 }], facts: { total: 9 } }), masked),
    tell(slide({ kind: 'top_words', unit: 'word', figure: 'SOL', words: [{ word: 'SOL', count: 4 }] }), masked),
    tell(slide({ kind: 'phrase', unit: 'phrase', figure: 'good night ana', words: [{ word: 'good night ana', count: 4 }] }), masked),
    tell(slide({ kind: 'top_words', unit: 'word', figure: 'بهار', words: [{ word: 'بهار', count: 4 }] }), masked),
  ]
  // Whose color a line has is not text.
  const said = JSON.stringify(told, (key, value) => (key === 'person' ? undefined : value))
  expect(said).toContain('Person B')
  expect(said).toContain('good night •••')
  for (const name of [/ana(?! )/i, /sol/i, /\bben\b/i, /بهار/]) expect(said).not.toMatch(name)
})

test('the twenty-seventh person has a letter, too', () => {
  const people = Array.from({ length: 30 }, (_, i) => `P${i}x`)
  const { name } = maskedVoice(false, people.map(asPerson))
  expect([name('P0x'), name('P25x'), name('P26x')]).toEqual(['\u2068Person A\u2069', '\u2068Person Z\u2069', '\u2068Person AA\u2069'])
})

test('masked, neither the name in the file nor any part of it is in a word, whatever someone is called here', () => {
  const masked = maskedVoice(false, [{ name: 'Mum', names: ['Ana Sol', 'Anita'], color: 3 }])
  expect(masked.name('Mum')).toBe('\u2068Person D\u2069')
  for (const word of ['mum', 'ANA', 'sol', 'anita']) expect(masked.word(word)).toBe('\u2068•••\u2069')
})

test('replies are timed as exactly as the chat’s clock', () => {
  const people = [
    { name: 'Ana', value: 0 },
    { name: 'Ben', value: 90 },
  ]
  const replies = slide({ kind: 'reply_speed', unit: 'seconds', figure: 30, people })
  const shown = (clock: 'seconds' | 'minutes') => {
    const { figure, rows } = tell(replies, plainVoice(false, clock))
    return [figure, ...(rows ?? []).map(({ said }) => said)].map((text) => text.replaceAll('\u00a0', ' '))
  }
  expect(shown('seconds')).toEqual(['30 s', '0 s', '1.5 min'])
  expect(shown('minutes')).toEqual(['under a minute', 'under a minute', '2 min'])
})

test('a mood has its month, beside the whole chat, and links to its messages', () => {
  const of = (usual: number) =>
    slide({ kind: 'mood', unit: 'emotion', figure: 'sadness', date: '2023-05-01', last_date: '2023-05-31', facts: { share: 0.42, usual } })
  expect(tell(of(0.09), plain)).toMatchObject({
    figure: 'Sadness',
    sentence: 'In May 2023, it made up 42% of the emotions in your messages. In the whole chat: 9%.',
  })
  expect(tell(of(0.42), plain).sentence).toBe('In May 2023, it made up 42% of the emotions in your messages.')
  expect(behind(of(0.09))).toEqual({ wanted: { from: '2023-05-01', to: '2023-05-31' } })
})
