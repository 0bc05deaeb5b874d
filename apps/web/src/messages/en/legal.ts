import { dollars, plans, prices, refundDays } from '@convostat/license'
import { format } from '#format/index.ts'
import { shared } from './shared.ts'

/** A heading, what stands under it, and what is said one by one. */
export interface LegalSection {
  title: string
  text: readonly string[]
  list?: readonly string[]
  /** What is said below the list. */
  more?: readonly string[]
}

const { devices } = plans.pro
const limit = format.count(plans.free.messageLimit)

/** What this product does with data, and what one agrees to. docs/privacy.md says how the first is enforced and tested. */
export const legal = {
  changed: (day: string) => `Last changed on ${format.day(day)}`,
  contact: {
    title: 'Whom to ask',
    mail: (host: string) => `Whoever runs the copy of ConvoStat at ${host} answers for it. Write to`,
    none: (host: string) => `Whoever runs the copy of ConvoStat at ${host} answers for it: the person who gave you this address.`,
  },

  about: {
    title: 'About',
    lead: 'ConvoStat reads a chat that you exported and tells you its story, in figures that say how they were counted.',
    runs: {
      title: 'What runs where',
      browser: [
        'The chat is read, counted, searched and judged in a worker of this tab, on your own computer. The model of feelings runs there, too, and so does what makes a PDF. If you connect a local AI, it is a program on your computer as well.',
        'The server hands out the pages. Of licenses it keeps who bought them and on which devices they are; of chats it never hears.',
      ],
      server: (host: string) => [
        `This copy is set up so that the server at ${host} reads, counts and searches the chats, with the same code that otherwise runs in the browser. It sends them nowhere else.`,
      ],
    },
    stored: {
      title: 'What is stored',
      text: [
        'What you analyze and what you say of it is kept where it is read, and one click in Settings removes it. The privacy page lists all of it, line by line.',
      ],
    },
    proven: {
      title: 'What is proven',
      text: [
        'Not our good will but rules that your browser enforces keep the chat here: the worker that reads it is allowed no network at all. Each version is tested with a real browser: two chats that share nothing must cause the same requests to the byte, forty words that exist nowhere else must be found nowhere outside, and twenty-six leaks built in on purpose must all be caught.',
        'Check it yourself:',
      ],
      list: [
        'Open your browser’s developer tools, choose the network panel, and analyze a chat: nothing is added to the list.',
        'Switch the network off after the page has loaded, and go on.',
        'Read the code, which is under the MIT license, and run npm run test:privacy in it.',
      ],
    },
    counted: {
      title: 'How it counts',
      text: [
        'Every figure has one definition, which the sign beside it opens, and leads to the messages it was counted from. Times are as the phone showed them. What an export cannot tell is never guessed: who read what, what was deleted, what was said elsewhere.',
        'Feelings are read by a small model that we trained ourselves. It is often right over many messages and often wrong about one, above all about irony. It is no diagnosis.',
      ],
    },
    sources: {
      title: 'What it was made from',
      text: ['The model learned from these collections, none of which is handed out with ConvoStat:'],
      list: [
        'GoEmotions, and its translations into Korean and Russian (Apache-2.0, MIT)',
        'XED, BRIGHTER and AfriSenti (CC BY 4.0)',
        'SmSA of IndoNLU (Apache-2.0)',
        'sentences of Tatoeba (CC BY 2.0 FR)',
        'the word lists VADER and AFINN (MIT, Apache-2.0)',
        'everyday lines that we wrote ourselves',
      ],
      more: [
        'Stop words come from the stopword project (MIT, Apache-2.0), the ends of Japanese phrases from BudouX (Apache-2.0). The type is Newsreader and Source Sans 3, emoji are Noto Emoji, all under the SIL Open Font License. NOTICE.md in the source names all of them in full.',
      ],
    },
    independent: { title: 'Independent', text: [shared.nonAffiliation] },
  },

  privacy: {
    title: 'Privacy',
    changed: '2026-11-22',
    lead: {
      browser: 'Your chats stay in your browser. If you have a Pro license, the license service hears of the license, never of a chat.',
      server: (host: string) => `Your chats are sent to the server at ${host}, read there, and sent nowhere else.`,
    },
    chats: {
      browser: {
        title: 'Your chats',
        text: [
          `${shared.engine.browser} ${shared.engine.browserProof}`,
          'What you analyze is kept in this browser, so that a reload finds it:',
        ],
        list: [
          'the ten newest files you analyzed, each with a record of its names and dates',
          'the messages you saved as favorites, with your notes, the keywords you follow, and the words you leave out of counts',
          'the messages of which you said what they sound like, with your word for it',
          'the words of your last 200 searches, so that Back and a reload find them',
        ],
      },
      server: (host: string) => ({
        title: 'Your chats',
        text: [
          `This copy is set up so that its server reads the chats. The file you upload is sent to ${host} and kept there in a folder of your session.`,
          'The session is wiped, files and all, after an hour without a call, at the latest a day after it began, and when the server ends. Kept in this browser instead, what you said of messages sent along to be counted:',
        ],
        list: [
          'the messages you saved as favorites, with your notes, the keywords you follow, and the words you leave out of counts',
          'the messages of which you said what they sound like, with your word for it',
          'the words of your last 200 searches, so that Back and a reload find them',
        ],
      }),
    },
    license: {
      title: 'A Pro license',
      text: {
        browser:
          'Without a license nothing is sent about one. With a license, this is sent to the license service of this copy when you buy or upload it, when you press refresh, when you restore a backup with it or remove it or one of its devices, when you ask for the link to your subscription and for an hour after that each time you come back, each time you open the site while it is not activated in this browser, and otherwise about once a day, in its last three days about once an hour:',
        server: (host: string) =>
          `Without a license nothing is sent about one. With a license, this is sent to ${host}, which reads your chats as well, when you buy or upload it, when you press refresh, when you restore a backup with it or remove it or one of its devices, when you ask for the link to your subscription and for an hour after that each time you come back, when you come back after your session has ended, each time you open the site while it is not activated in this browser, and otherwise about once a day, in its last three days about once an hour:`,
      },
      list: [
        'the license itself: its number, the name it carries, the plan and the day it ends',
        'a random number that stands for this browser, made by chance and not taken from anything about your device',
        'a label for it, such as “Chrome on Windows”, so that you can tell your devices apart',
      ],
    },
    service: {
      title: 'What the license service keeps',
      text: [
        'The license, with the name and the e-mail address given when it was issued, its plan and dates, and whether it was withdrawn. Of each device: the random number, its label, and when it was first and last seen. A list, by the license’s number, of what was done with it: issued, activated, replaced, withdrawn. Never a chat, nor how many you read.',
        `Each license has ${devices} places for devices. One is free again when you remove its device in Settings, or when that was not seen for 30 days.`,
      ],
    },
    /** Where it can be bought here, by who takes the money. */
    buying: {
      title: 'Buying Pro',
      provider: [
        '“Get Pro License” sends which period you want, and leads you to our payment provider Stripe, to its own page and under its own privacy policy. Your card never passes through this site.',
        'From Stripe the license service learns the name and the e-mail address you give there, the period, and whether the payment went through, was given back or is disputed. It keeps them with the license, and writes to that address when something about the license changes.',
      ],
      sandbox: [
        'This copy takes no money: “Get Pro License” leads to a page of its own that plays the payment provider. What you type there, and the mails it writes, stay on this server.',
      ],
      recover:
        'An address that you give under “Lost your license?” is looked for among those of licenses, and not kept. The answer is the same whether it is there or not.',
    },
    storage: {
      title: 'Cookies and storage',
      browser: 'There are no cookies.',
      server:
        'A cookie with a random number says which session is yours, and with a license another says that it is there. No script and no other site can use them.',
      kept: 'Your browser’s storage holds the theme you chose, what is listed under “Your chats”, your license if you have one, from the first license you upload on the random number of this browser and which licenses were here (it stays when the license is removed, until you delete it in Settings), and a few notes without a word of a chat, such as which one was open last.',
    },
    others: {
      title: 'Others',
      text: [
        'No analytics, no advertising, no fonts or scripts of another company. Nothing is sold or passed on.',
        'Requests are not logged. Mistakes of the server are, by their kind and their place in the code, never with a name, an address or a word of a chat. Like every server it is told your network address while it answers, and counts calls by it to keep out floods.',
      ],
    },
    deleting: {
      title: 'Deleting',
      text: [
        '“Delete everything” in Settings removes all chats, favorites, milestones, corrections, names you gave people, searches and the license. The license alone is removed in Settings, too. Either gives its place back if the license service can be reached; otherwise the place is free again after 30 days. Deleting the site’s data in your browser’s settings removes all of it as well.',
        'To have what the license service keeps of you corrected or deleted, ask whoever runs it.',
      ],
    },
    limits: {
      title: 'What nobody can promise',
      text: [
        'Browser extensions, other programs on your device and the maker of your browser are outside of what a page can control. And whoever runs this copy could change its code tomorrow. Those who must be certain run their own copy: the source is open, and docs/privacy.md in it says how each claim is tested.',
      ],
    },
  },

  terms: {
    title: 'Terms',
    changed: '2026-11-22',
    lead: 'What you may expect of ConvoStat, and what it expects of you, in plain words.',
    sections: [
      {
        title: 'What it is',
        text: [
          'ConvoStat reads a chat that you exported and shows figures about it. The code is under the MIT license: you may use, change and share it.',
          shared.nonAffiliation,
        ],
      },
      {
        title: 'Your part',
        text: [
          'Upload only chats that you may read. Others speak in them, too: think of them before you share a chart, a file or a saved message.',
          'Do not try to harm the service or to reach what belongs to others.',
        ],
      },
      {
        title: 'Free and Pro',
        text: [
          `On Free the most recent ${limit} messages of each chat are analyzed. A Pro license removes that limit and opens the screens marked Pro. What each plan has stands on the pricing page, and only what exists stands there.`,
        ],
      },
      {
        title: 'The license',
        text: ['A license is a signed file, issued to the name in it.'],
        list: [
          `It works on up to ${devices} devices at once. On a further one you choose which of them gives up its place, up to six times in 30 days. A device that was not seen for 30 days gives it up by itself.`,
          'It works without a network: for 72 hours before it first reaches the license service, later for up to 30 days at a time, never beyond its end.',
          'It may be withdrawn if it was issued by mistake, if its payment was taken back, or if it is passed around. The app says so at the next contact with the service.',
          'When it ends you are back on Free, and nothing of yours is deleted.',
        ],
      },
    ] satisfies LegalSection[],
    paying: {
      title: 'Paying, ending, refunds',
      /** By who takes the money. */
      text: {
        none: `Pro is ${dollars(prices.monthly.cents)} per month or ${dollars(prices.annual.cents)} per year. This copy has no checkout: it takes no payment and renews nothing. A license is paid, and where agreed paid back, with whoever issues it.`,
        live: `Pro is ${dollars(prices.monthly.cents)} per month or ${dollars(prices.annual.cents)} per year, paid by card at Stripe. It is a subscription: it renews itself at the end of each period until you cancel it, which you can at any time, in Settings under “Manage subscription”. Within ${refundDays} days of the first payment you have it back in full: ask whoever is named below.`,
        test: 'Stripe is in its test mode here: no money is paid, and licenses are marked as tests.',
        sandbox: 'This copy has a sandbox in place of a checkout: no card is charged, no money is paid, and licenses are marked as tests.',
      },
      failed:
        'When a renewal cannot be paid, Pro stays open for three days after the end of the period, while it is tried again. A payment that was given back ends the license at once, one that is disputed suspends it until that is settled.',
      ending:
        'If you stop early, Pro stays until the end of the period that was paid. A device without a network may stay on Pro for up to three days longer.',
    },
    rest: [
      {
        title: 'What figures are',
        text: [
          'Counts of what stands in an export, each with its definition. An export does not tell who read what, what was deleted or what was said elsewhere. No figure is a diagnosis, or a verdict on anybody.',
        ],
      },
      {
        title: 'No warranty',
        text: [
          'The software comes as it is, without warranty of any kind, as its license says. Keep your exports: what a browser stores can be lost. Rights that the law gives you, and nobody may take away, stay yours.',
        ],
      },
      {
        title: 'Changes',
        text: [
          'When these terms change, the day at their head changes, too. A license that was issued before keeps what it promised until it ends.',
        ],
      },
    ] satisfies LegalSection[],
  },
} as const
