import { found } from '@convostat/fake-stripe'
import { dollars } from '@convostat/license'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { fullDay } from '../full-day.ts'
import { planOf } from './checkout-page.ts'
import { formOf, notThere, show } from './door.ts'
import { doing, facts, type Html, table } from './layout.ts'
import type { Playing } from './sandbox-context.ts'
import { allShown, type ShownSubscription, shown } from './subscriptions.ts'
import { words } from './words.ts'

/** What was bought, and what a customer, their bank and support may do about it. */
export function purchasePages(app: Hono, { sandbox, settled }: Playing): void {
  const { standIn, provider } = sandbox
  const { state } = standIn

  app.get('/sandbox', (c) => show(c, { title: words.purchases.title, place: 'purchases', content: overview(allShown(standIn), waiting()) }))

  app.get('/sandbox/subscription/:id', (c) => {
    const of = found(state.subscriptions, c.req.param('id'))
    return of ? show(c, page(shown(state, of), null)) : notThere(c)
  })

  // As the provider's own page for customers: reached by a link that is made for one of them.
  app.get('/sandbox/portal/:id', (c) => {
    const portal = found(state.portals, c.req.param('id'))
    const of = portal && allShown(standIn).find(({ customer }) => customer === portal.customer)
    return of ? show(c, page(of, portal)) : notThere(c)
  })

  app.post('/sandbox/subscription/:id', async (c: Context) => {
    const id = c.req.param('id') ?? ''
    const field = await formOf(c)
    const act = found(state.subscriptions, id) && Object.hasOwn(actions, field('action')) && actions[field('action')]
    if (!act) return notThere(c)
    await act(id)
    await settled()
    const portal = found(state.portals, field('portal'))
    return c.redirect(portal ? `/sandbox/portal/${portal.id}` : `/sandbox/subscription/${id}`, 303)
  })

  const actions: Record<string, (id: string) => Promise<unknown>> = {
    cancel: (id) => standIn.cancelAtPeriodEnd(id, true),
    keep: (id) => standIn.cancelAtPeriodEnd(id, false),
    refuse: (id) => standIn.refuseCard(id, true),
    take: (id) => standIn.refuseCard(id, false),
    payOpen: async (id) => {
      await standIn.refuseCard(id, false)
      await standIn.payOpenInvoice(id)
    },
    dispute: (id) => standIn.dispute(id),
    win: (id) => standIn.closeDispute(id, 'won'),
    lose: (id) => standIn.closeDispute(id, 'lost'),
    // As support does it, through the provider's API: the money goes back, and the subscription ends.
    refund: (id) => provider.refund(id),
  }

  const waiting = () =>
    Object.values(state.sessions).flatMap((session) => {
      const isWaiting = session.status === 'complete' && session.payment_status === 'unpaid' && isRunning(session.subscription)
      return isWaiting ? [{ id: session.id, email: session.customer_details?.email ?? '', plan: planOf(state.lineItems[session.id]) }] : []
    })
  const isRunning = (id: unknown) => typeof id === 'string' && found(state.subscriptions, id)?.status === 'active'
}

function overview(
  all: readonly ShownSubscription[],
  waiting: readonly { id: string; email: string; plan: ShownSubscription['plan'] }[],
): Html {
  const say = words.purchases
  const rows = all.map(
    (each) =>
      html`<tr><td><a href="/sandbox/subscription/${each.id}"><bdi>${each.name || each.email}</bdi></a><br><span class="faint"><bdi>${each.email}</bdi></span></td><td>${words.plan[each.plan]}</td><td>${tag(each)}</td><td data-label="${say.columns.until}">${fullDay(each.endedAt ?? each.periodEnd)}</td></tr>`,
  )
  return html`<div><h1>${say.title}</h1><p class="lead">${say.lead}</p></div>
${
  waiting.length > 0
    ? html`<section class="sheet"><h2>${say.waiting}</h2><div class="stack">${waiting.map(
        ({ id, email, plan }) =>
          html`<div class="sum"><span><bdi>${email}</bdi>, ${words.plan[plan]}</span><span class="buttons">${doing(`/sandbox/checkout/${id}`, 'arrive', words.checkout.pending.arrives, '', { back: 'purchases' })}${doing(`/sandbox/checkout/${id}`, 'bounce', words.checkout.pending.fails, '', { back: 'purchases' })}</span></div>`,
      )}</div></section>`
    : ''
}
<section class="sheet">${all.length > 0 ? table(Object.values(say.columns), rows, say.title) : html`<p class="soft">${say.none}</p>`}</section>
<p><a class="button main" href="/pricing">${say.toPricing}</a></p>`
}

const tag = ({ state, tone }: ShownSubscription): Html => html`<span class="tag ${tone}">${state}</span>`

function page(of: ShownSubscription, portal: { id: string; return_url: string | null } | null | undefined) {
  const say = words.portal
  const path = `/sandbox/subscription/${of.id}`
  const more: Record<string, string> = portal ? { portal: portal.id } : {}
  const button = (action: string, label: string, kind = '') => doing(path, action, label, kind, more)
  const group = (title: string, buttons: readonly (Html | false)[]) => {
    const some = buttons.filter((each) => each !== false)
    return some.length > 0 ? html`<section><h2>${title}</h2><div class="buttons">${some}</div></section>` : ''
  }
  const content = html`<div><h1>${say.title}</h1><p class="lead">${say.lead}</p></div>
<section class="sheet"><div class="rule"></div>${facts([
    [say.facts.who, html`${of.name} <span class="faint">${of.email}</span>`],
    [say.facts.plan, html`${words.plan[of.plan]}, ${words.price(of.plan)}`],
    [
      say.facts.state,
      html`${tag(of)}${of.isRunning && of.isRefusing ? html` <span class="tag warn">${words.states.refusing}</span>` : ''}`,
    ],
    [say.facts.since, fullDay(of.since)],
    of.endedAt === null ? [say.facts.period, fullDay(of.periodEnd)] : [say.facts.ended, fullDay(of.endedAt)],
  ])}</section>
<div class="groups">
${group(say.customer, [
  of.isRunning && !of.isCancelled && button('cancel', say.cancel),
  of.isRunning && of.isCancelled && button('keep', say.keep, 'main'),
  of.isRunning && of.hasOpenInvoice && button('payOpen', say.payOpen, 'main'),
])}
${group(say.bank, [
  of.isRunning && !of.isRefusing && button('refuse', say.refuse),
  of.isRunning && of.isRefusing && button('take', say.take),
  !of.isDisputed && !of.isRefunded && of.invoices.some(({ state }) => state === 'paid') && button('dispute', say.dispute),
  of.isDisputed && button('win', say.win),
  of.isDisputed && button('lose', say.lose),
])}
${group(say.support, [!of.isRefunded && !of.isDisputed && of.invoices.some(({ state }) => state === 'paid') && button('refund', say.refund, 'grave')])}
</div>
<section><h2>${say.invoices}</h2>${table(
    Object.values(say.columns),
    of.invoices.map(
      ({ number, at, cents, state }) =>
        html`<tr><td>${number}</td><td>${fullDay(at)}</td><td>${dollars(cents)}</td><td>${state in say.invoiceStates ? say.invoiceStates[state as keyof typeof say.invoiceStates] : state}</td></tr>`,
    ),
    say.invoices,
  )}</section>
${portal?.return_url ? html`<p><a class="button" href="${portal.return_url}">${say.back}</a></p>` : ''}`
  return { title: say.title, place: 'purchases', content } as const
}
