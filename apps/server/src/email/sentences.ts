import { english as format } from '@convostat/format'
import { type BillingPeriod, plans, prices, refundDays } from '@convostat/license'
import { fullDay } from '../full-day.ts'
import type { Letter } from './letter.ts'
import { sayMail } from './messages/index.ts'

/** What each mail says, put together from its sentences; a day is one of UTC. */

export type Written = Pick<Letter, 'subject' | 'preview' | 'title' | 'paragraphs' | 'facts' | 'notes'>

interface Bought {
  plan: BillingPeriod
  lid: string
  licensee: string
  periodEnd: number
  expires: number
}

const { facts, keepTheFile } = sayMail

/** What sentences name: which plan it is, what it costs, and a day. */
const about = (plan: BillingPeriod, seconds = 0) => ({
  isAnnual: plan === 'annual',
  price: prices[plan].cents,
  until: new Date(seconds * 1000).toISOString(),
})

const price = (plan: BillingPeriod): string => format.dollars(prices[plan].cents)
const planFact = (plan: BillingPeriod) => [facts.plan, sayMail.plan(about(plan))] as const
const licenseFact = (lid: string) => [facts.license, lid] as const

export const written = {
  issued({ plan, periodEnd, lid, licensee }: Bought): Written {
    const { subject, preview, title, paragraphs, paidUntil, cancel } = sayMail.issued
    return {
      subject,
      preview,
      title,
      paragraphs: [paragraphs[0], paragraphs[1]({ devices: plans.pro.devices })],
      facts: [
        planFact(plan),
        [facts.paid, price(plan)],
        [facts.paidUntil, paidUntil(about(plan, periodEnd))],
        [facts.licensee, licensee],
        licenseFact(lid),
      ],
      notes: [keepTheFile, cancel({ refundDays })],
    }
  },

  renewed({ plan, periodEnd, lid }: Bought): Written {
    const { subject, preview, title, paragraphs } = sayMail.renewed
    const paid = about(plan, periodEnd)
    return {
      subject,
      preview: preview(paid),
      title: title(paid),
      paragraphs: [paragraphs[0](paid), paragraphs[1]],
      facts: [planFact(plan), [facts.paid, price(plan)], [facts.paidUntil, fullDay(periodEnd)], licenseFact(lid)],
      notes: [keepTheFile],
    }
  },

  past_due({ plan, expires }: Bought): Written {
    const { subject, preview, title, paragraphs, note } = sayMail.past_due
    const due = about(plan, expires)
    return {
      subject,
      preview: preview(due),
      title,
      paragraphs: paragraphs.map((sentence) => sentence(due)),
      facts: [planFact(plan), [facts.open, price(plan)], [facts.proUntil, fullDay(expires)]],
      notes: [note],
    }
  },

  cancel_scheduled({ plan, periodEnd }: Bought): Written {
    const { subject, preview, title, paragraphs, note } = sayMail.cancel_scheduled
    const ends = about(plan, periodEnd)
    return {
      subject,
      preview: preview(ends),
      title: title(ends),
      paragraphs,
      facts: [planFact(plan), [facts.ends, fullDay(periodEnd)]],
      notes: [note],
    }
  },

  uncancelled({ plan, periodEnd }: Bought): Written {
    const { subject, preview, title, paragraph, next } = sayMail.uncancelled
    const renewal = about(plan, periodEnd)
    return {
      subject,
      preview: preview(renewal),
      title,
      paragraphs: [paragraph(renewal)],
      facts: [planFact(plan), [facts.next, next(renewal)]],
      notes: [],
    }
  },

  ended({ plan }: Bought): Written {
    const { subject, preview, title, paragraphs } = sayMail.ended
    return {
      subject,
      preview,
      title,
      paragraphs: [paragraphs[0]({ limit: plans.free.messageLimit }), paragraphs[1]],
      facts: [[facts.was, sayMail.plan(about(plan))]],
      notes: [],
    }
  },

  refunded({ plan, lid }: Bought): Written {
    const { subject, preview, title, paragraphs } = sayMail.refunded
    return {
      subject,
      preview: preview(about(plan)),
      title,
      paragraphs: [paragraphs[0](about(plan)), paragraphs[1]],
      facts: [[facts.refunded, price(plan)], planFact(plan), licenseFact(lid)],
      notes: [],
    }
  },

  disputed({ plan, lid }: Bought): Written {
    const { subject, preview, title, paragraphs } = sayMail.disputed
    return { subject, preview, title, paragraphs, facts: [planFact(plan), licenseFact(lid)], notes: [] }
  },

  restored({ plan, lid, periodEnd }: Bought): Written {
    const { subject, preview, title, paragraph } = sayMail.restored
    const paidUntil = [facts.paidUntil, fullDay(periodEnd)] as const
    return { subject, preview, title, paragraphs: [paragraph], facts: [planFact(plan), paidUntil, licenseFact(lid)], notes: [] }
  },

  payment_failed({ plan }: { plan: BillingPeriod }): Written {
    const { subject, preview, title, paragraphs, notBought } = sayMail.payment_failed
    return { subject, preview, title, paragraphs, facts: [[facts.notBought, notBought(about(plan))]], notes: [] }
  },

  recovery(licenses: readonly (Pick<Bought, 'plan' | 'periodEnd'> & { fileName: string })[]): Written {
    const { one, several, paid, notAsked } = sayMail.recovery
    const n = licenses.length
    const said = n === 1 ? one : { ...several, preview: several.preview({ n }), paragraph: several.paragraph({ n }) }
    return {
      subject: said.subject,
      preview: said.preview,
      title: said.title,
      paragraphs: [said.paragraph],
      facts: licenses.map(({ plan, periodEnd, fileName }) => [fileName, paid(about(plan, periodEnd))]),
      notes: [keepTheFile, notAsked],
    }
  },

  portal(): Written {
    const { subject, preview, title, paragraph, note } = sayMail.portal
    return { subject, preview, title, paragraphs: [paragraph], facts: [], notes: [note] }
  },
}
