import { format } from '#format/index.ts'

const { count } = format

/** The settings screen. */
export const settings = {
  title: 'Einstellungen',
  appearance: {
    title: 'Darstellung',
    about: 'Wie ConvoStat in diesem Browser aussieht.',
    system: { name: 'Wie das Gerät', about: 'Tags hell und nachts dunkel, wo das Gerät es so hält' },
    light: { name: 'Hell', about: 'Tinte auf warmem Papier' },
    dark: { name: 'Dunkel', about: 'Ein Schreibtisch bei Nacht' },
  },
  language: {
    title: 'Sprache',
    about: 'Worin ConvoStat in diesem Browser geschrieben ist. Die Seite wird neu geöffnet, deine Chats bleiben, wie sie sind.',
    losing: {
      title: 'Ein Chat ginge verloren',
      text: 'Er wird in diesem Browser nicht gespeichert oder ist es noch nicht, und in einer anderen Sprache wird die Seite neu geöffnet: Du müsstest die Datei noch einmal auswählen.',
      go: (language: string) => `Neu öffnen: ${language}`,
      keep: 'So lassen',
    },
  },
  stored: {
    title: 'Was gespeichert ist',
    damaged: (n: number) => (n === 1 ? '1 beschädigter Chat' : `${count(n)} beschädigte Chats`),
    favorites: (n: number) => (n === 1 ? '1 gespeicherte Nachricht' : `${count(n)} gespeicherte Nachrichten`),
    milestones: (n: number) => (n === 1 ? '1 gespeichertes Stichwort' : `${count(n)} gespeicherte Stichwörter`),
    license: 'Lizenz',
    /** What stays where no license is kept: without it each upload would be another device. */
    trace: 'Die Zufallszahl dieses Browsers für den Lizenzdienst, und welche Lizenzen hier waren',
    forgetTrace: 'Löschen',
    forgetTraceWhole: 'Die Zufallszahl dieses Browsers löschen',
    /** What was fetched for the first PDF. */
    printer: 'Womit PDFs erzeugt werden; für das nächste wird es neu geladen',
    forgetPrinter: 'Löschen',
    forgetPrinterWhole: 'Löschen, womit PDFs erzeugt werden',
    notForgotten: 'Das konnte nicht gelöscht werden. Bitte versuch es noch einmal.',
    notKept: 'nicht gespeichert',
    none: 'Nichts ist gespeichert.',
    notes: 'Namen, Korrekturen, Fragen und Suchen',
    total: 'Zusammen',
    room: (all: string) => `Dieser Browser erlaubt ConvoStat bis zu ${all}.`,
  },
  about: {
    title: 'Über ConvoStat',
    version: 'Version',
    build: 'Build',
    engine: 'Auswertung',
    browser: 'Chats werden in diesem Browser gelesen',
    privacy: 'Datenschutz',
    terms: 'Bedingungen',
    support: 'Support',
    subject: (version: string) => `ConvoStat ${version}`,
    subjectOfPro: (version: string, license: string) => `ConvoStat ${version}, Pro, ${license}`,
    links: 'Datenschutz und Bedingungen',
  },
} as const
