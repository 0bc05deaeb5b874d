import {
  type Chat,
  emojiList,
  isoTime,
  LENGTHS,
  links,
  phraseList,
  type Style,
  wordComparison,
  wordList,
  writingStyle,
} from '@convostat/engine'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import type { Chats } from './chats.ts'
import { selectionOf } from './selection-of.ts'

export const wordHandlers = (chats: Chats): Omit<Answering<Contract['words']>, 'topics'> => ({
  list: async ({ top_n, without, all, ...filter }, context) => {
    const { chat } = await chats.current(context)
    const list = wordList(chat, selectionOf(chat, filter), { most: top_n, without, all })
    return { ...list, words: list.words.map(named), languages: [...list.languages] }
  },
  emojis: async ({ top_n, ...filter }, context) => {
    const { chat } = await chats.current(context)
    const { withEmoji, ...list } = emojiList(chat, selectionOf(chat, filter), { most: top_n })
    return { ...list, messages_with_emojis: withEmoji }
  },
  phrases: async ({ top_n, without, all, ...filter }, context) => {
    const { chat } = await chats.current(context)
    const list = phraseList(chat, selectionOf(chat, filter), { most: top_n, without, all })
    return { ...list, languages: [...list.languages] }
  },
  compare: async ({ person, top_n, without, all, ...filter }, context) => {
    const { chat } = await chats.current(context)
    const { people, totalPeople, languages } = wordComparison(chat, selectionOf(chat, filter), {
      people: person,
      most: top_n,
      without,
      all,
    })
    return {
      people: people.map(({ words, ...person }) => ({ ...person, words: words.map(named) })),
      total_people: totalPeople,
      languages: [...languages],
    }
  },
  links: async ({ top_n, ...filter }, context) => {
    const { chat } = await chats.current(context)
    const found = links(chat, selectionOf(chat, filter), { most: top_n })
    return {
      domains: found.domains,
      total_domains: found.totalDomains,
      links: found.links,
      messages_with_links: found.messages,
      latest: found.latest.map(({ row, url }) => ({
        id: chat.id[row],
        author: chat.participants[chat.author[row]],
        date: isoTime(chat.time[row]),
        url,
      })),
    }
  },
  style: async (filter, context) => {
    const { chat } = await chats.current(context)
    const { everyone, people } = writingStyle(chat, selectionOf(chat, filter))
    return {
      lengths: LENGTHS.map((from, step) => ({ from, to: step + 1 < LENGTHS.length ? LENGTHS[step + 1] - 1 : null })),
      everyone: style(chat, everyone),
      people: people.map(({ person, ...each }) => ({ person, ...style(chat, each) })),
    }
  },
})

const named = <T extends { isName: boolean }>({ isName, ...word }: T) => ({ ...word, is_name: isName })

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
