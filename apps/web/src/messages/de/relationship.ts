import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import { daysMeasured, daysOf, daysOfDative, messagesOf, within } from './shared.ts'

const { count, decimal, percent, day, days, latency, hour } = format

const repliesOf = (n: number) => `${count(n)} ${n === 1 ? 'Antwort' : 'Antworten'}`
const silencesOf = (n: number) => `${count(n)} ${n === 1 ? 'Pause' : 'Pausen'} von einem Tag oder länger`
const conversationsOf = (n: number) => `${count(n)} ${n === 1 ? 'Gespräch' : 'Gespräche'}`
/** After “von”. */
const ofConversations = (n: number) => `${count(n)} ${n === 1 ? 'Gespräch' : 'Gesprächen'}`
const burstsOf = (n: number) => `${count(n)} ${n === 1 ? 'Folge' : 'Folgen'}`
const streaksOf = (n: number) => `${count(n)} ${n === 1 ? 'Serie' : 'Serien'}`
/** How long something took, in words: seconds are too fine for them. */
const timeOf = (seconds: number, clock?: Clock) => latency(seconds, seconds < 60 ? 'minutes' : clock)
const dayAndTime = (dateTime: string) => `${day(dateTime)}, ${format.time(dateTime)}`
const mostOf = (n: number, all: number) => (n === all ? `Alle ${count(all)} zeigen` : `Die ${count(n)} längsten von ${count(all)} zeigen`)

