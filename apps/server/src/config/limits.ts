/**
 * Every limit of the server: how large, how many, how long. None of them can be set. What addresses share is given as what one has
 * if there is no other: `wholeOf` says how much there is in all. docs/self-hosting.md says what is answered beyond.
 */
import { DAY, HOUR, MINUTE } from '@convostat/format/seconds'

/** How much of what is free an address may have: this many times what is left. */
export const sharePart = 4

/** Sockets and requests. */
export const httpLimits = {
  headerBytes: 16_384,
  headersSeconds: 10,
  /** For the whole request, its body included. */
  requestSeconds: MINUTE,
  uploadSeconds: HOUR,
  /** An upload that is slower than this, after some seconds, is given up, whether others wait or not: no line is so slow. */
  uploadBytesPerSecond: 100,
  uploadRateSeconds: MINUTE,
  keepAliveSeconds: 5,
  /** A connection on which nothing moves for this long, in either direction, is closed: a client must read its answer. */
  silentSeconds: 5 * MINUTE,
  /** Per address. */
  connections: 1000,
  /** After this many requests a connection is closed. */
  requests: 1000,
}
export type HttpLimits = typeof httpLimits

/** How long a refused connection stays open, so that the answer can be read. */
export const refusalSeconds = 1

/** Bodies of calls other than uploads, per address: mostly small, except for lists of messages to be printed, four of the largest at once. */
export const bodyLimits = { places: 400, bytes: 128e6, large: 8 }

export const arrivalLimits = {
  /** This many bytes of a body count by its place alone: a call that sends little is not kept out by those that send much. */
  smallBytes: 64_000,
  /** Where others wait, a body slower than this, */
  slowBytesPerSecond: 32_000,
  /** over this many seconds, may be stopped. */
  slowSeconds: 10,
  /** When to ask again: by then, what is slow now can be known to be. */
  retrySeconds: 10,
  /** How fast bodies that are not small are parsed by the thread that answers everyone, */
  parsedBytesPerSecond: 2e6,
  /** and how many of an address wait for that. */
  parsingWaiting: 8,
}

/** How often one address may make a call: this many at once, then this many per second. */
export interface Rate {
  atOnce: number
  perSecond: number
}

export const rates = {
  /** All calls that send files, together: a household shares an address, a script sends many files. */
  sending: { atOnce: 120, perSecond: 2 },
  /** A license is verified a few times a day; a company behind one address may do so at once. */
  verifying: { atOnce: 120, perSecond: 2 },
  /** A buyer asks a few times, and more often while the payment is on its way. */
  buying: { atOnce: 120, perSecond: 2 },
  /** Each may send a mail. */
  asking: { atOnce: 30, perSecond: 0.2 },
  /** A question may keep a model busy for a minute; a reader of the answers asks a few per minute. */
  questioning: { atOnce: 60, perSecond: 0.5 },
} satisfies Record<string, Rate>

/** After what may come at once is used up, it takes this many times as long as at the steady rate until as much may come at once again. */
export const refillFactor = 10

/** Any name before the port is one of ours, but the port may be anything: pages are kept for this many hosts. */
export const mostHosts = 8

/** Sessions, with --engine server. */
export const sessionLimits = {
  /** Without a call for this long, a session is wiped. */
  idleSeconds: HOUR,
  /** So old, it is wiped even if it is used all the time. */
  longestSeconds: DAY,
  /** Used within this many seconds, it makes room for no other. */
  keptSeconds: 5 * MINUTE,
  /** Per address. */
  sessions: 200,
  /** What the sessions of an address keep, backups as they unpack. */
  bytes: 2e9,
}
export type SessionLimits = typeof sessionLimits

