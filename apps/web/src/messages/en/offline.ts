/** What is kept for the time without a network, new versions, and what the installed app is called by the system. */
export const offline = {
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  title: 'Without a network',
  later: 'Once everything is loaded, the app is kept in this browser, so that it opens without a network.',
  keeping: (done: string, of: string) => `The app is being kept in this browser: ${done} of ${of} files.`,
  kept: 'The app is kept in this browser: it opens without a network.',
  full: 'There is not enough room in this browser to keep the app for the time without a network. Everything else works.',
  failed: 'The app could not be kept for the time without a network. It is tried again at your next visit; everything else works.',
  unwanted: 'You took the app out of this browser, so it opens only with a network.',
  keep: 'Keep it',
  never: 'Here the app opens only with a network: this server, this browser or this address keeps nothing.',
  server: (host: string) => `Here the app works only with a network: the server at ${host} reads the chats.`,
  stored: 'The app itself, so that it opens without a network',
  forget: 'Delete',
  forgetWhole: 'Delete the app that is kept for the time without a network',
} as const
