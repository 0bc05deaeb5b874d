import { expect, test } from 'vitest'
import { plainMessages, readText } from '#testing/read-text.ts'

const said = ['Zoë: grüße 👋 “quoted” – 5 €', 'Çağla: çok sıktı şimdi', 'Юля: привет', '田中: こんにちは', 'علي: مرحبا']
const lines = said.map((text, i) => `24/09/2026, 14:3${i} - ${text}\n`).join('')

/** Saved again by a program that took the bytes for another encoding. */
function encodedAgain(text: string, as: 'latin1' | 'windows-1252'): string {
  const bytes = new TextEncoder().encode(text)
  const shown = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
  return Array.from(bytes, (byte) =>
    as === 'windows-1252' && byte >= 0x80 && byte < 0xa0 ? shown[byte - 0x80] : String.fromCharCode(byte),
  ).join('')
}

test.each(['latin1', 'windows-1252'] as const)('a text that was encoded twice as %s is taken back, and a notice says so', async (as) => {
  const { chat, facts } = await readText(encodedAgain(lines, as))
  expect(plainMessages(chat).map(({ author, text }) => `${author}: ${text}`)).toEqual(said)
  expect(facts.notes.map(({ code }) => code)).toContain('text_encoded_twice')
})

test('a long one as well, whole', async () => {
  const { chat } = await readText(encodedAgain(lines.repeat(2000), 'windows-1252'))
  expect(chat.count).toBe(10_000)
  expect(plainMessages(chat).every(({ author, text }, i) => `${author}: ${text}` === said[i % 5])).toBe(true)
})

test.each([
  ['a text encoded once', lines],
  ['one that quotes a text encoded twice', `${lines}24/09/2026, 14:40 - Ben: it says Ã¼ and Ã¶\n`],
  ['accents alone', '24/09/2026, 14:40 - Ana: não é à toa, ÄÖÜ ãõ\n'],
  ['one broken at its very end', `${encodedAgain(lines.repeat(400), 'latin1')}24/09/2026, 14:40 - Ben: 👋\n`],
])('%s stays as it is', async (_name, text) => {
  const { chat, facts } = await readText(text)
  expect(facts.notes.map(({ code }) => code)).not.toContain('text_encoded_twice')
  expect(plainMessages(chat).at(-1)?.text).toBe(
    text
      .trimEnd()
      .split('\n')
      .at(-1)
      ?.replace(/^.*? - .*?: /, ''),
  )
})
