import { dollars, plans, prices, refundDays } from '@convostat/license'
import { format } from '#format/index.ts'
import { shared } from './shared.ts'

/** The landing page. */
export const landing = {
  title: 'ConvoStat: turn your chats into insights',
  badge: '100% Private · 100% Local · 100% Free to Start',
  serverBadge: 'Self-hosted · No account · 100% Free to Start',
  headline: { start: 'Turn your chats into insights', end: 'worth keeping' },
  lead: 'Years of messages hold a story: who writes most, how fast you answer each other, the nights neither of you slept. Drop an exported chat and read it, in figures that explain themselves.',
  start: 'Start Analyzing Free',
  note: `No signup required · No credit card · ${format.count(plans.free.messageLimit)} messages free`,
  picture: {
    alt: 'The dashboard of a demo chat: total messages, dates, daily average and response time, above a chart of messages over two years.',
    caption: 'The demo chat, two people over two years. Every figure opens its definition.',
  },
  /** A piece of the product to play with, on the demo chat. */
  demo: {
    title: 'Try it right here',
    text: 'A demo chat of two people over two years, counted by the engine that would count yours. Choose whose messages you look at.',
    people: 'Whose messages',
    everyone: 'Both',
    figures: { messages: 'Messages', share: 'Share', reply: 'Typical reply', busiest: 'Busiest day' },
    hours: 'Messages by weekday and hour.',
    months: 'Messages a month.',
    open: 'Open it in the app',
  },
  features: {
    title: 'What you find in it',
    plans: { free: 'Free', some: 'Free, and more with Pro', pro: 'Pro' },
    list: [
      {
        id: 'analytics',
        plan: 'free',
        title: 'Chat Analytics',
        text: 'Who writes, when and how much: totals, the busiest days, the week by the hour, response times with their median and their slowest tenth. Every figure opens its definition, and the messages behind it.',
      },
      {
        id: 'relationship',
        plan: 'pro',
        title: 'Relationship Insights',
        text: 'How even the talk is, how fast each of you answers, who begins a conversation and who ends it, the longest silences, the most caring lines. Never a verdict.',
      },
      {
        id: 'emotion',
        plan: 'some',
        title: 'Emotion Analysis',
        text: 'A small model of our own reads sentiment and nine feelings on your device: moods by month, peaks and valleys, and for each message the words that weighed.',
      },
      {
        id: 'visuals',
        plan: 'some',
        title: 'Beautiful Visuals',
        text: 'Charts that say in a sentence what they show, clouds of words and emoji, and a year told as a Wrapped story. Each can be kept as a picture, with names masked if you like.',
      },
      {
        id: 'questions',
        plan: 'some',
        title: 'AI Chat Q&A',
        text: 'Ask in plain words. What can be counted is counted, to the message; for the rest a local AI on your computer reads what was said, or you are shown the passages. Every answer leads to what it rests on.',
      },
      {
        id: 'reports',
        plan: 'some',
        title: 'PDF Reports',
        text: 'A page to print for free, the whole report with Pro: charts, people, words, moments, and how everything is counted. Your favorites become a small book.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    list: [
      {
        title: 'Export the chat',
        text: 'In WhatsApp, open the chat, choose Export chat and then Without media. You get one small .txt or .zip file.',
      },
      {
        title: 'Upload and analyze',
        text: 'Drop the file on the page. Before anything is analyzed you see what was found in it: dates, people, messages, and any line that could not be read.',
      },
      {
        title: 'Explore insights',
        text: 'Read who writes and when, how fast replies come, which days were the busiest. Beside each number stands how it was counted.',
      },
    ],
  },
  privacy: {
    title: 'What happens to your chat',
    list: [
      {
        title: '100% local processing',
        text: `${shared.engine.browser} ${shared.engine.browserProof}`,
      },
      {
        title: 'Zero data collection',
        text: 'No account, no analytics, no cookies. The chats you analyze are kept on this device, at most ten, and nowhere else.',
      },
      {
        title: 'Open and transparent',
        text: 'The code is under the MIT license. Open your browser’s network panel and analyze a chat: not one request appears.',
      },
    ],
    underServer: (host: string) => [
      { title: 'Read by your server', text: `Analysed by the server at ${host}. Chats are sent nowhere else.` },
      {
        title: 'Zero data collection',
        text: 'No account and no analytics. A session that is idle for an hour is wiped, with the files it held.',
      },
      { title: 'Open and transparent', text: 'The code is under the MIT license. Whoever runs this server can read what it does.' },
    ],
  },
  questions: {
    title: 'Questions',
    safety: {
      question: 'Is my chat safe?',
      browser: `${shared.engine.browser} ${shared.engine.browserProof} There is no account, so there is nothing to break into.`,
      server: (host: string) =>
        `It is sent to the server at ${host}, read there and sent nowhere else. It is wiped after an idle hour. Ask whoever runs that server whether you trust them with it.`,
    },
    list: [
      {
        question: 'Which files can I use?',
        answer:
          'The .txt or .zip that WhatsApp writes under Export chat, Without media: from an iPhone or from Android, in whichever of some sixty languages your phone speaks, with days and months in any order. Of a line that cannot be read you are told.',
      },
      {
        question: 'Does it work with group chats?',
        answer:
          'Yes, with up to 1,024 people. Each keeps a color of their own on every screen. Somebody who changed their number can be made one person again, and anybody can be hidden.',
      },
      {
        question: 'How does the Pro license work?',
        answer: `It is a file, license.json, that you upload in Settings. It opens Pro on up to ${plans.pro.devices} devices, without a password or a login, and works without a network, too.`,
      },
    ],
    /** By whether Pro can be bought here. */
    cancelling: {
      question: 'How do I cancel?',
      paying: `At any time, in Settings under “Manage subscription”. Pro stays until the end of what you paid for, a month at ${dollars(prices.monthly.cents)} or a year at ${dollars(prices.annual.cents)}. Then you are back on Free, and nothing of yours is deleted.`,
      notPaying:
        'There is nothing to cancel: this copy renews nothing. A license ends on the day it names. Then you are back on Free, and nothing of yours is deleted.',
    },
    refunds: {
      question: 'Can I have my money back?',
      paying: `Yes, in full, within ${refundDays} days of the first payment, and you need not say why.`,
      notPaying: 'This copy takes no money. What was paid for a license, and what is paid back, is settled with whoever issued it.',
    },
  },
  closing: { title: 'Your chat is already written. Read it.', start: 'Try It Now' },
} as const