/** What lies between the people of a chat. Names come isolated, as they may be written the other way round. */
export const relationship = {
  title: 'Beziehung',
  about:
    'Wie sich das Gespräch verteilt, wie schnell wer antwortet, was fürsorglich gesagt wurde und wann es still war. Was es bedeutet, entscheidest du.',
  parts: {
    label: 'Auf dieser Seite',
    talk: 'Das Gespräch',
    answers: 'Die Antworten',
    feelings: 'Was gefühlt wurde',
    days: 'Pausen und Serien',
  },
  waiting: 'Dein Chat wird geöffnet',
  truncatedMeaning: (limit: number) => `Alle Zahlen hier gelten für die neuesten ${messagesOf(limit)}.`,
  showAll: (n: number) => `Alle ${count(n)} zeigen`,
  balance: {
    title: 'Gesprächsanteil',
    ofTwo: (more: string, less: string, per100: number) =>
      per100 === 100
        ? `${more} und ${less} schreiben etwa gleich viel.`
        : `Auf 100 Nachrichten von ${more} kommen ${count(per100)} von ${less}.`,
    ofMany: (most: string, least: string, per100: number, isOfAll: boolean) =>
      `Auf 100 Nachrichten von ${most} kommen ${count(per100)} von ${least}, die wenigsten${isOfAll ? '' : ' von allen, die mindestens 1\u00a0% schreiben'}.`,
    ofOne: (name: string) => `${name} hat alle Nachrichten geschrieben, die hier zählen.`,
    noRatio: (name: string, people: number) => `${name} schreibt am meisten von ${count(people)} Personen.`,
    figure: (per100: number) => `100 : ${count(per100)}`,
    figureName: 'Meiste zu wenigsten Nachrichten',
    definition:
      'Die wenigsten Nachrichten einer Person auf je 100 derjenigen, die am meisten schrieb. Wer weniger als 1\u00a0% der Nachrichten schreibt, steht in der Liste, wird aber nicht verglichen.',
  },
  conversations: {
    title: 'Wer Gespräche eröffnet und beendet',
    opened: (name: string, n: number, all: number) => `${name} eröffnete ${count(n)} von ${ofConversations(all)}`,
    /** Of several who opened as many. */
    openedNoneMore: (name: string, n: number, all: number) => `${name} eröffnete ${count(n)} von ${ofConversations(all)} (niemand mehr)`,
    openedEqually: (one: string, other: string, all: number) => `${one} und ${other} eröffneten gleich viele von ${ofConversations(all)}`,
    closed: (name: string, n: number) => `${name} beendete ${count(n)}`,
    closedNoneMore: (name: string, n: number) => `${name} beendete ${count(n)} (niemand mehr)`,
    closedEqually: (one: string, other: string) => `${one} und ${other} beendeten gleich viele`,
    /** Where it is the same person. */
    byOne: (opened: string, n: number, isTied: boolean) => `${opened} und beendete ${count(n)}${isTied ? ' (niemand mehr)' : ''}.`,
    both: (opened: string, closed: string) => `${opened}; ${closed}.`,
    ofOne: (name: string, opened: number, closed: number) => `${name} eröffnete ${conversationsOf(opened)} und beendete ${count(closed)}.`,
    none: 'Hier gibt es kein Gespräch, das diese Personen eröffnet oder beendet hätten.',
    figureName: 'Gespräche',
    usual: (messages: number, seconds: number, clock?: Clock) =>
      `meist ${decimal(messages)} ${messages === 1 ? 'Nachricht' : 'Nachrichten'}, ${timeOf(seconds, clock)}`,
    roles: { opener: 'eröffnet', closer: 'beendet' },
    showOf: { opener: 'Die Nachrichten zeigen, die sie eröffnen', closer: 'Die Nachrichten zeigen, die sie beenden' },
    show: 'Die Nachrichten zeigen, die sie eröffnen',
    longest: 'Das längste Gespräch',
    messages: messagesOf,
    span: (from: string, to: string) => days(from, to),
    lasted: (seconds: number, clock?: Clock) => timeOf(seconds, clock),
    people: (names: string, others: number) => (others === 0 ? names : `${names} und ${count(others)} weitere`),
    first: 'Zuerst',
    last: 'Zuletzt',
    open: 'Im Verlauf zeigen',
    openOf: (size: string, span: string) => `${size}, ${span}: das Gespräch ab der ersten Nachricht zeigen`,
    definition: (hasFilters: boolean) => {
      const all =
        'Ein Gespräch sind Nachrichten, zwischen denen es nie länger als sechs Stunden still ist. Wer die erste schreibt, eröffnet es, wer die letzte schreibt, beendet es. Die gewöhnliche Größe ist der Median von allen.'
      return hasFilters ? `${all} Die Filter wählen unter den Anfängen und den Enden: wer sie schrieb und wann.` : all
    },
    over: (n: number) => `Grundlage: ${conversationsOf(n)}.`,
  },
  bursts: {
    title: 'Mehrere Nachrichten hintereinander',
    most: (name: string, n: number, all: number) => `${name} schickte ${count(n)} von ${burstsOf(all)} aus drei oder mehr Nachrichten.`,
    noneMore: (name: string, n: number, all: number) =>
      `${name} schickte ${count(n)} von ${burstsOf(all)} aus drei oder mehr Nachrichten, und niemand mehr.`,
    equally: (one: string, other: string, all: number) =>
      `${one} und ${other} schickten gleich viele von ${burstsOf(all)} aus drei oder mehr Nachrichten.`,
    ofOne: (name: string, n: number) => `${name} schickte ${burstsOf(n)} aus drei oder mehr Nachrichten.`,
    none: 'Niemand hat drei Nachrichten hintereinander geschickt.',
    number: burstsOf,
    upTo: (messages: number) => `bis zu ${messagesOf(messages)}`,
    longest: 'Die längsten Folgen',
    size: (messages: number, seconds: number, clock?: Clock) => `${messagesOf(messages)} in ${timeOf(seconds, clock)}`,
    when: dayAndTime,
    show: 'Die Nachrichten zeigen, mit denen sie beginnen',
    open: 'Im Verlauf zeigen',
    openLongest: (name: string) => `Die längste Folge von ${name} zeigen`,
    openOf: (size: string, name: string, when: string) => `${size}, ${name}, ${when}: im Verlauf zeigen`,
    more: mostOf,
    definition: (hasFilters: boolean) => {
      const all =
        'Eine Folge sind drei oder mehr Nachrichten einer Person hintereinander, jede höchstens zwei Minuten nach der vorigen. Sie sagt, wie jemand schreibt: Manche schicken eine lange Nachricht, andere schicken sie in Stücken.'
      return hasFilters ? `${all} Die Filter wählen unter den Folgen: wer sie schrieb und wann sie begannen.` : all
    },
    over: (n: number) => `Grundlage: ${burstsOf(n)}.`,
  },
  speed: {
    title: 'Wie schnell wer antwortet',
    ofTwo: (one: string, oneTime: string, other: string, otherTime: string) =>
      `Die Hälfte der Antworten von ${one} kommt ${within(oneTime)}, die Hälfte von ${other} ${within(otherTime)}.`,
    soonest: (name: string, time: string) => `${name} antwortet am schnellsten: Die Hälfte dieser Antworten kommt ${within(time)}.`,
    soonestOf: (names: string, time: string) => `${names} antworten gleich schnell: Die Hälfte ihrer Antworten kommt ${within(time)}.`,
    soonestSeveral: (time: string) => `Mehrere Personen antworten gleich schnell: Die Hälfte ihrer Antworten kommt ${within(time)}.`,
    ofOne: (name: string, median: string, p90: string) =>
      `Die Hälfte der Antworten von ${name} kommt ${within(median)}, neun von zehn ${within(p90)}.`,
    none: 'Hier hat niemand jemandem geantwortet.',
    speeds: { '<5min': '< 5 min', '<1hr': '< 1 h', '<1day': '< 1 Tag', '>1day': '≥ 1 Tag' },
    speedOf: (name: string, speed: string, n: number) => `${name}: ${repliesOf(n)}, ${speed}`,
    replies: repliesOf,
    noReplies: 'keine Antworten',
    median: 'Hälfte in',
    p90: 'Neun von zehn in',
    mean: 'Durchschnitt',
    within: 'Im Gespräch, Hälfte in',
    opening: 'Nach 6 h Stille, Hälfte in',
    day: 'Tagsüber, Hälfte in',
    night: 'Nachts, Hälfte in',
    definition: `Eine Antwort ist die erste Nachricht, nachdem jemand anderes am Zug war; ihre Zeit läuft ab dessen letzter Nachricht. Eine Antwort nach mehr als sechs stillen Stunden eröffnet ein neues Gespräch: Sie zählt in allen Zahlen mit und wird gesondert gezeigt. Ebenso Antworten tagsüber und nachts, von ${hour(22)} bis ${hour(6)}, nach der Stunde der Antwort selbst.`,
    over: (replies: number) => `Grundlage: ${repliesOf(replies)}.`,
  },
  caring: {
    title: 'Fürsorglichste Momente',
    sentence: (n: number) =>
      n === 1
        ? 'Eine Nachricht, aus der Fürsorge am deutlichsten spricht.'
        : `${count(n)} Nachrichten, aus denen Fürsorge am deutlichsten spricht.`,
    none: 'Aus keiner Nachricht spricht Fürsorge deutlich genug.',
    definition:
      'Nachrichten, die Fürsorge zeigen: Liebe, Trost, Dank, Sorge, gute Wünsche; von jeder Art und von jeder Person die, die sie am deutlichsten zeigen. Ein kleines Modell liest das allein aus den Worten, und ihm entgeht, was nur ihr untereinander versteht; „Warum?“ zeigt, was den Ausschlag gab.',
    over: (n: number) => `${messagesOf(n)}.`,
  },
  gaps: {
    title: 'Längste Pausen',
    sentence: (time: string, name: string) => `Die längste Pause: ${time}. ${name} hat sie beendet.`,
    none: 'Es gab keine Pause von einem Tag oder länger.',
    days: daysMeasured,
    hours: (n: number) => `${decimal(n)} Stunden`,
    span: (from: string, to: string) => days(from, to),
    before: 'Davor',
    after: 'Danach',
    when: dayAndTime,
    open: 'Im Verlauf zeigen',
    openOf: (time: string, span: string) => `${time}, ${span}: im Verlauf zeigen`,
    more: mostOf,
    definition:
      'Eine Pause sind mindestens 24 stille Stunden zwischen zwei Nachrichten, die aufeinander folgen, wer sie auch schrieb. Sind Personen oder Tage gewählt: die Pausen, die diese Personen beendet haben, an diesen Tagen.',
    over: (n: number) => `${silencesOf(n)}.`,
  },
  streaks: {
    title: 'Tage in Folge',
    sentence: (n: number, from: string, to: string) => `An ${daysOfDative(n)} in Folge hat jemand geschrieben, ${days(from, to)}.`,
    sentenceCurrent: (n: number, from: string) =>
      `An ${daysOfDative(n)} in Folge hat jemand geschrieben, vom ${day(from)} bis zum Ende des Chats.`,
    none: 'Es gab keine zwei Tage in Folge mit Nachrichten.',
    days: daysOf,
    span: (from: string, to: string) => days(from, to),
    messages: messagesOf,
    current: 'bis zum Ende des Chats',
    more: mostOf,
    definition:
      'Eine Serie sind zwei oder mehr Kalendertage in Folge mit mindestens einer Nachricht, wer sie auch schrieb. Sind Personen gewählt: Tage, an denen eine von ihnen schrieb.',
    over: (n: number) => `${streaksOf(n)}.`,
  },
  matrix: {
    title: 'Wer wem antwortet',
    soonest: (from: string, to: string, time: string) => `Am schnellsten: ${from} antwortet ${to}, die Hälfte der Male ${within(time)}.`,
    soonestSeveral: (time: string) => `Mehrere Paare antworten gleich schnell: die Hälfte der Male ${within(time)}.`,
    ofTwo: (one: string, oneTime: string, other: string, otherTime: string) =>
      `Neun von zehn Antworten von ${one} kommen ${within(oneTime)}, neun von zehn von ${other} ${within(otherTime)}.`,
    most: (from: string, to: string, share: number) => `${from} antwortet ${to}: ${percent(share)} aller Antworten hier.`,
    none: 'Hier hat niemand jemandem geantwortet.',
    table: 'Tabelle',
    tableOf: 'Wer wem antwortet, als Tabelle',
    squareOf: 'Wer wem antwortet, als Quadrat',
    columns: { pair: 'Wer wem antwortet', replies: 'Antworten', median: 'Hälfte in', p90: 'Neun von zehn in' },
    corner: 'antwortet ↓ wem →',
    answersWhom: 'antwortet',
    cell: (from: string, to: string, replies: number, median: string, p90: string) =>
      `${from} antwortet ${to}: ${repliesOf(replies)}, die Hälfte ${within(median)}, neun von zehn ${within(p90)}`,
    part: (shown: number, all: number) =>
      `Die ${count(shown)} Personen, die am meisten schreiben, von ${count(all)}. Weitere stehen in der Tabelle.`,
    pairs: (shown: number, all: number) => `Die ${count(shown)} Paare mit den meisten Antworten, von ${count(all)}.`,
    showPair: 'Diese Antworten zeigen',
    key: 'Hälfte in:',
    keys: { '<5min': '5 min', '<1hr': '1 Stunde', '<1day': '1 Tag', '>1day': 'länger' },
    definition:
      'Für je zwei Personen, wer wem antwortet: wie oft, und innerhalb welcher Zeit die Hälfte dieser Antworten kam. Eine Antwort gilt der Person, die davor am Zug war; was eine Nachricht zitiert, verrät ein Export nicht.',
    over: (replies: number) => `Grundlage: ${repliesOf(replies)}.`,
  },
} as const
