import { expect, test } from 'vitest'
import { initialOf } from './initial.ts'

test.each([
  ['maya bellini', 'M'],
  ['~ Tom', 'T'],
  ['+49 151 1234', '4'],
  ['élodie', 'É'],
  ['e\u0301lodie', 'E\u0301'],
  ['ليلى', 'ل'],
  ['한나', '한'],
  ['प्रिया शर्मा', 'प'],
  ['किरण', 'कि'],
  ['শ্রেয়া', 'শ'],
  ['🦊🌙', '🦊'],
  [' 🦊', '🦊'],
  ['', ''],
])('%s is called %s where there is room for one letter', (name, initial) => expect(initialOf(name)).toBe(initial))
