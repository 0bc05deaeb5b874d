import { expect, test } from 'vitest'
import { chatFrom } from '#testing/chat-of.ts'
import { keywordFrom } from './keyword.ts'
import { MOST_LOOKED_AT, written } from './written.ts'

/** As it is written in all of these. */
function writtenIn(keyword: string, ...texts: readonly string[]): string {
  const chat = chatFrom(texts.map((text, i) => ({ time: 1_600_000_000 + i, author: 'Ana', text })))
  return written(
    chat,
    texts.map((_, row) => row),
    keywordFrom(keyword),
  )
}

test.each([
  ['the commonest', 'heron', ['heron', 'Heron', 'a Heron'], 'Heron'],
  ['of equal ones the earliest', 'heron', ['HERON', 'heron', 'Heron'], 'HERON'],
  ['as given where none has it', 'Heron', ['a pelican'], 'Heron'],
  ['as given without any', 'Heron', [], 'Heron'],
  ['the first of a message', 'heron', ['HERON heron heron'], 'HERON'],
  ['not inside of another word', 'heron', ['HERONS', 'greyHERON', 'HERON2', 'my Heron'], 'Heron'],
  ['behind one inside of another word', 'heron', ['HERONS and Heron'], 'Heron'],
  ['between signs', 'heron', ['(Heron)'], 'Heron'],
  ['several words with a single space', 'see you', ['SEE  YOU', 'SEE, YOU', 'See you'], 'See you'],
  ['where folding takes letters', 'strasse', ['die Straße', 'diestraße Straße'], 'Straße'],
  ['where folding takes marks', 'heron', ['Héro\u0301n', 'xe\u0301 Heron'], 'Héro\u0301n'],
  ['where a joined letter folds to two', 'mass', ['ich maß', 'die Maße maß'], 'maß'],
  ['not inside, where folding gives letters', 'strasse', ['ß STRASSEN', 'ß ASTRASSE', 'ß strasse'], 'strasse'],
  ['not from within a letter', 's', ['ß S'], 'S'],
  ['without marks of direction', 'evil', ['\u202eEv\u202cil', 'Evil', 'evil'], 'Evil'],
  ['of a script without spaces', '我爱', ['我爱'], '我爱'],
])('a keyword is shown %s', (_, keyword, texts, shown) => {
  expect(writtenIn(keyword, ...texts)).toBe(shown)
})

test.each([
  [50, 1],
  [51, 2],
  [100, 2],
  [101, 4],
  [200, 4],
  [201, 8],
])('of %i messages one in %i decides: no more than 50', (count, step) => {
  expect(MOST_LOOKED_AT).toBe(50)
  // All that decide but the first have capitals; in the second chat no more than half of them.
  const shown = (every: number): string =>
    writtenIn('heron', ...Array.from({ length: count }, (_, i) => (i > 0 && i % every === 0 ? 'HERON' : 'heron')))
  expect([shown(step), shown(2 * step)]).toEqual(['HERON', 'heron'])
})

test('2,000 characters of a message are looked at', () => {
  const behind = (before: number): string => `${'.'.repeat(before)}HERON`
  expect([writtenIn('heron', behind(1995)), writtenIn('heron', behind(1996))]).toEqual(['HERON', 'heron'])
})
