import type { Phrases } from '../phrases.ts'

/** What a phone set to Estonian writes. */
export const phrases: Phrases = {
  language: 'et',
  androidMedia: ['meedia välja jäetud', 'Meedia ära jäetud'],
  fileAttached: ['fail lisatud'],
  deleted: ['See sõnum on kustutatud', 'See sõnum kustutati'],
  youDeleted: ['Kustutasid selle sõnumi'],
  calls: {
    names: ['Häälkõne', 'Videokõne'],
    missed: ['Vastamata häälkõne', 'Vastamata videokõne'],
    details: ['Vastust pole'],
  },
  location: ['asukoht'],
  liveLocation: ['hetke asukoht jagatud'],
  service: {
    encryption: [
      'Sinu saadetavad sõnumid ja kõned on kaitstud otsast otsani krüpteerimisega…',
      'Sõnumid ja kõned on otspunktkrüpteeritud…',
      'Sõnumid ja kõned on täielikult krüpteeritud…',
    ],
    created: ['{who} lõi grupi "{subject}"'],
    added: ['{who} lisas {whom}'],
    left: ['{who} lahkus', '{who} lahkus grupist'],
  },
}
