import { sayReport } from '#messages/index.ts'
import type { Facts } from '../facts.ts'
import { number, percent } from '../format.ts'
import { type Block, type Line, type Section, said } from '../model.ts'
import { mostPeople, present, who } from './parts.ts'

const { words: say } = sayReport

export function wordsSection(facts: Facts): Section | null {
  const { words, emojis, phrases, topics } = facts
  if (!words || words.words.length === 0) return null
  const most = words.words[0].count
  return {
    id: 'words',
    title: say.title,
    lead: say.lead({ n: words.total }),
    blocks: present([
      {
        kind: 'cloud',
        caption: say.cloud,
        words: words.words.slice(0, 70).map(({ word, count }) => ({ word: said(word), size: Math.sqrt(count / most) })),
      },
      emojis &&
        emojis.emojis.length > 0 && {
          kind: 'emoji',
          caption: say.emoji({ n: emojis.said }),
          emoji: emojis.emojis.slice(0, 12).map(({ emoji, count }) => ({ emoji: said(emoji), text: number(count) })),
        },
      phrases &&
        phrases.phrases.length > 0 && {
          kind: 'table',
          caption: say.phrases,
          columns: [
            { title: say.phraseColumns[0], align: 'start', isWide: true },
            { title: say.phraseColumns[1], align: 'end' },
            { title: say.phraseColumns[2], align: 'end' },
          ],
          rows: phrases.phrases.slice(0, 12).map(({ phrase, count, messages }) => [said(phrase), number(count), number(messages)]),
        },
      comparisonTable(facts),
      topics &&
        topics.topics.length > 0 && {
          kind: 'bars',
          caption: say.topics,
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
  const list = (items: readonly string[]): Line =>
    items.flatMap((item, place) => (place > 0 ? [sayReport.names.comma, said(item)] : [said(item)]))
  return {
    kind: 'table',
    caption: say.compared,
    columns: [
      { title: say.comparedColumns[0], align: 'start' },
      { title: say.comparedColumns[1], align: 'start', isWide: true },
      { title: say.comparedColumns[2], align: 'end' },
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
