import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count, day, days } = format

/** Choosing people and days, on every screen that rests on a chat. */
export const filters = {
  label: 'Filter',
  chosen: (n: number) => `${count(n)} gewählt`,
  people: 'Personen',
  everyone: 'Alle',
  peopleOf: (n: number) => `${count(n)} ${n === 1 ? 'Person' : 'Personen'}`,
  choosePeople: 'Personen wählen',
  findPerson: 'Person finden',
  noPerson: 'In diesem Chat heißt niemand so.',
  days: 'Tage',
  presets: {
    all: () => 'Alle',
    thisYear: (last: string) => `Dieses Jahr (${last.slice(0, 4)})`,
    last90Days: () => 'Letzte 90 Tage',
  },
  /** What a preset means in this chat. */
  presetMeans: {
    all: () => 'Alle Tage des Chats',
    thisYear: (last: string) => `${last.slice(0, 4)}, das Jahr der letzten Nachricht des Chats`,
    last90Days: (last: string) => `Die 90 Tage bis zum letzten Tag des Chats, dem ${day(last)}`,
  },
  chooseDays: 'Tage wählen',
  from: 'Von',
  to: 'Bis',
  goBy: (last: string) => `„Dieses Jahr“ und „Letzte 90 Tage“ richten sich nach dem letzten Tag des Chats, dem ${day(last)}.`,
  outside: (first: string, last: string) => `Wähle einen Tag aus dieser Zeit: ${days(first, last)}.`,
  showing: (shown: number, total: number) => `${count(shown)} von ${messagesOf(total)}`,
  showingAll: (total: number) => (total === 1 ? 'Die eine Nachricht' : `Alle ${messagesOf(total)}`),
  remove: (what: string) => `Filter entfernen: ${what}`,
  clear: 'Filter löschen',
  show: (shown: number) => `${messagesOf(shown)} zeigen`,
  nothingLeft: 'Mit diesen Filtern bleibt keine Nachricht übrig.',
  /** Added to the definition of every figure about replies. */
  replies:
    'Wer am Zug war und was eine Antwort ist, gilt für den ganzen Chat; die Filter wählen unter den Antworten: wer antwortete und an welchem Tag.',
} as const
