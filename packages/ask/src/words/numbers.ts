/** Numbers as words of the six languages and as digits: who asks for "forty kilos" finds "40 kilos". */
import { fold } from '@convostat/engine/words/fold'

const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000] as const

/** In the order of `values`; `/` separates wordings of one. */
const words = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty/fourty fifty sixty seventy eighty ninety hundred thousand',
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig hundert/einhundert tausend/eintausend',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento mil',
  'dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem/cento mil',
  'दो तीन चार पाँच/पांच छह/छः सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ हज़ार/हजार',
  'do teen char/chaar paanch/panch chhe/chah saat aath nau das gyarah barah terah chaudah pandrah solah satrah atharah unnis bees tees chalis pachas saath sattar assi nabbe sau hazar/hazaar',
  'اثنين/اثنان ثلاثة/تلاتة اربعة/أربعة خمسة ستة سبعة ثمانية تسعة عشرة احدعش/أحد_عشر اثناعش/اثنا_عشر ثلاثة_عشر اربعة_عشر خمسة_عشر ستة_عشر سبعة_عشر ثمانية_عشر تسعة_عشر عشرين/عشرون ثلاثين/ثلاثون اربعين/أربعين/أربعون خمسين/خمسون ستين/ستون سبعين/سبعون ثمانين/ثمانون تسعين/تسعون مئة/مية/مائة الف/ألف',
].map((line) => line.split(' ').map((each) => each.split('/').map((word) => fold(word.replace('_', ' ')))))

/** Whose words the lines are. */
const spoken = ['en', 'de', 'es', 'pt', 'hi', 'hi', 'ar'] as const

/** The other ways to write a number; none for other words, nor for a word that is a number in another language than the question's: "bees", "elf". */
export function numbersLike(word: string, language: string): readonly string[] {
  const own = words.filter((_, i) => spoken[i] === language)
  const named = own.map((line) => line.findIndex((those) => those.includes(word))).find((at) => at >= 0)
  const at = named ?? values.findIndex((value) => String(value) === word)
  return at < 0 ? [] : [String(values[at]), ...new Set(words.flatMap((line) => line[at]))].filter((each) => each !== word)
}
