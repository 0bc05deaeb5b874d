import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import dashboard from '../dashboard/de.json'
import emotionalInsights from '../emotional-insights/de.json'
import type { FailureTold, MomentTold, NoteTold } from '../en/api-messages.ts'
import { factsOfFailure, factsOfNote } from '../facts.ts'
import milestones from '../milestones/de.json'
import { plural } from '../plural.ts'
import { shared } from './shared.ts'

const notConfirmed = 'Die Zahlung wurde nicht bestätigt'
const { bytes, count, decimal, percent, score, longDay, latency } = format

const again = 'Bitte versuch es noch einmal.'
const support = 'Bitte wende dich an den Support.'
const checkout = `Die Kasse konnte nicht geöffnet werden. ${again}`

/** What can go wrong, by code; what only programs hear stays as it came. */
const failures: Partial<Record<FailureTold['code'], string>> = {
  bad_input: 'Etwas an dieser Anfrage war nicht zu verstehen.',
  field_invalid: 'Ein Wert in dieser Anfrage ist nicht so, wie er sein sollte.',
  no_file: 'Bitte wähle zuerst eine Datei',
  not_txt_or_zip: 'Bitte lade eine .txt- oder .zip-Datei hoch',
  two_files: 'Bitte lade eine Datei nach der anderen hoch.',
  keyword_blank: milestones(format).blank,
  no_results: 'Es gibt keine Treffer zum Exportieren.',
  no_messages_to_export: 'Keine Nachrichten zum Exportieren',
  not_available: 'Das gibt es noch nicht.',
  base_url_not_allowed: checkout,
  license_malformed: 'Bitte lade eine gültige license.json hoch',
  license_signature: 'Diese Lizenz wurde verändert, nachdem sie ausgestellt war. Nimm die Datei so, wie du sie bekommen hast.',
  license_key_unknown: 'Diese Lizenz wurde für eine andere Installation von ConvoStat ausgestellt oder braucht eine neuere Version.',
  license_wrong_product: 'Diese Datei ist signiert, aber keine Lizenz für dieses ConvoStat.',
  license_not_yet_valid: 'Diese Lizenz gilt noch nicht. Sieh nach, ob die Uhr deines Computers richtig geht.',
  pro_required: shared.locked,
  payment_not_completed: notConfirmed,
  license_expired: 'Diese Lizenz ist abgelaufen.',
  license_revoked: `Diese Lizenz wurde entzogen. ${support}`,
  license_suspended: `Diese Lizenz ist ausgesetzt, solange ihre Zahlung strittig ist. ${support}`,
  license_superseded: 'Von dieser Lizenz gibt es eine neuere Datei. Bitte lade die hoch, die du zuletzt bekommen hast.',
  no_chat: dashboard(format).none.title,
  upload_not_found: 'Dieser Chat ist nicht mehr da. Vielleicht wurde er aufgeräumt.',
  session_unknown: notConfirmed,
  timeout: `Das hat zu lange gedauert. ${again}`,
  too_slow:
    'Andere warten, und was du gesendet hast, kam zu langsam an. Versuch es später oder mit einer schnelleren Verbindung noch einmal.',
  device_limit: 'Diese Lizenz wird schon auf drei Geräten genutzt. Entferne eins davon, um sie hier zu nutzen.',
  different_chat: 'Das sieht nach einem anderen Chat aus: Personen oder Nachrichten passen nicht zu dem, zu dem du ihn hinzufügen willst.',
  outdated: 'ConvoStat wurde aktualisiert. Lade die Seite neu, um weiterzumachen.',
  busy: 'Es wird noch ein anderer Chat gelesen. Bitte warte, bis er fertig ist.',
  session_read_limit: 'Deine Lizenz wurde an die E-Mail-Adresse geschickt, mit der du bezahlt hast.',
  too_large: 'Diese Datei ist zu groß.',
  empty_file: 'Die Datei ist leer.',
  not_text: 'Das sieht nicht nach einer Textdatei aus.',
  no_messages: 'Keine Nachrichten gefunden. Exportiere den Chat ohne Medien und lade diese Datei hoch.',
  file_changed: 'Die Datei hat sich beim Lesen geändert. Wähle sie noch einmal.',
  too_many_names: 'In diesem Chat sind mehr als 100.000 verschiedene Namen, so viele hat kein echter Chat. Bitte prüf die Datei.',
  gzip_invalid: 'Die gzip-Datei ist beschädigt oder unvollständig.',
  gzip_too_large: 'Die gzip-Datei ist entpackt zu groß.',
  zip_invalid: 'Die Zip-Datei ist beschädigt oder unvollständig.',
  zip_no_chat: 'In der Zip-Datei ist kein Text eines Chats.',
  zip_too_large: 'Der Chat in der Zip-Datei ist entpackt zu groß.',
  zip_size_mismatch: 'Die Zip-Datei ist beschädigt: Eine Größe darin stimmt nicht.',
  zip_checksum: 'Die Zip-Datei ist beschädigt: Ihre Prüfsumme stimmt nicht.',
  zip_overlap: 'Die Zip-Datei ist beschädigt: Ihre Einträge überlappen sich.',
  zip_too_many: 'In der Zip-Datei sind zu viele Dateien.',
  zip_encrypted: 'Die Zip-Datei ist mit einem Passwort geschützt.',
  zip_method: 'Diese Art der Komprimierung wird nicht gelesen.',
  zip_ambiguous: 'In der Zip-Datei sind zwei verschiedene Chats unter einem Namen. Lade einen davon hoch.',
  backup_invalid: 'Das ist keine Sicherung von ConvoStat, oder sie ist nicht ganz angekommen.',
  backup_newer: `Diese Sicherung stammt von einer neueren Version von ConvoStat. Lade die Seite neu. ${again}`,
  upload_damaged: 'Dieser gespeicherte Chat ist beschädigt. Lade die Datei noch einmal hoch.',
  upload_newer: 'Dieser Chat wurde mit einer neueren Version von ConvoStat gespeichert. Lade die Seite neu, um ihn zu öffnen.',
  analysis_limit: 'Dieser Chat ist zu groß, um hier ausgewertet zu werden.',
  too_many: 'Zu viele Anfragen auf einmal. Bitte warte einen Moment und versuch es dann noch einmal.',
  unknown: `Etwas ist schiefgegangen. ${again}`,
  payment_provider: checkout,
  payment_unavailable: `Hier kann noch nichts gekauft werden. ${support}`,
  unavailable: `Der Dienst ist gerade nicht zu erreichen. ${again}`,
  model_unavailable:
    'Das Modell, das Stimmung und Gefühle liest, konnte nicht geladen werden. Prüfe deine Verbindung und versuch es dann noch einmal.',
  pack_unavailable: 'Was PDFs erzeugt, konnte nicht geladen werden. Prüfe deine Verbindung und versuch es dann noch einmal.',
  worker_stalled: 'Die Auswertung antwortet nicht mehr. Schließe andere Tabs und Programme und wähle die Datei dann noch einmal.',
  storage_full: 'Für diesen Chat ist nicht genug Speicher frei. Die Auswertung wird gezeigt, aber nicht gespeichert.',
  storage_denied: 'Dieser Browser lässt nichts speichern. Nichts bleibt gespeichert, wenn du dieses Fenster schließt.',
}

