import { inventedMoments } from '@convostat/api/testing/invented-moments.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { veilOver } from '#components/share/veil.ts'
import type { Slide } from './answers.ts'
import { behind } from './behind.ts'
import { example } from './example.ts'
import { drawForm } from './forms/draw.ts'
import { formOf } from './forms/form-of.ts'
import type { Voice } from './slide-text.ts'
import { tell } from './slide-texts.ts'
import { plainVoice } from './voices.ts'

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

test('years of which only a part is covered do not stand beside whole ones', () => {
  const series = [
    { at: '2021', value: 9, partial: true as const },
    { at: '2022', value: 200 },
    { at: '2023', value: 180 },
    { at: '2024', value: 40, partial: true as const },
  ]
  const told = tell({ ...opening, series, series_step: 'year' }, plain)
  expect(told.columns?.map(({ at }) => at)).toEqual(['2022', '2023'])
})

test('who is even with another is not said to be ahead', () => {
  const people = [
    { name: 'Ana', value: 5 },
    { name: 'Ben', value: 5 },
  ]
  const told = tell(slide({ kind: 'people', unit: 'people', figure: 3, people, facts: { share: 0.4 } }), plain)
  expect(told.sentence).toBe('No one wrote more than \u2068Ana\u2069: 40% of all messages.')
})

test('how often an emoji was sent is the figure, the next ones are beside it', () => {
  const told = tell(emoji, plain)
  expect([told.figure, told.unit]).toEqual(['612', '❤️'])
  expect(told.emojis?.map(({ text }) => text)).toEqual(['🌙', '😂', '🌹'])
})

const asPerson = (name: string, color: number) => ({ name, names: [name], color })

test('to be shared, nobody is named: not by name, and not by a word that is part of one', () => {
  const veil = veilOver(['Ana Sol', 'Ben', 'بهار'].map(asPerson), {})
  const masked: Voice = { ...plain, name: veil.named, word: veil.text }
  const told = [
    tell(slide({ kind: 'openers', figure: 3, people: [{ name: 'Ben', value: 3 }], facts: { total: 9 } }), masked),
    tell(slide({ kind: 'top_words', unit: 'word', figure: 'SOL', words: [{ word: 'SOL', count: 4 }] }), masked),
    tell(slide({ kind: 'phrase', unit: 'phrase', figure: 'good night ana', words: [{ word: 'good night ana', count: 4 }] }), masked),
    tell(slide({ kind: 'top_words', unit: 'word', figure: 'بهار', words: [{ word: 'بهار', count: 4 }] }), masked),
  ]
  // Whose color a line has is not text.
  const said = JSON.stringify(told, (key, value) => (key === 'person' ? undefined : value))
  expect(said).toContain('By \u2068B\u2069')
  expect(said).toContain('good night A')
  for (const name of [/ana(?! )/i, /sol/i, /\bben\b/i, /بهار/]) expect(said).not.toMatch(name)
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

test('of more moments than are shown it says how many these are, and the list has as many', () => {
  const kinds = ['love', 'reunion', 'first_message', 'birthday', 'anniversary', 'count'] as const
  const words = { title: '', description: '', context: '', impact: '' }
  const moments = kinds.map((kind) => ({ ...inventedMoments(kind, 1)[0].moment, ...words }))
  for (let shown = 1; shown <= moments.length; shown++)
    for (const figure of [shown, shown + 1, shown + 7]) {
      const told = tell(slide({ kind: 'moments', unit: 'moments', figure, moments: moments.slice(0, shown) }), plain)
      expect(told.rows).toHaveLength(shown)
      const form = formOf(slide({ kind: 'moments', figure, moments: moments.slice(0, shown) }), plain)
      expect(form?.form === 'timeline' && form.rows.length).toBe(shown)
      if (figure === shown) expect(told.sentence).toBe('The days that stand out.')
      else expect(told.sentence).toBe(shown === 1 ? 'One of them is here.' : `${shown} of them are here.`)
    }
})

test('words beside a headline are in the order and the size of their numbers, all in one color, and the headline is none of them', () => {
  const anyWords = fc.uniqueArray(fc.tuple(fc.constantFrom(...'abcdefghij'), fc.integer({ min: 1, max: 500 })), {
    selector: ([word]) => word,
    minLength: 2,
  })
  fc.assert(
    fc.property(anyWords, fc.constantFrom('top_words', 'phrase', 'own_words'), fc.nat(), (all, kind, at) => {
      const headline = kind === 'own_words' ? at % all.length : 0
      const words = all.map(([word, count]) => ({ word, count }))
      const of = slide({ kind, unit: 'word', figure: words[headline].word, words })
      const form = formOf(of, plain)
      if (form?.form !== 'words') throw new Error('words are words')
      const counts = form.words.map(({ said }) => Number(said))
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      expect(form.words.map(({ label }) => label)).not.toContain(plain.word(words[headline].word))
      const drawn = drawForm(form, 560, 500).marks.flatMap((mark) => (mark.kind === 'text' && mark.face === 'display' ? [mark] : []))
      expect(new Set(drawn.map(({ tone }) => tone))).toEqual(new Set(['ink']))
      const sizes = drawn.map(({ size }) => size)
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      const rows = (tell(of, plain).rows ?? []).map(({ said }) => Number(said)).slice(kind === 'own_words' ? 1 : 0)
      expect(rows).toEqual(rows.toSorted((a, b) => b - a))
    }),
  )
})

test('links are listed from the first: the figure counts them, and is none of them', () => {
  const words = ['a.example', 'b.example'].map((word, i) => ({ word, count: 9 - i }))
  const told = tell(slide({ kind: 'links', unit: 'links', figure: 17, words, facts: { total: 2 } }), plain)
  expect(told.rows?.map(({ said }) => said)).toEqual(['9', '8'])
})
