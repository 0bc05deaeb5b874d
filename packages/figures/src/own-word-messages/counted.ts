import { ownWordMessages as messagesOf } from '@convostat/engine/analyses/words/own-word-messages'
import { countedFace } from '#counted-face.ts'
import { onShow } from '#counting/on-show.ts'
import { none } from '#figure.ts'

export const ownWordMessages = countedFace<'ownWordMessages'>()({
  asked: { top_n: 20 },
  feelings: 'needed',
  count: (chat, selection, { person, top_n, without, all }, feelings) => ({
    people: messagesOf(chat, feelings, selection, { people: person, most: top_n, without, all }).map(({ rows, ...own }) => ({
      ...own,
      shown: onShow(chat, rows),
    })),
  }),
  public: none,
  report: none,
  // Every message is in messages.csv, and every own word in comparison.csv.
  tables: none,
  ask: none,
})
