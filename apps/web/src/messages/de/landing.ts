import { plans, prices, refundDays } from '@convostat/license'
import { format } from '#format/index.ts'
import { dollars } from './dollars.ts'
import { shared } from './shared.ts'

/** The landing page. */
export const landing = {
  title: 'ConvoStat: Mach aus deinen Chats Einsichten',
  badge: '100\u00a0% privat · 100\u00a0% lokal · Kostenlos starten',
  serverBadge: 'Selbst betrieben · Kein Konto · Kostenlos starten',
  headline: { start: 'Mach aus deinen Chats', end: 'Einsichten, die bleiben' },
  lead: 'In Jahren voller Nachrichten steckt eine Geschichte: wer am meisten schreibt, wie schnell ihr einander antwortet, die Nächte, in denen keiner von euch schlief. Leg einen exportierten Chat ab und lies sie, in Zahlen, die sich selbst erklären.',
  start: 'Gratis auswerten',
  note: `Keine Anmeldung · Keine Kreditkarte · ${format.count(plans.free.messageLimit)} Nachrichten gratis`,
  picture: {
    alt: 'Die Übersicht eines Demo-Chats: Nachrichten gesamt, Zeitraum, Tagesdurchschnitt und Antwortzeit, darunter ein Diagramm der Nachrichten über zwei Jahre.',
    caption: 'Der Demo-Chat, zwei Personen über zwei Jahre. Jede Zahl öffnet ihre Definition.',
  },
  /** A piece of the product to play with, on the demo chat. */
  demo: {
    title: 'Probier es gleich hier',
    text: 'Ein Demo-Chat von zwei Personen über zwei Jahre, gezählt von demselben Code, der auch deinen zählen würde. Wähle, wessen Nachrichten du ansiehst.',
    people: 'Wessen Nachrichten',
    everyone: 'Beide',
    figures: { messages: 'Nachrichten', share: 'Anteil', reply: 'Typische Antwort', busiest: 'Lebhaftester Tag' },
    hours: 'Nachrichten nach Wochentag und Stunde.',
    months: 'Nachrichten pro Monat.',
    open: 'In der App öffnen',
  },
  features: {
    title: 'Was du darin findest',
    plans: { free: 'Free', some: 'Free, und mehr mit Pro', pro: 'Pro' },
    list: [
      {
        id: 'analytics',
        plan: 'free',
        title: 'Chat-Auswertung',
        text: 'Wer schreibt, wann und wie viel: Summen, die lebhaftesten Tage, die Woche nach Stunden, Antwortzeiten mit ihrem Median und ihrem langsamsten Zehntel. Jede Zahl öffnet ihre Definition und die Nachrichten dahinter.',
      },
      {
        id: 'relationship',
        plan: 'pro',
        title: 'Beziehung',
        text: 'Wie gleichmäßig das Gespräch verteilt ist, wie schnell wer von euch antwortet, wer ein Gespräch beginnt und wer es beendet, die längsten Pausen, die fürsorglichsten Zeilen. Nie ein Urteil.',
      },
      {
        id: 'emotion',
        plan: 'some',
        title: 'Gefühle',
        text: 'Ein kleines, eigenes Modell liest auf deinem Gerät den Tonfall und neun Gefühle: Stimmungen nach Monaten, Hochs und Tiefs, und zu jeder Nachricht die Wörter, die den Ausschlag gaben.',
      },
      {
        id: 'visuals',
        plan: 'some',
        title: 'Schöne Bilder',
        text: 'Diagramme, die in einem Satz sagen, was sie zeigen, Wolken aus Wörtern und Emojis und ein Jahr, als Wrapped erzählt. Alles lässt sich als Bild aufheben, auf Wunsch mit maskierten Namen.',
      },
      {
        id: 'questions',
        plan: 'some',
        title: 'Fragen an den Chat, mit KI',
        text: 'Frag in einfachen Worten. Was sich zählen lässt, wird gezählt, auf die Nachricht genau; für den Rest liest eine lokale KI auf deinem Computer, was gesagt wurde, oder du bekommst die Stellen gezeigt. Jede Antwort führt zu dem, worauf sie beruht.',
      },
      {
        id: 'reports',
        plan: 'some',
        title: 'PDF-Berichte',
        text: 'Eine Seite zum Drucken gratis, der ganze Bericht mit Pro: Diagramme, Personen, Wörter, Momente und wie alles gezählt ist. Aus deinen Favoriten wird ein kleines Buch.',
      },
    ],
  },
  steps: {
    title: 'So funktioniert’s',
    list: [
      {
        title: 'Chat exportieren',
        text: 'Öffne in WhatsApp den Chat, wähle „Chat exportieren“ und dann „Ohne Medien“. Du bekommst eine kleine Datei, .txt oder .zip.',
      },
      {
        title: 'Hochladen und auswerten',
        text: 'Leg die Datei auf der Seite ab. Bevor etwas ausgewertet wird, siehst du, was darin gefunden wurde: Zeitraum, Personen, Nachrichten und jede Zeile, die sich nicht lesen ließ.',
      },
      {
        title: 'Entdecken',
        text: 'Lies, wer wann schreibt, wie schnell Antworten kommen, welche Tage die lebhaftesten waren. Neben jeder Zahl steht, wie sie gezählt ist.',
      },
    ],
  },
  privacy: {
    title: 'Was mit deinem Chat geschieht',
    list: [
      {
        title: '100\u00a0% lokale Verarbeitung',
        text: `${shared.engine.browser} ${shared.engine.browserProof}`,
      },
      {
        title: 'Keinerlei Datensammlung',
        text: 'Kein Konto, keine Analysedienste, keine Cookies. Die Chats, die du auswertest, bleiben auf diesem Gerät, höchstens zehn, und nirgendwo sonst.',
      },
      {
        title: 'Offen und nachprüfbar',
        text: 'Der Code steht unter der MIT-Lizenz. Öffne das Netzwerk-Fenster deines Browsers und werte einen Chat aus: Keine einzige Anfrage erscheint.',
      },
    ],
    underServer: (host: string) => [
      { title: 'Gelesen von deinem Server', text: `Ausgewertet vom Server ${host}. Sonst werden Chats nirgendwohin gesendet.` },
      {
        title: 'Keinerlei Datensammlung',
        text: 'Kein Konto und keine Analysedienste. Eine Sitzung, die eine Stunde ruht, wird gelöscht, mit den Dateien darin.',
      },
      {
        title: 'Offen und nachprüfbar',
        text: 'Der Code steht unter der MIT-Lizenz. Wer diesen Server betreibt, kann lesen, was er tut.',
      },
    ],
  },
  questions: {
    title: 'Fragen',
    safety: {
      question: 'Ist mein Chat sicher?',
      browser: `${shared.engine.browser} ${shared.engine.browserProof} Es gibt kein Konto, also nichts, in das jemand einbrechen könnte.`,
      server: (host: string) =>
        `Er wird an den Server ${host} gesendet, dort gelesen und sonst nirgendwohin gesendet. Nach einer Stunde Ruhe wird er gelöscht. Überleg, ob du ihn denen anvertraust, die diesen Server betreiben.`,
    },
    list: [
      {
        question: 'Welche Dateien kann ich verwenden?',
        answer:
          'Die .txt oder .zip, die WhatsApp unter „Chat exportieren“, „Ohne Medien“ schreibt: vom iPhone oder von Android, in jeder von rund sechzig Sprachen, die dein Handy spricht, mit Tag und Monat in beliebiger Folge. Lässt sich eine Zeile nicht lesen, erfährst du es.',
      },
      {
        question: 'Geht das auch mit Gruppen?',
        answer:
          'Ja, mit bis zu 1.024 Personen. Jede behält überall ihre eigene Farbe. Wer die Nummer gewechselt hat, kann wieder eine Person werden, und jede Person lässt sich ausblenden.',
      },
      {
        question: 'Wie funktioniert die Pro-Lizenz?',
        answer: `Sie ist eine Datei, license.json, die du in den Einstellungen hochlädst. Sie öffnet Pro auf bis zu ${plans.pro.devices} Geräten, ohne Passwort und Anmeldung, und gilt auch ohne Netz.`,
      },
    ],
    /** By whether Pro can be bought here. */
    cancelling: {
      question: 'Wie kündige ich?',
      paying: `Jederzeit, in den Einstellungen unter „Abo verwalten“. Pro bleibt bis zum Ende dessen, was du bezahlt hast, einen Monat für ${dollars(prices.monthly.cents)} oder ein Jahr für ${dollars(prices.annual.cents)}. Danach bist du wieder bei Free, und nichts, was dir gehört, wird gelöscht.`,
      notPaying:
        'Es gibt nichts zu kündigen: Diese Kopie verlängert nichts. Eine Lizenz endet an dem Tag, den sie nennt. Danach bist du wieder bei Free, und nichts, was dir gehört, wird gelöscht.',
    },
    refunds: {
      question: 'Bekomme ich mein Geld zurück?',
      paying: `Ja, vollständig, innerhalb von ${refundDays} Tagen nach der ersten Zahlung, und du musst keinen Grund nennen.`,
      notPaying:
        'Diese Kopie nimmt kein Geld. Was für eine Lizenz bezahlt wurde und was erstattet wird, klärst du mit denen, die sie ausgestellt haben.',
    },
  },
  closing: { title: 'Dein Chat ist längst geschrieben. Lies ihn.', start: 'Jetzt ausprobieren' },
} as const
