import { dollars } from '@convostat/license'
import { format } from '#format/index.ts'

const { count } = format

/** The license: where it stands, bringing one, the devices it is used on. */
export const license = {
  /** The specification's sentences, to the letter. */
  wrongFile: 'Please upload a valid license.json file',
  notVerified: 'License verification failed',
  notRead: 'Failed to read or verify license file',
  notRefreshed: 'Failed to refresh license status',
  activated: 'License activated successfully!',
  refreshed: 'License status refreshed successfully!',
  twoFiles: 'Please drop one file at a time.',
  title: 'Your plan',
  waiting: 'Looking at the license',
  plans: { free: 'Free', pro: 'Pro' },
  licensee: 'Licensed to',
  billing: 'Billing',
  periods: { monthly: 'monthly', annual: 'annual' },
  expires: 'Valid until',
  renews: 'Renews on',
  proUntil: 'Pro until',
  expired: 'Ended',
  /** The day and, in words, how far it is. */
  when: (day: string, inWords: string) => `${day}, ${inWords}`,
  number: 'License number',
  checked: 'Last checked',
  badges: {
    active: 'Active',
    pending_activation: 'Not confirmed',
    grace: 'Renewal due',
    cancel_scheduled: 'Cancelled',
    expired: 'Expired',
    revoked: 'Revoked',
    suspended: 'Suspended',
    superseded: 'Replaced',
    device_removed: 'Device removed',
    invalid: 'Not valid',
    past_due: 'Payment failed',
    unpaid: 'Payment failed',
    refunded: 'Refunded',
    disputed: 'Disputed',
    ended: 'Ended',
  },
  states: {
    none: (limit: number) => `The most recent ${count(limit)} messages of each chat are analyzed. Nothing expires.`,
    active: 'Pro is active on this device.',
    pending:
      'Pro is open for up to 72 hours. Until then this device must reach the license service once; refresh the status when you are online.',
    grace: (day: string) =>
      `The paid time is over and no renewal has been seen yet. Pro stays open until ${day}; once it is renewed, refresh the status.`,
    cancel_scheduled: (day: string) => `The subscription is cancelled. Pro stays open until ${day}.`,
    expired: 'This license has expired. If it was renewed, refresh the status, or upload the newest file of it that you were given.',
    revoked: 'This license was revoked and opens nothing any more. Please contact support.',
    suspended: 'This license is suspended while its payment is disputed. Once that is settled, refresh the status.',
    superseded: 'There is a newer file of this license. Upload the one you received last.',
    device_removed: 'This device was removed from the license, from another device. Upload the license again to use it here.',
    invalid: 'The license that is kept here cannot be verified. Upload the file as you received it.',
    renews: (day: string) => `Pro is active on this device. It renews on ${day}.`,
    past_due: (day: string) =>
      `The last payment did not go through. Pro stays open until ${day}; it is tried again by itself, and another card can be given under “Manage subscription”.`,
    unpaid: (day: string) =>
      `The last payment did not go through, and Pro ended on ${day}. Give another card under “Manage subscription”: once it is paid, refresh the status and Pro is open again.`,
    refunded: 'Its payment was given back, so this license has ended.',
    disputed: 'The payment of this license is disputed, so it opens nothing for now. Once that is settled, refresh the status.',
    ended: 'The subscription has ended, and Pro with it.',
  },
  test: 'Test license: no money was paid',
  /** Beside the sentences of failures: why a license that may be good opens nothing now. */
  reasons: {
    activation_needed: 'This license has not been activated on this device. Refresh the status when you are online.',
    lease_expired: 'The license service was not reached for 30 days. Refresh the status when you are online.',
    lease_invalid: 'What is kept of this license on this device cannot be verified. Refresh the status when you are online.',
    device_limit:
      'This license is used on as many devices as it allows, and this is not one of them. Refresh the license status to choose which of them makes room for this one.',
    lease_foreign: 'What is kept of this license belongs to another device. Refresh the status when you are online.',
  },
  keptOnFree: 'Your chats and what you saved are still here; chats are read up to the free limit again.',
  clockBehind: 'This device’s clock is behind the license. Set its date and time right.',
  refresh: 'Refresh license status',
  refreshing: 'Refreshing...',
  download: 'Download license.json',
  remove: 'Remove license from this device',
  removing: 'Removing...',
  removed: 'The license is removed from this device.',
  notRemoved: 'The license could not be removed. Please try again.',
  notBack: 'The license could not be brought back. Please upload it again.',
  undo: 'Undo',
  undoRemoving: 'Undo: keep the license on this device',
  notDownloaded: 'The license could not be read from this device. Please try again.',
  memory: 'This browser lets nothing be kept: the license lasts until you close this window.',
  close: 'Close this message',
  retry: 'Retry',
  unknown: 'Which plan this is could not be found out. Nothing of yours is changed by that.',
  /** What went wrong, told on another screen than the one it began on. */
  elsewhere: (title: string, text?: string) => (text ? `${title}: ${text}` : title),
  /** A sentence of a failure may end with this; it is left out where nobody is named as the support. */
  contactSupport: 'Please contact support.',
  upload: {
    title: 'Have a license?',
    drop: 'Drop your license.json here',
    over: 'Let go to verify it',
    or: 'the file you were given for Pro',
    choose: 'Choose license.json',
    verifying: 'Verifying the license...',
    cancel: 'Cancel',
    canceled:
      'Canceled. This upload is not kept in this browser. The license service may have counted this device already: then uploading the license here again takes no second place, and a place that is not used is free again after 30 days.',
    folder: 'That is a folder. Please drop the license.json file itself.',
    server: (host: string) => `It is sent to ${host}, which keeps it for this session.`,
    /** What a license sends: see docs/privacy.md. */
    sent: 'To activate it, this file goes to the license service, with a random number for this device and its name, such as “Chrome on Windows”. Nothing of a chat does.',
  },
  manage: {
    manage: 'Manage subscription',
    asking: 'Sending the link...',
    /** Where it was sent, as the service says it. */
    sent: (message: string) => `${message} Behind it you cancel, change the card and find invoices.`,
    notSent: 'The link could not be sent. Please try again.',
  },
  recover: {
    title: 'Lost your license?',
    text: 'It is sent again to the address that was paid with. Where a payment is missing, the way to the subscription is sent instead.',
    email: 'E-mail address',
    send: 'Send my license',
    sending: 'Sending...',
    /** Said of any address: whether somebody bought with it is theirs to know. */
    sent: 'If a license exists for this address, we have sent it.',
    wrong: 'Please enter an e-mail address.',
    notSent: 'It could not be sent. Please try again.',
  },
  /** In the sandbox a mail goes nowhere but into its own mailbox. */
  mailbox: 'Open the sandbox’s mailbox',
  sandboxClock: 'The sandbox’s clock was moved on, and this license goes by it.',
  devices: {
    title: 'Devices',
    of: (used: number, max: number) => `${count(used)} of ${count(max)}`,
    about: (max: number) => `A license works on ${count(max)} devices. One that is not used for 30 days makes room by itself.`,
    this: 'this device',
    lastSeen: (when: string) => `last seen ${when}`,
    remove: 'Remove',
    /** Devices of one name are told apart by their place in the list and by when they were last seen. */
    oneOf: (label: string, n: number, when: string) => `${label}, number ${count(n)}, last seen ${when}`,
    removeOne: (label: string) => `Remove ${label}`,
    removing: 'Removing...',
    question: (label: string) => `Remove ${label}?`,
    meaning: 'Pro closes there as soon as that device asks for its license. Its chats stay there.',
    confirm: 'Remove device',
    keep: 'Keep it',
    removed: (label: string) => `${label} is removed from the license.`,
    notRemoved: 'The device could not be removed. Please try again.',
    replace: 'Replace',
    replaceOne: (label: string) => `Replace ${label} with this device`,
    replacing: 'Replacing...',
    full: 'Which of them shall make room for this one?',
  },
  upgrade: {
    title: 'Upgrade to Pro',
    /** In US cents. */
    price: (monthly: number, annual: number) => `${dollars(monthly)} a month, or ${dollars(annual)} a year`,
    saving: (percent: number) => `Save ${count(percent)}% with a year`,
    unlimited: (limit: number) => `Every message of a chat, not only the most recent ${count(limit)}`,
    devices: (n: number) => `One license for ${count(n)} devices, no account`,
    see: 'See the prices',
  },
} as const
