import { expect, test } from 'vitest'
import { legacyEncoding } from './legacy-encoding.ts'
import { openExport } from './open-export.ts'
import { decoderOf } from './transcode.ts'

/** The bytes of a text in an old encoding, found by decoding every byte and every pair of bytes. */
function encoded(text: string, label: string): Uint8Array<ArrayBuffer> {
  const decode = decoderOf(label) // whose own test is below
  const byCharacter = new Map<string, number[]>()
  const learn = (bytes: number[]) => {
    const character = decode(Uint8Array.from(bytes))
    if ([...character].length === 1 && !byCharacter.has(character)) byCharacter.set(character, bytes)
  }
  for (let byte = 0; byte < 256; byte++) learn([byte])
  if (!label.startsWith('windows')) for (let pair = 0x8140; pair < 0xff00; pair++) learn([pair >> 8, pair & 255])
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = byCharacter.get(character)
      if (!bytes) throw new Error(`${label} has no ${character}`)
      return bytes
    }),
  )
}

const header = '01.02.2024, 10:00 - '
const languages: [language: string, label: string, text: string][] = [
  [
    'Russian',
    'windows-1251',
    'Анна: Привет, как дела? Я сегодня не приду, давай завтра. Ты видела, что он написал? Мы поехали домой вечером.\nПётр: хорошо, договорились',
  ],
  ['Ukrainian', 'windows-1251', 'Олена: Привіт, як справи? Я сьогодні не прийду, давай завтра. Мама сказала, що їде додому.'],
  ['Greek', 'windows-1253', 'Μαρία: Καλημέρα, τι κάνεις; Σήμερα δεν θα έρθω, πάμε αύριο; Ο Γιώργος είπε ότι θα είναι εκεί.'],
  ['Hebrew', 'windows-1255', 'דנה: שלום, מה שלומך? אני לא אבוא היום, בוא ניפגש מחר. אמא אמרה שהיא תבוא הביתה.'],
  ['Arabic', 'windows-1256', 'سارة: مرحبا كيف حالك؟ لن آتي اليوم، نلتقي غدا إن شاء الله. قالت أمي إنها في البيت.'],
  ['Thai', 'windows-874', 'สมชาย: สวัสดี วันนี้เป็นอย่างไรบ้าง พรุ่งนี้ไปกินข้าวกันไหม แม่บอกว่าจะกลับบ้าน'],
  ['Turkish', 'windows-1254', 'Ayşe: Merhaba nasılsın? Bugün gelemiyorum, yarın görüşelim mi? Çok işim var, şimdi çıkıyorum.'],
  ['Polish', 'windows-1250', 'Małgorzata: Cześć, jak się masz? Dziś nie przyjdę, może później. Będę jutro, już idę do łóżka.'],
  ['Czech', 'windows-1250', 'Jiří: Ahoj, jak se máš? Dnes nepřijdu, možná zítra. Už jdu spát, příště ti řeknu víc. Děkuju moc!'],
  ['Hungarian', 'windows-1250', 'Éva: Szia, hogy vagy? Ma nem jövök, talán később. Már megyek főzni, ő is itt van, köszönöm, jó éjszakát!'],
  [
    'German',
    'windows-1252',
    'Jürgen: Schöne Grüße, wir müssen noch über die Straße gehen. Größe? Ich weiß nicht, vielleicht später, für dich.',
  ],
  ['French', 'windows-1252', 'Zoé: Ça va? Je suis déjà là, à bientôt. Noël était très beau, où es-tu? Élodie a mangé la crème brûlée.'],
  ['Spanish', 'windows-1252', 'José: ¿Qué tal? Mañana estaré allí, después hablamos. El niño está cansado. ¡Adiós! Sí, sí, café'],
  ['Portuguese', 'windows-1252', 'João: Não sei, então amanhã às três. Você está aí? Obrigação, coração, avó, mãe. É isso.'],
  ['Icelandic', 'windows-1252', 'Guðrún: Góðan daginn, hvað segirðu? Ég er á leiðinni heim. Þú ert frábær, við sjáumst á morgun í bænum.'],
  ['Swedish', 'windows-1252', 'Åsa: Hej, är du hemma? Jag kommer på måndag, vi får se. Kör försiktigt, gör så här.'],
  ['Korean', 'euc-kr', '민수: 안녕하세요 오늘 뭐해요? 저는 지금 집에 있어요. 내일 만나요'],
  ['Japanese', 'shift_jis', '田中: こんにちは、今日は何をしていますか？明日会いましょう。ありがとうございます。'],
  ['Chinese, simplified', 'gb18030', '小明: 你好，今天过得怎么样？我在家里，明天一起吃饭吧。好的，没有问题'],
  ['Korean, short', 'euc-kr', '영희: ㅋㅋㅋ 응 알았어 이따 봐 사랑해'],
  ['Bulgarian', 'windows-1251', 'Петя: Здравей, как си? Аз съм вкъщи, ще дойда по-късно'],
  ['Turkish, short', 'windows-1254', 'Gökhan: Tamam kanka, akşam görüşürüz. İyi geceler!'],
  ['Croatian', 'windows-1250', 'Đorđe: Što radiš? Možeš li doći večeras? Čekam te'],
  ['Greek in capitals', 'windows-1253', 'ΕΛΕΝΗ: ΚΑΛΗΜΕΡΑ ΣΕ ΟΛΟΥΣ'],
  ['Danish', 'windows-1252', 'Søren: Jeg er på vej, vi ses på søndag. Får du lyst til øl?'],
  ['German with quotes', 'windows-1252', 'Günter: Ölpreis höher — “über” 50 €, natürlich “schön” – fürs erste'],
  ['Chinese, traditional', 'big5', '小明: 你好，今天過得怎麼樣？我在家裡，明天一起吃飯吧。好的，沒有問題'],
]

test.each(languages)('%s is recognized as %s', (_, label, text) => {
  const bytes = encoded(header + text, label)
  expect(legacyEncoding(bytes, bytes.length)?.label ?? 'windows-1252').toBe(label)
})

test.each(languages)('a file in %s (%s) is opened as it was meant, and the encoding named', async (_, label, text) => {
  const opened = await openExport(new File([encoded(`${header}${text}\n`, label)], 'chat.txt'), { limitBytes: 1 << 20 })
  expect(new TextDecoder().decode(opened.bytes.subarray(0, opened.size))).toBe(`${header}${text}\n`)
  expect(opened.notes.map(({ code }) => code)).toEqual(['text_legacy_encoding'])
  expect(opened.notes[0].detail).toContain(`(${label})`)
})

test('the quotes, the dash and the euro of windows-1252 are read as such', async () => {
  const bytes = Uint8Array.from([...new TextEncoder().encode(`${header}Ana: caf`), 0xe9, 0x20, 0x93, 0x80, 0x94, 0x96, 0x92, 0x0a])
  const opened = await openExport(new File([bytes], 'chat.txt'), { limitBytes: 1 << 20 })
  expect(new TextDecoder().decode(opened.bytes.subarray(0, opened.size))).toBe(`${header}Ana: café “€”–’\n`)
})

test('a single accent proves no language', () => {
  const bytes = encoded('caf\u00e9', 'windows-1252')
  expect(legacyEncoding(bytes, bytes.length)).toBeNull()
})

test('the evidence may be far behind plain lines', () => {
  const bytes = encoded(`${`${header}Ana: ok\n`.repeat(20_000)}${header}Анна: Привет, как дела?\n`, 'windows-1251')
  expect(legacyEncoding(bytes, bytes.length)?.label).toBe('windows-1251')
})
