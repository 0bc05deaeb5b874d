import { type BillingPeriod, dollars, prices, refundDays } from '@convostat/license'
import { fullDay } from '../full-day.ts'

/** Every sentence of the mails. The product writes as the pages do: plain, warm, exact; a day is one of UTC. */

const planNames = { monthly: 'ConvoStat Pro, monthly', annual: 'ConvoStat Pro, annual' } as const
const periods = { monthly: 'month', annual: 'year' } as const
const price = (plan: BillingPeriod): string => dollars(prices[plan].cents)

const planFact = (plan: BillingPeriod) => ['Plan', planNames[plan]] as const
const licenseFact = (lid: string) => ['License', lid] as const
const nameFact = (licensee: string) => ['Issued to', licensee] as const
const keepTheFile =
  'Keep the file as it is. A program that opens it and saves it again may change it, and a license that was changed does not count.'

export const words = {
  banner: 'Sandbox: no card was charged',
  footer: {
    why: 'You receive this because of ConvoStat Pro. This is no newsletter: mails come only when something about your license changes, or when you ask for one.',
    asked: 'You receive this because it was asked for with your e-mail address.',
    support: (address: string) => `Questions? Write to ${address}.`,
    independent: 'ConvoStat is not affiliated with WhatsApp or Meta.',
  },
  openSettings: 'Open Settings',
  seePlans: 'See the plans',
  payNow: 'Update the payment',

  issued: (paid: { plan: BillingPeriod; periodEnd: number; lid: string; licensee: string }) => ({
    subject: 'Your ConvoStat Pro license',
    preview: 'Your license.json is attached. Keep this mail: it is your backup.',
    title: 'Thank you for choosing Pro',
    paragraphs: [
      'Your license is attached to this mail as license.json. Where you paid, Pro is already on, and there is nothing left to do.',
      'For another browser, phone or computer, three in all, open Settings there and choose the attached file.',
    ],
    facts: [
      planFact(paid.plan),
      ['Paid', price(paid.plan)] as const,
      ['Paid until', `${fullDay(paid.periodEnd)}, then ${price(paid.plan)} a ${periods[paid.plan]}`] as const,
      nameFact(paid.licensee),
      licenseFact(paid.lid),
    ],
    notes: [
      keepTheFile,
      `You can cancel at any time in Settings; Pro then stays until the end of what you paid for. Within ${refundDays} days you can also have your money back.`,
    ],
  }),

  renewed: (paid: { plan: BillingPeriod; periodEnd: number; lid: string }) => ({
    subject: 'Your ConvoStat Pro was renewed',
    preview: `Paid until ${fullDay(paid.periodEnd)}. Your new license.json is attached.`,
    title: `Pro goes on until ${fullDay(paid.periodEnd)}`,
    paragraphs: [
      `Your subscription was renewed for another ${periods[paid.plan]}. Where you use Pro today, the new license is fetched by itself.`,
      'It is attached as license.json, too: from now on this is the file to keep, and the one to choose on another device.',
    ],
    facts: [
      planFact(paid.plan),
      ['Paid', price(paid.plan)] as const,
      ['Paid until', fullDay(paid.periodEnd)] as const,
      licenseFact(paid.lid),
    ],
    notes: [keepTheFile],
  }),

  past_due: (due: { plan: BillingPeriod; expires: number }) => ({
    subject: 'Your ConvoStat payment did not go through',
    preview: `Pro stays on until ${fullDay(due.expires)}. Please look at your payment.`,
    title: 'Your renewal could not be paid',
    paragraphs: [
      `We tried to collect ${price(due.plan)} for the next ${periods[due.plan]}, and it was declined. This is often a card that has expired.`,
      `We try again in the next days. Pro stays on until ${fullDay(due.expires)}; with a card that works it simply goes on.`,
    ],
    facts: [planFact(due.plan), ['Open', price(due.plan)] as const, ['Pro until', fullDay(due.expires)] as const],
    notes: ['In Settings, choose "Manage subscription": there you can pay with another card, or cancel.'],
  }),

  cancel_scheduled: (ends: { plan: BillingPeriod; periodEnd: number }) => ({
    subject: 'Your ConvoStat subscription is cancelled',
    preview: `Pro stays yours until ${fullDay(ends.periodEnd)}. Nothing more is charged.`,
    title: `Pro stays yours until ${fullDay(ends.periodEnd)}`,
    paragraphs: [
      'You cancelled your subscription. Nothing more will be charged, and until that day Pro works as before.',
      'After it you are on the Free plan. What you saved in your browser stays there.',
    ],
    facts: [planFact(ends.plan), ['Ends', fullDay(ends.periodEnd)] as const],
    notes: ['Changed your mind? Until then you can keep the subscription in Settings, under "Manage subscription".'],
  }),

  uncancelled: (next: { plan: BillingPeriod; periodEnd: number }) => ({
    subject: 'Your ConvoStat subscription goes on',
    preview: `It will not end; the next payment is on ${fullDay(next.periodEnd)}.`,
    title: 'Good that you are staying',
    paragraphs: [`Your subscription will not end after all. It is renewed on ${fullDay(next.periodEnd)} for ${price(next.plan)}.`],
    facts: [planFact(next.plan), ['Next payment', `${price(next.plan)} on ${fullDay(next.periodEnd)}`] as const],
    notes: [],
  }),

  ended: (was: { plan: BillingPeriod }) => ({
    subject: 'Your ConvoStat Pro has ended',
    preview: 'You are on the Free plan now. What you saved stays in your browser.',
    title: 'Your Pro subscription has ended',
    paragraphs: [
      'Nothing more is charged, and your license no longer counts. You are on the Free plan now: it reads the most recent 5,000 messages of a chat.',
      'What you saved in your browser stays there. Should you want Pro back, a new subscription brings everything back at once.',
    ],
    facts: [['Was', planNames[was.plan]] as const],
    notes: [],
  }),

  refunded: (was: { plan: BillingPeriod; lid: string }) => ({
    subject: 'Your ConvoStat payment was refunded',
    preview: `${price(was.plan)} goes back to the card or account that you paid with.`,
    title: 'Your money is on its way back',
    paragraphs: [
      `We returned ${price(was.plan)} to the card or account that you paid with. Banks take up to ten days to show it.`,
      'Your subscription has ended with it, and the license no longer counts. You are on the Free plan now.',
    ],
    facts: [['Refunded', price(was.plan)] as const, planFact(was.plan), licenseFact(was.lid)],
    notes: [],
  }),

  disputed: (of: { plan: BillingPeriod; lid: string }) => ({
    subject: 'A payment for ConvoStat is disputed',
    preview: 'Until that is settled, your license is suspended.',
    title: 'Your license is suspended for now',
    paragraphs: [
      'Your bank told us that a payment for your subscription is disputed. Until that is settled the license does not count.',
      'If this was a mistake, please tell your bank. As soon as they withdraw the dispute, Pro is back by itself.',
    ],
    facts: [planFact(of.plan), licenseFact(of.lid)],
    notes: [],
  }),

  restored: (of: { plan: BillingPeriod; lid: string; periodEnd: number }) => ({
    subject: 'Your ConvoStat license counts again',
    preview: 'What was open about your payment is settled.',
    title: 'Pro is back',
    paragraphs: ['What was open about your payment is settled, and your license counts again. There is nothing you need to do.'],
    facts: [planFact(of.plan), ['Paid until', fullDay(of.periodEnd)] as const, licenseFact(of.lid)],
    notes: [],
  }),

  payment_failed: (wish: { plan: BillingPeriod }) => ({
    subject: 'Your ConvoStat purchase was not completed',
    preview: 'Your bank did not complete the payment, so nothing was charged.',
    title: 'The payment did not go through',
    paragraphs: [
      'Your bank did not complete the payment, so nothing was bought and nothing is charged.',
      'You can try again at any time, with another way to pay if you like.',
    ],
    facts: [['Not bought', `${planNames[wish.plan]}, ${price(wish.plan)}`] as const],
    notes: [],
  }),

  recovery: (licenses: readonly { plan: BillingPeriod; lid: string; periodEnd: number; fileName: string }[]) => ({
    subject: licenses.length === 1 ? 'Your ConvoStat license, once more' : 'Your ConvoStat licenses, once more',
    preview: licenses.length === 1 ? 'Your license.json is attached.' : `${licenses.length} license files are attached.`,
    title: licenses.length === 1 ? 'Here is your license again' : 'Here are your licenses again',
    paragraphs: [
      licenses.length === 1
        ? 'You asked for your license: it is attached. In ConvoStat, open Settings and choose the file.'
        : `You asked for your licenses: ${licenses.length} count now, and all are attached. In ConvoStat, open Settings and choose one of the files.`,
    ],
    facts: licenses.map(({ plan, periodEnd, fileName }) => [fileName, `${planNames[plan]}, paid until ${fullDay(periodEnd)}`] as const),
    notes: [
      keepTheFile,
      'You did not ask for this? Then somebody mistyped their address. They were told nothing, and you need do nothing.',
    ],
  }),

  portal: () => ({
    subject: 'Manage your ConvoStat subscription',
    preview: 'The link you asked for.',
    title: 'Manage your subscription',
    paragraphs: [
      'You asked for the page of your subscription. There you can cancel it or keep it, pay with another card, and find your invoices.',
    ],
    facts: [],
    notes: ['The link is for you alone. You did not ask for it? Then you need do nothing: without this mail nobody can use it.'],
  }),
  portalAction: 'Open my subscription',
} as const
