import { format } from '#format/index.ts'
import type { LostSaved } from '../en/storage.ts'

const { count } = format

/** `a`, `a und b`, `a, b und c` */
const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** What this browser keeps, and what it does not. */
export const storage = {
  nothingKept: 'Nichts bleibt gespeichert, wenn du dieses Fenster schließt.',
  nothingKeptWhy: 'Dieser Browser lässt uns nichts speichern. Auch wenn du die Seite neu lädst, sind deine Chats weg.',
  mayBePrivate: 'Falls das ein privates Fenster ist, werden deine Chats gelöscht, sobald du es schließt.',
  unreachable: 'Einige gespeicherte Chats lassen sich gerade nicht öffnen.',
  unreachableMeaning:
    'Dein Browser sperrt gerade den Ort, an dem sie gespeichert sind. Gelöscht wurde nichts. Starte den Browser neu und versuch es noch einmal.',
  chatsNotKept: 'Deine Chats bleiben nur, bis du diese Seite schließt oder neu lädst.',
  chatsNotKeptWhy: 'Dieser Browser lässt uns sie nicht speichern. Was du daraus speicherst, bleibt erhalten.',
  savedNotKept: 'Was du aus deinen Chats speicherst, bleibt nur, bis du diese Seite schließt oder neu lädst.',
  savedNotKeptWhy: 'Dieser Browser lässt uns Favoriten, Namen und Korrekturen nicht dauerhaft speichern.',
  savedForNow: 'Nur gespeichert, bis du diese Seite schließt oder neu lädst. Länger lässt dieser Browser es nicht zu.',
  vanished: 'Dein Browser hat gespeicherte Chats entfernt.',
  vanishedMeaning: (n: number) =>
    `${n === 1 ? 'Ein Chat, der auf diesem Gerät gespeichert war, ist weg.' : `${count(n)} Chats, die auf diesem Gerät gespeichert waren, sind weg.`} Lade die Exporte noch einmal hoch, oder stell eine Sicherung wieder her.`,
  dismissVanished: 'Ausblenden: entfernte Chats',
  unfinished: 'Die letzte Auswertung wurde nicht fertig. Wähle die Datei noch einmal.',
  dismissUnfinished: 'Ausblenden: unfertige Auswertung',
  resumed: {
    chosen: 'ConvoStat wurde geschlossen, bevor dieser Chat ausgewertet war. Die Datei ist noch da.',
    analyzing: 'ConvoStat wurde geschlossen, bevor dieser Chat gespeichert war. Er wird noch einmal ausgewertet.',
    delete: 'Diese Kopie löschen',
  },
  tried: {
    title: 'ConvoStat wurde wieder geschlossen, bevor diese Datei fertig war.',
    again: 'Noch einmal versuchen',
    delete: 'Diese Kopie löschen',
  },
  waiting: { text: 'Ein Chat ist noch nicht gespeichert.', finish: 'Fertigstellen', altText: 'Auf der Upload-Seite fertigstellen' },
  running: 'Dein letzter Chat wird noch ausgewertet. Danach findest du ihn unter „Letzte Uploads“.',
  interrupted: (back: number, all: number) =>
    back === all
      ? 'Das Wiederherstellen wurde unterbrochen, und nicht alles, was du gespeichert hattest, ist zurück. Wähle die Sicherung noch einmal, um es abzuschließen.'
      : `Das Wiederherstellen wurde unterbrochen: ${count(back)} von ${count(all)} Chats ${back === 1 ? 'ist' : 'sind'} zurück. Wähle die Sicherung noch einmal, um es abzuschließen.`,
  dismissInterrupted: 'Ausblenden: unterbrochenes Wiederherstellen',
  rebuilt: (n: number) => `Die Liste deiner Chats war beschädigt und wurde neu aufgebaut: ${n === 1 ? '1 Chat' : `${count(n)} Chats`}.`,
  rebuiltMeaning: 'Die Chats selbst sind unverändert.',
  lost: 'Dein Browser hat etwas verloren, das du gespeichert hattest.',
  lostMeaning: ({ favorites, milestones, people, license }: LostSaved) => {
    if (favorites + milestones + people === 0)
      return 'Deine Lizenz ist weg. Lade deine Lizenzdatei noch einmal hoch, oder stell eine Sicherung wieder her.'
    const parts = [
      ...(favorites > 0 ? [favorites === 1 ? '1 gespeicherte Nachricht' : `${count(favorites)} gespeicherte Nachrichten`] : []),
      ...(milestones > 0 ? [milestones === 1 ? '1 gespeichertes Stichwort' : `${count(milestones)} gespeicherte Stichwörter`] : []),
      ...(people > 0 ? [`die Namen in ${people === 1 ? '1 Chat' : `${count(people)} Chats`}`] : []),
      ...(license ? ['deine Lizenz'] : []),
    ]
    // Namen sind mehrere, auch in einem einzigen Chat.
    const isOne = !license && people === 0 && favorites + milestones === 1
    const them = isOne && milestones === 1 ? 'es' : 'sie'
    return `${capital(listOf(parts))} ${isOne ? 'ist' : 'sind'} weg. Mit einer Sicherung kannst du ${them} wiederherstellen.`
  },
  dismissRebuilt: 'Ausblenden: neu aufgebaute Liste',
  trouble: {
    newer: {
      title: 'Die Chats in diesem Browser wurden mit einer neueren Version von ConvoStat gespeichert.',
      short: 'Neue Chats werden erst gespeichert, wenn du die Seite neu lädst und so die neuere Version von ConvoStat bekommst.',
      text: (hasChats: boolean) =>
        `Lade die Seite neu, um diese Version zu bekommen. Bis dahin ändert sich hier nichts, und neue Chats werden nicht gespeichert.${hasChats ? ' Herunterladen kannst du die Chats trotzdem.' : ''}`,
    },
    unopenable: {
      title: 'Die Liste deiner Chats lässt sich nicht öffnen.',
      short: 'Neue Chats werden nicht gespeichert, weil sich die Liste deiner Chats nicht öffnen lässt.',
      text: () =>
        'Die Datenbank deines Browsers für diese Seite ist beschädigt, aber die Chats sind noch auf diesem Gerät. Lade sie sicherheitshalber herunter. Neue Chats werden ausgewertet, aber nicht gespeichert.',
    },
    download: 'Alle Chats herunterladen',
  },
  notCopied: 'Die Datei konnte nicht erstellt werden. Bitte versuch es noch einmal.',
  notSaved: {
    full: 'Nicht gespeichert: Der Speicher dieses Geräts ist voll. Dein Text bleibt hier. Schaff Platz, lösch zum Beispiel einen Chat, und versuch es dann noch einmal.',
    failed: 'Nicht gespeichert. Dein Text bleibt hier. Bitte versuch es noch einmal.',
    left: 'Dein Text konnte nicht gespeichert werden. Du findest ihn noch im Eingabefeld.',
  },
  file: (name: string, size: string) => `${name}, ${size}`,
} as const
