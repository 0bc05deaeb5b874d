import { sayReport } from '#messages/index.ts'
import type { Facts } from '../facts.ts'
import { day } from '../format.ts'
import type { Section } from '../model.ts'
import { message, present, shortened, told } from './parts.ts'

const { moments: say } = sayReport

const mostMoments = 24

export function momentsSection(facts: Facts): Section | null {
  const { moments } = facts
  if (!moments || moments.moments.length === 0) return null
  // The most unusual of them, in order of time.
  const chosen = new Set(moments.moments.toSorted((a, b) => b.significance - a.significance).slice(0, mostMoments))
  return {
    id: 'moments',
    title: say.title,
    lead: say.lead({ n: moments.moments.length, years: moments.years_covered }),
    blocks: present([
      {
        kind: 'cards',
        cards: moments.moments
          .filter((moment) => chosen.has(moment))
          .map((moment) => ({
            title: told(facts, moment.title),
            when: day(moment.date),
            lines: [told(facts, moment.description)],
            quote:
              moment.message.trim() === ''
                ? null
                : message(facts, { author: moment.author, date: moment.date, text: shortened(moment.message, 200) }),
          })),
      },
      moments.moments.length > mostMoments && {
        kind: 'note',
        line: say.part({ shown: mostMoments, all: moments.moments.length }),
      },
      moments.average_significance !== null && {
        kind: 'note',
        line: say.significance({ share: moments.average_significance }),
      },
    ]),
  }
}
