/** The words a 12-hour clock adds, in every language: `PM`, `p. m.`, `下午`, `nachm.`, `ب.ظ`, `de la madrugada`. */
import { cldrDayPeriods } from './day-period-table.ts'
import { normalMarker } from './normal-marker.ts'

/** The hours that a word of an older phone, or of one not in CLDR, means. */
type Seen = 'am' | 'pm' | 'night' | 'noon' | 'evening'

/**
 * Hours on a clock of twelve (twelve is bit 0) that are before noon, from bit 12 on, and after it. Night is from six in
 * the evening to six in the morning, noon from ten to nine; an evening ends with midnight.
 */
const HOURS: Record<Seen, number> = { am: 0xfff000, pm: 0x000fff, night: 0x03ffc0, noon: 0xc003ff, evening: 0x001ffe }

/** Markers as exports were seen to have them, and as older phones wrote them: the abbreviations at the end of each line. */
const seen: Record<Seen, string> = {
  am: `am 上午 凌晨 早上 清晨 早晨 午前 오전 새벽 아침 ص صباحا صباحًا πμ pg pd ጥዋት morgens vorm vormittags vormittag früh fm ap de dop öö sa قظ قبلازظهر
    قبلدوپہر inthemorning delamañana damanhã delmatí dumatin dimattina 'sochtends ochtends утра дп ранку dopoledne dopo dopol vm
    पूर्वाह्न मपू सुबह सकाळी পূর্বাহ্ণ সকাল ভোর પૂર્વાહ્ન ਪੂਰਵਦੁਪਹਿਰ முற்பகல் ಪೂರ್ವಾಹ್ನ രാവിലെ පෙව ព្រឹក နံနက် ก่อนเที่ยง ກ່ອນທ່ຽງ priešpiet priekšp
    priekšpusdienā prijepodne преподне преп пробяд проб претпл пре rn yb fh to таңғы formiddag omformiddagen asubuhi eparadites
    paradite לפנהצ לפנה"צ בבוקר sáng pagi ofmoarn`,
  pm: `pm 下午 午後 傍晚 오후 م ظهرا ظهرًا مساء مساءً μμ ptg md ከሰዓት mittags nachm nachmittags nachmittag em ip du odp öş ös ch بظ بعدازظهر بعددوپہر
    intheafternoon intheevening delatarde datarde delatarda del'aprèsmidi del’aprèsmidi dusoir delpomeriggio disera 'smiddags middags
    'savonds avonds дня вечера пп дня вечора odpoledne odpol nm अपराह्न मउ दोपहर शाम दुपारी संध्याकाळी অপরাহ্ণ দুপুর বিকাল সন্ধ্যা અપરાહ્ન ਬਾਅਦਦੁਪਹਿਰ
    பிற்பகல் ಅಪರಾಹ್ನ ഉച്ചകഴിഞ്ഞ് വൈകുന്നേരം පව ល្ងាច ညနေ หลังเที่ยง ຫຼັງທ່ຽງ popiet pēcp pēcpusdienā poslijepodne поподне попл слоб след пополудни in yh eh tк tk кешкі
    eftermiddag omeftermiddagen mchana jioni epasdites pasdite אחהצ אחה"צ בערב chiều petang`,
  night: `nachts atnight delanoche danoite denit dinotte ночи ночі 'snachts nachts 深夜 夜 밤 ليلا ليلاً रात রাত usiku בלילה`,
  noon: `中午 正午 noon midday mittag delmediodía domeiodia 정오 נוןצהריים בצהריים trưa tengahari`,
  evening: `晚上 晚間 夜晚 abends abend 夜间 저녁 tối malam`,
}

/** What a marker means in some languages, the likeliest first. */
interface Meaning {
  hours: number
  languages: readonly string[]
}

const meanings = new Map<string, Meaning[]>()

function add(marker: string, meaning: Meaning): void {
  const known = meanings.get(marker)
  if (known) known.push(meaning)
  else meanings.set(marker, [meaning])
}

