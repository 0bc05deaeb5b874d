/** What the system says of the installed app. */
export const installed = {
  name: 'ConvoStat',
  description: 'Reads an exported chat and tells its story. The chat is read on this device.',
} as const