/** Chats, with --engine server. */
export const chatLimits = {
  /** One file, zipped or not. */
  fileBytes: 128e6,
  /** The chat in a zip, unpacked. */
  textBytes: 128e6,
  /** Per address. */
  uploadsAtOnce: 32,
  /** What one session may keep; the oldest uploads beyond make room. */
  storedBytes: 300e6,
  /** Questions that a local model may be asked at once: it answers a few, and lets the others wait in the order they came. */
  questionsAtOnce: 4,
  questionsWaiting: 64,
  /** Of JavaScript's own memory, for a thread that reads. A chat's bytes are counted where they are read: this limit does not see them. */
  threadMegabytes: 768,
  /** The same for the thread that draws reports; the compiler's memory is its own, and goes with the thread. */
  printThreadMegabytes: 256,
  /** Reports of one address that wait: each is kept in memory. */
  reportsWaiting: 8,
  /** Calls of one address that wait for a thread, */
  callsWaiting: 256,
  /** and of one session. */
  sessionCallsWaiting: 32,
  /** One call; a thread that takes longer is ended. */
  callSeconds: MINUTE,
  /** How long a call waits for the thread that has its chat before another one reads it, too. */
  patienceSeconds: 0.25,
  /** Chats kept in memory by one thread. */
  heldBytes: 384e6,
  /** So often a call that is answered event by event says that it continues, however long its model thinks. */
  signMilliseconds: 5000,
  /** When to ask again where nothing may make room: sessions are given up all the time. */
  retrySeconds: MINUTE,
  /** How often sessions that are over are wiped, */
  sweepSeconds: MINUTE,
  /** and how long such a sweep is waited for at the end: what it leaves is wiped with everything. */
  sweepingMilliseconds: 1000,
  /** A server says each minute that it is there; one that has not for this long is gone, even if another process has its id now. */
  goneMilliseconds: 10 * MINUTE * 1000,
}

/** Ending it. */
export const endLimits = {
  /** How long requests under way may continue. The rest of `mostSeconds` is for hanging up and wiping. */
  graceSeconds: 20,
  /** Then the process ends and waits for nothing more: nothing that is kept depends on it. */
  mostSeconds: 25,
}

/** Clocks of several servers differ by less than this. */
export const clockSeconds = 5 * MINUTE

export const licenseLimits = {
  /** A device that was not seen for this long gives its slot to another. */
  deviceIdleSeconds: 30 * DAY,
  /** How many devices of a license may be put out by others within `deviceIdleSeconds`; after that, support. */
  deviceReplacements: 6,
  /** How exactly it is known when a device was last seen. It is written to the disk, so not at every call. */
  deviceExactSeconds: HOUR,
  /** Without a call for this long, a license's session is over; */
  sessionIdleSeconds: HOUR,
  /** this long after it began in any case (docs/decisions/011). */
  sessionLongestSeconds: DAY,
  /** How exactly it is known when it was last used. */
  sessionExactSeconds: MINUTE,
  /** Leases that are remembered, a few hundred bytes each. */
  leasesRemembered: 5000,
  /** How many share one commit at most: each waits for all of them. */
  commitsTogether: 32,
}

export const databaseLimits = {
  /** SQLite: how long one waits for another process that has locked the file, */
  busyMilliseconds: 5000,
  /** and how much of that SQLite waits on its own at a time: meanwhile this process does nothing else, and answers nobody. */
  heldMilliseconds: 50,
  /** Postgres: how long until a connection, */
  connectMilliseconds: 5000,
  /** how long one waits for another who writes, */
  lockSeconds: 5,
  /** and how often that is tried which met with another. */
  tries: 5,
}

export const emailLimits = {
  /** A mail is its sender's for this long. A sender at work renews it; the mail of one that was killed is then anyone's again. */
  claimSeconds: MINUTE,
  /** A mail that could not be sent for this long is given up, */
  patienceSeconds: 3 * DAY,
  /** but not after a few tries: a clock that jumped ahead says that days have passed. */
  fewestTries: 15,
  /** Waits between tries: this long at first, then twice as long each time, */
  firstWaitSeconds: MINUTE,
  /** at most this long, */
  longestWaitSeconds: 6 * HOUR,
  /** which is reached after this many tries. */
  mostWaits: 10,
  /** How long nothing is looked for at most: another process may have left something. */
  lookSeconds: 30,
  /** How long a mail server that could not be reached is left in peace. */
  peaceSeconds: MINUTE,
  /** How many mails are taken from the outbox at a time. */
  atOnce: 20,
  /** How long a mail that is on its way may take once the server ends. */
  partingMilliseconds: 3000,
  /** For all steps of sending one together: longer than each of them may take. */
  sendMilliseconds: 30 * MINUTE * 1000,
}

