import { expect, test } from 'vitest'
import { readFirst } from './read-first.ts'

const felt = (message: string, score: number) => ({ message, score })
const first = (...candidates: { message: string; score: number }[]) => readFirst(candidates).map(({ message }) => message)

test('of messages that are as sure, one of four different words comes first; none is lost', () => {
  const all = [felt('love you love you love you', 1), felt('ti amo. love you', 0.995), felt('i love this little house', 0.992)]
  expect(first(...all)).toEqual(['ti amo. love you', 'i love this little house', 'love you love you love you'])
  expect(first(felt('我喜欢这座小房子', 0.9), felt('anything else at all', 0.9))[0]).toBe('我喜欢这座小房子')
})

test('what is surer stays first, also in two words', () => {
  expect(first(felt('yes yes!', 0.9), felt('we are so happy today', 0.88))[0]).toBe('yes yes!')
  expect(readFirst([])).toEqual([])
})
