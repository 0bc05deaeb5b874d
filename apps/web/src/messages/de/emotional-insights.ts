import type { Emotion, Sentiment } from '@convostat/api'
import { format } from '#format/index.ts'
import { asShown, closely } from '../figures.ts'
import { messagesOf } from './shared.ts'

const { count, percent, percentTogether, day, longDay, score } = format

const weeksOf = (n: number) => `${count(n)} ${n === 1 ? 'Woche' : 'Wochen'}`
const monthsOfDative = (n: number) => `${count(n)} ${n === 1 ? 'Monat' : 'Monaten'}`
const scoredOf = (n: number) => `${messagesOf(n)}, ${n === 1 ? 'die sich so lesen ließ' : 'die sich so lesen ließen'}`

/** The labels as one says them of a message. */
export const sentiments = { positive: 'positiv', neutral: 'neutral', negative: 'negativ' } as const satisfies Record<Sentiment, string>

/** The emotions, in the order in which they are shown. */
export const emotions = {
  joy: 'Freude',
  love: 'Liebe',
  gratitude: 'Dankbarkeit',
  amusement: 'Heiterkeit',
  admiration: 'Bewunderung',
  surprise: 'Überraschung',
  sadness: 'Traurigkeit',
  anger: 'Ärger',
  fear: 'Angst',
} as const satisfies Record<Emotion, string>

/** A score in words: what it sounds like, and how much. */
export function scoreInWords(score: number): string {
  const strength = Math.abs(score)
  // As the labels are calibrated; how much is by thirds of what is left.
  if (strength <= 0.05) return 'neutral'
  const much = strength <= 0.33 ? 'etwas' : strength <= 0.67 ? 'deutlich' : 'sehr'
  return `${much} ${score > 0 ? 'positiv' : 'negativ'}`
}

