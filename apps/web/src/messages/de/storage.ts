import { format } from '../../format/index.ts'

const { count } = format

/** What this browser keeps, and what it does not. */
export const storage = {
  nothingKept: 'Nichts bleibt gespeichert, wenn du dieses Fenster schließt.',
  nothingKeptWhy: 'Dieser Browser lässt hier nichts speichern, wie in einem privaten Fenster. Chats werden trotzdem gelesen und gezeigt.',
  vanished: 'Dein Browser hat gespeicherte Chats entfernt.',
  vanishedMeaning: (n: number) =>
    `${n === 1 ? 'Ein Chat, der auf diesem Gerät gespeichert war, ist weg.' : `${count(n)} Chats, die auf diesem Gerät gespeichert waren, sind weg.`} Lade die Exporte noch einmal hoch, oder stell eine Sicherung wieder her.`,
  dismissVanished: 'Ausblenden: entfernte Chats',
  unfinished: 'Die letzte Auswertung wurde nicht fertig. Wähle die Datei noch einmal.',
  unsaved: 'Der letzte Chat wurde nicht bis zum Ende gespeichert. Wähle die Datei noch einmal.',
  dismissUnfinished: 'Ausblenden: unfertige Auswertung',
  notSaved: {
    full: 'Nicht gespeichert: Der Speicher dieses Geräts ist voll. Dein Text bleibt hier stehen. Schaff Platz, lösche zum Beispiel einen Chat, und versuch es dann noch einmal.',
    failed: 'Nicht gespeichert. Dein Text bleibt hier stehen: Bitte versuch es noch einmal.',
    left: 'Was du geschrieben hast, konnte nicht gespeichert werden. Es steht noch in seinem Feld.',
  },
  file: (name: string, size: string) => `${name}, ${size}`,
} as const