/** What can be told with the facts of it. */
function failedFor({ code, detail }: FailureTold): string | undefined {
  const { room, limitBytes, limitMessages, firstLine, replaced, isOfMessages, isOfQuestion, isUtf16 } = factsOfFailure(detail)
  const sentences: Partial<Record<FailureTold['code'], string | false | undefined>> = {
    storage_full:
      room &&
      `Für diesen Chat ist nicht genug Speicher frei: Er braucht ${bytes(room.needs)}, frei sind ${bytes(room.free)}. Die Auswertung wird gezeigt, aber nicht gespeichert.`,
    too_large:
      limitMessages === undefined
        ? limitBytes !== undefined && `Diese Datei ist größer als ${bytes(limitBytes)}.`
        : `In ein PDF passen höchstens ${messagesOf(limitMessages)}.`,
    zip_too_large: limitBytes !== undefined && `Der Chat in der Zip-Datei ist entpackt größer als ${bytes(limitBytes)}.`,
    gzip_too_large: limitBytes !== undefined && `Die gzip-Datei ist entpackt größer als ${bytes(limitBytes)}.`,
    no_messages: firstLine && `${failures.no_messages} Ihre erste Zeile sieht so aus: ${firstLine}`,
    different_chat:
      isOfMessages && 'Das sieht nach einem anderen Chat aus: Darin sind Nachrichten derselben Tage, und kaum eine davon ist dieselbe.',
    device_limit: replaced && `Geräte dieser Lizenz wurden in ${inDays(replaced.days)} ${count(replaced.times)}-mal ersetzt. ${support}`,
    too_many: isOfQuestion && 'Eine andere Frage zu diesem Chat wird gerade beantwortet. Bitte warte die Antwort ab.',
    license_malformed:
      isUtf16 &&
      'Diese Datei wurde in einer anderen Codierung gespeichert, UTF-16. Bitte lade license.json so hoch, wie du sie bekommen hast.',
  }
  return sentences[code] || undefined
}

