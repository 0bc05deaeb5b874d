import { stageWords } from '@convostat/api/stages'
import { format } from '#format/index.ts'

const { count, decimal } = format

/** `1 message`, `5,000 messages` */
export const messagesOf = (n: number) => `${count(n)} ${n === 1 ? 'message' : 'messages'}`
export const daysOf = (n: number) => `${count(n)} ${n === 1 ? 'day' : 'days'}`
/** With a tenth, as a silence lasts. */
export const daysMeasured = (n: number) => `${decimal(n)} ${decimal(n) === decimal(1) ? 'day' : 'days'}`
export const linesOf = (n: number) => `${count(n)} ${n === 1 ? 'line' : 'lines'}`

/** The specification's sentence, to the letter. */
export const truncation = (limit: number, messages: number) =>
  `Message limit exceeded. Free tier allows up to ${count(limit)} messages. Your chat has ${count(messages)} messages. Please upgrade to Pro for unlimited messages.`

/** What stands on every screen. */
export const shared = {
  brand: 'ConvoStat',
  messagesOf,
  home: 'ConvoStat, to the start page',
  skip: 'Skip to the content',
  documentTitle: (screen: string) => `${screen} · ConvoStat`,
  nonAffiliation: 'ConvoStat is an independent product. It is not affiliated with WhatsApp or with Meta, the company that owns it.',
  version: (version: string) => `Version ${version}`,
  startFree: 'Start Free',
  howItWorks: 'How It Works',
  privacy: 'Privacy',
  retry: 'Retry',
  close: 'Close',
  /** What a chat tells, while it is counted and where that went wrong. */
  block: { loading: (name: string) => `Loading: ${name}`, failed: (name: string) => `${name} could not be counted.` },
  /** A message as a quotation, and the way to where it was said. */
  quoted: {
    open: 'Show in the conversation',
    openShort: 'Conversation',
    by: (author: string, when: string) => `${author}, ${when}`,
  },
  /** People. */
  andMore: (n: number) => `and ${count(n)} more`,
  /** Messages, and rows of a table. */
  andMoreRows: (n: number) => `and ${count(n)} more`,
  nav: { main: 'Main', screens: 'Screens', more: 'More', product: 'Product' },
  theme: { label: 'Theme', system: 'As the device', light: 'Light', dark: 'Dark' },
  stages: { ...stageWords, sending: 'Sending the file', saving: 'Saving the chat' },
  /** Between the parts of a list or of a line. */
  comma: ', ',
  /** Between two things on a line that are told side by side. */
  dot: '·',
  /** Between the people a chat is named by. */
  inTitle: { and: ' & ', comma: ', ' },
  percentOf: (stage: string, percent: string) => `${stage}, ${percent}`,
  engine: {
    browser: 'Your chat is read by a worker in this tab.',
    browserProof: 'The app’s security policy forbids it to contact any server. You can switch off the network and everything still works.',
    server: (host: string) => `Analysed by the server at ${host}`,
    serverProof: (host: string) => `Your chat is sent to ${host} and read there. It is sent nowhere else.`,
    open: 'Privacy: what runs where, and a test of it',
    getReady: 'Loading the rest of the app, so that the network is not needed any more',
    ready: 'Everything is loaded. You can switch off the network now.',
  },
  localModel: {
    mark: 'Local AI is on',
    markTitle: 'This page may show messages to Ollama on this computer, and to nobody else. Switch it off here.',
  },
  locked: 'This feature requires a Pro license. Please upgrade to continue.',
  pro: {
    mark: 'Pro',
    /** Beside a screen's name, for those who only hear it. */
    isPro: 'Part of Pro',
    isLocked: 'Part of Pro, locked',
    upgrade: 'Upgrade to Pro',
    hasLicense: 'I have a license',
    example: 'Behind this: what it looks like with an invented chat.',
  },
  outdated: { text: 'ConvoStat was updated in another tab. Reload the page to go on.', reload: 'Reload' },
  unloaded: {
    title: 'ConvoStat could not be loaded',
    text: 'Please check that you are online, and load the page again. Your saved chats are still on this device.',
    reload: 'Load again',
  },
  crash: {
    title: 'This page could not be drawn',
    text: 'Something went wrong. Please try again. Your saved chats are still on this device.',
    reload: 'Reload',
  },
  notFound: { title: 'There is no such page', toUpload: 'Upload Chat' },
} as const
