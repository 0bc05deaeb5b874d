import { annualSaving, type BillingPeriod, plans, prices, refundDays } from '@convostat/license'
import { format } from '#format/index.ts'
import { dollars } from './dollars.ts'
import { license } from './license.ts'

const limit = format.count(plans.free.messageLimit)
const { devices } = plans.pro
const questions = plans.free.questionsPerChat
const monthly = dollars(prices.monthly.cents)
const annual = dollars(prices.annual.cents)
const pricePerMonth = (period: BillingPeriod) => dollars(prices[period].cents / prices[period].months)

/** What Free and Pro are, cost and do: every figure is of the one table of plans. */
export const pricing = {
  title: 'Preise',
  headline: { start: 'Free für das neueste Kapitel.', end: 'Pro für die ganze Geschichte.' },
  lead: `Free wertet die neuesten ${limit} Nachrichten eines Chats aus, Pro jede einzelne. Beides braucht kein Konto.`,
  view: 'Preise ansehen',
  period: { label: 'Abrechnungszeitraum', monthly: 'Monatlich', annual: 'Jährlich', saving: `${annualSaving()}\u00a0% sparen` },
  perMonth: 'pro Monat',
  free: {
    title: plans.free.title,
    price: dollars(0),
    note: 'so lange du magst',
    list: [
      `Die neuesten ${limit} Nachrichten jedes Chats`,
      'Die Übersicht: Summen, Antwortzeiten, Aktivität, Heatmap, Nachrichtenanteil',
      'Suche in jedem ausgewerteten Wort, und die Treffer als CSV',
      'Eigene Meilensteine und Favoriten',
      `${format.count(questions)} KI-Frage pro Chat`,
    ],
    start: 'Gratis auswerten',
  },
  pro: {
    title: plans.pro.title,
    badge: 'AM BELIEBTESTEN',
    price: pricePerMonth,
    note: { monthly: 'Monat für Monat bezahlt', annual: `${annual} pro Jahr` } satisfies Record<BillingPeriod, string>,
    list: [
      'Alles aus Free',
      'Jede Nachricht, wie lang der Chat auch ist',
      'Beziehung: Gesprächsanteil, wie schnell wer antwortet, längste Pausen, wer wem antwortet',
      'Wörter, Stimmungen und Gefühle, und ein Jahr als Wrapped erzählt',
      'Beliebig viele KI-Fragen',
      'Der ganze Bericht als PDF, und alle Zahlen als CSV und JSON',
      `Eine Lizenz für ${devices} Geräte, ohne Anmeldung`,
    ],
    get: 'Pro-Lizenz kaufen',
  },
  /** On a device that has Pro. */
  here: { active: 'Pro ist auf diesem Gerät aktiv', manage: license.manage.manage, license: 'Lizenz ansehen' },
  /** The way to where one pays. */
  checkout: {
    leaving: 'Die Kasse wird geöffnet …',
    failed: 'Die Kasse konnte nicht geöffnet werden. Bitte versuch es noch einmal oder wende dich an den Support.',
    support: 'Support:',
    terms: {
      monthly: `${monthly} jetzt und jeden Monat, bis du kündigst.`,
      annual: `${annual} jetzt und jedes Jahr, bis du kündigst.`,
    } satisfies Record<BillingPeriod, string>,
    by: {
      live: `Du bezahlst mit Karte bei Stripe und kommst hierher zurück. Geld zurück innerhalb von ${refundDays} Tagen.`,
      test: 'Stripe ist im Testmodus: Es wird kein Geld bezahlt.',
      sandbox: 'Sandbox: Keine Karte wird belastet. Die Lizenz ist als Test gekennzeichnet.',
    },
  },
  /** Where it can be bought here. */
  buying: {
    title: 'So geht’s',
    lead: 'Kein Konto und keine Anmeldung: Was du kaufst, ist eine Datei, die Pro öffnet.',
    pay: {
      title: 'Bezahlen',
      text: {
        live: 'Mit Karte, bei unserem Zahlungsanbieter Stripe. Deine Karte läuft nie über diese Website.',
        test: 'Mit einer der Testkarten von Stripe: Diese Kopie von ConvoStat nimmt kein Geld.',
        sandbox: 'Auf einer Seite, die den Zahlungsanbieter spielt: Diese Kopie von ConvoStat nimmt kein Geld.',
      },
    },
    open: {
      title: 'Pro ist an',
      text: 'Wieder hier, wird die Lizenz auf diesem Gerät gespeichert und von selbst aktiviert, in jedem offenen Tab. Ein Chat, von dem nur ein Teil ausgewertet war, wird bis zu seinem Anfang neu gelesen.',
    },
    keep: {
      title: 'license.json aufheben',
      text: `Sie kommt auch per E-Mail. Lade sie auf deinen anderen Geräten in den Einstellungen hoch, auf bis zu ${devices}; dort verwaltest du auch das Abo.`,
      link: 'Ich habe eine Lizenz',
    },
  },
  /** Where nothing can be bought here: a license comes from whoever runs the installation. */
  getting: {
    title: 'So bekommst du eine Lizenz',
    lead: 'Diese Seite nimmt keine Karten und belastet nichts. Lizenzen stellt aus, wer diese Kopie von ConvoStat betreibt.',
    ask: {
      title: 'Um eine bitten',
      /** The mail link follows. */
      byMail: `Sag, ob du einen Monat (${monthly}) oder ein Jahr (${annual}) möchtest und auf welchen Namen sie lauten soll. Schreib an`,
      inPerson: (host: string) =>
        `Frag die Person, von der du die Adresse ${host} hast. Bist du es selbst, stellt ein Befehl im Ordner des Projekts sie aus:`,
      /** Each part stands on one line. */
      command: ['npm run -s license', '-- issue', '--licensee NAME', '--email MAIL', '--plan annual', '--out license.json'],
      subject: 'ConvoStat Pro-Lizenz',
    },
    receive: {
      title: 'license.json erhalten',
      text: 'Eine kleine Datei, signiert, damit niemand sie ändern kann. Sie nennt dich, deinen Tarif und den Tag, an dem sie endet. Heb sie auf: Mehr gehört zu einer Lizenz nicht.',
    },
    upload: {
      title: 'In den Einstellungen hochladen',
      text: 'Pro ist sofort an, und ein Chat, von dem nur ein Teil ausgewertet war, wird bis zu seinem Anfang neu gelesen.',
      link: 'Ich habe eine Lizenz',
    },
  },
  comparison: {
    title: 'Free und Pro, Zeile für Zeile',
    feature: 'Funktion',
    yes: 'Ja',
    no: 'Nein',
    rows: [
      { feature: 'Ausgewertete Nachrichten in jedem Chat', free: `Die neuesten ${limit}`, pro: 'Unbegrenzt' },
      { feature: 'Die ganze Datei gelesen und gezählt', free: true, pro: true },
      { feature: 'Summen und Antwortzeiten, jede mit ihrer Definition', free: true, pro: true },
      { feature: 'Aktivität, Heatmap, Kalender und Nachrichten\u00adanteil', free: true, pro: true },
      { feature: 'Jedes Diagramm als Bild und als CSV', free: true, pro: true },
      { feature: 'Filter nach Personen und Tagen', free: true, pro: true },
      { feature: 'Suche, und ihre Treffer als CSV', free: true, pro: true },
      { feature: 'Eigene Meilensteine', free: true, pro: true },
      { feature: 'Favoriten mit Notizen', free: true, pro: true },
      { feature: 'Ein späterer Export, mit seinem Chat zusammen\u00adgeführt', free: true, pro: true },
      { feature: 'Beziehung: Gesprächs\u00adanteil, wie schnell wer antwortet, längste Pausen, wer wem antwortet', free: false, pro: true },
      { feature: 'Tonfall im Lauf der Zeit', free: true, pro: true },
      { feature: 'Gefühle: Finger\u00adabdruck, Stimmung im Lauf der Zeit, Grundton, Höhepunkte, Gleichklang', free: false, pro: true },
      { feature: 'Wörter und Emojis: Wolken, Wendungen, Themen, was wer öfter sagt', free: false, pro: true },
      { feature: 'Wrapped: ein Jahr oder die ganze Zeit als Geschichte, jede Seite als Bild', free: false, pro: true },
      { feature: 'KI-Fragen zu jedem Chat', free: format.count(questions), pro: 'Unbegrenzt' },
      { feature: 'PDF-Bericht', free: 'Eine Seite, mit Wasser\u00adzeichen', pro: 'Ganz, ohne' },
      { feature: 'Favoriten als PDF-Buch', free: true, pro: true },
      { feature: 'Alles als CSV und JSON', free: false, pro: true },
      { feature: 'Geräte', free: 'Beliebige, jedes für sich', pro: `${devices} mit einer Lizenz` },
      { feature: 'Konto oder Anmeldung', free: 'Keins', pro: 'Keins' },
    ] satisfies { feature: string; free: boolean | string; pro: boolean | string }[],
  },
  questions: {
    title: 'Fragen zu Pro',
    list: [
      {
        question: 'Wie funktioniert die Lizenz?',
        answer:
          'Sie ist eine Datei, license.json, die du in den Einstellungen hochlädst. Die App prüft ihre Signatur und öffnet, was Pro hinzufügt. Es gibt kein Passwort und keine Anmeldung.',
      },
      {
        question: `Was sind die ${devices} Geräte?`,
        answer: `Eine Lizenz gilt in ${devices} Browsern zugleich, etwa auf dem Handy, dem Laptop und bei der Arbeit. Für einen weiteren wählst du, welcher davon seinen Platz abgibt. Ein Browser, der 30 Tage nicht gesehen wurde, gibt seinen Platz von selbst frei.`,
      },
      {
        question: 'Funktioniert Pro ohne Netz?',
        answer:
          'Ja. Die Datei allein öffnet Pro für 72 Stunden. Hat sie den Lizenzdienst einmal erreicht, dürfen zwischen zwei Kontakten bis zu 30 Tage vergehen, nie aber über das Ende der Lizenz hinaus.',
      },
      {
        question: 'Was passiert, wenn eine Lizenz endet?',
        answer: `Du bist wieder bei Free. Nichts wird gelöscht: Deine Chats, Favoriten und Meilensteine bleiben, und von jedem Chat werden die neuesten ${limit} Nachrichten ausgewertet.`,
      },
    ],
    /** By whether it can be bought here. */
    paying: {
      question: 'Wie kündige ich, und bekomme ich mein Geld zurück?',
      answer: `Ein Abo verlängert sich von selbst jeden Monat oder jedes Jahr, bis du es kündigst: jederzeit, in den Einstellungen unter „Abo verwalten“. Pro bleibt bis zum Ende dessen, was du bezahlt hast. Innerhalb von ${refundDays} Tagen nach der ersten Zahlung bekommst du sie vollständig erstattet.`,
    },
    notPaying: {
      question: 'Wird etwas verlängert oder abgebucht?',
      answer:
        'Nicht von dieser Seite. Eine Lizenz endet an dem Tag, den sie nennt, es gibt also nichts zu kündigen. Was du bezahlst und was du zurückbekommst, klärst du mit denen, die sie ausstellen.',
    },
    /** By who reads the chats. */
    check: {
      question: 'Wer prüft meine Lizenz?',
      browser:
        'Die Prüfung von Pro läuft auf deinem eigenen Computer. Das war uns lieber, als dass du uns deine Chats sendest. Der Lizenzdienst erfährt von der Lizenz und dem Gerät, wenn du sie hochlädst und etwa einmal am Tag, und nie von einem Chat.',
      server: (host: string) =>
        `Der Server ${host}, der auch deine Chats liest. Er merkt sich, welche Geräte die Lizenz nutzen, und legt nichts aus einem Chat daneben.`,
    },
  },
  teaser: {
    title: 'Free und Pro',
    free: {
      title: `Free, ${dollars(0)}`,
      text: `Die neuesten ${limit} Nachrichten jedes Chats: Übersicht, Suche, Meilensteine und Favoriten.`,
      start: 'Free ausprobieren',
    },
    pro: {
      title: `Pro, ${pricePerMonth('monthly')} pro Monat`,
      text: `Jede Nachricht, wie lang der Chat auch ist, und was zwischen Menschen liegt: Gesprächsanteil, wie schnell wer antwortet, längste Pausen, wer wem antwortet. Oder ${annual} pro Jahr, das spart ${annualSaving()}\u00a0%.`,
    },
  },
} as const
