import { burstFigures } from '@convostat/engine/analyses/burst-figures'
import { isoTime } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { firstWithText, messageAt } from '#counting/messages.ts'
import { stretchOf } from '#counting/stretch.ts'
import { none, table, tool } from '#figure.ts'
import { fewEnough, wantedOf } from '#schema/asked.ts'
import type { Bursts } from './shape.ts'

export const bursts = countedFace<'bursts'>()({
  asked: { top_n: 50 },
  feelings: none,
  count: (chat, selection, asked) => {
    const { bursts: number, people, longest } = burstFigures(chat, selection, Math.max(asked.top_n, fewEnough))
    return {
      bursts: number,
      people: people.map(({ person, bursts, longest }) => ({
        person,
        bursts,
        longest: longest && longest.end - longest.start,
        longest_id: longest && chat.id[longest.start],
      })),
      longest: longest.slice(0, wantedOf(asked, number)).map(({ start, end }) => ({
        ...messageAt(chat, firstWithText(chat, start, end)),
        ...stretchOf(chat, start, end),
        date: isoTime(chat.time[start]),
      })),
    }
  },
  public: none,
  report: { plan: 'pro', asked: { top_n: 5 } },
  tables: [
    table({
      file: 'bursts.csv',
      about: 'The longest bursts: three or more messages of one person, each within 120 seconds of the one before. At most 50.',
      columns: {
        date: 'When it began',
        author: 'Who wrote it',
        messages: 'Messages in it',
        seconds: 'From its first to its last',
        id: 'Id of its first message, as in messages.csv',
        last_id: 'Id of its last message',
        message: 'Text of its first message that has any',
      },
      rows: ({ longest }: Bursts) => longest.map(({ kind: _, length: __, ...burst }) => burst),
    }),
    table({
      file: 'burst_people.csv',
      about: 'Bursts of each person.',
      columns: { person: 'Who', bursts: 'How many', longest: 'Messages of the longest', longest_id: 'Id of its first message' },
      rows: ({ people }: Bursts) => people,
    }),
  ],
  ask: {
    by: ['longest'],
    tool: tool<Bursts>()({
      name: 'double_texting',
      description: 'how often each person sends several messages in a row',
      metric: 'bursts',
      unit: 'bursts',
      definition: 'A burst is a turn of 3 or more messages by one author, each within 120 s of the one before.',
      people: 'any',
      asked: () => ({ top_n: 1 }),
      parts: { of: 'name', value: 'count' },
      says: ['bursts'],
      slots: ['n'],
      of: ({ bursts, people, longest }) => ({
        says: 'bursts',
        value: bursts,
        parts: people.map(({ person, bursts }) => ({ of: person, value: bursts })).sort((a, b) => b.value - a.value),
        messages: longest.map(({ id, message }) => ({ id, text: message })),
        found: { role: 'burst' },
        slots: { n: { count: bursts } },
      }),
    }),
  },
})
