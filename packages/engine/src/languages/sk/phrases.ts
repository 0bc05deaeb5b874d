import type { Phrases } from '../phrases.ts'

/** What a phone set to Slovak writes. */
export const phrases: Phrases = {
  language: 'sk',
  omitted: {
    image: ['obrázok vynechaný'],
    video: ['video vynechané'],
    audio: ['zvuk vynechaný'],
    sticker: ['nálepka vynechaná'],
    gif: ['GIF vynechaný'],
    document: ['dokument vynechaný'],
  },
  androidMedia: ['Médiá vynechané'],
  contactCard: ['Karta kontaktu vynechaná'],
  fileAttached: ['súbor pripojený'],
  attachedBefore: ['príloha'],
  deleted: ['Táto správa bola odstránená'],
  youDeleted: ['Túto správu ste odstránili'],
  edited: ['Táto správa bola upravená', 'Správa bola upravená'],
  calls: {
    names: ['Hlasový hovor', 'Videohovor'],
    missed: ['Zmeškaný hlasový hovor', 'Zmeškaný hovor', 'Zmeškaný videohovor'],
    details: ['Bez odpovede', 'Žiadna odpoveď', 'Klepnutím zavolajte späť'],
  },
  location: ['poloha'],
  liveLocation: ['bola zdieľaná aktuálna poloha'],
  poll: {
    heading: ['ANKETA', 'HLASOVANIE'],
    option: ['MOŽNOSŤ'],
  },
  eventHeading: ['UDALOSŤ'],
  everyday: ['Zmeškaný hovor'],
  title: ['WhatsApp chat s {title}', 'Chat WhatsApp s používateľom {title}', 'WhatsApp konverzácia s {title}'],
  service: {
    encryption: [
      'Správy a hovory sú zabezpečené šifrovaním počas celého spojenia…',
      'Správy a hovory sú chránené šifrovaním…',
      'Vaše správy a hovory sú zabezpečené šifrovaním počas celého spojenia…',
      'Správy v tomto čete a hovory sú teraz zabezpečené…',
    ],
    created: ['{who} vytvoril/a skupinu "{subject}"', '{who} vytvoril(a) skupinu "{subject}"', 'Vytvorili ste skupinu "{subject}"'],
    added: ['{who} pridal/a {whom}', '{who} pridal(a) {whom}'],
    removed: ['{who} odstránil/a {whom}'],
    left: ['{who} opustil/a skupinu', '{who} odišiel/odišla'],
    subject: [
      '{who} zmenil/a predmet z "{old}" na "{subject}"',
      '{who} zmenil/a názov skupiny na "{subject}"',
      '{who} zmenil/a názov skupiny z "{old}" na "{subject}"',
    ],
    icon: ['{who} zmenil/a ikonu skupiny', '{who} zmenil/a ikonu tejto skupiny'],
    description: ['{who} zmenil/a popis skupiny…'],
    security: ['Bezpečnostný kód, ktorý zdieľate s používateľom {who}, bol zmenený…'],
    timer: ['{who} zapol/zapla miznúce správy…', '{who} vypol/vypla miznúce správy…'],
    unavailable: ['Čaká sa na túto správu…'],
  },
}
