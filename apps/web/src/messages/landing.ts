import { plans } from '@convostat/license'
import { format } from '../format/index.ts'
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
  closing: { title: 'Your chat is already written. Read it.', start: 'Try It Now' },
} as const
