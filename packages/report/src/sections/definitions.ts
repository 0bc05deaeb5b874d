import type { Facts } from '../facts.ts'
import type { Block, Section } from '../model.ts'

/** How each figure is counted, in a sentence: those of docs/metrics.md, of the sections that a report has. */
const definitions: readonly (readonly [section: string, title: string, sentence: string])[] = [
  [
    'overview',
    'Messages',
    'Everything that a person sent, media and deleted messages too; notices of the service are none. Times are those of the phone that exported the chat.',
  ],
  ['overview', 'Words', 'Runs of letters and digits as the reader’s language divides them; links and media count none.'],
  [
    'replies',
    'Response time',
    'From the last message of one person’s turn to the first message of the next person’s. It is counted for whoever answers.',
  ],
  ['activity', 'Quiet days', 'Calendar days without a message, between the first and the last one.'],
  [
    'sentiment',
    'Sentiment',
    'From −1 to +1 for each message, by a model that comes with ConvoStat: above +0.05 is positive, below −0.05 negative. It reads words, not people, and it can be wrong.',
  ],
  [
    'emotion',
    'Emotions',
    'Nine emotions, each with a probability for each message; a chat’s mixture is the mean over its messages, apart from what is neutral.',
  ],
  [
    'relationship',
    'Conversation',
    'Messages with no silence longer than six hours between them. Whoever writes the first opens it, whoever writes the last closes it.',
  ],
  ['relationship', 'Burst', 'Three or more messages of one person in a row, each within two minutes of the one before.'],
  ['relationship', 'Silence', 'At least 24 hours between two messages that follow each other.'],
  [
    'words',
    'Words said most',
    'Every time a word was said, in any of its capital forms, without those that every text of its language is full of.',
  ],
  [
    'words',
    'Phrases and topics',
    'Phrases are words that come together far more often than chance would have it; topics are groups of words that come up in the same stretches of conversation.',
  ],
  [
    'moments',
    'Special moments',
    'Found by rules, each with a significance: how rare such a thing is in this chat. Nothing is written by a language model.',
  ],
]

export function countedSection(_facts: Facts, sections: readonly Section[]): Section {
  const ids = new Set(sections.map(({ id }) => id))
  const table: Block = {
    kind: 'table',
    caption: '',
    columns: [
      { title: 'Figure', align: 'start' },
      { title: 'How it is counted', align: 'start', isWide: true },
    ],
    rows: definitions.filter(([section]) => ids.has(section)).map(([, title, sentence]) => [title, sentence]),
  }
  return {
    id: 'counted',
    title: 'How everything is counted',
    lead: 'The figures are those of the screens, from the same exported file. They describe messages; they judge nobody.',
    blocks: [table],
  }
}
