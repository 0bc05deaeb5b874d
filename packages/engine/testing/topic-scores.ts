import type { Topics } from '#topics/topics.ts'
import { typicalRows } from '#topics/typical.ts'
import { fold } from '#words/fold.ts'
import type { Planted } from './planted-topics.ts'

/** How well topics that were planted are found again; each is the sum over the chats that were added. */
export interface TopicScores {
  planted: number
  found: number
  /** Planted ones that a topic found is about: more than half of its words are theirs. */
  recalled: number
  /** Found ones that are about a planted one. */
  right: number
  coherence: number
  /** Typical messages shown, and those of them that were made for the topic. */
  messages: number
  rightMessages: number
  /** How far shares of windows are from shares of messages, of topics recalled. */
  shareError: number
}

export const noScores = (): TopicScores => ({
  planted: 0,
  found: 0,
  recalled: 0,
  right: 0,
  coherence: 0,
  messages: 0,
  rightMessages: 0,
  shareError: 0,
})

/** Adds what was found in a chat to the scores. */
export function score(scores: TopicScores, { chat, topics: planted, topicOf }: Planted, { topics: found }: Topics): void {
  const recalled = new Set<string>()
  for (const { words, coherence, ranked, share } of found) {
    const messages = typicalRows(chat, ranked, null, 3)
    const about = [...planted].find(([, own]) => {
      const theirs = new Set(own.map(fold))
      return words.filter((word) => theirs.has(fold(word))).length > words.length / 2
    })?.[0]
    scores.coherence += coherence
    scores.messages += messages.length
    if (about === undefined) continue
    scores.right++
    scores.rightMessages += messages.filter((row) => topicOf[chat.id[row]] === about).length
    if (recalled.has(about)) continue
    recalled.add(about)
    scores.shareError += Math.abs(share - topicOf.filter((topic) => topic === about).length / topicOf.length)
  }
  scores.planted += planted.size
  scores.found += found.length
  scores.recalled += recalled.size
}
