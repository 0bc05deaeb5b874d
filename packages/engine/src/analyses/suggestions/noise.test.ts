import { expect, test } from 'vitest'
import { isNoise, isShort } from './noise.ts'

test.each(
  'haha hahah hehe hihi hoho huhu hyhy jaja jejej xdxdxd hmmm sooo lololo abcabcabc haaaha хаха хахах хехе хихи 哈哈 哈 呵呵 嘻嘻 嘿 草 笑 ㅋㅋ ㅎ ㅠㅠ'.split(
    ' ',
  ),
)('%s is laughter, a cry or a letter held down', (word) => expect(isNoise(word)).toBe(true))

test.each(
  'ha heron hihat jehovah aloha hahn banana abcdabcdabcd soon lolo vejaha ха хата охахе хахарь 微笑 草莓 哈尔滨 아ㅋ ㅋ아 아 hj khaha'.split(
    ' ',
  ),
)('%s is none', (word) => expect(isNoise(word)).toBe(false))

test.each(['漢', 'か', 'カ', '가', 'ก', 'ກ', 'ក', 'က'])('one %s is short, two are not', (letter) => {
  expect([letter, letter + letter].map(isShort)).toEqual([true, false])
})

test.each(['a', 'ж', 'ع', 'क'])('two %s are short, three are not', (letter) => {
  expect([letter, letter.repeat(2), letter.repeat(3)].map(isShort)).toEqual([true, true, false])
})
