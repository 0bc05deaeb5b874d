/** The page that one comes back to after paying. */
export const payment = {
  title: 'Dein Kauf',
  noSession: 'Keine Zahlung gefunden',
  refused: 'Die Zahlung wurde nicht bestätigt',
  notVerified: 'Die Zahlung konnte nicht geprüft werden',
  verifying: { title: 'Deine Zahlung wird geprüft …', text: 'Das dauert einen Moment. Bitte lass diese Seite offen.' },
  waiting: 'Die Zahlung ist noch nicht bestätigt. Alle paar Sekunden wird wieder nachgefragt.',
  late: {
    title: 'Die Zahlung ist da. Deine Lizenz kommt per E-Mail.',
    text: 'Sie wird gerade erstellt. Sobald die Mail da ist, lade die license.json daraus in den Einstellungen hoch, oder frag hier noch einmal nach.',
    onItsWay: {
      title: 'Deine Zahlung wird verarbeitet.',
      text: 'Deine Bank hat sie noch nicht bestätigt, das kann einige Tage dauern. Deine Lizenz kommt dann per E-Mail; du musst nichts noch einmal bezahlen.',
    },
    again: 'Noch einmal nachfragen',
  },
  why: {
    noSession: 'Hierher kommt man nach dem Bezahlen. Wenn du bezahlt hast, ist deine Lizenz in deinen E-Mails.',
    payment_not_completed: 'Diese Zahlung wurde nicht abgeschlossen, darum gibt es keine Lizenz. Du kannst es noch einmal versuchen.',
    session_unknown: 'Dieser Server kennt keine solche Zahlung. Wenn du bezahlt hast, ist deine Lizenz in deinen E-Mails.',
    other: 'Der Server war nicht zu erreichen. Nichts ist verloren: Wenn du bezahlt hast, kommt deine Lizenz auch per E-Mail.',
  },
  over: {
    title: 'Diese Lizenz öffnet Pro nicht mehr',
    license_revoked: 'Die Zahlung wurde erstattet oder die Lizenz widerrufen. Dafür wird nichts mehr abgebucht.',
    license_suspended: 'Die Zahlung wird angefochten. Sobald das geklärt ist, öffnet sich Pro wieder.',
    license_expired: 'Das Abo ist beendet. Dafür wird nichts mehr abgebucht.',
  },
  retry: 'Erneut versuchen',
  prices: 'Preise ansehen',
  hasLicense: 'Ich habe eine Lizenz',
  support: 'Support:',
  bought: {
    title: 'Pro gehört dir',
    active: 'Es ist in jedem offenen Tab an, und ein Chat, von dem nur ein Teil ausgewertet war, wird bis zu seinem Anfang neu gelesen.',
    analyze: 'Chat auswerten',
    settings: 'Einstellungen',
    backup: 'license.json herunterladen',
    keep: 'Deine Lizenz kommt auch per E-Mail. Heb die Datei auf: Sie öffnet Pro auch auf deinen anderen Geräten.',
    keepTest: 'Deine Lizenz liegt auch im Postfach der Sandbox. Heb die Datei auf: Sie öffnet Pro auch in deinen anderen Browsern.',
    unkept:
      'Dieser Browser lässt nichts speichern, wie in einem privaten Fenster, darum ist die Lizenz hier nicht aktiviert. Lade license.json herunter und dort in den Einstellungen hoch, wo du Pro haben möchtest.',
    another: (licensee: string, until: string) =>
      `Pro ist hier schon an, mit einer Lizenz für ${licensee}, die bis ${until} gilt. Sie blieb, wie sie ist. Die neue kannst du für ein anderes Gerät aufheben oder stattdessen hier nutzen.`,
    instead: 'Die neue Lizenz hier nutzen',
    activating: 'Wird aktiviert …',
    before: 'Die vorige herunterladen',
    full: 'Diese Lizenz wird auf so vielen Geräten genutzt, wie sie erlaubt.',
  },
  facts: { licensee: 'Lizenziert für', billing: 'Abrechnung', renews: 'Verlängert sich am' },
} as const
