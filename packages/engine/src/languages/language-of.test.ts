import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'
import { stopWords } from './stop-words.ts'

/** With the sample at hand. */
const told = (votes: ReadonlyMap<string, number>, sample: string): string => languageOf(votes, () => sample)

const none = new Map<string, number>()

test('the phrases met decide', () => {
  expect(told(new Map([['en', 3]]), 'ich und du')).toBe('en')
  expect(
    told(
      new Map([
        ['en', 3],
        ['de', 40],
      ]),
      '',
    ),
  ).toBe('de')
})

test('a phrase two languages share counts for both, and the text decides between them', () => {
  const votes = new Map([['es pt-BR', 5]])
  expect(told(votes, 'que eu não sei se você vai')).toBe('pt-BR')
  expect(told(votes, 'que yo no sé si tú vas pero muy bien')).toBe('es')
  expect(told(votes, '')).toBe('es')
  expect(told(new Map([...votes, ['pt-BR', 1]]), 'yo no sé pero muy bien')).toBe('pt-BR')
})

test.each([
  ['en', 'what are you doing? I have to go but you can come with me'],
  ['es', '¿qué haces? yo tengo que salir pero si quieres te espero, está muy bien'],
  ['pt-BR', 'oi gente, tô aqui mas você não vem? eu vou também'],
  ['fr', 'je suis là mais tu ne viens pas ? oui avec toi c’est bien'],
  ['de', 'ich bin noch nicht da aber ich komme auch, was machst du?'],
  ['it', 'ciao come stai? io sono qui ma non ho capito, cosa fai?'],
  ['nl', 'ik ben er nog niet maar ik kom ook, hoe gaat het met je?'],
  ['tr', 'ben şimdi geliyorum ama sen ne yapıyorsun? bu çok iyi değil mi'],
  ['pl', 'nie wiem co to jest ale już jestem, czy ty też?'],
  ['id', 'aku sudah di sini tapi kamu belum datang ya? nggak apa apa'],
  ['sv', 'jag är här men du är inte det, vad gör du? vi ska äta'],
  ['fi', 'minä olen jo täällä mutta sä et ole, mitä nyt?'],
  ['cs', 'já jsem tady ale ty ještě ne, co je s tebou? když už'],
  ['hu', 'én már itt vagyok de te nem, hogy van ez? nagyon jó'],
  ['ro', 'eu sunt aici dar tu nu mai vii? ce faci acum, foarte bine'],
  ['vi', 'anh đang ở đây, em có đi không? cho chị với nhé'],
  ['ru', 'привет, ты где? я уже здесь, а мы ещё ждём'],
  ['uk', 'привіт, ти де? я вже тут, а ми ще чекаємо на її відповідь'],
  ['bg', 'здравей, къде си? аз съм тук, въпреки дъжда'],
  ['el', 'καλημέρα, πού είσαι;'],
  ['he', 'בוקר טוב, איפה אתה?'],
  ['ar', 'صباح الخير، أين أنت؟ أنا في المدرسة'],
  ['fa', 'سلام، کجایی؟ من پیش مادرم هستم، چه گفتی؟'],
  ['ur', 'السلام علیکم، آپ کہاں ہیں؟ میں گھر پر ہوں، ٹھیک ہے'],
  ['hi', 'नमस्ते, आप कहाँ हैं? मैं घर पर हूँ, नहीं आया'],
  ['mr', 'नमस्कार, तू कुठे आहेस? मला माहीत नाही, मी घरी आहे'],
  ['bn', 'কেমন আছো? আমি বাড়িতে'],
  ['th', 'สวัสดี อยู่ไหน'],
  ['ja', 'おはよう、今どこにいる？駅前です'],
  ['ko', '안녕 어디야? 나 지금 집이야'],
  ['zh-Hans', '你现在在哪里？我们说好了的，为什么没来'],
  ['zh-Hant', '你現在在哪裡？我們說好了的，為什麼沒來'],
])('%s by what people write', (language, sample) => expect(told(none, sample)).toBe(language))

test('where nothing shows it, the language is unknown', () => {
  for (const sample of ['', '😀😀', '12345', 'Zxq Bwv', 'ok', ' ']) expect(told(none, sample)).toBe('und')
})

test.each([
  ['gu', 'કેમ છો'],
  ['pa', 'ਕੀ ਹਾਲ ਹੈ'],
  ['ta', 'எப்படி இருக்கிறாய்'],
  ['te', 'ఎలా ఉన్నావు'],
  ['kn', 'ಹೇಗಿದ್ದೀಯಾ'],
  ['ml', 'സുഖമാണോ'],
  ['lo', 'ສະບາຍດີ'],
  ['sr', 'где си, љубави, чекам те већ дуго, ђаче'],
  ['mk', 'каде си, ѓаволе, ќе доцниш'],
  ['kk', 'қалайсың, мен үйдемін'],
  ['ru', 'да нет дома'],
  ['hi', 'राम'],
  ['ar', 'باب'],
  ['zh-Hans', '山水'],
  // Kana are a sixth of Japanese at least, letters of another script two fifths.
  ['ja', '漢漢漢漢漢あ'],
  ['zh-Hans', '漢漢漢漢漢漢あ'],
  ['th', 'คนข xx'],
  ['und', 'คน xxx'],
])('%s by its script: %s', (language, sample) => expect(told(none, sample)).toBe(language))

test('three words of a language are enough, two are not, and a word counts twice at most', () => {
  for (const [language, words] of Object.entries(stopWords)) {
    const own = words.filter(
      (word) =>
        /^[a-z\u00df-\u024f]+$/.test(word) &&
        Object.values(stopWords)
          .flat()
          .filter((other) => other === word).length === 1,
    )
    if (own.length < 3) continue
    const [a, b, c] = own
    expect([language, told(none, `${a} ${b.toUpperCase()}, ${c}!`)]).toEqual([language, language])
    expect([language, told(none, `${a} ${a} ${b}`)]).toEqual([language, language])
    expect([language, told(none, `${a} ${b}`), told(none, `${a} ${a} ${a} ${a}`)]).toEqual([language, 'und', 'und'])
    expect([language, told(none, `${'x '.repeat(9_997)}${a} ${b} ${c}`), told(none, `${'x '.repeat(10_000)}${a} ${b} ${c}`)]).toEqual([
      language,
      'und',
      'und',
    ])
  }
})

test('of a tie, the language more phones are set to', () => {
  const common = ['en', 'es', 'pt-BR', 'hi', 'id', 'de', 'it', 'fr', 'tr', 'ru', 'nl', 'ar', 'pt-PT', 'zh-Hant', 'zh-Hans', 'sv']
  common.slice(1).forEach((less, i) => {
    expect(told(new Map([[`${less} ${common[i]}`, 2]]), '')).toBe(common[i])
  })
  expect(told(new Map([['sv da', 2]]), '')).toBe('sv')
  expect(told(new Map([['sv en', 2]]), 'jag är')).toBe('sv')
})
