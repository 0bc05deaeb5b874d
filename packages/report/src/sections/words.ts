import type { Facts } from '../facts.ts'
import { number, percent } from '../format.ts'
import { type Block, type Line, type Section, said } from '../model.ts'
import { mostPeople, present, who } from './parts.ts'

export function wordsSection(facts: Facts): Section | null {
  const { words, emojis, phrases, topics } = facts
  if (!words || words.words.length === 0) return null
  const most = words.words[0]!.count
  return {
    id: 'words',
    title: 'Words and emoji',
    lead: `${number(words.total)} different words, apart from those that every text has.`,
    blocks: present([
      {
        kind: 'cloud',
        caption: 'Words said most, larger for more',
        words: words.words.slice(0, 70).map(({ word, count }) => ({ word: said(word), size: Math.sqrt(count / most) })),
      },
      emojis &&
        emojis.emojis.length > 0 && {
          kind: 'emoji',
          caption: `Emoji sent most, of ${number(emojis.said)}`,
          emoji: emojis.emojis.slice(0, 12).map(({ emoji, count }) => ({ emoji: said(emoji), text: number(count) })),
        },
      phrases &&
        phrases.phrases.length > 0 && {
          kind: 'table',
          caption: 'Phrases: words that belong together here',
          columns: [
            { title: 'Phrase', align: 'start', isWide: true },
            { title: 'Said', align: 'end' },
            { title: 'Messages', align: 'end' },
          ],
          rows: phrases.phrases.slice(0, 12).map(({ phrase, count, messages }) => [said(phrase), number(count), number(messages)]),
        },
      comparisonTable(facts),
      topics &&
        topics.topics.length > 0 && {
          kind: 'bars',
          caption: 'Topics: what stretches of conversation are about',
          whole: 1,
          rows: topics.topics
            .slice(0, 10)
            .map(({ name, share }) => ({ label: said(name), value: share, text: percent(share), color: 'wax' })),
        },
    ]),
  }
}

function comparisonTable({ wordComparison: comparison }: Facts): Block | null {
  const people = comparison?.people.filter(({ words, emojis }) => words.length + emojis.length > 0) ?? []
  if (people.length < 2) return null
  const list = (items: readonly string[]): Line => items.flatMap((item, place) => (place > 0 ? [', ', said(item)] : [said(item)]))
  return {
    kind: 'table',
    caption: 'What each says more than the others',
    columns: [
      { title: 'Person', align: 'start' },
      { title: 'Words', align: 'start', isWide: true },
      { title: 'Emoji', align: 'end' },
    ],
    rows: people
      .slice(0, mostPeople)
      .map(({ person, words, emojis }) => [
        who(person),
        list(words.slice(0, 8).map(({ word }) => word)),
        list(emojis.slice(0, 4).map(({ emoji }) => emoji)),
      ]),
  }
}
