import type { Phrases } from '../phrases.ts'

/** What a phone set to Serbian writes. */
export const phrases: Phrases = {
  language: 'sr',
  androidMedia: ['медији су изостављени'],
  fileAttached: ['прикачена датотека'],
  deleted: ['Ова порука је обрисана', 'Ова порука је избрисана'],
  youDeleted: ['Обрисао/ла си ову поруку', 'Избрисали сте ову поруку'],
  calls: {
    names: ['Гласовни позив', 'Видео позив', 'Видео-позив'],
    missed: ['Пропуштен гласовни позив', 'Пропуштен видео позив'],
    details: ['Нема одговора'],
  },
  location: ['локација'],
  liveLocation: ['Локација уживо подељена'],
  service: {
    encryption: ['Твоје поруке и позиви су обезбеђени са шифровањем од почетка-до-краја…', 'Поруке и позиви су потпуно шифровани…'],
    created: ['{who} је направио/ла групу "{subject}"', '{who} је креирао/ла групу "{subject}"'],
    added: ['{who} је додао/ла {whom}'],
    left: ['{who} је напустио/ла групу', '{who} је изашао/ла'],
  },
}
