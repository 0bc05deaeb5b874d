import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { namesOf } from '#data/people/written-names.ts'
import { format } from '#format/index.ts'
import { emotionOf } from './sentences.ts'
import { SentimentMark } from './sentiment-mark.tsx'

vi.mock('#data/people/use-names.ts', () => ({ useNames: () => namesOf([]) }))

const nameOf = (html: string) => html.match(/aria-label="([^"]*)"/)?.[1] ?? ''

test('a mark is named by author and day, so that no two on a screen are called alike; the text is not in it', () => {
  const drawn = (author: string, date: string) =>
    renderToStaticMarkup(<SentimentMark id={1} author={author} date={date} message="thank you so much" />)
  expect(nameOf(drawn('Ana', '2020-11-09'))).toBe(`Why? Ana, ${format.day('2020-11-09')}`)
  const names = [drawn('Ana', '2020-11-09'), drawn('Ben', '2020-11-09'), drawn('Ana', '2020-11-10T20:00:00')].map(nameOf)
  expect(new Set(names).size).toBe(3)
  expect(drawn('Ana', '2020-11-09')).not.toContain('thank you')
  expect(drawn('Ana', '2020-11-09')).toContain('>Why?<')
})

test('where it is said what a message sounds like, its name begins with that; what cannot be scored has no mark', () => {
  const drawn = (sentiment: 'negative' | null) =>
    renderToStaticMarkup(<SentimentMark id={1} author="Ana" date="2020-11-09" message="no" sentiment={sentiment} />)
  expect(nameOf(drawn('negative'))).toBe(`negative: why? Ana, ${format.day('2020-11-09')}`)
  expect(drawn(null)).toBe('')
})

test('an estimate is never shown as certain', () => {
  expect(emotionOf({ emotion: 'anger', share: 1 })).toBe('Anger >99%')
  expect(emotionOf({ emotion: 'anger', share: 0.992 })).toBe('Anger >99%')
  expect(emotionOf({ emotion: 'anger', share: 0.99 })).toBe('Anger 99%')
  expect(emotionOf({ emotion: 'anger', share: 0.42 })).toBe('Anger 42%')
})
