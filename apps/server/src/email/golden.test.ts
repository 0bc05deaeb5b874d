import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { exampleLetters } from './examples.ts'
import { htmlOf } from './html.ts'
import { plainOf } from './plain.ts'

/** After a change of wording `npx vitest run … -u` records it. */
test('each mail says what it said, to the letter', async () => {
  const all = await exampleLetters()
  const written = all.map(({ name, letter }) => {
    const hash = createHash('sha256').update(htmlOf(letter)).digest('hex').slice(0, 16)
    return `# ${name}\nSubject: ${letter.subject}\nPreview: ${letter.preview}\nHTML: ${hash}\n\n${plainOf(letter)}`
  })
  await expect(written.join('\n')).toMatchFileSnapshot('golden/mails.txt')
})
