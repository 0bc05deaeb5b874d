/** Chats made up around topics that are known, to see which of them are found again. */

import type { Chat } from '#chat/chat.ts'
import { dayOf } from '#chat/civil.ts'
import { everydayWords, FIRST_CLASS } from '#languages/everyday-words.ts'
import { chatFrom, type Line } from './chat-of.ts'
import { randomNumbers } from './random-chat.ts'

/** By language and topic: words that people use when they talk about it, the commonest first. */
export const plantedTopics: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    work: 'boss meeting office deadline project client salary colleague presentation contract promotion manager report budget',
    football: 'match goal team coach referee league penalty stadium striker derby keeper offside fans score',
    cooking: 'recipe oven garlic onion sauce dinner pasta bake butter pan spicy chicken soup salt',
    travel: 'flight hotel airport passport luggage beach ticket booking island suitcase hostel train visa tour',
    health: 'doctor appointment medicine hospital fever nurse surgery headache prescription blood knee pharmacy therapy cough',
    pets: 'dog cat vet puppy leash walk kitten fur paw litter collar bark treats shelter',
  },
  de: {
    arbeit: 'chef besprechung büro projekt kunde gehalt kollege vertrag urlaub präsentation kündigung homeoffice bericht schicht',
    fussball: 'spiel tor mannschaft trainer schiedsrichter liga elfmeter stadion stürmer bundesliga torwart abseits fans pokal',
    kochen: 'rezept ofen knoblauch zwiebel soße abendessen nudeln backen butter pfanne scharf hähnchen suppe salz',
    reise: 'flug hotel flughafen koffer strand ticket buchung insel reisepass gepäck bahn ferienwohnung meer ausflug',
    gesundheit: 'arzt termin tabletten krankenhaus fieber operation kopfschmerzen rezeptpflichtig blut knie apotheke husten praxis spritze',
    garten: 'beet tomaten gießen rasen blumen rosen hecke unkraut säen ernte kompost gewächshaus schnecken dünger',
  },
  es: {
    trabajo: 'jefe reunión oficina proyecto cliente sueldo compañero contrato presentación turno informe presupuesto empresa despido',
    futbol: 'partido gol equipo entrenador árbitro liga penalti estadio delantero portero afición marcador copa empate',
    cocina: 'receta horno ajo cebolla salsa cena tortilla cocinar mantequilla sartén picante pollo sopa sal',
    viaje: 'vuelo hotel aeropuerto pasaporte maleta playa billete reserva isla equipaje tren visado excursión hostal',
    salud: 'médico cita medicina hospital fiebre enfermera operación receta dolor sangre rodilla farmacia terapia tos',
    mascotas: 'perro gato veterinario cachorro correa pasear gatito pelo pata arena collar ladrar pienso refugio',
  },
  tr: {
    is: 'patron toplantı ofis proje müşteri maaş arkadaşım sözleşme sunum mesai rapor bütçe şirket istifa',
    futbol: 'maç gol takım antrenör hakem lig penaltı stadyum forvet kaleci taraftar skor kupa ofsayt',
    yemek: 'tarif fırın sarımsak soğan sos akşamyemeği makarna pişirmek tereyağı tava acılı tavuk çorba tuz',
    seyahat: 'uçak otel havaalanı pasaport bavul plaj bilet rezervasyon ada tren vize tur deniz tatil',
    saglik: 'doktor randevu ilaç hastane ateş hemşire ameliyat reçete ağrı kan diz eczane terapi öksürük',
    ders: 'sınav ödev öğretmen okul matematik not üniversite kitap kütüphane sınıf proje tez mezuniyet yurt',
  },
  ru: {
    работа: 'начальник совещание офис проект клиент зарплата коллега договор презентация отпуск отчёт бюджет компания увольнение',
    футбол: 'матч гол команда тренер судья лига пенальти стадион нападающий вратарь болельщики счёт кубок ничья',
    кухня: 'рецепт духовка чеснок лук соус ужин макароны печь масло сковорода острый курица суп соль',
    поездка: 'рейс отель аэропорт паспорт чемодан пляж билет бронь остров поезд виза экскурсия море багаж',
    здоровье: 'врач запись лекарство больница температура медсестра операция рецепт боль кровь колено аптека терапия кашель',
    дача: 'огород помидоры поливать грядка цветы розы забор сорняки сажать урожай компост теплица огурцы яблоня',
  },
  ar: {
    عمل: 'المدير اجتماع المكتب مشروع العميل الراتب زميل عقد عرض ترقية تقرير ميزانية الشركة استقالة',
    كرة: 'مباراة هدف الفريق المدرب الحكم الدوري ركلة الملعب مهاجم الحارس الجمهور نتيجة كأس تعادل',
    طبخ: 'وصفة الفرن ثوم بصل صلصة العشاء معكرونة خبز زبدة مقلاة حار دجاج شوربة ملح',
    سفر: 'رحلة فندق المطار جواز حقيبة الشاطئ تذكرة حجز جزيرة قطار تأشيرة جولة البحر أمتعة',
    صحة: 'طبيب موعد دواء المستشفى حرارة ممرضة عملية صداع ألم دم ركبة صيدلية علاج سعال',
  },
  hi: {
    काम: 'बॉस मीटिंग दफ़्तर प्रोजेक्ट ग्राहक तनख्वाह सहकर्मी अनुबंध प्रमोशन रिपोर्ट बजट कंपनी इस्तीफ़ा मैनेजर',
    क्रिकेट: 'मैच रन टीम कोच अंपायर लीग विकेट स्टेडियम बल्लेबाज़ गेंदबाज़ कप्तान छक्का चौका कप',
    खाना: 'रेसिपी मसाला लहसुन प्याज चटनी पनीर रोटी पकाना मक्खन कड़ाही तीखा मुर्गा सूप नमक',
    यात्रा: 'उड़ान होटल हवाईअड्डा पासपोर्ट सूटकेस समुद्र टिकट बुकिंग द्वीप ट्रेन वीज़ा पर्यटन पहाड़ सामान',
    सेहत: 'डॉक्टर दवा अस्पताल बुखार नर्स ऑपरेशन सिरदर्द पर्ची दर्द खून घुटना इलाज खांसी जांच',
  },
  ja: {
    仕事: '会議 上司 会社 残業 給料 出張 契約 資料 同僚 締切 面接 転職 営業 部長',
    野球: '試合 監督 選手 投手 球場 打者 優勝 延長 応援 逆転 三振 守備 打席 決勝',
    料理: '料理 玉ねぎ 醤油 カレー 味噌汁 野菜 鶏肉 弁当 夕飯 鍋 豆腐 砂糖 冷蔵庫 レシピ',
    旅行: '旅行 飛行機 空港 温泉 ホテル 新幹線 予約 荷物 切符 観光 海外 旅館 お土産 駅弁',
    健康: '病院 医者 薬 風邪 予防 手術 頭痛 検査 血圧 薬局 診察 入院 咳 注射',
  },
}

