/** The words a 12-hour clock adds, in every language: `PM`, `p. m.`, `下午`, `nachm.`, `ب.ظ`. */

/** What hour of the day each word makes of the hour on a 12-hour clock. */
type Period = 'am' | 'pm' | 'night' | 'noon' | 'evening'

/**
 * Markers as they are looked up: lower case, no dots, no spaces. Two languages that share one agree about it.
 * Sources: Unicode CLDR (`dayPeriods`), exports seen; older phones wrote the abbreviations at the end of each line.
 */
const markers: Record<Period, string> = {
  am: `am 上午 凌晨 早上 清晨 早晨 午前 오전 새벽 아침 ص صباحا صباحًا πμ pg pd ጥዋት morgens vorm vormittags vormittag früh fm ap de dop öö sa قظ قبلازظهر
    قبلدوپہر inthemorning delamañana damanhã delmatí dumatin dimattina 'sochtends ochtends утра дп ранку dopoledne dopo dopol vm
    पूर्वाह्न मपू सुबह सकाळी পূর্বাহ্ণ সকাল ভোর પૂર્વાહ્ન ਪੂਰਵਦੁਪਹਿਰ முற்பகல் ಪೂರ್ವಾಹ್ನ രാവിലെ පෙව ព្រឹក နံနက် ก่อนเที่ยง ກ່ອນທ່ຽງ priešpiet priekšp
    priekšpusdienā prijepodne преподне преп пробяд проб претпл пре rn yb fh to тк таңғы formiddag omformiddagen asubuhi eparadites
    paradite לפנהצ לפנה"צ בבוקר sáng pagi ofmoarn gm`,
  pm: `pm 下午 午後 傍晚 오후 م ظهرا ظهرًا مساء مساءً μμ ptg md ከሰዓት mittags nachm nachmittags nachmittag em ip du odp öş ös ch بظ بعدازظهر بعددوپہر
    intheafternoon intheevening delatarde datarde delatarda del'aprèsmidi del’aprèsmidi dusoir delpomeriggio disera 'smiddags middags
    'savonds avonds дня вечера пп дня вечора odpoledne odpol nm अपराह्न मउ दोपहर शाम दुपारी संध्याकाळी অপরাহ্ণ দুপুর বিকাল সন্ধ্যা અપરાહ્ન ਬਾਅਦਦੁਪਹਿਰ
    பிற்பகல் ಅಪರಾಹ್ನ ഉച്ചകഴിഞ്ഞ് വൈകുന്നേരം පව ល្ងាច ညနေ หลังเที่ยง ຫຼັງທ່ຽງ popiet pēcp pēcpusdienā poslijepodne поподне попл слоб след пополудни in yh eh tк tk кешкі
    eftermiddag omeftermiddagen mchana jioni epasdites pasdite אחהצ אחה"צ בערב chiều petang`,
  night: `nachts atnight delanoche danoite denit dinotte ночи ночі 'snachts nachts 深夜 夜 밤 ليلا ليلاً रात রাত usiku בלילה`,
  noon: `中午 正午 noon midday mittag delmediodía domeiodia 정오 נוןצהריים בצהריים trưa tengahari`,
  evening: `晚上 晚間 夜晚 abends abend 夜间 저녁 tối malam`,
}

const normal = (marker: string): string =>
  marker
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.·．\u00a0\u200b\u200e\u200f\u202f]/gu, '')

const periods = new Map<string, Period>()
for (const [period, words] of Object.entries(markers) as [Period, string][]) {
  for (const word of words.split(/\s+/)) if (!periods.has(normal(word))) periods.set(normal(word), period)
}

/** Every marker known: lower case, without dots and spaces. */
export const dayPeriods: readonly string[] = [...periods.keys()]

/**
 * The hour of the day, 0 to 23, of an hour on a 12-hour clock with its marker, which may stand before or after the time
 * and be written with any dots and spaces. Null for a marker not known, or an hour no such clock shows. A phone that
 * shows 24 hours and a marker all the same is believed where the two agree.
 */
export function hourOf(marker: string, hour: number): number | null {
  const period = periods.get(normal(marker))
  if (period === undefined || !Number.isInteger(hour) || hour < 0 || hour > 23) return null
  const isMorning = hour % 12
  switch (period) {
    case 'am':
      return hour <= 12 ? isMorning : null
    case 'pm':
      return hour > 12 ? hour : isMorning + 12
    case 'night':
      // From before midnight until the morning; 12 is midnight.
      return hour > 12 ? hour : isMorning < 6 ? isMorning : isMorning + 12
    case 'noon':
      // Around twelve: eleven is before it, one and two are after it.
      return hour > 12 ? hour : hour >= 10 ? hour : hour + 12
    case 'evening':
      return hour > 12 ? hour : isMorning === 0 ? 0 : isMorning + 12
  }
}
