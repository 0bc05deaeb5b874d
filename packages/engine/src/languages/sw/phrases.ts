import type { Phrases } from '../phrases.ts'

/** What a phone set to Swahili writes. */
export const phrases: Phrases = {
  language: 'sw',
  androidMedia: ['media hazijajumuishwa', 'Media imerukwa'],
  fileAttached: ['faili limeambatanishwa'],
  deleted: ['Ujumbe huu ulifutwa'],
  youDeleted: ['Umefuta ujumbe huu', 'Ulifuta ujumbe huu'],
  calls: {
    names: ['Simu ya sauti', 'Simu ya video'],
    missed: ['Simu ya sauti uliyoikosa', 'Simu ya video uliyoikosa'],
    details: ['Hakuna jibu'],
  },
  location: ['mahali'],
  liveLocation: ['mahali mubashara pameshirikishwa'],
  service: {
    encryption: [
      'Jumbe zako na simu unazopiga zipo salama kwa ufumbaji wa mwisho-kwa-mwisho…',
      'Jumbe na simu zimefumbwa mwisho-kwa-mwisho…',
      'Ujumbe na simu zimefumbwa mwisho-hadi-mwisho…',
    ],
    created: ['{who} ameunda kikundi "{subject}"', '{who} aliunda kikundi "{subject}"'],
    added: ['{who} amemwongeza {whom}'],
    left: ['{who} ameondoka', '{who} aliondoka'],
  },
}
