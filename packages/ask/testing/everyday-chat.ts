import type { Chat } from '@convostat/engine/chat/chat'
import { chatFrom, type Line } from '@convostat/engine/testing/chat-of.ts'

/** What people say all day, in the languages of questions: everyday topics, so that a search for a fact meets many that are none. */
const said: Record<string, string> = {
  en: `good morning|how was work today?|long day at the office, my boss kept me until {n}|did you eat already?|pizza for dinner?|i'm cooking {food} tonight
    |the bus was late again|call me when you're home|my phone is at {n}%|who is coming on {day}?|let's meet at {n} then|can't on {day}, sorry|haha yes
    |i'm so tired|sleep well|the weather is awful|it's raining again|did you see the game?|we lost again|that film was boring|what are you reading?
    |my mum says hi|my sister is visiting on {day}|how is your brother?|the dog next door barks all night|need to buy milk and {food}|the shop was closed
    |i paid {n} euros for that|too expensive|did you pay the bill?|train leaves at {n}|i'm on the train|traffic is terrible|where are you?|almost there
    |happy for you|love you|miss you|see you tomorrow|ok|sure|no idea|thanks a lot|what a day|the meeting was moved to {day}|my laptop is slow
    |the wifi is down again|gym later?|i ran {n} km today|my back hurts|take a pill and rest|doctor said it's nothing|the kids are finally asleep
    |school starts at {n}|the teacher called|exam on {day}|i studied all night|holiday plans?|somewhere warm please|the flight is too early
    |look at this photo|lol|that song is stuck in my head|the party was fun|who brought the cake?|i forgot my keys|found them|the neighbours are loud
    |i love this colour|new shoes!|they don't fit|coffee?|tea for me|i need a drink|the book is on the table|let me check|room {n} i think|sounds good`,
  de: `guten morgen|wie war die arbeit?|langer tag im büro, mein chef wollte mich bis {n} da haben|hast du schon gegessen?|pizza heute abend?
    |ich koche {food}|der bus war wieder zu spät|ruf an wenn du zu hause bist|mein handy hat {n}%|wer kommt am {day}?|dann treffen wir uns um {n}
    |am {day} kann ich nicht, sorry|haha ja|ich bin so müde|schlaf gut|das wetter ist furchtbar|es regnet schon wieder|hast du das spiel gesehen?
    |wieder verloren|der film war langweilig|was liest du gerade?|mama lässt grüßen|meine schwester kommt am {day}|wie geht es deinem bruder?
    |der hund nebenan bellt die ganze nacht|wir brauchen milch und {food}|der laden hatte zu|dafür hab ich {n} euro bezahlt|zu teuer
    |hast du die rechnung bezahlt?|der zug fährt um {n}|sitze im zug|stau ohne ende|wo bist du?|gleich da|freut mich|hab dich lieb|bis morgen
    |ok|klar|keine ahnung|danke dir|was für ein tag|der termin ist jetzt am {day}|mein laptop ist langsam|das wlan geht nicht|später sport?
    |bin {n} km gelaufen|mein rücken tut weh|der arzt sagt es ist nichts|die kinder schlafen endlich|die schule beginnt um {n}|prüfung am {day}
    |hab die ganze nacht gelernt|pläne für den urlaub?|der flug ist zu früh|schau mal das foto|das lied ist toll|die party war schön|wer bringt kuchen mit?
    |schlüssel vergessen|die nachbarn sind laut|neue schuhe|kaffee?|für mich tee|das buch liegt auf dem tisch|zimmer {n} glaube ich|klingt gut`,
  es: `buenos días|¿qué tal el trabajo?|día largo en la oficina, mi jefe me tuvo hasta las {n}|¿ya comiste?|¿pizza para cenar?|hoy cocino {food}
    |el autobús llegó tarde|llámame cuando llegues a casa|mi móvil está al {n}%|¿quién viene el {day}?|quedamos a las {n}|el {day} no puedo, perdón
    |jaja sí|estoy muy cansado|duerme bien|qué mal tiempo|llueve otra vez|¿viste el partido?|perdimos otra vez|la película fue aburrida|¿qué lees?
    |mi mamá te saluda|mi hermana viene el {day}|¿cómo está tu hermano?|el perro del vecino ladra toda la noche|hay que comprar leche y {food}
    |pagué {n} euros por eso|muy caro|¿pagaste la factura?|el tren sale a las {n}|voy en el tren|mucho tráfico|¿dónde estás?|ya casi llego|te quiero
    |hasta mañana|vale|claro|ni idea|muchas gracias|vaya día|la reunión pasó al {day}|mi portátil va lento|no hay wifi|¿gimnasio luego?|corrí {n} km
    |me duele la espalda|el médico dice que no es nada|los niños por fin duermen|la escuela empieza a las {n}|examen el {day}|estudié toda la noche
    |¿planes para vacaciones?|el vuelo es muy temprano|mira esta foto|qué canción|la fiesta estuvo bien|¿quién trae la tarta?|olvidé las llaves
    |zapatos nuevos|¿café?|para mí té|el libro está en la mesa|suena bien`,
  pt: `bom dia|como foi o trabalho?|dia longo no escritório, meu chefe me segurou até {n}|já comeu?|pizza no jantar?|hoje cozinho {food}|o ônibus atrasou
    |me liga quando chegar em casa|meu celular está com {n}%|quem vem na {day}?|nos vemos às {n}|na {day} não posso, desculpa|haha sim|estou cansado
    |dorme bem|que tempo horrível|chovendo de novo|viu o jogo?|perdemos de novo|o filme foi chato|o que você está lendo?|minha mãe mandou beijo
    |minha irmã vem na {day}|como está seu irmão?|o cachorro do vizinho late a noite toda|precisa comprar leite e {food}|paguei {n} reais nisso|muito caro
    |pagou a conta?|o trem sai às {n}|estou no trem|muito trânsito|onde você está?|quase chegando|te amo|até amanhã|tá bom|claro|não sei|obrigado
    |que dia|a reunião passou para {day}|meu notebook está lento|sem wifi|academia depois?|corri {n} km|minhas costas doem|o médico disse que não é nada
    |as crianças dormiram|a escola começa às {n}|prova na {day}|estudei a noite toda|planos para as férias?|o voo é muito cedo|olha essa foto
    |a festa foi boa|quem traz o bolo?|esqueci as chaves|sapatos novos|café?|para mim chá|o livro está na mesa|beleza`,
  hi: `सुप्रभात|आज काम कैसा था?|ऑफिस में लंबा दिन था|खाना खा लिया?|आज रात पिज़्ज़ा?|मैं {food} बना रही हूँ|बस फिर लेट थी|घर पहुँचकर फोन करना|मेरा फोन {n}% पर है
    |{day} को कौन आ रहा है?|फिर {n} बजे मिलते हैं|{day} को नहीं हो पाएगा|हाहा हाँ|बहुत थक गया|सो जाओ|मौसम खराब है|फिर बारिश|मैच देखा?|फिर हार गए
    |फिल्म बोर थी|क्या पढ़ रहे हो?|मम्मी ने नमस्ते कहा|बहन {day} को आएगी|भाई कैसा है?|पड़ोसी का कुत्ता भौंकता है|दूध और {food} लाना है|{n} रुपये दिए
    |बहुत महंगा|बिल भरा?|ट्रेन {n} बजे है|ट्रैफिक बहुत है|कहाँ हो?|बस पहुँच रहा हूँ|कल मिलते हैं|ठीक है|पता नहीं|धन्यवाद|मीटिंग {day} को है|वाईफाई बंद है
    |{n} किमी दौड़ा|पीठ में दर्द है|डॉक्टर ने कहा कुछ नहीं|बच्चे सो गए|स्कूल {n} बजे है|परीक्षा {day} को|रात भर पढ़ा|छुट्टी का प्लान?|ये फोटो देखो
    |पार्टी अच्छी थी|केक कौन लाएगा?|चाबी भूल गया|नए जूते|चाय?|मेरे लिए कॉफी|किताब मेज पर है`,
  ar: `صباح الخير|كيف كان الشغل؟|يوم طويل في المكتب|أكلت؟|بيتزا الليلة؟|أطبخ {food} اليوم|الباص تأخر|اتصل لما توصل البيت|جوالي على {n}%|من يجي يوم {day}؟
    |نلتقي الساعة {n}|ما أقدر يوم {day}|هههه نعم|تعبان جدا|تصبح على خير|الطقس سيئ|مطر مرة ثانية|شفت المباراة؟|خسرنا|الفيلم ممل|ماذا تقرأ؟|أمي تسلم عليك
    |أختي تجي يوم {day}|كيف أخوك؟|كلب الجيران ينبح|نحتاج حليب و {food}|دفعت {n} ريال|غالي|دفعت الفاتورة؟|القطار الساعة {n}|زحمة|وينك؟|قربت|أحبك
    |إلى الغد|تمام|ما أدري|شكرا|الاجتماع صار يوم {day}|الواي فاي لا يعمل|ركضت {n} كم|ظهري يؤلمني|الدكتور قال لا شيء|الأولاد ناموا|المدرسة الساعة {n}
    |امتحان يوم {day}|درست طول الليل|خطط للإجازة؟|شوف الصورة|الحفلة كانت حلوة|من يجيب الكعكة؟|نسيت المفاتيح|حذاء جديد|قهوة؟|لي شاي|الكتاب على الطاولة`,
}