/** What the words of a chat sound like. Names come isolated, as they may be written the other way round. */
export const emotionalInsights = {
  /** What the emotions are called. */
  emotions,
  title: 'Stimmung & Gefühle',
  about: 'Wie die Worte in diesem Chat klingen, Tag für Tag und Jahr für Jahr. Was sie bedeuteten, weißt nur du.',
  aboutModel:
    'Ein kleines Modell auf diesem Gerät schätzt es allein aus den Worten. Ironie entgeht ihm und auch, was nur ihr untereinander versteht, und einzelne Nachrichten können falsch gelesen sein: „Warum?“ zeigt, welche Wörter den Ausschlag gaben, und lässt dich korrigieren. Das ist keine Diagnose und kein Urteil darüber, was zwischen euch ist.',
  aboutModelServer: (host: string) =>
    `Ein kleines Modell auf dem Server ${host} schätzt es allein aus den Worten. Ironie entgeht ihm und auch, was nur ihr untereinander versteht, und einzelne Nachrichten können falsch gelesen sein: „Warum?“ zeigt, welche Wörter den Ausschlag gaben, und lässt dich korrigieren. Das ist keine Diagnose und kein Urteil darüber, was zwischen euch ist.`,
  waiting: 'Dein Chat wird geöffnet',
  failed: 'Stimmung und Gefühle konnten nicht geladen werden',
  truncatedMeaning: (limit: number) => `Alle Zahlen hier gelten für die neuesten ${messagesOf(limit)}.`,
  nothingScored:
    'Hier gibt es weder Wörter noch Emojis, die sich lesen ließen: Bilder, Links und Zahlen verraten nicht, wie sie gemeint waren.',
  over: (messages: number) => `Grundlage: ${scoredOf(messages)}.`,
  trend: {
    title: 'Entwicklung',
    sentences: {
      improving: 'Die zweite Hälfte klingt positiver als die erste.',
      declining: 'Die zweite Hälfte klingt weniger positiv als die erste.',
      stable: 'Beide Hälften klingen recht ähnlich.',
    },
    tooLittle: 'Für einen Vergleich der ersten Hälfte mit der zweiten ist hier zu wenig.',
    trends: { improving: 'Positiver', declining: 'Weniger positiv', stable: 'Gleichbleibend' },
    trend: 'Entwicklung',
    average: 'Mittlerer Tonfall',
    first: 'Erste Hälfte',
    second: 'Zweite Hälfte',
    scale: 'Das Mittel aller Nachrichten und das beider Hälften, auf der Skala von −1 bis 1',
    negative: 'negativ',
    positive: 'positiv',
    score,
    definition:
      'Jede Nachricht hat einen Wert von −1 (sehr negativ) bis +1 (sehr positiv). Der mittlere Tonfall ist das Mittel aller Werte. Für die Entwicklung werden die Monate der zweiten Hälfte mit denen der ersten verglichen: mehr als 0,1 darüber ist positiver, mehr als 0,1 darunter weniger positiv. Bei weniger als zwei Monaten werden Wochen verglichen.',
  },
  timeline: {
    name: 'Tonfall im Lauf der Zeit',
    units: { monthly: 'Mittlerer Tonfall pro Monat', yearly: 'Mittlerer Tonfall pro Jahr' },
    by: 'Ein Balken für jede Zeit',
    periods: { monthly: 'Monate', yearly: 'Jahre' },
    /** `most` and `least`: months or years, written out; whether anything there sounds positive at all. */
    sentence: (most: string, least: string, isPositive: boolean) =>
      isPositive
        ? `${most} klingt am positivsten, ${least} am wenigsten positiv.`
        : `${most} klingt am wenigsten negativ, ${least} am negativsten.`,
    alike: 'Alle Balken sind gleich hoch.',
    hint: (period: string, mean: number | null, scored: number, all: number) =>
      mean === null
        ? `${period}: nichts, das sich so lesen ließ, in ${messagesOf(all)}`
        : `${period}: ${score(mean)}, ${scoreInWords(mean)}; ${count(scored)} von ${messagesOf(all)} gewertet`,
    columns: { monthly: 'Monat', yearly: 'Jahr', sentiment: 'Tonfall', messages: 'Nachrichten', scored: 'Gewertet' },
    definition:
      'Das Mittel der Werte aller Nachrichten eines Monats oder Jahres, in dem sich eine werten ließ; eine Lücke, wo keine. Die Balken beginnen bei 0, wo eine Nachricht weder positiv noch negativ klingt.',
  },
  distribution: {
    name: 'Verteilung des Tonfalls',
    unit: 'Nachrichten danach, wie sie klingen',
    sentence: (positive: number, negative: number) => `${percent(positive)} der Nachrichten klingen positiv, ${percent(negative)} negativ.`,
    labels: { positive: 'Positiv', neutral: 'Neutral', negative: 'Negativ' },
    columns: ['Tonfall', 'Nachrichten', 'Anteil'],
    unscored: (n: number) => `${messagesOf(n)} ${n === 1 ? 'ließ' : 'ließen'} sich nicht werten: Bilder ohne Worte, bloße Links, Zahlen.`,
    unscoredRow: 'Nicht gewertet',
    toScreen: 'Wie es sich im Lauf der Zeit änderte',
    definition:
      'Jede Nachricht bekommt nach ihren Wörtern einen Wert von −1 bis +1. Über +0,05 gilt sie als positiv, unter −0,05 als negativ, sonst als neutral. Was keine Wörter hat, wird nicht gewertet.',
  },
  extremes: {
    title: 'Hochs und Tiefs',
    peaks: 'Hochs',
    valleys: 'Tiefs',
    /** By the sign of both: nothing below 0 is positive, and nothing above it negative. */
    sentence: (peak: string, isPositive: boolean, valley: string, isNegative: boolean) =>
      `Der ${day(peak)} klingt am ${isPositive ? 'positivsten' : 'wenigsten negativ'}, der ${day(valley)} am ${isNegative ? 'negativsten' : 'wenigsten positiv'}.`,
    alike: 'Alle Tage klingen gleich.',
    only: (date: string, mean: number) => `Nur der ${day(date)} hat genug Nachrichten für eine Aussage: Er klingt ${scoreInWords(mean)}.`,
    none: 'Kein Tag hat genug Nachrichten, um herauszuragen.',
    noPeaks: 'Kein Tag ragt so heraus.',
    noValleys: 'Kein Tag ragt so heraus.',
    /** Where it has no room in one line it breaks after the weekday alone. */
    when: (date: string) => longDay(date).replace(/(?<= .*) /g, '\u00a0'),
    /** How many of the day's messages its figure rests on. */
    showDay: (scored: number, all: number) => (scored === all ? `aus ${messagesOf(all)}` : `aus ${count(scored)} von ${messagesOf(all)}`),
    showDayLabel: 'Die Nachrichten dieses Tages zeigen',
    definition:
      'Die Tage mit dem höchsten und dem niedrigsten Mittel, unter Tagen mit mindestens 5 gewerteten Nachrichten (und mindestens einem Viertel dessen, was ein gewöhnlicher Tag hat). Nachrichten ohne Wörter, etwa Bilder und bloße Links, werden nicht gewertet. Zitiert ist die jeweils stärkste Nachricht des Tages.',
    over: (days: number) => `${count(days)} ${days === 1 ? 'Tag' : 'Tage'} gezeigt.`,
  },
  languages: {
    title: 'Wie gut gelesen wird',
    sentence: (languages: string) => `Gut gelesen wird hier: ${languages}.`,
    noneWell: 'Keine Sprache wird hier gut gelesen: Nimm die Zahlen mit Vorsicht.',
    none: 'In diesen Nachrichten ließ sich keine Sprache erkennen.',
    quality: {
      well: 'gut gelesen',
      fair: 'leidlich gelesen: Entwicklungen stimmen, einzelne Nachrichten können falsch sein',
      poorly: 'schlecht gelesen: Nimm die Zahlen mit Vorsicht',
      unknown: 'nicht getestet: Nimm die Zahlen als Vermutung',
    },
    unknownLanguage: 'Sprache nicht erkannt',
    by: (names: readonly string[], more: number) => `${names.join(', ')}${more > 0 ? ` und ${count(more)} weitere` : ''}`,
    messages: messagesOf,
    /** Null where nobody can tell which language it is. */
    mostly: (language: string | null) =>
      language === null
        ? 'Von vielem, was hier zählt, ließ sich die Sprache nicht erkennen. Nimm das Folgende als Vermutung.'
        : `Vieles, was hier zählt, ist in einer Sprache geschrieben (${language}), die das Modell schlecht liest oder für die es nicht getestet ist. Nimm das Folgende als Vermutung.`,
    definition:
      'Die Sprache, in der jede Person schreibt, aus ihren Wörtern erkannt, und wie gut das Modell Nachrichten dieser Sprache las, die es nie zuvor gesehen hatte: „gut“, wo es dem nahekommt, worin Menschen sich untereinander einig sind, „schlecht“, wo es kaum besser ist als Raten.',
    over: (messages: number) => `Grundlage: ${messagesOf(messages)}.`,
  },
  pro: {
    title: 'Stimmungen und Gefühle',
    reason:
      'Die Stimmung jedes Monats, der Fingerabdruck von jeder und jedem von euch, die stärkste Nachricht jedes Gefühls, und wessen Wochen gemeinsam steigen und fallen.',
    short: 'Welche Gefühle aus diesem Chat sprechen, Monat für Monat und Person für Person.',
  },
  vibe: {
    title: 'Grundton',
    /** By the engine's word for it; the talk is meant, never the people. */
    sentences: {
      cheerful: 'Im Ganzen klingt dieses Gespräch fröhlich.',
      affectionate: 'Im Ganzen klingt dieses Gespräch liebevoll.',
      thankful: 'Im Ganzen klingt dieses Gespräch dankbar.',
      playful: 'Im Ganzen klingt dieses Gespräch verspielt.',
      encouraging: 'Im Ganzen klingt dieses Gespräch ermutigend.',
      lively: 'Im Ganzen klingt dieses Gespräch lebendig.',
      'open-hearted': 'Im Ganzen klingt dieses Gespräch offenherzig: Was traurig ist, wird hier gesagt.',
      frank: 'Im Ganzen klingt dieses Gespräch freimütig: Was ärgert, wird hier gesagt.',
      watchful: 'Im Ganzen klingt dieses Gespräch wachsam: Sorgen werden hier ausgesprochen.',
      practical: 'Im Ganzen klingt dieses Gespräch sachlich: Pläne und Alltägliches.',
    } as Readonly<Record<string, string>>,
    other: (vibe: string) => `Der Grundton dieses Gesprächs: ${vibe}.`,
    /** Where neither leads. */
    equal: (one: Emotion, other: Emotion) => `In diesem Gespräch ist etwa gleich viel ${emotions[one]} wie ${emotions[other]}.`,
    none: 'Hier wurde zu wenig gesagt oder gefühlt für eine Aussage.',
    /** What it rests on, by the engine's word for each figure. */
    reasons: {
      leading: 'aller Gefühle',
      second: 'aller Gefühle',
      neutral: 'des Gesprächs ohne Gefühl',
      positive: 'der Nachrichten klingen positiv',
      negative: 'der Nachrichten klingen negativ',
      change: 'von der ersten Hälfte zur zweiten',
    } as Readonly<Record<string, string>>,
    emotion: (emotion: Emotion, share: number) => `${emotions[emotion]}, ${percent(share)}`,
    share: percent,
    change: score,
    over: (messages: number) => `Grundlage: ${scoredOf(messages)}.`,
    definition:
      'Das Gefühl, das in diesem Chat vorn liegt, in ein Wort gefasst, und die Zahlen, auf denen es beruht. Wo mindestens vier Fünftel des Gesprächs ohne Gefühl sind, heißt es sachlich. Gemeint ist das Gespräch, nicht irgendwer darin.',
  },
  mood: {
    title: 'Stimmung im Lauf der Zeit',
    sentence: (mood: string, months: number, all: number) =>
      all === 1 ? `${mood} liegt vorn.` : `${mood} liegt in ${count(months)} von ${monthsOfDative(all)} vorn.`,
    /** Where none leads in most months. */
    often: (first: string, second: string, months: readonly [number, number], all: number) =>
      `${first} und ${second} liegen am häufigsten vorn, in ${count(months[0])} und ${count(months[1])} von ${monthsOfDative(all)}.`,
    oftenOne: (mood: string, months: number, all: number) =>
      `${mood} liegt am häufigsten vorn, in ${count(months)} von ${monthsOfDative(all)}.`,
    noneOften: (all: number) => `In diesen ${monthsOfDative(all)} liegen mehrere Gefühle gleich oft vorn.`,
    of: (intensity: number) => `${percent(intensity)} aller Gefühle`,
    showAll: (n: number) => `Alle ${count(n)} Monate zeigen`,
    none: 'In keinem Monat ließ sich ein Gefühl lesen.',
    definition:
      'Das führende Gefühl jedes Monats mit gewerteten Nachrichten und sein Anteil an allem, was darin gefühlt wurde: die Summe seiner Wahrscheinlichkeiten über den Monat, geteilt durch die Summe aller Gefühle. Nachrichten ohne Gefühl wiegen nichts.',
    over: (messages: number) => `Grundlage: ${scoredOf(messages)}.`,
  },
  fingerprint: {
    title: 'Fingerabdruck der Gefühle',
    unit: 'Anteil an allen Gefühlen',
    sentence: (first: string, second: string, shares: readonly number[]) =>
      `${first} und ${second} machen ${percentTogether(shares)} aller Gefühle aus.`,
    /** Where the second is no stronger than others. */
    one: (emotion: string, share: number) => `${emotion} liegt mit ${percent(share)} aller Gefühle vorn.`,
    equal: (first: string, second: string, shares: readonly number[]) =>
      `Etwa gleich viel ${first} wie ${second}: zusammen ${percentTogether(shares)} aller Gefühle.`,
    noneLeads: 'Kein Gefühl liegt hier vorn: Mehrere sind etwa gleich stark.',
    tooLittle: (messages: number) =>
      `Nur ${messagesOf(messages)} ${messages === 1 ? 'ließ' : 'ließen'} sich lesen: zu wenig, um zu sagen, was vorn liegt.`,
    neutral: (share: number) => `${percent(share)} des Gesprächs sind ohne Gefühl: Pläne, Fragen, Alltägliches.`,
    together: 'Zusammen',
    columns: { emotion: 'Gefühl', together: 'Zusammen' },
    hint: (emotion: string, share: number) => `${emotion}: ${percent(share)} zusammen`,
    hintOf: (emotion: string, person: number, share: number) => `${emotion}, Person ${count(person)}: ${percent(share)}`,
    people: 'Ein Punkt für jede Person',
    more: (n: number) => `und ${count(n)} weitere in der Tabelle`,
    definition:
      'Wie stark jedes Gefühl unter allen gefühlten ist: die Wahrscheinlichkeiten, die das Modell ihm gibt, über alle Nachrichten summiert, geteilt durch die Summe aller Gefühle. Was ohne Gefühl ist, bleibt außen vor und wird gesondert genannt. Liebe schließt Fürsorge ein, Ärger schließt Ekel ein.',
    none: 'Hier ließ sich kein Gefühl lesen.',
    dashboard: 'Stimmung & Gefühle',
  },
  highlights: {
    title: 'Höhepunkte',
    sentence: (emotions: number) =>
      emotions === 1
        ? 'Die stärkste Nachricht des einen Gefühls, das hier zu finden war.'
        : `Die stärkste Nachricht zu jedem der ${count(emotions)} Gefühle, die hier zu finden waren.`,
    none: 'Keine Nachricht spricht deutlich genug von einem Gefühl.',
    definition: 'Zu jedem Gefühl die Nachricht, der das Modell dafür die höchste Wahrscheinlichkeit gibt.',
    over: (n: number) => `${messagesOf(n)}.`,
  },
  sync: {
    title: 'Gleichklang der Gefühle',
    sentence: (a: string, b: string, words: string) => `${a} und ${b}: ${words}.`,
    /** Of more than two people; it is their weeks that are alike. */
    mostAlike: (a: string, b: string, words: string) => `Am ähnlichsten: ${a} und ${b}, ${words}.`,
    noneAlike: 'Niemandes Wochen gehen eng zusammen.',
    /** Of more pairs than are sent, it holds of those. */
    amongMost: {
      mostAlike: (a: string, b: string, words: string) =>
        `Von den Paaren, die in den meisten Wochen beide schrieben, am ähnlichsten: ${a} und ${b}, ${words}.`,
      noneAlike: 'Von den Paaren, die in den meisten Wochen beide schrieben, gehen keine Wochen eng zusammen.',
    },
    words: (correlation: number) => {
      const shown = asShown(correlation)
      if (shown >= 0.5) return 'ihre Wochen steigen und fallen gemeinsam'
      if (shown >= closely) return 'ihre Wochen steigen und fallen oft gemeinsam'
      return shown > -closely
        ? 'ihre Wochen gehen eigene Wege'
        : 'wenn die Woche der einen Person heller klingt, klingt die der anderen oft schwerer'
    },
    weeks: (n: number) => `über ${weeksOf(n)}`,
    show: 'Zeigen, was die beiden schrieben',
    none: 'Dafür braucht es 8 Wochen, in denen zwei Personen beide schrieben.',
    showAll: (n: number) => `Alle ${count(n)} zeigen`,
    part: (shown: number, all: number) => `Die ${count(shown)} Paare mit den meisten Wochen, von ${count(all)}.`,
    definition:
      'Die Korrelation der wöchentlichen Mittel zweier Personen über die Wochen, in denen beide schrieben: +1, wenn sie immer gemeinsam steigen und fallen, 0, wenn sie eigene Wege gehen, −1, wenn das eine steigt, während das andere fällt. Über das Warum sagt sie nichts. Paare mit weniger als 8 solchen Wochen bleiben außen vor.',
    over: (pairs: number) => `${count(pairs)} ${pairs === 1 ? 'Paar' : 'Paare'}.`,
  },
} as const
