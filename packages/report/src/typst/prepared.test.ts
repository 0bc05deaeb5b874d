import { expect, test } from 'vitest'
import { someBookOptions } from '#testing/facts.ts'
import { bookLabels, favoritesBook } from '../index.ts'
import { preparedBook } from './prepared-book.ts'

const everything = [0, 0x110000]

test.each(['مرحبا يا صديقي', 'שלום לך', 'hello there'])(
  'who wrote %s is set apart from its direction: a phone number keeps its own',
  (text) => {
    const author = '+44 7700 900123'
    const book = favoritesBook([{ author, text, originalDate: '2024-03-05T18:07:00', note: '' }], {}, someBookOptions)
    const data = JSON.stringify(preparedBook(book, everything, bookLabels).data)
    const names = Array.from(data.matchAll(/"author":\{"t":"([^"]*)"/g), ([, name]) => name)
    expect(names).toEqual([`\u2068${author}\u2069`])
  },
)