/** What is noted of a file, by code. */
const notes: Partial<Record<string, string>> = {
  other_service_possible:
    'Ist das ein WhatsApp-Chat? Skype und Signal schreiben Nachrichten in derselben Form, und nichts in dieser Datei kommt sicher von WhatsApp.',
  text_encoded_twice: 'Die Buchstaben dieser Datei waren doppelt codiert (etwa „Ã¼“ statt „ü“) und wurden berichtigt.',
  text_legacy_encoding: 'Die Datei ist nicht in Unicode; sie wurde in einer älteren Codierung gelesen.',
  text_repaired: 'Einzelne Zeichen der Datei ließen sich nicht lesen und stehen als \ufffd da.',
  zip_several_chats:
    'In der Zip-Datei sind mehrere Chats, und einer davon wurde genommen. Um einen anderen zu sehen, lade seine Textdatei hoch.',
  names_look_alike: 'Manche Namen sehen gleich aus, sind aber mit anderen Zeichen geschrieben und zählen darum als verschiedene Personen.',
  looks_cut:
    'Dieser Export sieht abgeschnitten aus: Ein Handy gibt ohne Medien höchstens 40.000 Nachrichten heraus und mit Medien 10.000. Ältere Nachrichten sind nicht in der Datei.',
  other_calendar: 'Die Daten in dieser Datei sind nach einem anderen Kalender gezählt und werden nach dem gregorianischen gezeigt.',
  day_period_guessed:
    'Die Wörter für die Tageszeiten in dieser Datei bedeuten nicht in jeder Sprache dieselben Stunden. Bitte prüfe, ob die gezeigten Uhrzeiten stimmen.',
  lines_mended:
    'Ein Mailprogramm oder ein Editor hat die Zeilen dieser Datei verändert, etwa mit „>“ oder Anführungszeichen davor. Zum Lesen wurde das rückgängig gemacht.',
  date_order_impossible:
    'Manche Daten dieser Datei lassen sich in der Reihenfolge, die du gewählt hast, nicht lesen; darum blieb die der Datei.',
  date_order_guessed: 'Jedes Datum in dieser Datei lässt sich auf mehr als eine Weise lesen. Bitte prüfe, ob die gezeigten stimmen.',
  other_format_order_guessed:
    'Die Daten der Nachrichten, die in dieser Datei in einem anderen Format stehen, lassen sich auf mehr als eine Weise lesen. Bitte prüfe, ob sie stimmen.',
  other_format_doubtful:
    'Manche der Zeilen in einem anderen Format könnten Nachrichten dieses Chats sein und nicht eingefügt. Sie blieben vorsichtshalber im Text.',
  clock_shifted:
    'Das Handy war in einer anderen Zeitzone, als diese Datei exportiert wurde: Ihre Zeiten wurden so verschoben, dass sie zur ersten Datei passen.',
  renamed:
    'Eine Person hat in beiden Dateien verschiedene Namen: Unter beiden Namen stehen dieselben Nachrichten in denselben Minuten; sie gelten als eine Person.',
  other_phone:
    'Die hinzugefügte Datei kommt von einem anderen Handy, und dort heißen Leute anders. Wer dasselbe in denselben Minuten schrieb, gilt als eine Person.',
  renamed_assumed:
    'In diesem Chat zu zweit hat jede Datei einen Namen, den die andere nicht hat; beide gelten als eine Person. Sind es zwei, werte die hinzugefügte Datei einzeln aus.',
}

