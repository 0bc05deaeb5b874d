import type { Phrases } from '../phrases.ts'

/** What a phone set to Croatian writes. */
export const phrases: Phrases = {
  language: 'hr',
  omitted: {
    image: ['slika izostavljena'],
    video: ['video izostavljen'],
    audio: ['zvuk izostavljen'],
    sticker: ['naljepnica izostavljena'],
    gif: ['GIF izostavljen'],
    document: ['dokument izostavljen'],
  },
  androidMedia: ['medijski zapis izostavljen'],
  contactCard: ['Posjetnica izostavljena'],
  fileAttached: ['datoteka u privitku'],
  attachedBefore: ['priloženo'],
  deleted: ['Ova je poruka izbrisana', 'Ova poruka je izbrisana'],
  youDeleted: ['Izbrisali ste ovu poruku'],
  edited: ['Ova je poruka uređena', 'Poruka uređena'],
  calls: {
    names: ['Glasovni poziv', 'Videopoziv'],
    missed: ['Propušteni glasovni poziv', 'Propušteni videopoziv', 'Propušten glasovni poziv', 'Propušten video poziv'],
    details: ['Nema odgovora', 'Dodirnite za povratni poziv'],
  },
  location: ['lokacija'],
  liveLocation: ['trenutna lokacija podijeljena'],
  poll: {
    heading: ['ANKETA'],
    option: ['OPCIJA', 'MOGUĆNOST'],
  },
  title: ['WhatsApp razgovor s {title}', 'WhatsApp chat s {title}'],
  service: {
    encryption: [
      'Poruke i pozivi zaštićeni su potpunom enkripcijom…',
      'Poruke i pozivi zaštićeni su sveobuhvatnim šifriranjem…',
      'Vaši pozivi i poruke koje pošaljete šifrirane su end-to-end metodom…',
    ],
    created: [
      '{who} stvorio/la je grupu "{subject}"',
      '{who} je stvorio/la grupu "{subject}"',
      '{who} je izradio/la grupu "{subject}"',
      '{who} je kreirao/la grupu "{subject}"',
    ],
    added: ['{who} je dodao/la {whom}'],
    removed: ['{who} je uklonio/la {whom}'],
    left: ['{who} je izašao/la', '{who} je napustio/la grupu'],
    subject: ['{who} je promijenio/la temu iz "{old}" u "{subject}"', '{who} je promijenio/la naziv grupe u "{subject}"'],
    icon: ['{who} je promijenio/la ikonu grupe', '{who} je promijenio/la ikonu ove grupe'],
    description: ['{who} je promijenio/la opis grupe…'],
    security: ['Vaš sigurnosni kôd za kontakt {who} promijenio se…', 'Vaš sigurnosni kod s {who} promijenio se…'],
    timer: ['{who} je uključio/la nestajuće poruke…', '{who} je isključio/la nestajuće poruke…'],
    unavailable: ['Čeka se ova poruka…'],
  },
}
