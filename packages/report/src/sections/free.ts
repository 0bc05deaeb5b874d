import { sayReport } from '#messages/index.ts'
import type { Facts } from '../facts.ts'
import { type Block, said } from '../model.ts'
import { heatmapOf, stacksOf } from './activity.ts'
import demo from './demo-figures.json' with { type: 'json' }
import { leadOf, tilesOf } from './overview.ts'
import { present } from './parts.ts'
import { replyStrips, shareBars } from './people.ts'

const { overview, offer: say, report } = sayReport

/** As many bars as leave the rest of the page its room. */
const mostPeople = 4

/** What is on the page of the Free plan. `cents`: what Pro costs per month. */
export function freeSection(facts: Facts, cents: number) {
  const { overview: of, calendar } = facts
  return {
    id: 'overview',
    title: overview.title,
    lead: leadOf(of, calendar?.remark ?? undefined),
    blocks: present([
      { kind: 'tiles', tiles: tilesOf(of, calendar?.remark?.active_days ?? null).slice(0, 4) },
      of.was_truncated && {
        kind: 'note',
        line: report.analyzed({ all: of.original_message_count, analyzed: of.overview.total_messages }),
      },
      stacksOf(facts),
      shareBars(facts, mostPeople),
      offer(cents),
    ]),
  }
}

/** Drawn from figures of the sample chat, never from those of the reader. */
function offer(cents: number): Block {
  const sample = { overview: { import: { has_seconds: false } }, colors: demo.colors, replyDiscipline: demo.replyDiscipline }
  const most = demo.words[0].count
  return {
    kind: 'offer',
    title: say.title,
    line: say.line({ cents }),
    items: [...say.items],
    source: say.source,
    drawings: [
      { label: say.drawings.week, block: heatmapOf(demo.heatmap, null) },
      { label: say.drawings.replies, block: replyStrips(sample, Object.keys(demo.colors)) },
      {
        label: say.drawings.words,
        block: {
          kind: 'cloud',
          caption: '',
          words: demo.words.map(({ word, count }) => ({ word: said(word), size: Math.sqrt(count / most) })),
        },
      },
    ],
  }
}