/** What can be noted with the facts of it. */
function notedOf({ code, detail }: NoteTold): string | undefined {
  const { encoding, lost, archive, pairs, cut, shift, renamed, isMaybeTwoPhones, otherPhone } = factsOfNote(detail)
  const unread = (n: number) => (n === 1 ? '1 Zeichen ließ' : `${count(n)} Zeichen ließen`)
  const sentences: Partial<Record<string, string | false | undefined>> = {
    text_legacy_encoding:
      encoding &&
      `Die Datei ist nicht in Unicode; sie wurde als ${encoding} gelesen.${lost === undefined ? '' : ` ${unread(lost)} sich nicht lesen.`}`,
    text_repaired:
      lost !== undefined && `${unread(lost)} sich in der Datei nicht lesen und ${lost === 1 ? 'steht' : 'stehen'} als \ufffd da.`,
    zip_several_chats:
      archive &&
      `In der Zip-Datei sind ${count(archive.chats)} Chats. Das ist „${archive.name}“; um einen anderen zu sehen, lade seine Textdatei hoch.`,
    names_look_alike:
      pairs.length > 0 &&
      `Manche Namen sehen gleich aus, sind aber mit anderen Zeichen geschrieben und zählen darum als verschiedene Personen: ${pairs.map(([one, other]) => `„${one}“ und „${other}“`).join(', ')}.`,
    looks_cut:
      cut &&
      `Dieser Export sieht bei ${inMessages(cut.messages)} abgeschnitten aus: ${cut.isWithoutMedia ? 'Mehr gibt ein Handy ohne Medien nicht heraus. Ältere Nachrichten sind nicht in der Datei.' : `Mehr gibt ein Handy mit Medien nicht heraus. Ohne Medien sind es bis zu ${count(40_000)}.`}`,
    clock_shifted:
      shift &&
      `Das Handy war in einer anderen Zeitzone, als diese Datei exportiert wurde: Ihre Zeiten wurden um ${shiftOf(shift.least, shift.most)} ${shift.way === 'both' ? 'vor- oder zurückgestellt' : shift.way === 'later' ? 'vorgestellt' : 'zurückgestellt'}${shift.least === shift.most ? '' : ', je nach Jahreszeit'}, damit sie zur ersten Datei passen.`,
    renamed:
      renamed &&
      `„${renamed.from}“ gilt als „${renamed.to}“: Unter beiden Namen stehen dieselben Nachrichten in denselben Minuten. ${isMaybeTwoPhones ? 'Ein Kontakt wurde umbenannt, oder die Dateien kommen von zwei Handys.' : 'Ein Kontakt wurde umbenannt.'}`,
    other_phone:
      otherPhone &&
      `Jedes Handy hat eigene Namen für Leute, und die hinzugefügte Datei kommt von einem anderen: ${otherPhone.pairs.map(([there, here]) => `„${there}“ ist „${here}“`).join(', ')}${otherPhone.more > 0 ? ` und ${count(otherPhone.more)} weitere` : ''}. Sie schrieben dieselben Nachrichten in denselben Minuten.`,
    renamed_assumed:
      renamed &&
      `„${renamed.from}“ gilt als „${renamed.to}“: In diesem Chat zu zweit hat jede Datei einen Namen, den die andere nicht hat. Sind es zwei Personen, werte die hinzugefügte Datei einzeln aus.`,
  }
  return sentences[code] || undefined
}

