import { expect, test } from 'vitest'
import { chosenFile } from './chosen-file.ts'

const named = (name: string) => new File(['x'], name)
const sentence = (...names: string[]) => {
  const choice = chosenFile(names.map(named))
  return 'problem' in choice ? choice.problem.sentence : choice.file.name
}

test('P1: no file', () => expect(sentence()).toBe('Please select a file first'))

test.each(['chat.pdf', 'chat.txt.exe', 'txt', 'chat.txt ', 'chat', ''])('P2: %j is refused by name', (name) => {
  expect(sentence(name)).toBe('Please upload a .txt or .zip file')
})

test.each(['chat.txt', 'CHAT.TXT', 'WhatsApp Chat with Ana.ZIP', '.txt'])('P2: %j is taken, whatever its case', (name) => {
  expect(sentence(name)).toBe(name)
})

test('two files are refused together, even where both could be read', () => {
  expect(sentence('a.txt', 'b.txt')).toMatch(/one file at a time/)
})

test('a folder is told from a file', () => {
  const choice = chosenFile([named('WhatsApp Chat.zip')], true)
  expect(choice).toEqual({ problem: { sentence: expect.stringMatching(/folder/) } })
})