const days: Record<string, readonly string[]> = {
  en: ['monday', 'tuesday', 'friday', 'sunday'],
  de: ['montag', 'dienstag', 'freitag', 'sonntag'],
  es: ['lunes', 'martes', 'viernes', 'domingo'],
  pt: ['segunda', 'terça', 'sexta', 'domingo'],
  hi: ['सोमवार', 'मंगलवार', 'शुक्रवार', 'रविवार'],
  ar: ['الاثنين', 'الثلاثاء', 'الجمعة', 'الأحد'],
}
const foods: Record<string, readonly string[]> = {
  en: ['pasta', 'rice', 'eggs', 'bread', 'chicken'],
  de: ['nudeln', 'reis', 'eier', 'brot', 'suppe'],
  es: ['pasta', 'arroz', 'huevos', 'pan', 'pollo'],
  pt: ['massa', 'arroz', 'ovos', 'pão', 'frango'],
  hi: ['दाल', 'चावल', 'रोटी', 'अंडे', 'पनीर'],
  ar: ['رز', 'بيض', 'خبز', 'دجاج', 'شوربة'],
}

export interface Plant {
  question: string
  /** Where it is said: the messages, one after another, of which the last contains the answer. */
  messages: readonly string[]
}

export interface PlantedChat {
  chat: Chat
  /** The id of the message that contains each answer. */
  answers: number[]
}

