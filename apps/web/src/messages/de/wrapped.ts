import type { titles } from '@convostat/api/wrapped-titles'
import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import { daysOfDative, messagesOf } from './shared.ts'

const { count, decimal, percent, longDay, weekday, days, latency, time } = format

const timesOf = (n: number) => (n === 1 ? 'Einmal' : n === 2 ? 'Zweimal' : `${count(n)}-mal`)
const wordsOf = (n: number) => `${count(n)} ${n === 1 ? 'Wort' : 'Wörter'}`
const repliesOf = (n: number) => `${count(n)} ${n === 1 ? 'Antwort' : 'Antworten'}`
/** After “von”. */
const ofConversations = (n: number) => `${count(n)} ${n === 1 ? 'Gespräch' : 'Gesprächen'}`
/** When a night begins and ends. */
const night = `${time('2024-01-01T22:00:00')} und ${time('2024-01-01T05:59:00')}`
/** How long something took, in words: seconds are too fine for them. */
const timeOf = (seconds: number, clock?: Clock) => latency(seconds, seconds < 60 ? 'minutes' : clock)

/** What each slide is called. */
const kickers: Record<keyof typeof titles, string> = {
  opening: 'Dein Chat in Zahlen',
  firsts: 'Die erste Nachricht',
  people: 'Wer alles hier ist',
  balance: 'Wer wie viel schrieb',
  busiest_day: 'Der lebhafteste Tag',
  top_emoji: 'Das Emoji der Wahl',
  busiest_hour: 'Die Stunde zum Reden',
  reply_speed: 'Wie schnell die Antworten kommen',
  streak: 'Tag für Tag',
  top_words: 'Das häufigste Wort',
  longest_conversation: 'Das längste Gespräch',
  own_words: 'Die eigenen Worte',
  night_owl: 'Nach Einbruch der Nacht',
  openers: 'Wer zuerst Hallo sagt',
  mood: 'Wie es sich anfühlte',
  busiest_weekday: 'Der Tag der Woche',
  phrase: 'Eine Wendung nur von euch',
  burst: 'Nachricht auf Nachricht',
  media: 'Mehr als Worte',
  brightest_day: 'Der hellste Tag',
  reunion: 'Nach der längsten Stille',
  links: 'Schon gesehen?',
  longest_message: 'Die längste Nachricht',
  love: 'Liebe, ausgesprochen',
  words_written: 'All die Wörter',
  moments: 'Momente, die bleiben',
  closing: 'Alles in allem',
}

