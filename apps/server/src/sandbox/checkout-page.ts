import { found } from '@convostat/fake-stripe'
import type { BillingPeriod } from '@convostat/license'
import { dollars, prices } from '@convostat/license'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type Stripe from 'stripe'
import { paymentLimits, sandboxLimits } from '#config/limits.ts'
import { formOf, notThere, show } from './door.ts'
import { doing, type Html } from './layout.ts'
import type { Playing } from './sandbox-context.ts'
import { words } from './words.ts'

const say = words.checkout

/** The name in the form before someone writes their own: it can be paid immediately. */
const example = { name: 'Ana Sol', email: 'ana@example.com' }

interface Filled {
  name: string
  email: string
  fault: { of: 'name' | 'email' | 'card'; sentence: string } | null
}

/** The page where one pays: the same choices as the real one brings, and what may go otherwise. */
export function checkoutPages(app: Hono, { sandbox, settled }: Playing): void {
  const { standIn } = sandbox
  const path = '/sandbox/checkout/:id'
  /** Who last tried with a card that was declined: the form is as they filled it in. */
  const declined = new Map<string, { name: string; email: string }>()
  const sessionOf = (c: Context) => found(standIn.state.sessions, c.req.param('id') ?? '')

  app.get(path, (c) => {
    const session = sessionOf(c)
    if (!session) return notThere(c)
    if (session.status === 'open') {
      const fault = c.req.query('declined') === undefined ? null : ({ of: 'card', sentence: say.declined } as const)
      return form(c, session, { ...(declined.get(session.id) ?? example), fault })
    }
    return isPending(session) ? pending(c, session) : over(c, session)
  })

  app.post(path, async (c) => {
    const session = sessionOf(c)
    if (!session) return notThere(c)
    const field = await formOf(c)
    const action = field('action')
    if (action === 'arrive' || action === 'bounce') {
      await standIn.arrive(session.id, action === 'arrive' ? 'succeeded' : 'failed')
      await settled()
      return c.redirect(field('back') === 'purchases' ? '/sandbox' : successOf(session), 303)
    }
    if (session.status !== 'open') return over(c, session)
    if (action === 'cancel') return c.redirect(session.cancel_url ?? '/pricing', 303)
    const buyer = { name: field('name'), email: field('email') }
    const fault = faultOf(buyer)
    if (fault) return form(c, session, { ...buyer, fault }, 422)
    if (action === 'decline') {
      await standIn.decline(session.id, buyer)
      declined.set(session.id, buyer)
      // A separate page, so that Back and a reload send nothing again.
      return c.redirect(`/sandbox/checkout/${session.id}?declined`, 303)
    }
    if (action === 'later') {
      await standIn.payLater(session.id, buyer)
      await settled()
      return c.redirect(`/sandbox/checkout/${session.id}`, 303)
    }
    if (action !== 'pay') return notThere(c)
    const success = successOf(session)
    declined.delete(session.id)
    await standIn.pay(session.id, buyer)
    await settled()
    return c.redirect(success, 303)
  })

  function form(c: Context, session: Stripe.Checkout.Session, filled: Filled, status: 200 | 422 = 200) {
    const plan = planOf(standIn.state.lineItems[session.id])
    return show(c, { title: say.title, place: null, content: formIn(plan, filled) }, status)
  }
}

const isPending = ({ status, payment_status }: Stripe.Checkout.Session): boolean => status === 'complete' && payment_status === 'unpaid'

const successOf = ({ success_url, id }: Stripe.Checkout.Session): string => (success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', id)

export const planOf = (items: Stripe.LineItem[] | undefined): BillingPeriod =>
  items?.[0]?.price?.recurring?.interval === 'year' ? 'annual' : 'monthly'

function faultOf({ name, email }: { name: string; email: string }): Filled['fault'] {
  if (name === '' || [...name].length > paymentLimits.nameCharacters || /\p{Cc}/u.test(name)) return { of: 'name', sentence: say.nameWrong }
  if (
    email.length > sandboxLimits.emailCharacters ||
    !/^[^\s@<>"(),:;[\]\\\p{C}]{1,64}@[^\s@<>"(),:;[\]\\\p{C}]+\.[^\s@<>"(),:;[\]\\\p{C}]+$/u.test(email)
  ) {
    return { of: 'email', sentence: say.emailWrong }
  }
  return null
}

function formIn(plan: BillingPeriod, { name, email, fault }: Filled): Html {
  const sum = dollars(prices[plan].cents)
  const field = (id: 'name' | 'email', type: string, label: string, hint: string, value: string) => {
    const isWrong = fault?.of === id
    return html`<label>${label}<input type="${type}" name="${id}" value="${value}" required maxlength="${id === 'name' ? paymentLimits.nameCharacters : sandboxLimits.emailCharacters}" autocomplete="off" aria-describedby="${id}-hint"${isWrong ? html` aria-invalid="true"` : ''}>${
      isWrong
        ? html`<span class="field-error" id="${id}-hint" role="alert">${fault?.sentence}</span>`
        : html`<small id="${id}-hint">${hint}</small>`
    }</label>`
  }
  return html`<form method="post" class="narrow-page">
<div class="sheet">
<div class="rule"></div>
<h1>${say.title}</h1>
<p class="soft">${words.plan[plan]}</p>
<p class="sum"><span>${say.sum}</span> <span class="amount">${sum}</span></p>
<p class="faint">${say.renews(plan)}</p>
<div class="fields">
${fault?.of === 'card' ? html`<p class="banner" role="alert">${fault.sentence}</p>` : ''}
${field('name', 'text', say.name, say.nameHint, name)}
${field('email', 'email', say.email, say.emailHint, email)}
<div class="card-slot"><strong>${say.card}.</strong> ${say.cardHint}</div>
<button class="main grow" name="action" value="pay">${say.pay(sum)}</button>
</div>
</div>
<section class="stack" aria-labelledby="otherwise">
<h2 id="otherwise">${say.otherwise}</h2>
<button name="action" value="later">${say.later}</button>
<button name="action" value="decline">${say.decline}</button>
<button name="action" value="cancel" formnovalidate>${say.cancel}</button>
</section>
</form>`
}

function pending(c: Context, session: Stripe.Checkout.Session) {
  const path = `/sandbox/checkout/${session.id}`
  const content = html`<div class="narrow-page"><div><h1>${say.pending.title}</h1><p class="lead">${say.pending.text}</p></div>
<div class="buttons">${doing(path, 'arrive', say.pending.arrives, 'main')}${doing(path, 'bounce', say.pending.fails)}<a class="button" href="${successOf(session)}">${say.pending.wait}</a></div></div>`
  return show(c, { title: say.pending.title, place: null, content })
}

function over(c: Context, { status }: Stripe.Checkout.Session) {
  const text = status === 'complete' ? say.over.complete : say.over.expired
  const content = html`<div class="narrow-page"><div><h1>${say.over.title}</h1><p class="lead">${text}</p></div>
<div class="buttons"><a class="button main" href="/sandbox">${words.nav.purchases}</a><a class="button" href="/pricing">${words.purchases.toPricing}</a></div></div>`
  return show(c, { title: say.over.title, place: null, content })
}
