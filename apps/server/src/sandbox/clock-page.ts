import { smallest } from '@convostat/api/extremes'
import { DAY, HOUR } from '@convostat/format/seconds'
import { monthsAfter } from '@convostat/license'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { fullDay } from '../full-day.ts'
import { formOf, notThere, show } from './door.ts'
import { doing, momentOf } from './layout.ts'
import type { Playing } from './sandbox-context.ts'
import { allShown } from './subscriptions.ts'
import { words } from './words.ts'

const say = words.clock
const path = '/sandbox/clock'

/** The sandbox's time, and how to move it on. */
export function clockPages(app: Hono, { sandbox, settled }: Playing): void {
  const { standIn } = sandbox

  /** The next end of a period, of those that are still to come. */
  const nextEnd = (): number | null => {
    const ends = allShown(standIn).flatMap(({ isRunning, periodEnd }) => (isRunning && periodEnd > standIn.now() ? [periodEnd] : []))
    return ends.length > 0 ? smallest(ends) : null
  }

  const steps: Record<string, () => number> = {
    hour: () => HOUR,
    day: () => DAY,
    month: () => monthsAfter(standIn.now(), 1) - standIn.now(),
    year: () => monthsAfter(standIn.now(), 12) - standIn.now(),
    // A minute past it: its effects are visible then.
    period: () => Math.max(0, (nextEnd() ?? standIn.now()) + 60 - standIn.now()),
  }

  app.get(path, (c) => {
    const end = nextEnd()
    const { offset } = standIn.state
    const content = html`<div><h1>${say.title}</h1><p class="lead">${say.lead}</p></div>
<section class="sheet"><div class="rule"></div><p class="faint">${say.now} <time class="big" datetime="${new Date(standIn.now() * 1000).toISOString()}">${momentOf(standIn.now())}</time></p>
<p class="soft">${offset === 0 ? say.real : say.ahead(aheadOf(offset))}</p></section>
<div class="buttons">${end === null ? '' : doing(path, 'period', say.period(fullDay(end)), 'main')}${(['hour', 'day', 'month', 'year'] as const).map((step) => doing(path, step, say[step]))}</div>
<div class="stack soft"><p>${say.failing} <a href="/sandbox">${words.nav.purchases}</a>.</p>
<p>${say.note}</p></div>`
    return show(c, { title: say.title, place: 'clock', content })
  })

  app.post(path, async (c) => {
    const field = await formOf(c)
    const step = Object.hasOwn(steps, field('action')) ? steps[field('action')] : undefined
    if (!step) return notThere(c)
    await standIn.advance(step())
    await settled()
    return c.redirect(path, 303)
  })
}

/** `31 days`, `5 hours` */
function aheadOf(seconds: number): string {
  const [count, unit] = seconds >= DAY ? [Math.round(seconds / DAY), 'day'] : [Math.max(1, Math.round(seconds / HOUR)), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
