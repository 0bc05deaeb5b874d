/** A chat, as tables and as JSON. */
export const tables = {
  button: 'Export data',
  title: 'Export data',
  lead: 'Everything that ConvoStat says about this chat, to work on with it elsewhere.',
  csv: {
    title: 'Tables (CSV)',
    about: 'For a spreadsheet: a zip with every message, a table of each kind of figure, and a README that explains the columns.',
    save: 'Save tables',
  },
  json: {
    title: 'Analysis (JSON)',
    about: 'Every figure in one file with a published schema, for a program of your own.',
    save: 'Save analysis',
  },
  mask: 'Mask names and messages',
  maskMeaning: 'People are Person A, Person B and so on, and what they wrote is covered.',
  masked: 'The app is masked, and so is what is saved: names and what people wrote are covered.',
  about: {
    browser: 'Made on this device; nothing is sent.',
    server: (host: string) => `Made by the server at ${host}.`,
  },
  working: 'Preparing the file',
  cancel: 'Cancel',
  done: (name: string) => `Saved as ${name}`,
  failed: 'Export failed. Please try again.',
  locked: 'Saving tables and the analysis is part of Pro.',
} as const