for (const line of cldrDayPeriods.trim().split('\n')) {
  const [key, words] = line.split(':')
  const [hours, ...languages] = key.split(' ')
  for (const word of words.split(' ')) add(word, { hours: Number.parseInt(hours, 16), languages })
}
for (const [part, words] of Object.entries(seen) as [Seen, string][]) {
  for (const word of words.trim().split(/\s+/)) add(normalMarker(word), { hours: HOURS[part], languages: [] })
}

/** Every marker known, as it is looked up. */
export const dayPeriods: readonly string[] = [...meanings.keys()]

export const isDayPeriod = (marker: string): boolean => meanings.has(normalMarker(marker))

/**
 * The hour of the day, 0 to 23, of an hour on a 12-hour clock with its marker, which may be before or after the time
 * and be written with any dots and spaces. `language` decides where languages disagree. Null for a marker not known, or
 * an hour no such clock shows. A phone that shows 24 hours and a marker all the same is believed where the two agree.
 */
export function hourOf(marker: string, hour: number, language = ''): number | null {
  const known = meanings.get(normalMarker(marker))
  if (!known || !Number.isInteger(hour) || hour < 0 || hour > 23) return null
  const inTwelve = hour % 12
  const isAfternoon = isAfterNoon(known, inTwelve, language)
  if (hour > 12) return isAfternoon ? hour : null
  return isAfternoon ? inTwelve + 12 : inTwelve
}

function isAfterNoon(known: readonly Meaning[], hour: number, language: string): boolean {
  const own = known.find(({ languages }) => languages.includes(language))
  for (const { hours } of own ? [own, ...known] : known) {
    const [before, after] = [hours & (1 << (hour + 12)), hours & (1 << hour)]
    if (before !== 0 || after !== 0) return before === 0
  }
  return isNearerAfterNoon((own ?? known[0]).hours, hour)
}

/** Of an hour in which nobody uses the word: whether its afternoon is nearer to the word's hours than its morning. */
function isNearerAfterNoon(hours: number, hour: number): boolean {
  const has = (at: number): boolean => {
    const inDay = (at + 24) % 24
    return (hours & (1 << ((inDay % 12) + (inDay < 12 ? 12 : 0)))) !== 0
  }
  for (let away = 1; away <= 12; away++) {
    if (has(hour - away) || has(hour + away)) return false
    if (has(hour + 12 - away) || has(hour + 12 + away)) return true
  }
  return false
}

/** Which language a file's markers are read in; '' where it makes no difference. */
export interface PeriodReading {
  language: string
  /** Several languages have these markers and disagree about them, and nothing decides between them. */
  isGuess: boolean
}

/** Of a file's markers, and the language it seems to be in: a language that has all of them has the word. */
export function readingOf(markers: Iterable<string>, fileLanguage: string): PeriodReading {
  const all = [...new Set(Array.from(markers, normalMarker))].map((marker) => meanings.get(marker) ?? [])
  if (!all.some((known) => disagree(known.filter(({ languages }) => languages.length > 0)))) return { language: '', isGuess: false }
  const counts = new Map<string, number>()
  for (const { languages } of all.flat()) for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1)
  const most = [...counts.values()].reduce((a, b) => Math.max(a, b), 0)
  const best = [...counts].filter(([, count]) => count === most).map(([language]) => language)
  const own = ownCode(fileLanguage)
  const isSettled = !all.some((known) => disagree(known.filter(({ languages }) => languages.some((language) => best.includes(language)))))
  if (isSettled) return { language: best[0], isGuess: false }
  if (best.includes(own)) return { language: own, isGuess: false }
  return { language: best[0], isGuess: true }
}

/** Whether some hour is before noon under one meaning and after it under another. */
function disagree(known: readonly Meaning[]): boolean {
  let before = 0
  let after = 0
  for (const { hours } of known) {
    before |= hours >>> 12
    after |= hours & 0xfff
  }
  return (before & after) !== 0
}

/** Our language codes in CLDR's. */
const ownCode = (language: string): string => (language === 'tl' ? 'fil' : language.split('-')[0])