/** A chat told as a story, one idea a slide. Names and words of the chat come isolated, as they may be written the other way round. */
export const wrapped = {
  title: 'Wrapped',
  about: 'Dein Chat als Geschichte: was darin heraussticht, eins nach dem anderen.',
  waiting: 'Dein Chat wird geöffnet',
  telling: 'Gesucht wird, was heraussticht',
  failed: 'Die Geschichte konnte nicht erzählt werden.',
  empty: 'Aus dieser Zeit gibt es nichts zu erzählen.',
  truncatedMeaning: (limit: number) => `Die Geschichte erzählt von den neuesten ${messagesOf(limit)}.`,
  withoutFeelings: 'Wie sich die Nachrichten anfühlen, ließ sich noch nicht lesen, darum lässt die Geschichte es aus.',
  again: 'Noch einmal nachsehen',
  choice: { label: 'Die Geschichte von', all: 'Ganze Zeit' },
  cover: {
    title: (year: number | null) => (year === null ? 'Die ganze Zeit' : String(year)),
    about: (slides: number, messages: number) => `${count(slides)} ${slides === 1 ? 'Seite' : 'Seiten'} aus ${messagesOf(messages)}`,
    play: 'Geschichte erzählen',
    contents: 'In dieser Geschichte',
    inWords: 'Die Geschichte in Worten',
    openAt: (at: number, title: string) => `Seite ${count(at)}: ${title}`,
  },
  story: {
    name: (year: number | null) => (year === null ? 'Die Geschichte der ganzen Zeit' : `Die Geschichte von ${year}`),
    about: 'Die Pfeiltasten links und rechts blättern, die Leertaste hält an, Escape beendet.',
    slide: 'Seite',
    place: (at: number, of: number) => `${count(at)} von ${count(of)}`,
    spoken: (at: number, of: number, text: string) => `Seite ${count(at)} von ${count(of)}. ${text}`,
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    pause: 'Anhalten',
    play: 'Abspielen',
    close: 'Geschichte verlassen',
    show: 'Nachrichten zeigen',
    showMoments: 'Momente zeigen',
    showMessage: 'Im Chat zeigen',
    another: 'Andere Geschichte',
    period: (from: string, to: string) => (from === to ? longDay(from) : days(from, to)),
  },
  share: {
    /** In place of a name. */
    masked: (letter: string) => `Person ${letter}`,
    open: 'Diese Seite teilen',
    openShort: 'Teilen',
    title: 'Diese Seite teilen',
    preview: (texts: readonly string[]) => `Das Bild. Darauf steht: ${texts.join(', ')}`,
    shape: 'Format des Bildes',
    shapes: { tall: 'Hochformat, 9:16', square: 'Quadrat, 1:1' },
    names: 'Namen zeigen',
    namesAbout: 'Ohne sie heißen Personen „Person A“, „Person B“ und so weiter, und Wörter, die Teil eines Namens sind, werden verdeckt.',
    texts: 'Jeder Text im Bild',
    textsAbout: 'Drück auf ein Wort, um es zu streichen.',
    nowhere: 'Das Bild entsteht auf diesem Gerät. Es geht nur dahin, wohin du es schickst.',
    save: 'PNG speichern',
    share: 'Teilen',
    failed: 'Das Bild konnte nicht übergeben werden. Bitte versuch es noch einmal.',
  },
  /** What each slide is called. */
  kickers,
  /** What the large figure counts; a word, a day or a time needs none. */
  units: {
    messages: (n: number) => (n === 1 ? 'Nachricht' : 'Nachrichten'),
    words: (n: number) => (n === 1 ? 'Wort' : 'Wörter'),
    characters: () => 'Zeichen',
    days: (n: number) => (n === 1 ? 'Tag' : 'Tage'),
    links: (n: number) => (n === 1 ? 'Link' : 'Links'),
    conversations: (n: number) => (n === 1 ? 'Gespräch' : 'Gespräche'),
    moments: (n: number) => (n === 1 ? 'Moment' : 'Momente'),
    people: (n: number) => (n === 1 ? 'Person' : 'Personen'),
  },
  inARow: 'Tage in Folge',
  atOnce: 'Nachrichten hintereinander',
  atNight: (n: number) => (n === 1 ? 'Nachricht in der Nacht' : 'Nachrichten in der Nacht'),
  ofSilence: 'Stille',
  silence: (seconds: number) => (seconds < 172_800 ? `${decimal(seconds / 3600)} Stunden` : `${decimal(seconds / 86_400)} Tage`),
  opened: 'Gespräche eröffnet',
  notText: 'Bilder, Stimmen und Dateien',
  per100: (n: number) => `100 : ${count(n)}`,
  sentences: {
    opening: (people: number, active: number, all: number, words: number) =>
      `${people === 1 ? 'Eine Person' : `${count(people)} Personen`}, ${wordsOf(words)}, geschrieben an ${count(active)} von ${daysOfDative(all)}.`,
    firsts: (name: string, day: string, isYear: boolean) =>
      isYear ? `An einem ${weekday(day)} eröffnete ${name} das Jahr.` : `An einem ${weekday(day)} fing mit ${name} alles an.`,
    people: (name: string, share: number) => `${name} schrieb am meisten, ${percent(share)} von allem.`,
    peopleEqually: (name: string, share: number) => `Niemand schrieb mehr als ${name}, ${percent(share)} von allem.`,
    balance: (more: string, less: string, per100: number) =>
      per100 === 100
        ? `${more} und ${less} schrieben etwa gleich viel.`
        : `Auf 100 Nachrichten von ${more} kamen ${count(per100)} von ${less}.`,
    busiestDay: (day: string, usual: number) => `Am ${longDay(day)}. Andere Tage haben meist ${decimal(usual)}.`,
    topEmoji: (n: number, share: number) => `${timesOf(n)} gesendet. ${percent(share)} der Nachrichten haben ein Emoji.`,
    busiestHour: (share: number) => `${percent(share)} aller Nachrichten kamen in dieser Stunde des Tages.`,
    busiestWeekday: (share: number) => `${percent(share)} aller Nachrichten kamen an diesem Tag.`,
    replySpeed: (replies: number) => `Die Hälfte von ${repliesOf(replies)} kam innerhalb dieser Zeit.`,
    streak: (from: string, to: string, messages: number) => `${days(from, to)}, kein Tag ausgelassen: ${messagesOf(messages)}.`,
    topWords: (n: number) => `${timesOf(n)} gesagt, öfter als jedes andere Wort seiner Art.`,
    longestConversation: (from: string, to: string, seconds: number, usual: number, clock?: Clock) =>
      `${from === to ? longDay(from) : days(from, to)}: Es dauerte ${timeOf(seconds, clock)}. Gewöhnlich sind es ${messagesOf(usual)}.`,
    ownWords: (name: string) => `Kein Wort ist typischer für ${name}.`,
    nightOwl: (share: number, name: string) =>
      `${percent(share)} von allem, geschrieben zwischen ${night}. Niemand war öfter wach als ${name}.`,
    nightOwlAlone: (share: number) => `${percent(share)} von allem, geschrieben zwischen ${night}.`,
    openers: (name: string, all: number) => `Von ${name}, unter ${ofConversations(all)} insgesamt.`,
    openersEqually: (name: string, all: number) => `Von ${name}, unter ${ofConversations(all)} insgesamt, und niemand eröffnete mehr.`,
    mood: (share: number, messages: number) =>
      `${percent(share)} der Gefühle, die ein kleines Modell in den Worten von ${messagesOf(messages)} liest.`,
    phrase: (n: number, messages: number) => `${timesOf(n)} gesagt, in ${messagesOf(messages)}.`,
    burst: (name: string, seconds: number, day: string, clock?: Clock) => `Von ${name}, in ${timeOf(seconds, clock)}, am ${longDay(day)}.`,
    media: (share: number) => `${percent(share)} von allem, was gesendet wurde.`,
    brightestDay: (messages: number) => `Kein Tag klang heller, in ${messagesOf(messages)}.`,
    reunion: (name: string, day: string) => `Am ${longDay(day)} schrieb ${name} wieder.`,
    links: (sites: number) => (sites === 1 ? 'Zu 1 Ziel.' : `Zu ${count(sites)} verschiedenen Zielen.`),
    longestMessage: (name: string, day: string, usual: number) =>
      `Von ${name}, am ${longDay(day)}. Gewöhnlich hat eine Nachricht ${decimal(usual)}.`,
    love: (day: string) => `Zum ersten Mal am ${longDay(day)}.`,
    wordsWritten: (perMessage: number, messages: number) => `${decimal(perMessage)} für jede von ${messagesOf(messages)}.`,
    moments: 'Die Tage, die am meisten herausstechen.',
    closing: (messages: number, words: number, active: number) =>
      `${messagesOf(messages)} und ${wordsOf(words)}, an ${daysOfDative(active)}, die eure waren.`,
  },
} as const
