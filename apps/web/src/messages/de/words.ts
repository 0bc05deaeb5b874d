import { format } from '#format/index.ts'
import { messagesOf } from './shared.ts'

const { count, decimal, day, month, percent } = format

const timesOf = (n: number) => (n === 1 ? 'einmal' : n === 2 ? 'zweimal' : `${count(n)}-mal`)
const wordsOf = (n: number) => `${count(n)} ${n === 1 ? 'Wort' : 'Wörter'}`
const linksOf = (n: number) => `${count(n)} ${n === 1 ? 'Link' : 'Links'}`
const lettersOf = (n: number) => `${count(n)} Zeichen`
/** A word within a sentence, which it must not turn round. */
const said = (word: string) => `„\u2068${word}\u2069“`

/** The words of a chat. Words, names and phrases come as they were written, and stand alone in their direction. */
export const words = {
  title: 'Wörter',
  about:
    'Was am häufigsten gesagt wird, welche Emojis, was wer öfter sagt als die anderen und worum es geht. Drück auf ein Wort, um seine Geschichte zu lesen.',
  waiting: 'Dein Chat wird geöffnet',
  truncatedMeaning: (limit: number) => `Alle Zahlen hier gelten für die neuesten ${messagesOf(limit)}.`,
  showAll: (n: number) => `Alle ${count(n)} zeigen`,
  said,
  choice: {
    label: 'Welche Wörter zählen',
    all: 'Auch Allerweltswörter (und, der, ist …)',
    names: 'Auch Namen von Personen',
    leftOut: 'Von dir ausgelassen',
    leaveOut: 'Dieses Wort auslassen',
    isLeftOut: (word: string) => `${said(word)} ist ausgelassen, hier und in jedem Chat`,
    bringBack: (word: string) => `${said(word)} wieder zählen`,
    isBack: (word: string) => `${said(word)} zählt wieder`,
    undo: 'Rückgängig',
    undoOf: (word: string) => `Rückgängig: ${said(word)} wieder zählen`,
    undoBack: (word: string) => `Rückgängig: ${said(word)} auslassen`,
    notKept: (word: string) => `${said(word)} konnte nicht ausgelassen werden. Bitte versuch es noch einmal.`,
    notBack: (word: string) => `${said(word)} konnte nicht zurückgeholt werden. Bitte versuch es noch einmal.`,
  },
  cloud: {
    name: 'Häufigste Wörter',
    unit: 'Je größer, desto öfter gesagt',
    sentence: (word: string, n: number) => `${said(word)} fällt am häufigsten: ${timesOf(n)}.`,
    sentenceOfTwo: (word: string, n: number, other: string) => `${said(word)} fällt am häufigsten, ${timesOf(n)}, dann ${said(other)}.`,
    definition:
      'Wie oft jedes Wort fiel, in seiner häufigsten Schreibweise; Großschreibung macht keinen Unterschied. Wörter, die jeder Chat hat (und, der, ist …), sind in den Sprachen des Chats ausgelassen, ebenso Namen von Personen und was du ausgelassen hast. Die Größe folgt der Wurzel der Anzahl, sodass sich Flächen vergleichen lassen.',
    list: 'Häufigste Wörter, als Liste',
    hint: (word: string, n: number, messages: number) => `${said(word)}: ${timesOf(n)} in ${messagesOf(messages)}`,
    columns: ['Wort', 'Gesagt', 'Nachrichten'],
    more: (shown: number, total: number) => `Die ${count(shown)} häufigsten von ${count(total)} verschiedenen Wörtern.`,
    empty: 'Hier gibt es keine Wörter zu zählen.',
  },
  emoji: {
    name: 'Häufigste Emojis',
    unit: 'Je größer, desto öfter gesendet',
    sentence: (n: number, share: number) =>
      `wurde am häufigsten gesendet, ${timesOf(n)}; ${percent(share)} der Nachrichten haben ein Emoji.`,
    definition:
      'Wie oft jedes Emoji gesendet wurde; Hauttöne zählen als eins. Gezeichnet sind sie in einer Farbe, auf jedem Gerät gleich. Die Größe folgt der Wurzel der Anzahl.',
    list: 'Häufigste Emojis, als Liste',
    hint: (n: number, messages: number) => `${timesOf(n)} in ${messagesOf(messages)}`,
    columns: ['Emoji', 'Gesendet', 'Nachrichten'],
    more: (shown: number, total: number) => `Die ${count(shown)} häufigsten von ${count(total)} verschiedenen Emojis.`,
    empty: 'Hier hat niemand ein Emoji gesendet.',
  },
  compare: {
    title: 'Was wer öfter sagt als die anderen',
    unit: 'Je länger der Balken, desto sicherer',
    sentence: (name: string, word: string) => `${name} sagt ${said(word)} viel öfter als die anderen.`,
    sentenceOfTwo: (one: string, word: string, other: string, otherWord: string) =>
      `${one} neigt zu ${said(word)}, ${other} zu ${said(otherWord)}.`,
    none: 'Niemand sagt etwas deutlich öfter als die anderen.',
    noneOf: 'Nichts deutlich öfter als die anderen.',
    definition:
      'Wörter und Emojis, die eine Person öfter sagt als alle anderen, gemessen daran, wie viel wer schreibt: gewichtete Log-Odds mit dem ganzen Chat als Prior (Monroe, Colaresi und Quinn, 2008). Aufgeführt ist nur, was über den Zufall hinausgeht; je länger der Balken, desto sicherer. Gezeigt wird, was sich unterscheidet, nicht, was am häufigsten fällt.',
    over: (messages: number) => `Grundlage: ${messagesOf(messages)}.`,
    hint: (word: string, n: number, others: number) => `${said(word)}: ${timesOf(n)}, alle anderen zusammen ${timesOf(others)}`,
    zeroTimes: 'nie',
    part: (shown: number, all: number) => `Die ${count(shown)} Personen, die am meisten schreiben, von ${count(all)}.`,
    emoji: 'Emoji',
    columns: ['Person', 'Wort oder Emoji', 'Gesagt', 'Von allen anderen gesagt', 'Standardabweichungen Abstand'],
  },
  phrases: {
    title: 'Wendungen',
    list: 'Wendungen, als Liste',
    unit: 'Die häufigste zuerst',
    sentence: (phrase: string, n: number) => `${said(phrase)} ist die häufigste Wendung: ${timesOf(n)}.`,
    columns: ['Wendung', 'Gesagt', 'Nachrichten'],
    none: 'Keine Wörter stehen oft genug beieinander, um eine Wendung zu sein.',
    definition:
      'Zwei bis vier Wörter, die weit öfter aufeinander folgen, als der Zufall sie zusammenbrächte (Log-Likelihood-Quotient): die stärksten, danach geordnet, wie oft sie fallen. Ein Teil einer längeren Wendung, der etwa gleich oft fällt, steht nicht für sich.',
    over: (messages: number) => `Grundlage: ${messagesOf(messages)}.`,
    times: timesOf,
  },
  topics: {
    title: 'Worüber ihr redet',
    unit: 'Anteil am Gespräch, Monat für Monat',
    sentence: (topic: string, share: number) => `Am meisten über ${topic}: ${percent(share)} des Gesprächs.`,
    none: 'Es ist zu wenig, um Themen zu unterscheiden, oder nichts darin taucht gemeinsam auf.',
    definition:
      'Der Chat wird in Gesprächsabschnitte geschnitten, und Wörter, die gemeinsam auftauchen, bilden ein Thema (nichtnegative Matrixfaktorisierung von tf-idf-Gewichten). Ein Thema heißt nach seinen kennzeichnendsten Wörtern. Die Kurve ist sein Anteil am Gespräch in jedem Monat. Sie zeigt, welche Wörter zusammengehen, nicht, was sie euch bedeuten.',
    over: (windows: number) => `Grundlage: ${count(windows)} ${windows === 1 ? 'Gesprächsabschnitt' : 'Gesprächsabschnitte'}.`,
    sampled: (windows: number) => ` Gelernt wurden die Themen aus ${count(windows)} davon, in gleichen Abständen.`,
    share: (share: number) => `${percent(share)} des Gesprächs`,
    peak: (of: string, share: number) => `am meisten im ${month(of)}: ${percent(share)}`,
    course: (topic: string, peak: string) => `${topic}, Monat für Monat, ${peak}`,
    typical: 'Eine typische Nachricht',
    columns: ['Thema', 'Wörter', 'Monat', 'Anteil am Gespräch', 'Gesprächsabschnitte'],
    allMonths: 'Alle',
  },
  style: {
    title: 'Wie wer schreibt',
    sentence: (name: string, median: number) => `Die Hälfte der Nachrichten von ${name} hat höchstens ${lettersOf(Math.round(median))}.`,
    sentenceOfTwo: (long: string, longMedian: number, short: string, shortMedian: number) =>
      `${long} schreibt längere Nachrichten, die Hälfte mit mehr als ${lettersOf(Math.round(longMedian))}; ${short} kürzere, die Hälfte mit höchstens ${lettersOf(Math.round(shortMedian))}.`,
    sentenceEven: (one: string, other: string, median: number) =>
      `${one} und ${other} schreiben etwa gleich lang: Die Hälfte der Nachrichten hat höchstens ${lettersOf(Math.round(median))}.`,
    none: 'Hier hat niemand einen Text geschrieben.',
    definition:
      'Längen gelten für Nachrichten mit Text, Bildunterschriften eingeschlossen, in Zeichen, wie man sie beim Lesen zählt. Anteile gelten für diese Nachrichten: mit Emoji, mit Frage, mit Link, nur in Großbuchstaben. Verschiedene Wörter sind der Teil von je 1.000 Wörtern, der im Schnitt zum ersten Mal fällt.',
    over: (texts: number) => `Grundlage: ${messagesOf(texts)} mit Text.`,
    lengths: 'Nachrichten nach Länge, in Zeichen',
    length: (from: number, to: number | null) =>
      to === null ? `${count(from)}+` : from === to ? count(from) : `${count(from)}–${count(to)}`,
    bar: (name: string, range: string, n: number) => `${name}: ${messagesOf(n)} mit ${range} Zeichen`,
    figures: {
      median: 'Median der Länge',
      words: 'Wörter pro Nachricht',
      emoji: 'Mit Emoji',
      question: 'Mit Frage',
      link: 'Mit Link',
      caps: 'Nur Großbuchstaben',
      variety: 'Verschiedene Wörter',
      longest: 'Längste',
    },
    letters: lettersOf,
    decimal: (n: number | null) => (n === null ? '–' : decimal(n)),
    share: (n: number | null) => (n === null ? '–' : percent(n)),
    texts: (n: number) => `${messagesOf(n)} mit Text`,
    noTexts: 'kein Text',
    open: 'Im Verlauf zeigen',
    columns: {
      person: 'Person',
      texts: 'Nachrichten mit Text',
      mean: 'Durchschnittslänge',
      range: (range: string) => `${range} Zeichen`,
    },
  },
  links: {
    title: 'Links',
    sentence: (domain: string, n: number, links: number) =>
      n === links
        ? `Jeder Link führt zu ${domain}: ${linksOf(n)}.`
        : `Die meisten Links führen zu ${domain}: ${count(n)} von ${linksOf(links)}.`,
    none: 'Hier hat niemand einen Link gesendet.',
    definition:
      'Jede Webadresse in den Nachrichten, jedes Mal, wenn sie gesendet wurde, nach dem Host, zu dem sie führt; „www.“ macht keinen Unterschied. Besucht werden sie nie.',
    over: (links: number, messages: number) => `${linksOf(links)} in ${messagesOf(messages)}.`,
    domains: 'Wohin sie führen',
    latest: 'Zuletzt gesendet',
    showMessages: 'Nachrichten mit Link zeigen',
    more: (shown: number, all: number) => `Die ${count(shown)} Ziele, zu denen die meisten Links führen, von ${count(all)}.`,
    count: linksOf,
    columns: ['Ziel', 'Links', 'Nachrichten'],
    sent: (date: string) => day(date),
  },
  storyOf: {
    titles: { word: 'Die Geschichte eines Wortes', emoji: 'Die Geschichte eines Emojis', phrase: 'Die Geschichte einer Wendung' },
    waiting: 'Der Chat wird durchgesehen',
    failed: 'Die Geschichte konnte nicht gelesen werden.',
    none: 'Im ganzen Chat war keine Nachricht damit zu finden.',
    figures: (times: number, messages: number) => `${capital(timesOf(times))} gesagt, in ${messagesOf(messages)}.`,
    inMessages: (messages: number) => `In ${messagesOf(messages)}.`,
    notOfPart: 'Das ist die Geschichte im ganzen Chat, nicht nur für die Personen und Tage, die du gewählt hast.',
    columns: ['Monat oder Person', 'Nachrichten'],
    first: 'Das erste Mal',
    months: 'Monat für Monat',
    peak: (of: string, n: number) => `am meisten im ${month(of)}: ${messagesOf(n)}`,
    course: (word: string, peak: string) => `${said(word)}, Monat für Monat, ${peak}`,
    people: 'Von wem',
    showAll: (messages: number) => `${messagesOf(messages)} zeigen`,
  },
  wordsOf,
} as const

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
