import { annualSaving, type BillingPeriod, dollars, plans, pricePerMonth, prices, refundDays } from '@convostat/license'
import { format } from '#format/index.ts'
import { license } from './license.ts'

const limit = format.count(plans.free.messageLimit)
const { devices } = plans.pro
const questions = plans.free.questionsPerChat
const yearly = `${dollars(prices.annual.cents)} per year`

/** What Free and Pro are, cost and do: every figure is of the one table of plans. */
export const pricing = {
  title: 'Pricing',
  headline: { start: 'Free for the latest chapter.', end: 'Pro for the whole story.' },
  lead: `Free analyzes the most recent ${limit} messages of a chat, Pro every one of them. Neither needs an account.`,
  view: 'View Pricing',
  period: { label: 'Billing period', monthly: 'Monthly', annual: 'Annual', saving: `Save ${annualSaving()}%` },
  perMonth: 'per month',
  free: {
    title: plans.free.title,
    price: dollars(0),
    note: 'for as long as you like',
    list: [
      `The most recent ${limit} messages of each chat`,
      'The dashboard: totals, response times, activity, heatmap, message share',
      'Search in every word that was analyzed, and the results as CSV',
      'Custom milestones and favorites',
      `${format.count(questions)} AI question per chat`,
    ],
    start: 'Start Analyzing Free',
  },
  pro: {
    title: plans.pro.title,
    badge: 'MOST POPULAR',
    price: (period: BillingPeriod) => pricePerMonth(period),
    note: { monthly: 'paid month by month', annual: yearly } satisfies Record<BillingPeriod, string>,
    list: [
      'Everything in Free',
      'Every message, however long the chat',
      'Relationship: balance, how fast each answers, longest gaps, who answers whom',
      'Words, moods and emotions, and a year told as Wrapped',
      'Unlimited AI questions',
      'The full report as PDF, and every figure as CSV and JSON',
      `One license for ${devices} devices, without a login`,
    ],
    get: 'Get Pro License',
  },
  /** On a device that has Pro. */
  here: { active: 'Pro is active on this device', manage: license.manage.manage, license: 'View license' },
  /** The way to where one pays. */
  checkout: {
    leaving: 'Starting checkout...',
    /** The specification's sentence, to the letter. */
    failed: 'Failed to start checkout. Please try again or contact support.',
    support: 'Support:',
    terms: {
      monthly: `${dollars(prices.monthly.cents)} now and every month, until you cancel.`,
      annual: `${dollars(prices.annual.cents)} now and every year, until you cancel.`,
    } satisfies Record<BillingPeriod, string>,
    by: {
      live: `You pay by card at Stripe and come back here. ${refundDays} days to have it back.`,
      test: 'Stripe is in its test mode: no money is paid.',
      sandbox: 'Sandbox: no card is charged. The license is marked as a test.',
    },
  },
  /** Where it can be bought here. */
  buying: {
    title: 'How it goes',
    lead: 'No account and no login: what you buy is a file that opens Pro.',
    pay: {
      title: 'Pay',
      text: {
        live: 'By card, at our payment provider Stripe. Your card never passes through this site.',
        test: 'With one of Stripe’s test cards: this copy of ConvoStat takes no money.',
        sandbox: 'On a page that plays the payment provider: this copy of ConvoStat takes no money.',
      },
    },
    open: {
      title: 'Pro is on',
      text: 'Back here, the license is kept on this device and activated by itself, in every open tab. A chat of which only a part was analyzed is read again to its beginning.',
    },
    keep: {
      title: 'Keep license.json',
      text: `It also comes by e-mail. Upload it in Settings on your other devices, up to ${plans.pro.devices}; there you manage the subscription, too.`,
      link: 'I have a license',
    },
  },
  /** Where nothing can be bought here: a license comes from whoever runs the installation. */
  getting: {
    title: 'How to get a license',
    lead: 'This page takes no cards and charges nothing. Licenses are issued by whoever runs this copy of ConvoStat.',
    ask: {
      title: 'Ask for one',
      /** The mail link follows. */
      byMail: `Say whether you want a month (${dollars(prices.monthly.cents)}) or a year (${dollars(prices.annual.cents)}), and which name it should carry. Write to`,
      inPerson: (host: string) =>
        `Ask the person who gave you the address ${host}. If that is you, one command in the project’s folder issues it:`,
      /** Each part stands on one line. */
      command: ['npm run -s license', '-- issue', '--licensee NAME', '--email MAIL', '--plan annual', '--out license.json'],
      subject: 'ConvoStat Pro license',
    },
    receive: {
      title: 'Receive license.json',
      text: 'A small file, signed so that nobody can change it. It names you, your plan and the day it ends. Keep it: it is all there is to a license.',
    },
    upload: {
      title: 'Upload it in Settings',
      text: 'Pro is on at once, and a chat of which only a part was analyzed is read again to its beginning.',
      link: 'I have a license',
    },
  },
  comparison: {
    title: 'Free and Pro, line by line',
    feature: 'Feature',
    yes: 'Yes',
    no: 'No',
    rows: [
      { feature: 'Messages analyzed in each chat', free: `${limit}, the most recent`, pro: 'Unlimited' },
      { feature: 'The whole file read and counted', free: true, pro: true },
      { feature: 'Totals and response times, each with its definition', free: true, pro: true },
      { feature: 'Activity, heatmap, calendar and message share', free: true, pro: true },
      { feature: 'Each chart as a picture and as CSV', free: true, pro: true },
      { feature: 'Filters by people and days', free: true, pro: true },
      { feature: 'Search, and its results as CSV', free: true, pro: true },
      { feature: 'Custom milestones', free: true, pro: true },
      { feature: 'Favorites with notes', free: true, pro: true },
      { feature: 'A later export merged into its chat', free: true, pro: true },
      { feature: 'Relationship: balance, how fast each answers, longest gaps, who answers whom', free: false, pro: true },
      { feature: 'Sentiment over time', free: true, pro: true },
      { feature: 'Emotions: fingerprint, mood timeline, vibe, highlights, emotional sync', free: false, pro: true },
      { feature: 'Words and emoji: clouds, phrases, topics, what each says more', free: false, pro: true },
      { feature: 'Wrapped: a year or all time as a story, each slide as a picture', free: false, pro: true },
      { feature: 'AI questions about each chat', free: format.count(questions), pro: 'Unlimited' },
      { feature: 'PDF report', free: 'One page, with a watermark', pro: 'In full, without' },
      { feature: 'Favorites as a PDF book', free: true, pro: true },
      { feature: 'Everything as CSV and JSON', free: false, pro: true },
      { feature: 'Devices', free: 'Any, each by itself', pro: `${devices} for one license` },
      { feature: 'Account or login', free: 'None', pro: 'None' },
    ] satisfies { feature: string; free: boolean | string; pro: boolean | string }[],
  },
  questions: {
    title: 'Questions about Pro',
    list: [
      {
        question: 'How does the license work?',
        answer:
          'It is a file, license.json, that you upload in Settings. The app checks its signature and opens what Pro adds. There is no password and no login.',
      },
      {
        question: `What are the ${devices} devices?`,
        answer: `One license works in ${devices} browsers at once, say on a phone, a laptop and at work. For a further one you choose which of them gives up its place. A browser that was not seen for 30 days frees its place by itself.`,
      },
      {
        question: 'Does Pro work without a network?',
        answer:
          'Yes. The file alone opens Pro for 72 hours. Once it has reached the license service, up to 30 days may pass between two contacts, though never beyond the license’s end.',
      },
      {
        question: 'What happens when a license ends?',
        answer: `You are back on Free. Nothing is deleted: your chats, favorites and milestones stay, and the most recent ${limit} messages of each chat are analyzed.`,
      },
    ],
    /** By whether it can be bought here. */
    paying: {
      question: 'How do I cancel, and can I have my money back?',
      answer: `A subscription renews itself each month or year until you cancel it: at any time, in Settings under “Manage subscription”. Pro stays until the end of what you paid for. Within ${refundDays} days of the first payment you have it back in full.`,
    },
    notPaying: {
      question: 'Is anything renewed or charged?',
      answer:
        'Not by this page. A license ends on the day it names, so there is nothing to cancel. What you pay, and what you get back, is settled with whoever issues it.',
    },
    /** By who reads the chats. */
    check: {
      question: 'Who checks my license?',
      browser:
        'The Pro check runs on your own computer. We chose that over sending us your chats. The license service hears of the license and of the device when you upload it and about once a day, and never of a chat.',
      server: (host: string) =>
        `The server at ${host}, which also reads your chats. It keeps which devices use the license, and puts nothing of a chat beside it.`,
    },
  },
  teaser: {
    title: 'Free and Pro',
    free: {
      title: `Free, ${dollars(0)}`,
      text: `The most recent ${limit} messages of each chat: dashboard, search, milestones and favorites.`,
      start: 'Try Free',
    },
    pro: {
      title: `Pro, ${pricePerMonth('monthly')} per month`,
      text: `Every message, however long the chat, and what lies between people: balance, how fast each answers, longest gaps, who answers whom. Or ${yearly}, which saves ${annualSaving()}%.`,
    },
  },
} as const
