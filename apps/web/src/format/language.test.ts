import { describe, expect, test } from 'vitest'
import { languageName } from './language.ts'

describe('languages', () => {
  test('are named in English', () => {
    expect(['pt-BR', 'de', 'he'].map(languageName)).toEqual(['Brazilian Portuguese', 'German', 'Hebrew'])
  })
  test('where the file has none, none is named', () => expect(['und', 'root'].map(languageName)).toEqual([null, null]))
  test('a tag that is none stays as it is', () => expect(languageName('not a tag')).toBe('not a tag'))
})
