import { links as linksOf } from '@convostat/engine/analyses/words/links'
import { isoTime } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { none, table, tool } from '#figure.ts'
import type { Links } from './shape.ts'

export const links = countedFace<'links'>()({
  asked: { top_n: 50 },
  feelings: none,
  count: (chat, selection, { top_n }) => {
    const found = linksOf(chat, selection, { most: top_n })
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
  public: none,
  report: none,
  tables: [
    table({
      file: 'links.csv',
      about: 'The sites linked to most, at most 50.',
      columns: { domain: 'Host without www.', count: 'Links to it', messages: 'Messages with one' },
      rows: ({ domains }: Links) => domains,
    }),
    table({
      file: 'latest_links.csv',
      about: 'The links sent last, most recent first, at most 50.',
      columns: { date: 'When', author: 'Who sent it', id: 'Id of the message, as in messages.csv', url: 'The link as written' },
      rows: ({ latest }: Links) => latest,
    }),
  ],
  ask: {
    by: ['count', 'first_or_last'],
    tool: tool<Links>()({
      name: 'linked_sites',
      description: 'the websites linked to most',
      metric: 'domains',
      unit: 'site',
      definition: 'Each address sent, by its host in small letters without www.; most links first.',
      people: 'any',
      asked: () => ({ top_n: 10 }),
      parts: { of: 'quoted', value: 'count' },
      says: ['sites'],
      slots: [],
      of: ({ domains, latest }) => ({
        says: 'sites',
        value: domains[0]?.domain ?? null,
        parts: domains.map(({ domain, count }) => ({ of: domain, value: count })),
        messages: latest.map(({ id, url }) => ({ id, text: url })),
        found: { has_link: true },
        slots: {},
      }),
    }),
  },
})
