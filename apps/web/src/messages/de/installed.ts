/** What the system says of the installed app. */
export const installed = {
  name: 'ConvoStat',
  description: 'Liest einen exportierten Chat und erzählt seine Geschichte. Gelesen wird er auf diesem Gerät.',
} as const