/** `5 Stunden und 45 Minuten`, `1 Stunde bis 2 Stunden`, `bis zu 2 Stunden` */
function shiftOf(least: number, most: number): string {
  if (least === 0) return `bis zu ${clockSpan(most)}`
  return least === most ? clockSpan(most) : `${clockSpan(least)} bis ${clockSpan(most)}`
}

function clockSpan(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && hoursOf(hours), rest > 0 && minutesOf(rest)]
  return parts.filter(Boolean).join(' und ')
}

const form = plural('de')
const counted = (one: string, several: string) => (n: number) => `${count(n)} ${form(n, { one, other: several })}`
const messagesOf = counted('Nachricht', 'Nachrichten')
const daysOf = counted('Tag', 'Tage')
/** After a preposition. */
const inDays = counted('Tag', 'Tagen')
const inMessages = counted('Nachricht', 'Nachrichten')
const hoursOf = counted('Stunde', 'Stunden')
const minutesOf = counted('Minute', 'Minuten')
const wasWere = (n: number) => (n === 1 ? 'wurde' : 'wurden')

/** `45 Sekunden`, `12 Minuten`, `3,2 Stunden`, `9 Tage`, `2,5 Jahre`. */
function span(seconds: number, clock?: Clock, days: (n: number) => string = daysOf, years = 'Jahre'): string {
  const [minute, hour, day] = [60, 3600, 86_400]
  const several = (n: number, one: string, more: string) => `${decimal(n)} ${decimal(n) === '1' ? one : more}`
  if (seconds < minute && clock === 'minutes') return latency(seconds, clock)
  if (seconds < minute) return several(Math.round(seconds), 'Sekunde', 'Sekunden')
  if (seconds < hour) return several(Math.round(seconds / minute), 'Minute', 'Minuten')
  if (seconds < 2 * day) return several(seconds / hour, 'Stunde', 'Stunden')
  if (seconds < 730 * day) return days(Math.round(seconds / day))
  return several(seconds / day / 365.25, 'Jahr', years)
}
const afterSpan = (seconds: number) => span(seconds, undefined, inDays, 'Jahren')

