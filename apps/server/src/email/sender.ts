import type { Sender } from '#config/mail-settings.mjs'

/** Who writes where nobody is set: a mail that goes into a folder. */
export const sender: Sender = { name: 'ConvoStat', address: 'pro@convostat.invalid' }
