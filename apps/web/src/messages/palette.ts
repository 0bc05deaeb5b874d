/** The command palette and the keys that work everywhere. */
export const palette = {
  title: 'Go to, search or do',
  open: 'Go to or search',
  placeholder: 'Where to, or what to search for?',
  results: 'What can be done',
  none: 'Nothing is called that.',
  groups: { screens: 'Go to', chats: 'Chats', actions: 'Do', search: 'Search' },
  searchFor: { before: 'Search for “', after: '”' },
  current: 'Current',
  theme: { system: 'Theme as the device', light: 'Light theme', dark: 'Dark theme' },
  themeAlso: ['Theme', 'Appearance', 'Colors'],
  download: { title: 'Download my data', also: ['Backup', 'Export', 'Save'] },
  shortcuts: 'Keyboard shortcuts',
  shortcutsAlso: ['Keys', 'Help'],
  hints: { choose: 'to choose', run: 'to go', close: 'to close' },
  keys: { command: 'Go to, search or do', search: 'Search the chat', help: 'This list', escape: 'Close what is open' },
  or: 'or',
} as const
