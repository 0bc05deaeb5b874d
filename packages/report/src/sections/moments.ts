import type { Facts } from '../facts.ts'
import { count, day, number, percent } from '../format.ts'
import type { Section } from '../model.ts'
import { message, present, shortened, told } from './parts.ts'

const mostMoments = 24

export function momentsSection(facts: Facts): Section | null {
  const { moments } = facts
  if (!moments || moments.moments.length === 0) return null
  // The most unusual of them, told in the order of time.
  const chosen = new Set(moments.moments.toSorted((a, b) => b.significance - a.significance).slice(0, mostMoments))
  return {
    id: 'moments',
    title: 'Special moments',
    lead: `${count(moments.moments.length, 'moment')} in ${count(moments.years_covered, 'year')}, chosen by how unusual each is for this chat.`,
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
        line: `The ${mostMoments} most unusual of ${number(moments.moments.length)}.`,
      },
      moments.average_significance !== null && {
        kind: 'note',
        line: `Average significance ${percent(moments.average_significance)}: 0% is ordinary here, 100% the only one of its kind.`,
      },
    ]),
  }
}
