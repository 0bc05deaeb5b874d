/** A chat, as tables and as JSON. Their own words are English in every language, and it is said so. */
export const tables = {
  button: 'Datenexport',
  title: 'Datenexport',
  lead: 'Alles, was ConvoStat über diesen Chat sagt, um anderswo damit weiterzuarbeiten. Spalten und Erklärungen sind auf Englisch.',
  csv: {
    title: 'Tabellen (CSV)',
    about:
      'Für eine Tabellenkalkulation: ein Zip mit jeder Nachricht, einer Tabelle zu jeder Art von Zahlen und einem README, das die Spalten erklärt.',
    save: 'Tabellen speichern',
  },
  json: {
    title: 'Auswertung (JSON)',
    about: 'Alle Zahlen in einer Datei mit veröffentlichtem Schema, für ein eigenes Programm.',
    save: 'Auswertung speichern',
  },
  mask: 'Namen und Nachrichten maskieren',
  maskMeaning: 'Personen heißen „Person A“, „Person B“ und so weiter, und was sie schrieben, ist verdeckt.',
  masked: 'Die App ist maskiert, und was gespeichert wird, auch: Namen und was jemand schrieb, sind verdeckt.',
  about: {
    browser: 'Entsteht auf diesem Gerät; nichts wird gesendet.',
    server: (host: string) => `Entsteht auf dem Server ${host}.`,
  },
  working: 'Die Datei wird vorbereitet',
  cancel: 'Abbrechen',
  done: (name: string) => `Gespeichert als ${name}`,
  failed: 'Der Export ist fehlgeschlagen. Bitte versuch es noch einmal.',
  locked: 'Tabellen und Auswertung zu speichern ist Teil von Pro.',
} as const
