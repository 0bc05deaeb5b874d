import { expect, test } from 'vitest'
import { contrasts, deniesItself } from './roles.ts'
import { roleOfRun } from './run-roles.ts'

function roleOf(run: string): number {
  const units = Uint16Array.from(`«${run}»`, (sign) => sign.charCodeAt(0))
  return roleOfRun(units, 1, run.length + 1)
}

test.each([
  '我不喜欢',
  '没有意思',
  '沒意思',
  '别难过',
  '面白くない',
  '楽しくなかった',
  '好きじゃないよ',
  'わかりません',
  'もう笑えなくて',
  'ไม่ชอบ',
  'อย่าร้องไห้',
])('%s contains a negator', (run) => expect(roleOf(run)).toBe(deniesItself))

test.each(['我喜欢', '还不错', '没关系', '特别好吃', '对不起', '危ない', 'そうかもしれない', 'すみません', 'おなかすいた', 'อย่างนี้', 'な'])(
  '%s contains none, or only in a longer word',
  (run) => expect(roleOf(run)).toBe(0),
)

test('what is part of a longer word in one place is a negator in another', () => {
  expect(roleOf('不错但我不去')).toBe(deniesItself)
})

test('a run that begins with a "but" sets off what came before', () => {
  for (const run of ['但是很累', '不过好吃', 'でも楽しい', 'แต่สวย']) expect([run, roleOf(run)]).toEqual([run, contrasts])
  expect(roleOf('我但愿')).toBe(0)
  expect(roleOf('但我不喜欢')).toBe(contrasts | deniesItself)
})

test('a letter beyond the run is not part of it', () => {
  const units = Uint16Array.from('楽しない', (sign) => sign.charCodeAt(0))
  expect(roleOfRun(units, 0, 3)).toBe(0)
  expect(roleOfRun(units, 3, 4)).toBe(0)
})
