import { expect, test } from 'vitest'
import { english } from './en/index.ts'
import type { Messages } from './messages.ts'
import { inPseudo, saidInPseudo } from './pseudo.ts'

const pseudo = saidInPseudo(english) as Messages

test('a sentence is accented, in brackets, and longer by four tenths', () => {
  expect(inPseudo('Settings')).toBe('⟦Šéţţíñĝš ~~~~⟧')
  expect(inPseudo('100 : 86')).toBe('100 : 86')
  expect(inPseudo('Choose a file of your own')).toMatch(/^⟦[^a-z]* ~{8} ~{2}⟧$/i)
})

test('what a sentence is told of goes through it, and what only code reads stays', () => {
  expect(pseudo.messagesOf({ n: 2 })).toBe(inPseudo('2 messages'))
  expect(pseudo.landing.features.list[0].id).toBe('analytics')
})
