import { format } from '#format/index.ts'

const { count } = format

/** What runs where, what this page asked for, and how to try both: the privacy that one can see. */
export const proof = {
  title: 'Privacy you can see',
  lead: {
    browser: 'Your chat stays in this tab. Below stands what keeps it here, what this page has asked for, and how to try it yourself.',
    server: (host: string) =>
      `In this copy the server at ${host} reads your chats. Below stands what goes there, what this page has asked for, and how to try yourself that nothing goes elsewhere.`,
  },
  where: {
    title: 'What runs where',
    chat: {
      name: 'Reading, counting and searching a chat',
      browser: 'In a worker of this tab',
      server: (host: string) => `On the server at ${host}`,
    },
    feelings: { name: 'What messages sound like', browser: 'In the same worker', server: 'On the same server' },
    paper: { name: 'Making a PDF', browser: 'In a second worker of this tab', server: 'On the same server' },
    kept: {
      name: 'Chats you analyzed',
      browser: 'In this browser’s own storage',
      server: 'On the server, until you have been away for an hour or a day is over',
    },
    saved: { name: 'What you saved of them', place: 'In this browser’s own storage' },
    license: { name: 'A license, if you have one', place: (host: string) => `Asked about at ${host}; nothing of a chat is in it` },
    model: {
      name: 'A local AI',
      off: 'Not connected',
      on: 'On this computer: the question and the messages found for it go to Ollama, and nowhere else',
      server: 'Where it is switched on, on the server’s own computer',
    },
  },
  test: {
    title: 'A test you can run',
    about:
      'The page and its worker try to reach an address elsewhere. It ends in .invalid, which nobody can own, and the attempts carry nothing of yours.',
    aboutServer:
      'The page tries to reach an address elsewhere. It ends in .invalid, which nobody can own, and the attempts carry nothing of yours.',
    run: 'Run the test',
    again: 'Run it again',
    running: 'Trying …',
    trials: {
      pageRequest: 'The page sends a request elsewhere',
      pagePicture: 'The page loads a picture from elsewhere',
      pageSocket: 'The page opens a connection elsewhere',
      pageOwn: 'The page asks our own server for an address that could tell it something',
      workerRequest: 'The worker sends a request elsewhere',
      workerSocket: 'The worker opens a connection elsewhere',
      workerOwn: 'The worker asks our own server for a file',
    },
    outcomes: {
      refused: 'Refused by the browser',
      unreached: 'Not reached; without a network the browser does not say why',
      reached: 'Went through',
      silent: 'The worker did not answer',
    },
    held: 'The browser refused every attempt.',
    ownOpen:
      'Your browser let one request to our own server through: it does not know the rule that closes this (Connection-Allowlist), which Chrome and Edge have. It held the word “self-test” and nothing else.',
    open: 'An attempt went through. Please do not open a chat here, and tell whoever runs this copy.',
    unsure: 'Some attempts ended without a word from the browser. Try again with the network switched on.',
  },
  network: {
    title: 'Switch the network off and go on',
    online: 'Your browser has a network now.',
    offline: 'Your browser has no network now. Go on: everything works.',
    offlineServer: 'Your browser has no network now. Here nothing can be analyzed until it is back.',
    steps: [
      'Switch the network off: flight mode, or pull the cable. This line will say so.',
      'Choose a chat and analyze it. Look around, search, export a table.',
      'Switch it on again when you are done. Nothing was waiting to be sent.',
    ],
  },
  asked: {
    title: 'What this page asked for',
    about:
      'As your browser recorded it, since this page was opened. What a page is made of is the same for everyone, whatever is in a chat.',
    kinds: {
      page: 'The page',
      code: 'Code and styles',
      type: 'Type',
      model: 'What messages are judged with',
      printer: 'What PDFs are made with',
      demo: 'A demo chat, because you chose it',
      license: 'Calls about your license',
      chat: 'Calls about your chats, which carry what they need to the server',
      other: 'Other files',
    },
    requests: (n: number) => (n === 1 ? '1 request' : `${count(n)} requests`),
    device: 'from this device',
    nothing: 'None of these addresses had anything added to it, and what loads a file sends nothing along.',
    something: 'Calls to the server carry what they are about. Addresses are shown without what was added to them.',
    worker: 'The worker that reads your chat',
    workerNone: 'no request',
    workerUnknown: 'did not answer',
    all: 'Every address',
  },
  policy: {
    title: 'The rules in force',
    page: 'For this page',
    connections: 'What this page may connect to',
    worker: 'For the worker that reads your chat',
    fromAnswer: 'As they stand in the answer that this page was made from.',
    fromBrowser: 'As your browser named them when it refused.',
    unknown: 'A page may not read its own rules. Run the test: in refusing, the browser names them.',
    connectionsUnknown:
      'The second list, of what may be connected to at all, can be read here once the app is kept in this browser; else in the developer tools, in the page’s response headers (connection-allowlist).',
    places: (n: number) => (n === 1 ? '1 address' : `${count(n)} addresses`),
    raw: 'To the letter',
  },
} as const
