import type { Phrases } from '../phrases.ts'

/** What a phone set to Afrikaans writes. */
export const phrases: Phrases = {
  language: 'af',
  androidMedia: ['media weggelaat'],
  fileAttached: ['lêer aangeheg'],
  deleted: ['Hierdie boodskap was uitgevee', 'Hierdie boodskap is uitgevee'],
  youDeleted: ['Jy het boodskap uitgevee', 'Jy het hierdie boodskap uitgevee'],
  calls: {
    names: ['Stemoproep', 'Video-oproep'],
    missed: ['Stemoproep gemis', 'Video-oproep gemis'],
    details: [],
  },
  location: ['ligging'],
  liveLocation: ['regstreekse ligging gedeel'],
  title: ['WhatsApp-klets met {title}'],
  service: {
    encryption: [
      'Jou boodskappe en oproepe word beveilig met end-tot-end enkripsie…',
      'Boodskappe en oproepe is end-tot-end-geënkripteer…',
    ],
    created: ['{who} het groep "{subject}" geskep'],
    added: ['{who} het {whom} bygevoeg'],
    left: ['{who} het die groep verlaat', '{who} het verlaat'],
  },
}
