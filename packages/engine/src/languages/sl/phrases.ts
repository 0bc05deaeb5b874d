import type { Phrases } from '../phrases.ts'

/** What a phone set to Slovenian writes. */
export const phrases: Phrases = {
  language: 'sl',
  androidMedia: ['datoteke izpuščene', 'Medij izpuščen'],
  fileAttached: ['priložena datoteka'],
  deleted: ['To sporočilo je bilo izbrisano'],
  youDeleted: ['To sporočilo ste izbrisali'],
  calls: {
    names: ['Glasovni klic', 'Video klic', 'Videoklic'],
    missed: ['Zgrešen klic', 'Neodgovorjen video klic', 'Neodgovorjen glasovni klic'],
    details: ['Ni odgovora'],
  },
  location: ['lokacija'],
  liveLocation: ['lokacija v živo je bila deljena'],
  service: {
    encryption: [
      'Vaša sporočila in klici so zavarovani s šifriranjem od konca do konca…',
      'Sporočila in klici so šifrirani od konca do konca…',
    ],
    created: ['{who} je ustvaril/a skupino "{subject}"', '{who} je ustvaril skupino "{subject}"', '{who} je ustvarila skupino "{subject}"'],
    added: ['{who} je dodal/a {whom}'],
    left: ['{who} je zapustil/a skupino'],
  },
}
