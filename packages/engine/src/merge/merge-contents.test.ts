/** What is compared of two messages, against patterns over their texts. */
import { describe, expect, test } from 'vitest'
import { type Kind, kinds } from '#chat/chat.ts'
import { chatFrom, type Line } from '#testing/chat-of.ts'
import { randomNumbers } from '#testing/random-chat.ts'
import { contentsOf, isSameContent, seenOf } from './merge-content.ts'

const UNSEEN = /[\r\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Of a message what must be equal: its kind, and of most kinds what is seen of its text. */
function comparedSlowly({ kind = 'text', text }: Line): string {
  if (kind === 'deleted' || kind === 'call' || kind === 'contact' || (kind === 'media' && text === '')) return `${kind} alone`
  // Of a poll its question: the second line, if there is one with anything in it.
  const [heading, question] = text.split('\n')
  const compared = kind === 'poll' && text.length > heading.length + 1 ? question : text
  return `${kind}: ${compared.replace(UNSEEN, '').replace(/[\0-\x20]+$/u, '')}`
}
const numberedSlowly = (line: Line): string => comparedSlowly(line).replace(/ alone$/, ': ')

function contents(lines: readonly Line[]) {
  const chat = chatFrom(lines)
  const steps = contentsOf(chat)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return { chat, ...value }
  }
}

describe('any two messages', () => {
  const parts = [
    ...['a', 'b', ' ', '\n', '\n', '\t', '\r', '@', '\0', '!', 'é', '–', '⁠', '⁰', '\u3000'],
    ...['\u200d', '\u200e', '\u200f', '\u2010', '\u2029', '\u202a', '\u202e', '\u202f', '\u2065', '\u2066', '\u2069', '\u206a', '\ua080'],
  ]
  test.each([1, 2, 3])('say the same if what is seen of them is the same, and only then (%i)', (seed) => {
    const random = randomNumbers(seed)
    const others: Kind[] = kinds.filter((kind) => kind !== 'location')
    const lines = Array.from({ length: 120 }, (_, i): Line => {
      const text = Array.from({ length: Math.floor(random() * 5) }, () => parts[Math.floor(random() * parts.length)]).join('')
      return { time: i, author: 'Ana', kind: random() < 0.4 ? 'text' : others[Math.floor(random() * others.length)], text }
    })
    const { chat, hash, mentions } = contents(lines)
    lines.forEach((line, a) => {
      for (let b = 0; b < lines.length; b++) {
        const isSame = comparedSlowly(line) === comparedSlowly(lines[b])
        // What is known by its kind alone has the number of one that says nothing.
        const hasSameNumber = numberedSlowly(line) === numberedSlowly(lines[b])
        const found = [isSameContent(chat, a, chat, b), hash[a] === hash[b]]
        expect([JSON.stringify([line, lines[b]]), ...found]).toEqual([JSON.stringify([line, lines[b]]), isSame, hasSameNumber])
      }
      const compared = comparedSlowly(line)
      expect([line, mentions[a]]).toEqual([line, compared.includes('@') ? 1 : 0])
    })
  })

  test('what is seen of a text ends with its last character above the space', () => {
    expect(seenOf('a b \n\0')).toBe('a b')
    expect(seenOf(' \n')).toBe('')
    expect(seenOf('\u200ea!\u2069 ')).toBe('a!')
    expect(seenOf('a\u00a0')).toBe('a\u00a0')
  })
})

test('the question of a poll is compared, its options are not', () => {
  const poll = (text: string): Line => ({ time: 0, author: 'Ana', kind: 'poll', text })
  const isSame = (a: string, b: string): boolean => {
    const { chat, hash } = contents([poll(a), poll(b)])
    const found = isSameContent(chat, 0, chat, 1)
    expect(hash[0] === hash[1]).toBe(found)
    return found
  }
  expect(isSame('POLL:\nWhen?\nMon', 'ABSTIMMUNG:\nWhen?\nTue')).toBe(true)
  expect(isSame('POLL:\nWhen?', 'ABSTIMMUNG:\nWhen?\nTue')).toBe(true)
  expect(isSame('POLL:\nWhen?\nMon', 'POLL:\nWhere?\nMon')).toBe(false)
  expect(isSame('POLL:\nWhen?\nMon', 'POLL:\nWhen')).toBe(false)
  // Without a question the whole is.
  expect(isSame('POLL:', 'ABSTIMMUNG:')).toBe(false)
  expect(isSame('POLL:\n', 'ABSTIMMUNG:\n')).toBe(false)
  expect(isSame('POLL:\n', 'POLL:')).toBe(true)
})