/** `Ana`, `Ana und Ben`, `Ana, Ben und 3 andere`; `all` where there are more than are named. */
function some(names: readonly string[], all = names.length): string {
  const named = all > 3 ? names.slice(0, 2) : names
  const others = all - named.length
  const parts = others > 0 ? [...named, others === 1 ? 'eine weitere Person' : `${count(others)} andere`] : named
  return parts.length < 2 ? (parts[0] ?? 'niemand') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`
}

/** The largest power of ten that divides it. */
const roundness = (n: number, level = 1): number => (n >= level * 10 && n % (level * 10) === 0 ? roundness(n, level * 10) : level)

type Worded = Pick<MomentTold, 'title' | 'description' | 'context' | 'impact'>

const moments: Record<MomentTold['kind'], (moment: MomentTold, facts: MomentTold['facts'], clock?: Clock) => Worded> = {
  first_message: ({ author }, { total = 0, days = 0 }) => ({
    title: 'Die erste Nachricht',
    description: `${author} schrieb die erste Nachricht.`,
    context: `Jeder Chat hat eine; diese eröffnete ${messagesOf(total + 1)}.`,
    impact: `Es ${total === 1 ? 'folgte' : 'folgten'} ${messagesOf(total)} ${days > 0 ? `in ${inDays(days)}` : 'am selben Tag'}.`,
  }),
  count: ({ author }, { number: nth = 0, days }) => ({
    title: messagesOf(nth),
    description: `${author} schrieb Nachricht Nummer ${count(nth)}.`,
    context: `Eine so runde Zahl kommt alle ${inMessages(roundness(nth))} einmal.`,
    impact:
      days === undefined
        ? 'Gezählt wird vom Anfang der Datei an, auch wo nur ihr letzter Teil ausgewertet wird.'
        : `Bis dahin dauerte es ${daysOf(days + 1)}, mit ${decimal(nth / (days + 1))} Nachrichten am Tag.`,
  }),
  busiest_day: ({ participants }, { value = 0, usual = 0, total = 0 }) => ({
    title: 'Der lebhafteste Tag',
    description: `${messagesOf(value)} an einem Tag, von ${some(participants)}.`,
    context: `Ein gewöhnlicher Tag hat ${decimal(usual)}: Dieser hatte das ${decimal(value / Math.max(1, usual))}-Fache.`,
    impact: `${percent(value / Math.max(1, total))} aller Nachrichten sind von diesem Tag.`,
  }),
  longest_conversation: ({ participants }, { value = 0, usual = 0, seconds = 0 }, clock) => ({
    title: 'Das längste Gespräch',
    description: `${messagesOf(value)} von ${some(participants)}, ohne dass es länger als 6 Stunden still war.`,
    context: `Ein gewöhnliches Gespräch hat hier ${decimal(usual)} ${usual === 1 ? 'Nachricht' : 'Nachrichten'}.`,
    impact: `Es dauerte ${span(seconds, clock)}.`,
  }),
  reunion: ({ author }, { number: nth = 1, seconds = 0, value = 0, usual = 0 }) => ({
    title: `Zurück nach ${afterSpan(seconds)}`,
    description: `${author} schrieb wieder, nach ${afterSpan(seconds)} ohne eine Nachricht.`,
    context:
      nth === 1
        ? 'Keine Pause in diesem Chat war länger.'
        : nth === 2
          ? 'Nur eine Pause in diesem Chat war länger.'
          : `Nur ${count(nth - 1)} Pausen in diesem Chat waren länger.`,
    impact: `${messagesOf(value)} in der Woche danach; eine gewöhnliche Woche hat ${decimal(usual)}.`,
  }),
  longest_streak: ({ from, to, messages }, { days = 0, usual }) => ({
    title: `${daysOf(days)} in Folge`,
    description: `Vom ${longDay(from)} bis ${longDay(to)} gab es jeden Tag eine Nachricht.`,
    context: usual === undefined ? 'Kein Tag des Chats verging ohne eine.' : `Von allen anderen Tagen haben ${percent(usual)} eine.`,
    impact: `In diesen Tagen ${wasWere(messages)} ${messagesOf(messages)} geschrieben.`,
  }),
  love: ({ participants, author, messages }, { is_first: isFirst = false, total = 0 }) =>
    isFirst
      ? {
          title: 'Liebe, zum ersten Mal gesagt',
          description: `${participants[0] ?? author} sagte es zuerst so geradeheraus.`,
          context: total === 1 ? 'Es ist die eine Nachricht dieses Chats, die es sagt.' : `Es steht in ${inMessages(total)} dieses Chats.`,
          impact: total === 1 ? 'Eine Nachricht sagt es einmal, und es bleibt.' : `Danach wurde es noch ${count(total - 1)}-mal gesagt.`,
        }
      : {
          title: 'Der Tag, an dem Liebe am öftesten gesagt wurde',
          description: `An diesem Tag steht es in ${inMessages(messages)} von ${some(participants)}.`,
          context: 'Kein Tag dieses Chats hat mehr davon.',
          impact: `Insgesamt steht es in ${inMessages(total)}.`,
        },
  birthday: ({ participants, messages }, { names = [], people = 0, total = 0 }) => ({
    title: names.length === 1 ? `Geburtstag: ${names[0]}` : 'Ein Geburtstag',
    description: `Glückwünsche zum Geburtstag${names.length === 1 ? ` für ${names[0]}` : ''} von ${some(participants, people)}.`,
    context:
      total === 1
        ? 'Es ist der eine Geburtstag, zu dem in diesem Chat gratuliert wurde.'
        : `Zu Geburtstagen wurde bei ${count(total)} Gelegenheiten gratuliert.`,
    impact: `Die Wünsche stehen in ${inMessages(messages)}.`,
  }),
  anniversary: ({ participants, messages }, { people = 0, total = 0 }) => ({
    title: 'Ein Jahrestag',
    description: `Glückwünsche zum Jahrestag von ${some(participants, people)}.`,
    context:
      total === 1
        ? 'Es ist der eine Jahrestag, zu dem in diesem Chat gratuliert wurde.'
        : `Zu Jahrestagen wurde bei ${count(total)} Gelegenheiten gratuliert.`,
    impact: `Die Wünsche stehen in ${inMessages(messages)}.`,
  }),
  happiest_day: ({ messages }, { value = 0, usual = 0 }) => ({
    title: 'Der glücklichste Tag',
    description: 'Die Nachrichten dieses Tages lesen sich positiver als die jedes anderen, an dem so viel zu lesen ist.',
    context: `Ihr Mittel ist ${score(value)} auf einer Skala von −1 bis +1; alle Tage zusammen haben ${score(usual)}.`,
    impact: `An ihm ${wasWere(messages)} ${messagesOf(messages)} geschrieben.`,
  }),
  moving_exchange: ({ participants, messages }, { emotion = 'love', seconds = 0 }, clock) => ({
    title: 'Der bewegendste Austausch',
    description: `${messagesOf(messages)} von ${some(participants)}, vor allem mit einem Gefühl darin: ${emotionalInsights(format).emotions[emotion]}.`,
    context: 'Keine anderen Nachrichten in Folge enthalten so viel davon, nach dem, was die Worte sagen.',
    impact: `Der Austausch dauerte ${span(seconds, clock)}.`,
  }),
  group_created: ({ participants: [author] }, { total = 0, people = 0, title }) => ({
    title: title === undefined ? 'Die Gruppe beginnt' : `„${title}“ beginnt`,
    description: author === undefined ? 'Die Gruppe wurde erstellt.' : `${author} hat die Gruppe erstellt.`,
    context: people === 1 ? 'Eine Person hat darin geschrieben.' : `${count(people)} Personen haben darin geschrieben.`,
    impact: `Darin ${wasWere(total)} ${messagesOf(total)} geschrieben.`,
  }),
  joined: (_, { names = [], people = 0, total = 0, value = 0 }) => ({
    title: `Neu dabei: ${some(names, people)}`,
    description: `Zur Gruppe ${people > 1 ? 'kamen' : 'kam'} ${some(names, people)}.`,
    context: total === 1 ? 'An keinem anderen Tag kam jemand dazu.' : `An ${inDays(total)} kam jemand dazu.`,
    impact:
      value === 0
        ? 'Nichts, was von da an kam, zählt hier.'
        : `Von diesem Tag an ${value === 1 ? 'stammt' : 'stammen'} ${messagesOf(value)} von dort.`,
  }),
  left: (_, { names = [], people = 0, total = 0, value = 0 }) => ({
    title: `Abschied: ${some(names, people)}`,
    description: `Die Gruppe ${people > 1 ? 'verließen' : 'verließ'} ${some(names, people)}.`,
    context: total === 1 ? 'An keinem anderen Tag ging jemand.' : `An ${inDays(total)} ging jemand.`,
    impact:
      value === 0
        ? 'Nichts, was bis dahin kam, zählt hier.'
        : `Bis zum Ende dieses Tages ${value === 1 ? 'stammt' : 'stammen'} ${messagesOf(value)} von dort.`,
  }),
}

/** What the API words in English, from codes, kinds and figures. */
export const apiMessages = {
  failure: (failed: FailureTold) =>
    failed.code === 'other_service'
      ? `Das ist ein Export ${failed.service ? `von ${failed.service}` : 'eines anderen Dienstes'}. Nur Exporte von WhatsApp können gelesen werden.`
      : (failedFor(failed) ?? failures[failed.code] ?? failed.detail),
  note: (noted: NoteTold) => notedOf(noted) ?? notes[noted.code] ?? noted.detail,
  moment: (moment: MomentTold, clock?: Clock) => moments[moment.kind](moment, moment.facts, clock),
} as const
