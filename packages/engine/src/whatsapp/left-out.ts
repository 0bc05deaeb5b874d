/**
 * The shape of an iPhone placeholder whose wording is not in the tables: a few words that end or begin with "left out", in the
 * form that the language is known to use. Twenty languages have no known iPhone wording at all (decision 116).
 */
import { folded, STOPS } from './fold.ts'

const MOST_WORDS = 5
const LONGEST = 48
const LETTERS = /^(?:[\p{L}\p{M}'’ -]|\u200c|\u200d)+$/u

/** Stems of "left out", behind what was left out, and before it. None that people use for much else: no "without", no "not". */
const behind = [
  ...['omitted', 'weggelassen', 'ausgelassen', 'omitid', 'ocultad', 'omes', 'omis', 'absente', 'esclus', 'revelad'],
  ...['weggelaten', 'weggelaat', 'udeladt', 'utelatt', 'utesluten', 'uteslutet', 'sløyfet', 'kihagyva', 'vynechán', 'vynechan'],
  ...['pominięt', 'izostavljen', 'izpuščen', 'praleist', 'disertakan', 'dimasukkan', 'dikecualikan', 'disingkirkan'],
  ...['buraxıldı', 'çıxarıl', 'hequr', 'hazijajumuishwa', 'imerukwa', 'atlanmış', 'yuborildi', 'отсутствует', 'пропущен', 'пропуснат'],
  ...['відсутн', 'изоставен', 'изостављен', 'испуштен', 'қосылмаған', 'παραλείφθηκ', 'παραλήφθηκ', 'הושמט', 'نظرانداز', 'حذف شد'],
  ...['dahil edilmedi', 'ära jäetud', 'välja jäetud', 'jätetty pois', 'ei sisällyte', 'ar lár', 'वगळल', 'छोड़ा गया', 'हटाई गई', 'छोड़ी गई'],
  ...['বাদ দেওয়া হয়েছে', 'પડતી મૂકાઈ', 'પડતું મુકાયું', 'ਛੱਡਿਆ', 'ਛਡਿਆ ਗਿਆ', 'விடப்பட்ட', 'நீக்கப்பட்ட', 'విస్మరించబడింది', 'ಕೈಬಿಡಲಾಗಿದೆ', 'ഒഴിവാക്കി'],
]
const before = [
  'praleist',
  'pominięt',
  'inalis ang',
  'ınalis ang',
  'walang kalakip',
  'nav iekļaut',
  'utelatt',
  'đã bỏ qua',
  'لم يتم إدراج',
  'تم استبعاد',
  'ບໍ່ລວມ',
  'ละเว้น',
]
/** In scripts that write words without spaces; the whole line is short. */
const unspaced = /^[\p{L}\p{M}\p{Nd} ]{1,12}(?:已被?(?:忽略|省略|略去|隐藏)|は含まれていません|を省略| ?(?:생략됨|제외됨))$/u

const hasStem = (words: string, stems: readonly string[], at: 'start' | 'end'): boolean =>
  stems.some((stem) => {
    if (at === 'start') return words.startsWith(stem)
    const from = words.lastIndexOf(` ${stem}`)
    // The stem may be inflected, but nothing follows its word.
    return from > 0 && !words.slice(from + 1 + stem.length).includes(' ')
  })

/** Whether a marked line looks like a placeholder: what was left out, and that it was. */
export function isLeftOut(line: string): boolean {
  if (line.length > LONGEST) return false
  const words = folded(line)
  if (unspaced.test(words)) return true
  const count = words.split(' ').length
  return count >= 2 && count <= MOST_WORDS && LETTERS.test(words) && (hasStem(words, behind, 'end') || hasStem(words, before, 'start'))
}

/** Whether a line can be a placeholder in a language not known here: a few words and no sentence. Several people must have sent it. */
export function isPlaceholderLike(line: string): boolean {
  if (line.length > LONGEST || STOPS.includes(line.charAt(line.length - 1))) return false
  const words = folded(line)
  if (!LETTERS.test(words)) return false
  return words.split(' ').length <= MOST_WORDS && words.length >= (/[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7af]/.test(words) ? 4 : 6)
}
