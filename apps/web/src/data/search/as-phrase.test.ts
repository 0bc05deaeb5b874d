import { expect, test } from 'vitest'
import { asPhrase } from './as-phrase.ts'

// That the API finds the same by both is tested beside its milestones.
test.each([
  ['love you', '"love you"'],
  ['"love you"', '" love you "'],
  ['say "cake', '"say  cake"'],
  ['from:Ana', '"from:Ana"'],
  ['-no', '"-no"'],
  ['❤️', '"❤️"'],
  ['1️⃣', '"1️⃣"'],
  ['生日', '"生日"'],
  ['.*', '.*'],
  ['(:', '(:'],
])('the keyword %s is searched as %s', (keyword, query) => expect(asPhrase(keyword)).toBe(query))
