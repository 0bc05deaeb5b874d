import { expect, test } from 'vitest'
import { paperOf } from './paper-size.ts'

test('paper is Letter in the United States and Canada, A4 everywhere else', () => {
  expect(['en-US', 'fr-CA', 'es-US', 'en-Latn-US'].map(paperOf)).toEqual(['letter', 'letter', 'letter', 'letter'])
  expect(['en-GB', 'de', 'en', 'pt-BR', 'no locale!'].map(paperOf)).toEqual(['a4', 'a4', 'a4', 'a4', 'a4'])
})
