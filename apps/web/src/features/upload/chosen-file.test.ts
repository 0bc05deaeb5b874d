import { expect, test } from 'vitest'
import { chosenFile } from './chosen-file.ts'

const named = (name: string) => new File(['x'], name)
const sentence = (...names: string[]) => {
  const choice = chosenFile(names.map(named))
  return 'problem' in choice ? choice.problem.sentence : choice.file.name
}

test('P1: no file', () => expect(sentence()).toBe('Please select a file first'))

test.each(['chat.txt', 'CHAT.TXT', 'WhatsApp Chat with Ana.ZIP', '.txt', 'chat', 'chat.log', 'chat.txt.gz', 'message_1.json', 'chat.pdf'])(
  'P2: %j is taken: its content decides',
  (name) => {
    expect(sentence(name)).toBe(name)
  },
)

test('two files are refused together, even where both could be read', () => {
  expect(sentence('a.txt', 'b.txt')).toMatch(/one file at a time/)
})

test('a folder is told from a file', () => {
  const choice = chosenFile([named('WhatsApp Chat.zip')], true)
  expect(choice).toEqual({ problem: { sentence: expect.stringMatching(/folder/) } })
})
