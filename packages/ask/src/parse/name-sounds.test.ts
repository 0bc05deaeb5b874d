import { expect, test } from 'vitest'
import { soundAlike, soundOf } from './name-sounds.ts'

const alike = (one: string, other: string): boolean => {
  const [a, b] = [soundOf(one), soundOf(other)]
  return a !== null && b !== null && soundAlike(a, b) && soundAlike(b, a)
}

test.each([
  ['tom', 'टॉम', 'توم'],
  ['maya', 'माया', 'مايا'],
  ['nadia', 'नादिया', 'ناديا'],
  ['mina', 'मीना', 'مينا'],
  ['sanjay', 'संजय', 'سانجاي'],
  ['bruno', 'ब्रूनो', 'برونو'],
  ['declan', 'डेक्लन', 'ديكلان'],
  ['ruth', 'रूथ', 'روث'],
  ['tilda', 'टिल्डा', 'تيلدا'],
  ['yuki', 'युकी', 'يوكي'],
  ['peter', 'पीटर', 'بيتر'],
  ['sarah', 'सारा', 'سارة'],
  ['victor', 'विक्टर', 'فيكتور'],
])('%s is %s and %s', (latin, devanagari, arabic) => {
  expect([alike(latin, devanagari), alike(latin, arabic)]).toEqual([true, true])
})

test.each([
  ['tom', 'تم'],
  ['tom', 'تيم'],
  ['tim', 'توم'],
  ['maya', 'माँ'],
  ['mina', 'मन'],
  ['ana', 'انا'],
  ['tom', 'tom'],
  ['tom', 'том'],
  ['ruth', 'रात'],
  ['tom', 'तुम'],
  ['mina', 'माँ'],
  ['mina', 'मैं'],
  ['omar', 'अमर'],
  ['omar', 'مروة'],
  ['salim', 'سلام'],
  ['sonia', 'سنة'],
  ['mira', 'مرة'],
  ['sita', 'साथ'],
])('%s is not %s', (one, other) => expect(alike(one, other)).toBe(false))
