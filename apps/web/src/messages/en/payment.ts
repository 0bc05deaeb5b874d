/** The page that one comes back to after paying. */
export const payment = {
  title: 'Your purchase',
  /** The specification's sentences, to the letter. */
  noSession: 'No payment session found',
  refused: 'Payment verification failed',
  notVerified: 'Failed to verify payment',
  verifying: { title: 'Verifying your payment...', text: 'This takes a moment. Please leave this page open.' },
  waiting: 'The payment is not confirmed yet. It is asked about again every few seconds.',
  late: {
    title: 'Payment received. Your license will arrive by e-mail.',
    text: 'It is being made. Once the mail is there, upload the license.json in it in Settings, or check again here.',
    onItsWay: {
      title: 'Your payment is being processed.',
      text: 'Your bank has not confirmed it yet, which can take some days. Your license then comes by e-mail; there is nothing to pay again.',
    },
    again: 'Check again',
  },
  why: {
    noSession: 'One comes here from paying. If you have paid, your license is in your e-mail.',
    payment_not_completed: 'This payment was not completed, so there is no license. You can try again.',
    session_unknown: 'This server knows no such payment. If you have paid, your license is in your e-mail.',
    other: 'The server could not be asked. Nothing is lost: if you have paid, your license also comes by e-mail.',
  },
  over: {
    title: 'This license no longer opens Pro',
    license_revoked: 'Its payment was refunded, or the license was revoked. Nothing more is charged for it.',
    license_suspended: 'Its payment is disputed. Once that is settled, Pro opens again.',
    license_expired: 'Its subscription has ended. Nothing more is charged for it.',
  },
  retry: 'Try again',
  prices: 'See the prices',
  hasLicense: 'I have a license',
  support: 'Support:',
  bought: {
    title: 'Pro is yours',
    active: 'It is on in every open tab, and a chat of which only a part was analyzed is read again to its beginning.',
    analyze: 'Analyze a chat',
    settings: 'Settings',
    backup: 'Download license.json',
    keep: 'Your license also comes by e-mail. Keep the file: it opens Pro on your other devices, too.',
    keepTest: 'Your license also lies in the sandbox’s mailbox. Keep the file: it opens Pro in your other browsers, too.',
    unkept:
      'This browser lets nothing be kept, as in a private window, so the license is not activated here. Download license.json and upload it in Settings where you want Pro.',
    another: (licensee: string, until: string) =>
      `Pro is on here already, by a license of ${licensee} that lasts until ${until}. It was left as it is. You can keep the new one for another device, or use it here instead.`,
    instead: 'Use the new license here',
    activating: 'Activating...',
    before: 'Download the one before',
    full: 'This license is used on as many devices as it allows.',
  },
  facts: { licensee: 'Licensed to', billing: 'Billing', renews: 'Renews on' },
} as const
