import { count, dateTime, emojiText, filter, flag, month, numeral, ours, personName, repeatable } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'

/** Which words count: not the reader's own stop words (`without`), nor those of the chat's languages unless `all` (`all=1` in a GET call). */
export const wordFilter = filter.extend({
  without: repeatable.optional(),
  all: z.union([flag, z.enum(['1', '0']).transform((digit) => digit === '1')]).default(false),
})
export const wordsAsked = wordFilter.extend({ top_n: numeral(1, 500).default(100) })
export const emojisAsked = filter.extend({ top_n: numeral(1, 500).default(100) })
export const phrasesAsked = wordFilter.extend({ top_n: numeral(1, 50).default(20) })
/** `person`: whose words, as often as people are wanted; without it the 20 who wrote most. */
export const comparisonAsked = wordFilter.extend({ person: repeatable.optional(), top_n: numeral(1, 50).default(20) })
export const linksAsked = filter.extend({ top_n: numeral(1, 50).default(20) })

/** The languages whose stop words were left out (BCP 47), the one spoken most first; none with `all`, or where nothing tells. */
const languages = z.array(ours)

/** Words in their commonest spelling, most first. `total`: how many different ones there are; `said`: how often any of them was. */
export const wordList = z.object({
  words: z.array(
    z.object({
      word: z.string(),
      /** How often it was said. */
      count,
      /** In how many messages, as a search for it finds them. */
      messages: count,
      /** Somebody's name, or a part of one. */
      is_name: z.boolean(),
    }),
  ),
  total: count,
  said: count,
  languages,
  /** Messages counted. */
  messages: count,
})

/** Emoji without variation selectors and skin tones, most first. */
export const emojiList = z.object({
  emojis: z.array(z.object({ emoji: emojiText, count, messages: count })),
  total: count,
  said: count,
  /** Messages counted, and those of them with an emoji. */
  messages: count,
  messages_with_emojis: count,
})

/** Two to four words that belong together, the strongest first. None is part of another said about as often. */
export const phraseList = z.object({
  phrases: z.array(z.object({ phrase: z.string(), count, messages: count })),
  languages,
  messages: count,
})

/** `count` of this person and of all `others`; `z` is how far apart they stand, in standard deviations: at least 1.96. */
const leaning = { count, others: count, z: z.number() }
/** What each says more than the others do, furthest apart first; nothing for one who is alone. At most 20 people, most messages first. */
export const wordComparison = z.object({
  people: z.array(
    z.object({
      person: personName,
      messages: count,
      words: z.array(z.object({ word: z.string(), ...leaning, is_name: z.boolean() })),
      emojis: z.array(z.object({ emoji: emojiText, ...leaning })),
    }),
  ),
  /** How many wrote at all. */
  total_people: count,
  languages,
})

export const linkList = z.object({
  /** By host without `www.`, most links first. */
  domains: z.array(z.object({ domain: z.string(), count, messages: count })),
  total_domains: count,
  /** Each time one was sent. */
  links: count,
  messages_with_links: count,
  /** Most recent first, at most `top_n`; `url` as written. */
  latest: z.array(z.object({ id: count, author: personName, date: dateTime, url: z.string() })),
})

const share = z.number().min(0).max(1).nullable()
/** How one writes. Shares and lengths are of the messages with text (`texts`), captions included; null without any. */
const style = {
  messages: count,
  texts: count,
  /** Characters as a reader counts them. */
  median_length: z.number().min(0).nullable(),
  mean_length: z.number().min(0).nullable(),
  mean_words: z.number().min(0).nullable(),
  longest: z.object({ id: count, length: count }).nullable(),
  emoji_share: share,
  question_share: share,
  link_share: share,
  /** Of the texts with at least four letters that have a small and a capital form, those of capitals alone; null without any. */
  caps_share: share,
  /** Different ones in each 1,000 words, on average; null with fewer. */
  distinct_words_per_1000: z.number().min(0).max(1000).nullable(),
  /** Texts by length, a number for each of `lengths`. */
  histogram: z.array(count),
}
export const writingStyle = z.object({
  /** Characters from and to, both included; the last has no end. */
  lengths: z.array(z.object({ from: count, to: count.nullable() })),
  everyone: z.object(style),
  /** Everyone with at least one message counted, most first. */
  people: z.array(z.object({ person: personName, ...style })),
})

/** `top_n`: topics at most. */
export const topicsAsked = wordFilter.extend({ top_n: numeral(1, 100).default(100) })

/**
 * What a chat is about, most talked about first. It is cut into windows, stretches of a conversation long enough to tell;
 * each is about one topic or about none. None at all where a chat is too short, or nothing in it comes up together.
 */
export const topicList = z.object({
  topics: z.array(
    z.object({
      /** Its two or three most characteristic words in their commonest spelling. */
      name: z.string(),
      /** Most characteristic first, at most 10, those of the name included. */
      words: z.array(z.string()),
      /** Of all windows those about it. */
      share: z.number().min(0).max(1),
      windows: count,
      /** Normalized pointwise mutual information of its words, the mean over pairs: how much they come up together, 1 at most. */
      coherence: z.number().min(-1).max(1),
      /** Every month from the first window to the last, of that month's windows; null in a month without any. */
      by_month: z.array(z.object({ month, share: z.number().min(0).max(1).nullable(), windows: count })),
      /** The most typical first, at most 3, each of another window. */
      messages: z.array(z.object({ id: count, author: personName, date: dateTime, message: z.string() })),
    }),
  ),
  /** Windows with enough words to tell, those about no topic included. */
  windows: count,
  /** Topics were learned from some of the windows, at even distances; `windows_learned` is how many. The shares are of all. */
  sampled: z.boolean(),
  windows_learned: count,
  /** How topics were found: non-negative matrix factorization of tf-idf weights. */
  method: z.literal('nmf'),
  languages,
  /** Messages counted. */
  messages: count,
})
