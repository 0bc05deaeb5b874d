import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

/** A chat, and what was saved of it, as a PDF. Its own words are English in every language, and it is said so. */
export const paper = {
  button: 'PDF-Export',
  report: {
    title: 'PDF-Export',
    lead: {
      pro: 'Alles über diesen Chat: Aktivität, Personen, Wörter, Momente und deine Favoriten, auf etwa zwölf Seiten. Der Bericht ist auf Englisch.',
      free: 'Der Chat auf einen Blick auf einer Seite, mit Wasserzeichen. Mit Pro ist es der ganze Bericht mit etwa zwölf Seiten. Der Bericht ist auf Englisch.',
    },
    save: { pro: 'Ganzen Bericht speichern', free: 'Einseitigen Bericht speichern' },
    full: 'Ganzer Bericht',
  },
  book: {
    title: 'PDF-Export',
    lead: (n: number) => `${messagesOf(n)} als kleines Buch: nach Monaten, mit deinen Notizen. Überschriften und Daten sind auf Englisch.`,
    save: 'Buch speichern',
    none: 'Keine Nachrichten zum Exportieren',
  },
  paper: { label: 'Papier', sizes: { a4: 'A4', letter: 'US Letter' } },
  mask: 'Namen maskieren',
  maskMeaning: 'Personen heißen „Person A“, „Person B“ und so weiter, und der Titel des Chats entfällt.',
  masked: 'Die App ist maskiert, und was gespeichert wird, auch: Namen und was jemand schrieb, sind verdeckt.',
  about: {
    browser: (size: number) =>
      `Entsteht auf diesem Gerät. Beim ersten Mal werden ${format.bytes(size)} Schriften geladen und für die Zeit ohne Netz behalten.`,
    server: (host: string) => `Entsteht auf dem Server ${host}.`,
  },
  working: 'Das PDF wird vorbereitet',
  cancel: 'Abbrechen',
  done: (name: string) => `Gespeichert als ${name}`,
  retry: 'Erneut versuchen',
  locked: 'Dafür brauchst du eine Pro-Lizenz.',
  failed: {
    report: 'Der Export ist fehlgeschlagen. Bitte versuch es noch einmal.',
    book: 'Der PDF-Export ist fehlgeschlagen. Bitte versuch es noch einmal.',
  },
} as const
