import { type Fingerprint, fingerprint } from '@convostat/engine/analyses/fingerprint'
import { countedFace } from '#counted-face.ts'
import { none, table, tool } from '#figure.ts'
import { type Emotion, emotion } from '#schema/feelings.ts'
import type { EmotionFingerprint } from './shape.ts'

export const emotionFingerprint = countedFace<'emotionFingerprint'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const { people, differences, ...all } = fingerprint(chat, feelings, selection)
    return {
      ...shown(all),
      people: people.map(({ person, felt, ...each }) => ({ person, felt, ...shown(each) })),
      differences: differences?.map(({ isBeyondChance, ...each }) => ({ ...each, beyond_chance: isBeyondChance })) ?? null,
    }
  },
  public: none,
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'emotions_by_person.csv',
      about: 'How strong each emotion is among those felt (together 1), for everyone in the row without a person, and for each person.',
      columns: {
        person: 'Who; empty for everyone together',
        messages: 'Messages scored',
        neutral_share: 'Mean probability that a message holds none, 0 to 1',
        ...byEmotion((name) => `Share of ${name} among all that was felt, 0 to 1`),
      },
      rows: (all: EmotionFingerprint) =>
        [{ ...all, person: null }, ...all.people].map(({ person, messages, neutral_share, emotions }) => ({
          person,
          messages,
          neutral_share,
          ...byEmotion((name) => emotions[name]),
        })),
    }),
  ],
  ask: {
    by: none,
    tool: tool<EmotionFingerprint>()({
      name: 'emotions',
      description: 'which emotion leads, and how strong each is',
      metric: 'fingerprint',
      unit: 'emotion',
      definition: 'Sums of calibrated probabilities over the messages in which an emotion is felt, neutral left out, normalized to 1.',
      people: 'any',
      asked: () => ({}),
      parts: { of: 'emotion', value: 'share' },
      // The last two of a narrowed period: see packages/ask/src/compute/mood-then.ts.
      says: ['leading', 'unusual', 'usual'],
      slots: ['label', 'value'],
      of: ({ emotions }) => {
        const parts = Object.entries(emotions)
          .map(([of, value]) => ({ of, value }))
          .sort((a, b) => b.value - a.value)
        const [top] = parts
        return {
          says: 'leading',
          value: top.value === 0 ? null : top.of,
          parts,
          messages: [],
          found: none,
          slots: { label: { emotion: top.of }, value: { share: top.value } },
        }
      },
    }),
  },
})

const shown = ({ emotions, neutralShare, scored }: Fingerprint) => ({ emotions, neutral_share: neutralShare, messages: scored })

function byEmotion<T>(of: (name: Emotion) => T): Record<Emotion, T> {
  return Object.fromEntries(emotion.options.map((name) => [name, of(name)])) as Record<Emotion, T>
}