/** A chat of two people over about two years, with this many everyday messages of a language, and each fact said once among them. */
export function everydayChat(language: string, plants: readonly Plant[], size: number, seed: number): PlantedChat {
  const random = mulberry(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const sentences = said[language].split('|').map((sentence) => sentence.trim())
  const everyday = () =>
    pick(sentences)
      .replace('{n}', () => String(5 + Math.floor(random() * 90)))
      .replace('{day}', () => pick(days[language]))
      .replace('{food}', () => pick(foods[language]))
  const places = new Map(plants.map((plant, i) => [Math.floor(((i + 0.2 + random() * 0.6) * size) / plants.length), plant]))
  const lines: Line[] = []
  const answers = new Map<Plant, number>()
  let time = 1_609_459_200
  const say = (author: string, text: string) => {
    time += random() < 0.06 ? 25_000 + Math.floor(random() * 90_000) : 20 + Math.floor(random() * 400)
    lines.push({ time, author, text })
  }
  for (let i = 0; i < size; i++) {
    say(pick(people), everyday())
    const plant = places.get(i)
    if (!plant) continue
    for (const [turn, text] of plant.messages.entries()) {
      time += 30
      lines.push({ time, author: people[turn % 2], text })
    }
    answers.set(plant, lines.length - 1)
  }
  return { chat: chatFrom(lines), answers: plants.map((plant) => answers.get(plant) as number) }
}

const people = ['Nora', 'Felix']

/** Mulberry32, by Tommy Ettinger: the same numbers for the same seed. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
