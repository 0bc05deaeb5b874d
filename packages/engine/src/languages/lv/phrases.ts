import type { Phrases } from '../phrases.ts'

/** What a phone set to Latvian writes. */
export const phrases: Phrases = {
  language: 'lv',
  androidMedia: ['nav iekļauta multivide', 'Bez multivides'],
  fileAttached: ['pievienots fails'],
  deleted: ['Šī ziņa tika izdzēsta', 'Šis ziņojums tika dzēsts'],
  youDeleted: ['Jūs izdzēsāt šo ziņu'],
  calls: {
    names: ['Balss zvans', 'Video zvans', 'Videozvans'],
    missed: ['Neatbildēts balss zvans', 'Neatbildēts video zvans', 'Neatbildēts videozvans'],
    details: ['Nav atbildes'],
  },
  location: ['atrašanās vieta'],
  liveLocation: ['reāllaika atrašanās vieta'],
  service: {
    encryption: ['Jūsu ziņas un zvani ir aizsargāti ar pilnīgu šifrēšanu…', 'Ziņojumi un zvani ir pilnībā šifrēti…'],
    created: ['{who} izveidoja grupu "{subject}"'],
    added: ['{who} pievienoja {whom}'],
    removed: ['{who} noņēma {whom}'],
    left: ['{who} aizgāja', '{who} pameta grupu'],
  },
}