/**
 * Milliseconds, as RFC 5321 (4.5.3.2) asks for: five minutes for a greeting, ten for the word that a mail was taken. Who hangs up before
 * that word sends again what has arrived.
 */
export const smtpTimeouts = {
  connectionTimeout: 30 * 1000,
  greetingTimeout: 5 * MINUTE * 1000,
  socketTimeout: 10 * MINUTE * 1000 + 5000,
  dnsTimeout: 30 * 1000,
}

export const paymentLimits = {
  /** Until a payment that may still come is asked about again. */
  retrySeconds: 2,
  /** How many webhooks that are not the provider's are logged in a minute: anyone may send them, as many as they like. */
  refusalsLogged: 30,
  /** A webhook may be older or newer than now by this much: clocks differ. */
  webhookSeconds: 5 * MINUTE,
  /** How long more about the same is waited for: a purchase is announced in four events, one right after the other. */
  batchMilliseconds: 300,
  /** How many subjects are looked at at once: the provider answers only a limited number of questions a second. */
  subjectsAtOnce: 8,
  /** How long the process that received an event has for working it off before the sweeper does. */
  workSeconds: MINUTE,
  /** How many events are swept at a time, */
  eventsAtOnce: 50,
  /** and for how long they are nobody else's. */
  claimSeconds: MINUTE,
  /** How long an event is remembered: the provider sends none again after 3 days. */
  eventSeconds: 30 * DAY,
  /** How often what was left undone is looked for, */
  sweepMilliseconds: MINUTE * 1000,
  /** payments are compared with the provider's, */
  reconcileMilliseconds: HOUR * 1000,
  /** and all of them. */
  reconcileAllSeconds: DAY,
  /** How long what runs is waited for at the end. What is left undone is done by the next one that starts. */
  partingMilliseconds: 3000,
  /** How often prices are compared with the provider's while it is away. */
  pricesMilliseconds: MINUTE * 1000,
  /** How long after its period a license counts while a bank is at work on the next payment: the slowest take 14 working days. */
  debitSeconds: 21 * DAY,
  /** A payment that is still open after this long is with a bank: a card is charged within hours. */
  cardSeconds: DAY,
  /** A checkout that nobody paid within a day is over, as the provider has it. */
  checkoutSeconds: DAY + 5 * MINUTE,
  /** A payment on its way, by bank transfer say, is looked at once per `lookSeconds`, */
  lookSeconds: DAY,
  /** for this long. */
  openSeconds: 30 * DAY,
  /** How long after it was first handed over a license is handed over again, */
  handedSeconds: DAY,
  /** and how often. */
  handedTimes: 10,
  /** The longest wait before an order that failed is tried again. */
  tryAgainSeconds: HOUR,
  /** A payment may take this long after its session began; */
  paymentSeconds: 30 * DAY,
  /** most take less than this, and webhooks come for as long. */
  usualPaymentSeconds: 3 * DAY,
  /** No mail is sent about licenses that ended longer ago than that: they are being made again after a loss. */
  newsSeconds: 60 * DAY,
  /** How long a mailed link opens a subscription. */
  linkSeconds: DAY,
  /** How many such mails a license gets in an hour, no matter who asks. */
  linksPerHour: 3,
  /** How many mails about lost licenses an address gets in an hour, no matter who asks. */
  recoveriesPerHour: 3,
  /** Asked for and not looked up yet; beyond, someone is playing. */
  recoveriesWaiting: 1000,
  /** How long the name in a license may be. */
  nameCharacters: 120,
}

export const sandboxLimits = {
  /** A form, as it is sent. */
  formBytes: 16_384,
  /** The newest mails are shown. */
  mailsShown: 200,
  /** How long an e-mail address may be (RFC 5321, 4.5.3.1). */
  emailCharacters: 254,
}
