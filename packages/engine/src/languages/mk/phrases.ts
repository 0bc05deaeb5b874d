import type { Phrases } from '../phrases.ts'

/** What a phone set to Macedonian writes. */
export const phrases: Phrases = {
  language: 'mk',
  androidMedia: ['без фајлови', 'Без фајл'],
  fileAttached: ['прикачен фајл'],
  deleted: ['Оваа порака беше избришана'],
  youDeleted: ['Ја избриша оваа порака'],
  calls: {
    names: ['Гласовен повик', 'Видео повик'],
    missed: ['Пропуштен гласовен повик', 'Пропуштен видео повик'],
    details: ['Нема одговор'],
  },
  location: ['локација'],
  liveLocation: ['споделено локација во живо', 'споделена локација во живо'],
  service: {
    encryption: ['Твоите пораки и повици се обезбедени со шифрирање крај-до-крај…', 'Пораките и повиците се шифрирани од крај до крај…'],
    created: ['{who} ја создаде групата "{subject}"', '{who} ја креираше групата "{subject}"'],
  },
}
