import { LENGTHS, type Style, writingStyle as styleOf } from '@convostat/engine/analyses/words/writing-style'
import type { Chat } from '@convostat/engine/chat/chat'
import { countedFace } from '#counted-face.ts'
import { none, table, tool } from '#figure.ts'
import type { WritingStyle } from './shape.ts'

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

export const writingStyle = countedFace<'writingStyle'>()({
  asked: {},
  feelings: none,
  count: (chat, selection) => {
    const { everyone, people } = styleOf(chat, selection)
    return {
      lengths: LENGTHS.map((from, step) => ({ from, to: step + 1 < LENGTHS.length ? LENGTHS[step + 1] - 1 : null })),
      everyone: style(chat, everyone),
      people: people.map(({ person, ...each }) => ({ person, ...style(chat, each) })),
    }
  },
  public: none,
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'writing_style.csv',
      about: 'How each writes: of everybody in the row without a person, and of each.',
      columns: { person: 'Who; empty for everybody together', ...styleColumns },
      rows: ({ everyone, people }: WritingStyle) =>
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
      rows: function* ({ lengths, everyone, people }: WritingStyle) {
        for (const { person, histogram } of [{ person: null, ...everyone }, ...people])
          for (const [i, { from, to }] of lengths.entries()) yield { person, from, to, texts: histogram[i] }
      },
    }),
  ],
  ask: {
    by: ['average'],
    tool: tool<WritingStyle>()({
      name: 'vocabulary',
      description: 'how rich a vocabulary is',
      metric: 'distinct_words_per_1000',
      unit: 'words_per_thousand',
      definition:
        'Different words in each 1,000 that somebody wrote one after another, the mean over the full thousands; no value with fewer.',
      people: 'any',
      asked: () => ({}),
      parts: { of: 'name', value: 'count' },
      says: ['vocabulary'],
      slots: ['value'],
      of: ({ everyone, people }) => ({
        says: 'vocabulary',
        value: everyone.distinct_words_per_1000,
        parts: people
          .flatMap(({ person, distinct_words_per_1000: value }) => (value === null ? [] : [{ of: person, value }]))
          .sort((a, b) => b.value - a.value),
        messages: [],
        found: {},
        slots: { value: { count: everyone.distinct_words_per_1000 ?? 0 } },
      }),
    }),
  },
})

const style = (chat: Chat, each: Style) => ({
  messages: each.messages,
  texts: each.texts,
  median_length: each.medianLength,
  mean_length: each.meanLength,
  mean_words: each.meanWords,
  longest: each.longest && { id: chat.id[each.longest.row], length: each.longest.length },
  emoji_share: each.emojiShare,
  question_share: each.questionShare,
  link_share: each.linkShare,
  caps_share: each.capsShare,
  distinct_words_per_1000: each.distinctWords,
  histogram: each.histogram,
})
