import { format } from '#format/index.ts'

const { count } = format

/** The settings screen. */
export const settings = {
  title: 'Settings',
  appearance: {
    title: 'Appearance',
    about: 'How ConvoStat looks in this browser.',
    system: { name: 'As the device', about: 'Light by day and dark by night, where the device does so' },
    light: { name: 'Light', about: 'Ink on warm paper' },
    dark: { name: 'Dark', about: 'A desk at night' },
  },
  language: {
    title: 'Language',
    about: 'The language that ConvoStat speaks in this browser. The page opens again, with your chats as they are.',
    losing: {
      title: 'A chat would be lost',
      text: 'It is not kept in this browser, or not yet, and in another language the page opens again: you would have to choose the file once more.',
      go: (language: string) => `Open again: ${language}`,
      keep: 'Stay as it is',
    },
  },
  stored: {
    title: 'What is stored',
    damaged: (n: number) => (n === 1 ? '1 damaged chat' : `${count(n)} damaged chats`),
    favorites: (n: number) => (n === 1 ? '1 saved message' : `${count(n)} saved messages`),
    milestones: (n: number) => (n === 1 ? '1 saved keyword' : `${count(n)} saved keywords`),
    license: 'License',
    /** What stays where no license is kept: without it each upload would be another device. */
    trace: 'This browser’s random number for the license service, and which licenses were here',
    forgetTrace: 'Delete',
    forgetTraceWhole: 'Delete this browser’s random number',
    /** What was fetched for the first PDF. */
    printer: 'What PDFs are made with; fetched again for the next one',
    forgetPrinter: 'Delete',
    forgetPrinterWhole: 'Delete what PDFs are made with',
    notForgotten: 'That could not be deleted. Please try again.',
    notKept: 'not kept',
    none: 'Nothing is stored.',
    notes: 'Names, corrections, questions and searches',
    total: 'In all',
    room: (all: string) => `This browser allows ConvoStat up to ${all}.`,
  },
  about: {
    title: 'About',
    version: 'Version',
    build: 'Build',
    engine: 'Reading',
    browser: 'Chats are read in this browser',
    privacy: 'Privacy',
    terms: 'Terms',
    support: 'Support',
    subject: (version: string) => `ConvoStat ${version}`,
    subjectOfPro: (version: string, license: string) => `ConvoStat ${version}, Pro, ${license}`,
    links: 'Privacy and terms',
  },
} as const
