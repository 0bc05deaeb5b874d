import type { WritingStyle } from './shape.ts'

export const writingStyle: WritingStyle = {
  lengths: [
    { from: 1, to: 49 },
    { from: 50, to: null },
  ],
  everyone: {
    messages: 4865,
    texts: 4700,
    median_length: 31,
    mean_length: 44.2,
    mean_words: 7.9,
    longest: { id: 1204, length: 612 },
    emoji_share: 0.15,
    question_share: 0.12,
    link_share: 0.01,
    caps_share: 0.02,
    distinct_words_per_1000: 412,
    histogram: [3100, 1600],
  },
  people: [
    {
      person: 'Juliet C.',
      messages: 4865,
      texts: 4700,
      median_length: 31,
      mean_length: 44.2,
      mean_words: 7.9,
      longest: { id: 1204, length: 612 },
      emoji_share: 0.15,
      question_share: 0.12,
      link_share: 0.01,
      caps_share: 0.02,
      distinct_words_per_1000: 412,
      histogram: [3100, 1600],
    },
  ],
}
