/** A masked sample of a file that was read wrongly, or not at all. */
export const sample = {
  button: 'Da stimmt etwas nicht',
  title: 'Zeig uns das Format, nicht den Chat',
  lead: 'Kein Chat kommt je bei uns an. Von einem Format, das wir falsch lesen, erfahren wir deshalb nur, wenn du es uns zeigst. Das sind ein paar Zeilen deiner Datei, unkenntlich gemacht: Aus Namen werden A, B und so weiter, aus Buchstaben x oder ein anderer, immer gleicher Buchstabe, aus Ziffern 9. Nur Wörter, die zu Datum und Uhrzeit gehören, bleiben stehen.',
  hidden: 'Eingerahmte Wörter stehen für Zeichen, die man nicht sieht.',
  label: 'Unkenntlich gemachter Auszug',
  making: 'Der Auszug wird erstellt',
  failed: 'Der Auszug konnte nicht erstellt werden.',
  nothing: 'In dieser Datei gibt es nichts zu zeigen.',
  nowhere:
    'Das ist alles, bis zum letzten Zeichen. Nichts davon wird gesendet: Kopiere oder speichere den Auszug und gib ihn weiter, wenn du magst.',
  mailTo: 'Unsere Adresse:',
  mailSubject: 'Ein Format, das ConvoStat falsch liest',
  copy: 'Kopieren',
  save: 'Speichern',
  copied: 'Der Auszug ist kopiert.',
  notCopied: 'Der Auszug konnte nicht kopiert werden.',
} as const
