import { sayReport } from '#messages/index.ts'
import { largest } from '../extremes.ts'
import type { Facts } from '../facts.ts'
import { number, percent } from '../format.ts'
import { type Block, type Section, said } from '../model.ts'
import { colorOf, framed, joined, mostPeople, present, who } from './parts.ts'

const { words: say } = sayReport

/** With fewer, the cloud has the most frequent words. */
const fewestOwn = 12

export function wordsSection(facts: Facts): Section | null {
  const { words, emojis, phrases, topics } = facts
  const own = facts.ownWords ?? []
  if (!words || words.words.length === 0) return null
  // People say names often in any chat.
  const leading = words.words.find(({ is_name }) => !is_name) ?? words.words[0]
  const sentence = leading === words.words[0] ? say.most : say.mostOf
  return {
    id: 'words',
    title: say.title,
    lead: joined(
      own.length > 0
        ? say.own({ n: own[0].count, word: () => said(own[0].word) })
        : sentence({ n: leading.count, word: () => said(leading.word) }),
    ),
    framed: framed(facts, topics?.topics[0]?.messages),
    blocks: present([
      own.length < fewestOwn ? cloudOf(say.cloud({ n: words.total }), words.words) : cloudOf(say.ownCloud, own),
      emojis &&
        emojis.emojis.length > 0 && {
          kind: 'emoji',
          caption: say.emoji({ n: emojis.said }),
          emoji: emojis.emojis.slice(0, 12).map(({ emoji, count }) => ({ emoji: said(emoji), text: number(count) })),
        },
      voicesOf(facts),
      phrases &&
        phrases.phrases.length > 0 && {
          kind: 'bars',
          caption: say.phrases,
          rows: phrases.phrases
            .slice(0, 8)
            .toSorted((a, b) => b.count - a.count)
            .map(({ phrase, count }) => ({ label: said(phrase), value: count, text: number(count), color: 'pen' })),
        },
      topics &&
        topics.topics.length > 0 && {
          kind: 'bars',
          caption: say.topics,
          rows: topics.topics
            .slice(0, 8)
            .map(({ name, share }) => ({ label: said(name), value: share, text: percent(share), color: 'wax' })),
        },
    ]),
  }
}

/** The largest is the most frequent. */
function cloudOf(caption: string, words: readonly { word: string; count: number }[]): Block {
  const shown = words.slice(0, 60)
  const most = largest(
    shown.map(({ count }) => count),
    1,
  )
  return { kind: 'cloud', caption, words: shown.map(({ word, count }) => ({ word: said(word), size: Math.sqrt(count / most) })) }
}

/** What each person says more than the others. */
function voicesOf(facts: Facts): Block | null {
  const people = facts.wordComparison?.people.filter(({ words, emojis }) => words.length + emojis.length > 0) ?? []
  if (people.length < 2) return null
  return {
    kind: 'voices',
    caption: say.compared,
    voices: people.slice(0, mostPeople).map(({ person, words, emojis }) => ({
      person: { name: who(person), color: colorOf(facts, person) },
      words: words.slice(0, 8).map(({ word }) => said(word)),
      emoji: emojis.slice(0, 4).map(({ emoji }) => said(emoji)),
    })),
  }
}
