import { describe, expect, test } from 'vitest'
import { writesYearFirst } from './year-first.ts'

const hints = (dateText: string, text = '', headerText = dateText, period = '') => ({ dateText, period, headerText, text: () => text })

describe('phones that write a short year first', () => {
  test.each([
    ['Korean', hints('24. 3. 5.')],
    ['Korean, by the part of the day', hints('24/3/5', '', '', '오전')],
    ['Basque, by its parentheses', hints('24/3/5', '', '24/3/5 (09:00) - Ana')],
    ['Basque on an iPhone, by its parentheses', hints('24/3/5', '', '\u200e[24/3/5 (09:00)] Ana')],
    ['Korean, by its words', hints('24. 03. 05', '오늘')],
    ['Basque, by its words', hints('24/3/5', 'gaur etxean naiz')],
    ['Basque in December', hints('24/12/5', 'gaur etxean naiz')],
    ['Nepali', hints('२४/३/५', 'म राम्रो छु')],
    ['Nepali in December', hints('२४/१२/५', 'म राम्रो छु')],
    ['Yakut, by its letters', hints('24/3/5', 'мин дьиэҕэ баарбын')],
    ['Yakut, by its words', hints('24/3/5', 'махтал бүгүн')],
    ['Esperanto', hints('24-03-05', 'mi estas hejme kaj bone')],
    ['Esperanto, by its letters', hints('24-03-05', 'ĝis revido')],
  ])('%s', (_, hint) => expect(writesYearFirst(hint)).toBe(true))

  test.each([
    ['no other language', hints('24/3/5', 'today at home')],
    ['one word of many', hints('24/3/5', `gaur ${'home '.repeat(12)}`)],
    ['Basque words, but a padded month', hints('24/03/05', 'gaur etxean naiz')],
    ['Basque words behind dots', hints('24.3.5', 'gaur etxean naiz')],
    ['Esperanto behind slashes', hints('24/3/5', 'mi estas hejme kaj bone')],
    ['a long year', hints('2024. 3. 5.', 'today')],
    ['dots without spaces', hints('24.3.5.', 'today')],
    ['a word at the beginning of another', hints('24/3/5', 'махталы бүгүнү')],
    ['a word at the end of another', hints('24/3/5', 'аммахтал абүгүн')],
    ['parentheses far behind', hints('24/3/5', '', '24/3/5, 09:00:30 - Ana (my aunt)')],
    ['parentheses of another line', hints('24/3/5', '', '24/3/5\n (later)')],
    ['letters before the date', hints('24/3/5', '', 'on 24/3/5 (09:00)')],
  ])('not: %s', (_, hint) => expect(writesYearFirst(hint)).toBe(false))
})