export interface Planted {
  readonly chat: Chat
  /** By topic its words. */
  readonly topics: ReadonlyMap<string, readonly string[]>
  /** By message id the topic it is about; null for small talk. */
  readonly topicOf: readonly (string | null)[]
}

/** What people say all the time in a language that has no table of everyday words. */
const smallTalk: Readonly<Record<string, string>> = {
  ja: 'そう です ね うん はい いや ちょっと 今日 明日 昨日 今 あとで もう まだ とても 本当 ありがとう ごめん お願い わかった 大丈夫 たぶん きっと やっぱり なんか どこ いつ 誰 何 それ これ あれ 私 僕 君 みんな 一緒 行く 来る 見る 聞く 思う 言う する ある いる いい すごい 嬉しい 楽しい 疲れた 眠い 家 時間 朝 夜 週末 電話 写真 友達 お母さん お父さん 名前 場所 話 気持ち 天気 雨',
}

const UNSPACED = new Set(['ja'])
/** Of a message about a topic this many words are the topic's. */
const TOPICAL = 0.22

/**
 * A chat of two people, in conversations of one topic or two, or of nothing in particular. What is not a topic's word is
 * drawn from a table of everyday words, as often as people say it. The same for the same seed.
 */
export function plantedChat(language: string, { seed = 1, messages = 4000, topics: wanted = 6, aboutNothing = 0.35 } = {}): Planted {
  const random = randomNumbers(seed)
  const topics = new Map(
    Object.entries(plantedTopics[language])
      .slice(0, wanted)
      .map(([name, words]) => [name, words.split(' ')]),
  )
  const names = [...topics.keys()]
  const everyday = everydayDraw(language, random)
  const draw = (words: readonly string[]): string => words[Math.floor(words.length * random() ** 1.7)]
  const topicOf: (string | null)[] = []
  const lines: Line[] = []
  let time = dayOf(2022, 1, 3) * 86_400 + 9 * 3600
  while (lines.length < messages) {
    // Each topic has its season: the year is parted among them, except for a third that comes whenever.
    const season = Math.floor(((time / 86_400 / 365.25) % 1) * names.length) % Math.max(1, names.length)
    const about = (): string | null => {
      if (names.length === 0 || random() < aboutNothing) return null
      return random() < 0.33 ? names[Math.floor(random() * names.length)] : names[season]
    }
    let topic = about()
    const length = 5 + Math.floor(random() * 25)
    const turn = random() < 0.25 ? Math.floor(length / 2) : length
    for (let i = 0; i < length && lines.length < messages; i++) {
      if (i === turn) topic = about()
      const own = topic === null ? [] : (topics.get(topic) ?? [])
      const text = Array.from({ length: 2 + Math.floor(random() * 9) }, () =>
        own.length > 0 && random() < TOPICAL ? draw(own) : everyday(),
      )
      time += 20 + Math.floor(random() * 200)
      lines.push({ time, author: random() < 0.5 ? 'Ana' : 'Ben', text: text.join(UNSPACED.has(language) ? '' : ' ') })
      topicOf.push(topic)
    }
    time += 7 * 3600 + Math.floor(random() * 40 * 3600)
  }
  return { chat: chatFrom(lines), topics, topicOf }
}

/** Draws everyday words as often as people say them: a class is said half as often as the one before. */
function everydayDraw(language: string, random: () => number): () => string {
  if (everydayWords[language] === undefined) {
    const words = smallTalk[language].split(' ')
    return () => words[Math.floor(words.length * random() ** 2)]
  }
  const classes = everydayWords[language].split('|').map((words) => words.split(' ').filter((word) => word !== ''))
  const upTo: number[] = []
  let sum = 0
  for (const [i, words] of classes.entries()) {
    sum += words.length * 2 ** -(FIRST_CLASS + i)
    upTo.push(sum)
  }
  return () => {
    const at = random() * sum
    let words = classes[upTo.findIndex((end) => at < end)] ?? []
    if (words.length === 0) words = classes[classes.length - 1]
    return words[Math.floor(random() * words.length)]
  }
}
