import { expect, test } from 'vitest'
import { turns } from '#languages/turns.ts'
import { wishes } from '#languages/wishes.ts'
import { turnedIn } from './turned-love.ts'

test.each(Object.keys(turns))('a declaration with a “but” right after it does not count, %s', (language) => {
  const isTurned = turnedIn(['und', language])
  for (const phrase of wishes[language].love) {
    for (const turn of turns[language]) {
      expect(isTurned(`${phrase} ${turn} 123`), `${phrase} ${turn}`).toBe(true)
      expect(isTurned(`${phrase}, ${turn} 123`), `${phrase}, ${turn}`).toBe(true)
      // Another sentence, another time, or before it.
      expect(isTurned(`${phrase}! ${turn} 123`), `${phrase}! ${turn}`).toBe(false)
      expect(isTurned(`${phrase} ${turn} 123, ${phrase}`), `${phrase} ${turn} …, ${phrase}`).toBe(false)
      expect(isTurned(`${turn} ${phrase}`), `${turn} ${phrase}`).toBe(false)
    }
    expect(isTurned(phrase), phrase).toBe(false)
  }
})

test('every language in which "love you" is looked for has its turns', () => {
  expect(Object.keys(wishes).filter((language) => language !== 'und' && !turns[language])).toEqual([])
})

test.each([
  ['bruno i love you but just say words', true],
  ['i love you... but no', true],
  ['love you, but you are impossible', true],
  ['love you butterfly', false],
  ['i love you so much', false],
  ['nothing but love: i love you', false],
  ['te amo pero me cansas', true],
  ['te amo de verdad', false],
  ['te amo por siempre', false],
  ['te amo más que a nada', false],
  ['بحبك بس انت', false],
])('%j turns right away: %s', (message, isTurned) => {
  expect(turnedIn(['und', 'en', 'es', 'hu', 'sq', 'pt-BR', 'ca', 'ar'])(message)).toBe(isTurned)
})
