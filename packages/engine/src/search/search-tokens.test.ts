import { describe, expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { countSteps } from '#testing/count-steps.ts'
import { keywordRows } from './keyword.ts'
import { search } from './search.ts'

describe('what tokens alone do not show', () => {
  const chatOfTexts = (...texts: string[]): Chat => chatFrom(texts.map((text, i) => ({ time: i * 60, author: 'Ana', text })))
  const rows = (found: Chat, query: string): number[] =>
    search(found, { query, sortBy: 'date_asc', limit: 99, offset: 0 }).hits.map(({ row }) => row)

  test.each([
    ['"I ❤️ you"', [0, 1]],
    ['"I ❤ you"', [0, 1]],
    ['"i ❤🏽 you"', [0, 1]],
    ['❤❤', [3, 4]],
    ['❤️❤️', [3, 4]],
    ['love❤️', [5]],
    ['✌🏻', [6, 7]],
    ['✌', [6, 7]],
  ])('a symbol is found with and without its selector, in %s too', (query, found) => {
    const hearts = chatOfTexts('I ❤ you', 'well, I ❤️ you!', 'I love you', '❤❤', '❤️❤️', 'love ❤', 'two ✌', 'two ✌🏽')
    expect(rows(hearts, query)).toEqual(found)
    if (!query.startsWith('"')) return
    expect([...keywordRows(hearts, query.replaceAll('"', ''))]).toEqual(found)
  })

  test('a symbol inside of another emoji is not found on its own', () => {
    const joined = chatOfTexts('❤️‍🔥', '👩‍❤️‍👨', 'é ❤️‍🔥', '❤️🔥', 'é❤')
    expect(rows(joined, '❤️')).toEqual([3, 4])
    expect(rows(joined, '❤')).toEqual([3, 4])
  })

  test('a phrase and a keyword with a link in it', () => {
    const links = chatOfTexts('see https://example.org/a?b=1 please', 'see http://example.org/a', 'https://example.org/a see')
    expect(rows(links, '"see https://example.org/a"')).toEqual([0])
    expect([...keywordRows(links, 'see https://example.org/a?b=1 please')]).toEqual([0])
    expect(rows(links, `https://example.org/a?${'x=1&'.repeat(400)}`)).toEqual([])
    const long = `https://example.org/?${'x=1&'.repeat(400)}`
    expect(rows(chatOfTexts('short', `look ${long}`), long)).toEqual([1])
  })

  test.each(['ไปBangkokนะ', 'ใช้LINEได้', 'ໄປBangkokແລ້ວLINE', 'ទៅBangkokហើយLINE', 'သွားBangkokပြီLINE'])(
    'a word of another script is by itself in %s',
    (text) => {
      const found = chatOfTexts(text, 'bangkoks', 'lineage')
      const [word] = text.match(/[A-Za-z]+/) as string[]
      expect(rows(found, word)).toEqual([0])
      expect(search(found, { query: word, limit: 9, offset: 0 }).hits[0].highlights).toEqual([
        [text.indexOf(word), text.indexOf(word) + word.length],
      ])
    },
  )

  test('a number in text without spaces', () => {
    expect(rows(chatOfTexts('อายุ25ปี', '3.25', '125'), '25')).toEqual([0])
  })

  test('signs in quotes are looked for without the quotes', () => {
    const dots = chatOfTexts('a ... b', 'a "..."', 'hi!', 'hi', '!')
    expect(rows(dots, '"..."')).toEqual([0, 1])
    expect(rows(dots, 'hi "!"')).toEqual([2])
    expect(rows(dots, 'hi -"!"')).toEqual([3])
  })

  test('letters typed in parts are the same letters', () => {
    expect(rows(chatOfTexts('5월에 보자', 'été'), '5월에'.normalize('NFD'))).toEqual([0])
    expect(rows(chatOfTexts('월요일에 보자'.normalize('NFD')), '월요일에')).toEqual([0])
  })

  test('spaces in a name are one space', () => {
    const named = chatFrom([{ time: 0, author: 'Ana  Maria', text: 'hi' }])
    expect(rows(named, 'from:"Ana  Maria"')).toEqual([0])
    expect(rows(named, 'from:"ana maria"')).toEqual([0])
  })

  test('every hit has a mark, also of a phrase that runs into a link', () => {
    const { hits } = search(chatOfTexts('https://example.org/hello?you=42 4.2', 'look https://example.org/watch?v=1'), {
      query: '"look watch"',
      limit: 9,
      offset: 0,
    })
    expect(hits.map(({ highlights }) => highlights)).toEqual([
      [
        [0, 4],
        [25, 30],
      ],
    ])
  })

  test('a message of nothing but emoji takes no longer than another', () => {
    const many = chatOfTexts(
      `😂😂 lol ${'😂'.repeat(5000)}`,
      `${'😂'.repeat(5)}lol${'😂'.repeat(100)}`,
      `https://a.de/lol/${'😂'.repeat(300)}`,
    )
    // Some twenty times what there is; it took minutes, since each emoji was looked at from every other one.
    for (const query of ['"😂😂 lol"', '😂😂😂😂😂lol', '"😂 😂 😂 😂 x"']) countSteps(1e6, () => rows(many, query))
  })
})
