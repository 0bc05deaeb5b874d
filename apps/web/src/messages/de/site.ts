/** What leads from page to page: the bar above and the columns below. */
export const site = {
  columns: { product: 'Produkt', support: 'Support', company: 'Unternehmen' },
  links: {
    analyze: 'Chat auswerten',
    pricing: 'Preise',
    features: 'Funktionen',
    howItWorks: 'So funktioniert’s',
    faq: 'FAQ',
    settings: 'Einstellungen und Lizenz',
    about: 'Über ConvoStat',
    privacy: 'Datenschutz',
    terms: 'Bedingungen',
  },
  support: 'Support',
  contact: 'Kontakt',
  /** The same page in other languages. */
  languages: 'Sprache',
  /** What a search engine, or a message with a link in it, says of each page. */
  descriptions: {
    landing:
      'Leg einen exportierten WhatsApp-Chat ab und lies seine Geschichte: wer schreibt, wann, und wie schnell ihr einander antwortet. Keine Anmeldung, nichts geht an irgendwen.',
    serverLanding:
      'Leg einen exportierten WhatsApp-Chat ab und lies seine Geschichte: wer schreibt, wann, und wie schnell ihr einander antwortet. Keine Anmeldung, gelesen von diesem Server.',
    pricing: 'Was zu Free und Pro gehört, Zeile für Zeile, was Pro im Monat und im Jahr kostet und was viele danach fragen.',
    about: 'Was ConvoStat ist, wo es läuft, was daran bewiesen ist und wie du das selbst prüfst, und woraus es entstanden ist.',
    privacy: 'Was mit deinen Chats geschieht, was wo gespeichert wird, was eine Lizenz sendet und wie du alles davon löschst.',
    terms: 'Was du von ConvoStat erwarten darfst: Free und Pro, die Lizenz, Bezahlen, Kündigen, Erstattung.',
  },
  /** For whoever reads without scripts. */
  noScript: {
    app: 'Diese Seiten lassen sich ohne JavaScript lesen; um einen Chat zu lesen, braucht es JavaScript.',
    buying: 'Um zwischen Monat und Jahr zu wählen und zu kaufen, braucht es JavaScript.',
    payment: 'Um deine Lizenz zu holen, braucht diese Seite JavaScript. Sie kommt auch per E-Mail.',
  },
} as const
