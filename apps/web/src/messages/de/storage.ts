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
  interrupted: (back: number, all: number) =>
    `Das Wiederherstellen wurde unterbrochen: ${count(back)} von ${count(all)} Chats ${back === 1 ? 'ist' : 'sind'} zurück. Wähle die Sicherung noch einmal, um es abzuschließen.`,
  dismissInterrupted: 'Ausblenden: unterbrochenes Wiederherstellen',
  file: (name: string, size: string) => `${name}, ${size}`,
} as const
