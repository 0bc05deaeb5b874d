import type { Contract, Output } from '@convostat/api'
import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count, longDay, percent, time } = format

const momentsOf = (n: number): string => `${count(n)} ${n === 1 ? 'Moment' : 'Momente'}`

type Kind = Output<Contract['moments']['list']>['moments'][number]['kind']

const kinds: Record<Kind, string> = {
  first_message: 'Erste Nachricht',
  count: 'Runde Zahl',
  busiest_day: 'Lebhaftester Tag',
  longest_conversation: 'Längstes Gespräch',
  reunion: 'Wiedersehen',
  longest_streak: 'Längste Serie',
  love: 'Liebe',
  birthday: 'Geburtstag',
  anniversary: 'Jahrestag',
  happiest_day: 'Glücklichster Tag',
  moving_exchange: 'Bewegender Austausch',
  group_created: 'Anfang der Gruppe',
  joined: 'Jemand Neues',
  left: 'Ein Abschied',
}

/** Special moments. What is said of each comes with it. */
export const specialMoments = {
  title: 'Besondere Momente',
  about: 'Die Tage, die in diesem Chat herausstechen, und was jeden von ihnen ungewöhnlich macht.',
  waiting: 'Dein Chat wird geöffnet',
  loading: 'Besondere Momente werden gesucht',
  none: {
    title: 'Noch keine besonderen Momente',
    text: 'Momente brauchen etwas Geschichte, um herauszustechen. Füge einen neueren Export hinzu, wenn es mehr davon gibt, oder schlag selbst ein erstes Mal nach.',
    filtered: 'In diesen Tagen oder bei diesen Personen liegt nichts Besonderes.',
    milestones: 'Ein erstes Mal nachschlagen',
    add: 'Export hinzufügen',
  },
  failed: 'Die besonderen Momente konnten nicht geladen werden',
  truncatedMeaning: (limit: number) =>
    `Gesucht wird nach Momenten in ${limit === 1 ? 'dieser Nachricht' : `diesen ${messagesOf(limit)}`}: Was zuerst war, kann älter sein.`,
  withoutFeelings:
    'Der glücklichste Tag und der bewegendste Austausch fehlen: Wie sich die Nachrichten anfühlen, ließ sich noch nicht lesen.',
  again: 'Noch einmal nachsehen',
  counts: {
    label: 'Deine Momente in drei Zahlen',
    moments: 'Momente',
    average: 'Mittlere Besonderheit',
    years: 'Jahre',
    momentsMeaning:
      'Höchstens drei pro Jahr und vierzehn Tage auseinander, die mit der größten Besonderheit zuerst; was über 90\u00a0% liegt, bleibt in jedem Fall. Gesucht werden sie unter den Nachrichten aller, die gezeigt werden; gewählte Tage und Personen wählen unter ihnen. Momente, die du ausgeblendet hast, zählen nicht.',
    averageMeaning:
      'Das Mittel der Besonderheit aller gezeigten Momente. Besonderheit ist, wie selten ein Moment in genau diesem Chat ist: 90\u00a0% ist etwa einer von viertausend.',
    yearsMeaning: 'Die verschiedenen Kalenderjahre, in denen die gezeigten Momente liegen.',
    over: (n: number) => `Grundlage: ${momentsOf(n)}.`,
  },
  years: {
    label: 'Zeitleiste nach Jahren',
    year: (year: string, n: number) => `${year}: ${momentsOf(n)}`,
    of: momentsOf,
  },
  card: {
    significance: (value: number) => `Besonderheit ${percent(value)}`,
    significanceName: 'Besonderheit',
    significanceMeaning:
      'Wie ungewöhnlich das für diesen Chat ist, danach, wie selten Ähnliches darin vorkommt: 90\u00a0% ist etwa einer von viertausend, 100\u00a0% wird nie erreicht.',
    over: (n: number) =>
      n === 0
        ? 'Dahinter liegt keine Nachricht, sondern eine Zeile des Dienstes.'
        : `Dahinter ${n === 1 ? 'liegt' : 'liegen'} ${messagesOf(n)}.`,
    at: (dateTime: string) => `${longDay(dateTime)}, ${time(dateTime)}`,
    day: longDay,
    context: 'Zusammenhang',
    impact: 'Wirkung',
    participants: 'Beteiligte',
    open: 'Im Verlauf öffnen',
    openOf: (title: string) => `Im Verlauf öffnen: ${title}`,
    more: (title: string) => `Mehr zu „${title}“`,
    show: (n: number) => (n === 1 ? 'Diese Nachricht zeigen' : `${messagesOf(n)} zeigen`),
    showDay: 'Diesen Tag zeigen',
    rename: 'Umbenennen',
    ownName: 'Ursprünglicher Name',
    dismiss: 'Ausblenden',
  },
  /** Each kind in a word or two, where its sentences have no room. */
  kinds,
  rename: {
    label: 'Dein Name für diesen Moment',
    save: 'Speichern',
    cancel: 'Abbrechen',
    failed: 'Der Name konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  },
  named: {
    title: 'Momente, die du früher benannt hast',
    about: 'So wie der Chat jetzt gelesen wird, gehören diese Nachrichten nicht zu seinen Momenten. Deine Namen dafür bleiben erhalten.',
    forget: 'Namen entfernen',
    forgetOf: (title: string) => `Namen „${title}“ entfernen`,
    forgotten: (title: string) => `Der Name „${title}“ ist entfernt.`,
    undoForgetting: (title: string) => `Rückgängig: Namen „${title}“ behalten`,
  },
  dismissed: {
    done: (title: string) => `„${title}“ ist ausgeblendet.`,
    undo: 'Rückgängig',
    undoDismissing: (title: string) => `Rückgängig: „${title}“ wieder zeigen`,
    failed: 'Der Moment konnte nicht ausgeblendet werden. Bitte versuch es noch einmal.',
    notBack: 'Der Moment konnte nicht zurückgeholt werden. Bitte versuch es noch einmal.',
    title: (n: number) => `${count(n)} ${n === 1 ? 'ausgeblendeter Moment' : 'ausgeblendete Momente'}`,
    all: 'Alle Momente sind ausgeblendet.',
    show: 'Wieder zeigen',
    showOf: (title: string) => `Wieder zeigen: ${title}`,
  },
} as const
