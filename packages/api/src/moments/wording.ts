import type { Moment } from '@convostat/engine'

/** What is said of a moment, in English. */
export interface Wording {
  title: string
  description: string
  context: string
  impact: string
}

export function wording({ participants: [first] }: Moment): Wording {
  return {
    title: 'The first message',
    description: `${first} wrote the first message of this chat.`,
    context: 'Every chat has one first message.',
    impact: 'Everything else followed from here.',
  }
}
