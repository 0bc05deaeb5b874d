import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count } = format

const peopleOf = (n: number) => `${count(n)} ${n === 1 ? 'Person' : 'Personen'}`
const allOf = (names: readonly string[]) => names.map((name) => `„${name}“`).join(' und ')

/** Who is who in a chat. */
export const people = {
  title: 'Personen',
  open: 'Personen und Namen',
  openAbout: 'Personen umbenennen, zusammenlegen oder ausblenden, und sagen, wer du bist.',
  also: ['Umbenennen', 'Zusammenlegen', 'Ausblenden', 'Ich', 'Namen', 'Kontakte'],
  lead: 'Namen ändern sich nur hier: Die exportierte Datei bleibt, wie sie ist.',
  leadServer: (host: string) =>
    `Namen ändern sich nur hier, auf ${host}, solange diese Sitzung dauert: Die exportierte Datei bleibt, wie sie ist.`,
  settings: 'Wie Personen in diesem Chat heißen, wer dieselbe Person ist und wessen Nachrichten zählen.',
  find: 'Person finden',
  none: 'Niemand heißt so.',
  list: 'Alle in diesem Chat',
  messages: messagesOf,
  you: 'Du',
  hidden: 'Ausgeblendet',
  someHidden: (n: number) =>
    n === 1
      ? '1 Person ist ausgeblendet: Ihre Nachrichten stecken in keiner Zahl.'
      : `${count(n)} Personen sind ausgeblendet: Ihre Nachrichten stecken in keiner Zahl.`,
  asInFile: (names: string) => `In der Datei: ${names}`,
  edit: (name: string) => `${name} bearbeiten`,
  editShort: 'Bearbeiten',
  close: 'Fertig',
  rename: {
    label: 'Name',
    save: 'Speichern',
    reset: 'Wie in der Datei',
    joins: (name: string) => `„${name}“ gibt es schon: So gespeichert, werden beide eine Person.`,
    longest: (letters: number, most: number) => `${count(letters)} von höchstens ${count(most)} Zeichen.`,
    done: (name: string) => `Heißt jetzt „${name}“.`,
    wasReset: (name: string) => `Heißt wieder „${name}“, wie in der Datei.`,
  },
  merge: {
    label: 'Dieselbe Person wie',
    choose: 'Wer?',
    button: 'Zusammenlegen',
    done: (name: string) => `Jetzt eine Person: „${name}“.`,
    apart: 'Wieder trennen',
    wasApart: (n: number) => `Wieder in ${peopleOf(n)} getrennt.`,
  },
  me: {
    label: 'Das bin ich',
    done: (name: string) => `„${name}“ bist du.`,
    wasReset: 'Niemand hier gilt mehr als du.',
  },
  hide: {
    label: 'Ausblenden: diese Nachrichten aus allen Zahlen und jeder Suche lassen',
    about: 'Im Verlauf bleiben sie, damit er sich lesen lässt, wie er war.',
    last: 'Jemand muss übrig bleiben, der zählt.',
    done: (name: string) => `„${name}“ ist ausgeblendet.`,
    wasReset: (name: string) => `„${name}“ zählt wieder.`,
  },
  suggestions: {
    title: 'Eine Person unter zwei Namen?',
    about: allOf,
    reason: {
      changed_number: 'Im Chat steht, dass eine Nummer gewechselt wurde.',
      same_name: 'Die Namen unterscheiden sich nur in der Schreibweise.',
      number_and_name: 'Der eine beginnt zu schreiben, kurz nachdem der andere aufgehört hat.',
    },
    merge: 'Dieselbe Person',
    mergeLabel: (names: readonly string[]) => `${allOf(names)} sind dieselbe Person`,
  },
  undo: 'Rückgängig',
  undoLabel: 'Rückgängig: die Änderung der Personen',
  notUndone: 'Das ließ sich nicht rückgängig machen. Bitte versuch es noch einmal.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  failedToLoad: 'Die Personen dieses Chats konnten nicht geladen werden.',
} as const
