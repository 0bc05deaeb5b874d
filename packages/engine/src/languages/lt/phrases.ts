import type { Phrases } from '../phrases.ts'

/** What a phone set to Lithuanian writes. */
export const phrases: Phrases = {
  language: 'lt',
  androidMedia: ['medija praleista', 'Praleistas medijos turinys'],
  fileAttached: ['byla prisegta'],
  deleted: ['Ši žinutė buvo ištrinta'],
  youDeleted: ['Jūs ištrynėte šią žinutę'],
  calls: {
    names: ['Balso skambutis', 'Vaizdo skambutis'],
    missed: ['Praleistas balso skambutis', 'Praleistas video skambutis', 'Praleistas vaizdo skambutis'],
    details: ['Nėra atsakymo'],
  },
  location: ['buvimo vieta'],
  liveLocation: ['tiesioginė vieta bendrinama'],
  service: {
    encryption: ['Jūsų žinutės ir skambučiai yra apsaugoti ištisiniu šifravimu…', 'Žinutės ir skambučiai yra visiškai užšifruoti…'],
    created: ['{who} sukūrė grupę "{subject}"', 'Jūs sukūrėte grupę "{subject}"'],
    added: ['{who} pridėjo {whom}'],
    removed: ['{who} pašalino {whom}'],
    left: ['{who} išėjo', '{who} paliko grupę'],
    subject: ['{who} pakeitė temą iš "{old}" į "{subject}"'],
    icon: ['{who} pakeitė grupės piktogramą'],
  },
}
