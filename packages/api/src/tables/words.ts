import { table } from './table.ts'

const said = { count: 'How often it was said', messages: 'In how many messages' }
const styleColumns = {
  messages: 'Messages counted',
  texts: 'Messages with text, captions included',
  median_length: 'Median characters of a text',
  mean_length: 'Mean characters of a text',
  mean_words: 'Mean words of a text',
  longest_length: 'Characters of the longest',
  longest_id: 'Its id, as in messages.csv',
  emoji_share: 'Share of the texts with an emoji, 0 to 1',
  question_share: 'Share of the texts that ask something, 0 to 1',
  link_share: 'Share of the texts with a link, 0 to 1',
  caps_share: 'Share of the texts in capitals alone, 0 to 1',
  distinct_words_per_1000: 'Different words in each 1,000, on average',
}

/** What is written. */
export const wordTables = [
  table({
    file: 'words.csv',
    about: 'The words said most, at most 500, without the words that every text of the language has.',
    columns: { word: 'In its commonest spelling', ...said, is_name: "Whether it is a person's name, or a part of one" },
    rows: ({ 'words.list': { words } }) => words,
  }),
  table({
    file: 'emojis.csv',
    about: 'The emoji used most, at most 500.',
    columns: { emoji: 'Without skin tones', ...said },
    rows: ({ 'words.emojis': { emojis } }) => emojis,
  }),
  table({
    file: 'phrases.csv',
    about: 'Two to four words that belong together, the strongest first, at most 50.',
    columns: { phrase: 'The words', ...said },
    rows: ({ 'words.phrases': { phrases } }) => phrases,
  }),
  table({
    file: 'comparison.csv',
    about: 'What each says more than the others do, furthest apart first: at most 50 words and 50 emoji of at most 20 people.',
    columns: {
      person: 'Who',
      kind: 'word or emoji',
      word: 'The word or the emoji',
      count: 'How often this person said it',
      others: 'How often all others did',
      z: 'How far apart they stand, in standard deviations',
      is_name: "Whether it is a person's name, or a part of one",
    },
    rows: function* ({ 'words.compare': { people } }) {
      for (const { person, words, emojis } of people) {
        for (const word of words) yield { person, kind: 'word', ...word }
        for (const { emoji, ...leaning } of emojis) yield { person, kind: 'emoji', word: emoji, ...leaning, is_name: false }
      }
    },
  }),
  table({
    file: 'links.csv',
    about: 'The sites linked to most, at most 50.',
    columns: { domain: 'Host without www.', count: 'Links to it', messages: 'Messages with one' },
    rows: ({ 'words.links': { domains } }) => domains,
  }),
  table({
    file: 'latest_links.csv',
    about: 'The links sent last, most recent first, at most 50.',
    columns: { date: 'When', author: 'Who sent it', id: 'Id of the message, as in messages.csv', url: 'The link as written' },
    rows: ({ 'words.links': { latest } }) => latest,
  }),
  table({
    file: 'writing_style.csv',
    about: 'How each writes: of everybody in the row without a person, and of each.',
    columns: { person: 'Who; empty for everybody together', ...styleColumns },
    rows: ({ 'words.style': { everyone, people } }) =>
      [{ person: null, ...everyone }, ...people].map(({ longest, histogram: _, ...style }) => ({
        ...style,
        longest_length: longest?.length ?? null,
        longest_id: longest?.id ?? null,
      })),
  }),
  table({
    file: 'message_lengths.csv',
    about: 'Texts by their length: of everybody in the rows without a person, and of each.',
    columns: {
      person: 'Who; empty for everybody together',
      from: 'Characters from',
      to: 'Characters to, included; empty where there is no end',
      texts: 'Texts of such a length',
    },
    rows: function* ({ 'words.style': { lengths, everyone, people } }) {
      for (const { person, histogram } of [{ person: null, ...everyone }, ...people])
        for (const [i, { from, to }] of lengths.entries()) yield { person, from, to, texts: histogram[i] }
    },
  }),
  table({
    file: 'topics.csv',
    about: 'What the chat is about, most talked about first. It is cut into windows, each about one topic or about none.',
    columns: {
      topic: 'Its number, from 1',
      name: 'Its most characteristic words',
      words: 'At most 10 of them, most characteristic first',
      share: 'Share of all windows, 0 to 1',
      windows: 'Windows about it',
      coherence: 'How much its words come up together, -1 to 1',
    },
    rows: ({ 'words.topics': { topics } }) =>
      topics.map(({ name, words, share, windows, coherence }, i) => ({
        topic: i + 1,
        name,
        words: words.join('; '),
        share,
        windows,
        coherence,
      })),
  }),
  table({
    file: 'topics_by_month.csv',
    about: 'Each topic in every month.',
    columns: {
      topic: 'Its number, as in topics.csv',
      month: 'Month (YYYY-MM)',
      share: "Share of the month's windows, 0 to 1; empty in a month without any",
      windows: 'Windows about it',
    },
    rows: function* ({ 'words.topics': { topics } }) {
      for (const [i, { by_month }] of topics.entries()) for (const each of by_month) yield { topic: i + 1, ...each }
    },
  }),
  table({
    file: 'topic_messages.csv',
    about: 'Typical messages of each topic, the most typical first, at most 3.',
    columns: {
      topic: 'Its number, as in topics.csv',
      date: 'When it was written',
      author: 'Who wrote it',
      id: 'Its id, as in messages.csv',
      message: 'Its text',
    },
    rows: function* ({ 'words.topics': { topics } }) {
      for (const [i, { messages }] of topics.entries()) for (const each of messages) yield { topic: i + 1, ...each }
    },
  }),
]
