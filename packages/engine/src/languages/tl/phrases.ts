import type { Phrases } from '../phrases.ts'

/** What a phone set to Filipino writes. */
export const phrases: Phrases = {
  language: 'tl',
  androidMedia: ['ınalis ang media', 'Walang kalakip na media', 'inalis ang media'],
  fileAttached: ['nakalakip na file'],
  deleted: ['Itong mensahe ay binura na', 'Binura ang mensaheng ito'],
  youDeleted: ['Binura mo itong mensahe', 'Binura mo ang mensaheng ito'],
  calls: {
    names: [],
    missed: ['Nakaligtaang voice call', 'Nakaligtaang video call'],
    details: ['Walang sagot'],
  },
  location: ['lokasyon'],
  liveLocation: ['ibinahagi ang live na lokasyon'],
  service: {
    encryption: [
      'Ang inyong mga mensahe at tawag ay secured gamit ang end-to-end encryption…',
      'Ang mga mensahe at tawag ay end-to-end encrypted…',
    ],
    created: ['Ginawa ni {who} ang grupong "{subject}"', 'Nilikha ni {who} ang grupong "{subject}"'],
    added: ['Idinagdag ni {who} si {whom}'],
    left: ['Umalis si {who}'],
  },
}
