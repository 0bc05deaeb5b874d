import { format } from '../../format/index.ts'

const { count } = format

/** What this browser keeps, and what it does not. */
export const storage = {
  nothingKept: 'Nichts bleibt gespeichert, wenn du dieses Fenster schließt.',
  nothingKeptWhy: 'Dieser Browser lässt hier nichts speichern, wie in einem privaten Fenster. Chats werden trotzdem gelesen und gezeigt.',
  chatsNotKept: 'Deine Chats bleiben nur, bis du diese Seite schließt oder neu lädst.',
  chatsNotKeptWhy: 'Dieser Browser lässt uns sie nicht speichern. Was du daraus speicherst, bleibt erhalten.',
  savedNotKept: 'Was du aus deinen Chats speicherst, bleibt nur, bis du diese Seite schließt oder neu lädst.',
  savedNotKeptWhy: 'Dieser Browser lässt uns Favoriten, Namen und Korrekturen nicht dauerhaft speichern.',
  savedForNow: 'Gespeichert, bis du diese Seite schließt oder neu lädst. Länger lässt dieser Browser es nicht zu.',
  vanished: 'Dein Browser hat gespeicherte Chats entfernt.',
  vanishedMeaning: (n: number) =>
    `${n === 1 ? 'Ein Chat, der auf diesem Gerät gespeichert war, ist weg.' : `${count(n)} Chats, die auf diesem Gerät gespeichert waren, sind weg.`} Lade die Exporte noch einmal hoch, oder stell eine Sicherung wieder her.`,
  dismissVanished: 'Ausblenden: entfernte Chats',
  unfinished: 'Die letzte Auswertung wurde nicht fertig. Wähle die Datei noch einmal.',
  unsaved: 'Der letzte Chat wurde nicht bis zum Ende gespeichert. Wähle die Datei noch einmal.',
  dismissUnfinished: 'Ausblenden: unfertige Auswertung',
  file: (name: string, size: string) => `${name}, ${size}`,
} as const
