import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstNames } from './first-names.ts'

const called = (name: string, ...others: string[]): string => firstNames([name, ...others])(name)

test.each([
  ['Maya Bellini', 'Maya'],
  ['Anna-Lena Krüger', 'Anna-Lena'],
  ['José Luis García', 'José'],
  ['Tom from Work', 'Tom'],
  ['Priya Nair 🌸', 'Priya'],
  ['Мария Иванова', 'Мария'],
  ['Марина Иванова', 'Марина'],
  ['يوسف المنصوري', 'يوسف'],
  ['नेहा शर्मा', 'नेहा'],
  ['Ludwig van Beethoven', 'Ludwig'],
  ['Siân O’Connor', 'Siân'],
  ['Emily Chen', 'Emily'],
  ['Ben Ford', 'Ben'],
])('%s is %s', (name, first) => {
  expect(called(name, 'Someone Else')).toBe(first)
})

test.each([
  'Maya',
  'Aunt May',
  'Uncle Bob Fletcher',
  'Dr. Osei',
  'Dr Osei',
  'Mum ❤️',
  'Tante Inge',
  'Tía Carmen',
  'Nonna Rosa',
  'Дядя Ваня',
  'أبو خالد',
  'أم أحمد',
  'عبد الرحمن',
  'Abdul Rahman',
  'van Gogh',
  'De Luca',
  'J. Smith',
  'J Smith',
  '+49 170 1234567',
  'Room 12',
  'Person A',
  'الشخص أ',
  'ana sol',
  'Ana plumber',
  'Ana & Ben',
  '山田 太郎',
  '김 민준',
  'Nguyễn Văn An',
  'Li Wei',
  'Nagy Péter',
  'The Landlord',
  'Grandad Joe',
  'Mutter Karin',
  'Familie Müller',
  'Schatz Maus',
  'Nachbar Klaus',
  'Zahnarzt Dr. Weber',
  'Karin Dr. Weber',
  'حبيبي أحمد',
  'نور الدين زنكي',
  'صلاح الدين علي',
  'Salah Eldin',
  'Md Rahman',
  'Xi Jinping',
  'Yamada Taro',
  'Иванов Иван',
  'AJ Smith',
  '🌻🌻',
  '',
  '  ',
])('%s stays whole', (name) => {
  expect(called(name)).toBe(name)
})

test('a first name that two people have, in capitals, with accents or without, belongs to neither', () => {
  expect(called('Maya Bellini', 'Maya Ford')).toBe('Maya Bellini')
  expect(called('Maya Bellini', 'MAYA Ford')).toBe('Maya Bellini')
  expect(called('José Ruiz', 'Jose Pinto')).toBe('José Ruiz')
  // Someone is called just that.
  expect(called('Maya Bellini', 'maya')).toBe('Maya Bellini')
  expect(called('maya', 'Maya Bellini')).toBe('maya')
})

test.each(['Maya ❤️', 'Maya 2', 'maya ford', 'Aunt Maya', 'Maya plumber', 'Dr. Maya Jones', 'Anna-Maya Ford'])(
  'beside %s, Maya Bellini stays whole',
  (other) => {
    expect(called('Maya Bellini', other)).toBe('Maya Bellini')
  },
)

test('someone who is not among them keeps their name', () => {
  expect(firstNames(['Maya Bellini'])('Tom Pryce')).toBe('Tom Pryce')
})

const word = fc.constantFrom(
  'Maya',
  'maya',
  'Tom',
  'Ana',
  'Aunt',
  'van',
  'Bellini',
  'Иван',
  'ليلى',
  'أبو',
  '太郎',
  '🌻',
  '12',
  'Li',
  'É',
  '&',
)
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

test('no two people are called the same, and each is called by the beginning of the name', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 12 }), (names) => {
      const call = firstNames(names)
      const all = names.map(call)
      expect(new Set(all).size).toBe(names.length)
      for (const [i, each] of all.entries())
        expect(
          names[i]
            .split(' ')
            .filter((part) => part !== '🌻')
            .join(' ')
            .startsWith(each) || each === names[i],
        ).toBe(true)
    }),
  )
})

test('a first name is a word of nobody else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 12 }), (names) => {
      const call = firstNames(names)
      const wordsOf = (each: string) => each.toLowerCase().split(' ')
      for (const each of names)
        if (call(each) !== each) expect(names.filter((other) => wordsOf(other).includes(call(each).toLowerCase()))).toEqual([each])
    }),
  )
})

test('what people are called does not depend on their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 12 }), (names) => {
      const call = firstNames([...names].reverse())
      expect(names.map(call)).toEqual(names.map(firstNames(names)))
    }),
  )
})
