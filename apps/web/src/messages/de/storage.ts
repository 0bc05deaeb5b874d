import { format } from '../../format/index.ts'

const { count } = format

/** What this browser keeps, and what it does not. */
export const storage = {
  nothingKept: 'Nichts bleibt gespeichert, wenn du dieses Fenster schließt.',
  nothingKeptWhy: 'Dieser Browser speichert für diese Seite nichts. Auch beim Neuladen der Seite verschwindet der Chat.',
  mayBePrivate: 'Falls das ein privates Fenster ist, werden deine Chats gelöscht, sobald du es schließt.',
  unreachable: 'Einige gespeicherte Chats lassen sich gerade nicht öffnen.',
  unreachableMeaning:
    'Der Browser gibt ihren Speicherort gerade nicht frei. Gelöscht wurde nichts. Starte den Browser neu und versuch es noch einmal.',
  vanished: 'Dein Browser hat gespeicherte Chats entfernt.',
  vanishedMeaning: (n: number) =>
    `${n === 1 ? 'Ein Chat, der auf diesem Gerät gespeichert war, ist weg.' : `${count(n)} Chats, die auf diesem Gerät gespeichert waren, sind weg.`} Lade die Exporte noch einmal hoch, oder stell eine Sicherung wieder her.`,
  dismissVanished: 'Ausblenden: entfernte Chats',
  unfinished: 'Die letzte Auswertung wurde nicht fertig. Wähle die Datei noch einmal.',
  unsaved: 'Der letzte Chat wurde nicht bis zum Ende gespeichert. Wähle die Datei noch einmal.',
  dismissUnfinished: 'Ausblenden: unfertige Auswertung',
  file: (name: string, size: string) => `${name}, ${size}`,
} as const
