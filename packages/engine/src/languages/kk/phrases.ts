import type { Phrases } from '../phrases.ts'

/** What a phone set to Kazakh writes. */
export const phrases: Phrases = {
  language: 'kk',
  androidMedia: ['файлдар қосылмаған', 'Файл қосылған жоқ'],
  fileAttached: ['қосымша файл'],
  deleted: ['Бұл хат жойылды'],
  youDeleted: ['Сіз бұл хатты жойдыңыз'],
  calls: {
    names: ['Аудио қоңырау', 'Видео қоңырау'],
    missed: ['Жауапсыз қоңырау', 'Жауапсыз видео қоңырау', 'Жауапсыз аудио қоңырау'],
    details: ['Жауап жоқ'],
  },
  location: ['орналасуы'],
  liveLocation: ['қазіргі орынмен бөлісті'],
  service: {
    encryption: [
      'Сіздің хаттарыңыз және қоңырауларыңыз толығымен шифрлау арқылы қауіпсіз етілді…',
      'Хабарлар мен қоңыраулар толық шифрланған…',
    ],
    created: ['{who} "{subject}" тобын құрды', '{who} "{subject}" тобын жасады'],
    left: ['{who} топтан шықты'],
  },
}
