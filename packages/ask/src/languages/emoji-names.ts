import type { Language } from './index.ts'

/** Emoji that people name by a word, several where the word is of any of them. */
interface NamedEmoji {
  emoji: readonly string[]
  /** Separated by `|`. */
  names: Readonly<Record<Language, string>>
}

const lines = `
❤️ 💕 💖 💗 💛 💙 💜 🧡 💚 🖤 💞 💓 ♥️ ; heart|red heart|love heart|love ; herz|rotes herz|herzchen|herzen ; corazón|corazones|corazón rojo|amor ; coração|corações|coração vermelho|coraçãozinho ; दिल|लाल दिल|हार्ट|dil|heart ; قلب|القلب|قلوب|قلب احمر|القلب الاحمر
💔 ; broken heart|heartbreak ; gebrochenes herz|zerbrochenes herz ; corazón roto ; coração partido ; टूटा दिल|toota dil|broken heart ; قلب مكسور|القلب المكسور
😂 🤣 😆 ; laughing|laugh|crying laughing|laughing crying|tears of joy|cry laughing|lol ; lach|lachender|lachendes|lachendem|lachenden|lachsmiley|tränen lach|freudentränen ; risa|de risa|riendo|riéndose|llorando de risa ; risada|rindo|de risada|chorando de rir|riso ; हंसने|हँसने|हंसी|हँसी|हंसता|हँसता|hansne|hasne|hansi|laughing ; ضحك|الضحك|ضاحك|الضاحك|يضحك
😭 😢 ; crying|cry|sobbing|tears|teary|weeping ; weinender|weinendes|weinendem|weinenden|wein|heul ; llorando|llorar|lloro|que llora|llanto ; chorando|choro|de choro ; रोने|रोता|रोना|रोते|rone|rota|crying ; بكاء|البكاء|باكي|الباكي|يبكي|دموع|الدموع
👍 ; thumbs up|thumb|thumb up|like ; daumen hoch|daumen|daumenhoch ; pulgar arriba|pulgar|me gusta|pulgar hacia arriba ; polegar|joinha|polegar para cima|curtir ; थम्स अप|अंगूठे|अंगूठा|thumbs up ; اعجاب|لايك|الاعجاب|ابهام|الابهام
👎 ; thumbs down|thumb down|dislike ; daumen runter ; pulgar abajo|pulgar hacia abajo ; polegar para baixo ; थम्स डाउन|thumbs down ; عدم الاعجاب
😘 😗 😚 💋 ; kiss|kissing|kissy|blowing a kiss|kisses ; kuss|kuss|küsschen|kussmund ; beso|besos|besito ; beijo|beijos|beijinho ; किस|चुंबन|पप्पी|kiss ; قبلة|القبلة|بوسة|البوسة
😍 🥰 ; heart eyes|hearts eyes|love eyes|in love|adoring ; herzaugen|verliebter|verliebtes|verliebtem|verliebten ; ojos de corazón|enamorado|ojos de corazones ; olhos de coração|apaixonado ; दिल वाली आंखों|heart eyes ; عيون القلب|عيون قلوب|حب|الحب
🙏 ; praying|prayer|pray|folded hands|praying hands|please ; betende|betenden|gebets|gefaltete hände ; manos rezando|rezando|manos juntas|oración ; mãos rezando|rezando|mãos juntas|oração ; नमस्ते|हाथ जोड़ने|प्रार्थना|namaste|praying ; دعاء|الدعاء|صلاة|الصلاة
🔥 ; fire|flame|flames|lit ; feuer|flammen ; fuego|llama ; fogo|foguinho ; आग|aag|fire ; نار|النار
🎉 ; party|party popper|confetti|celebration ; party|konfetti ; fiesta|confeti ; festa|confete ; पार्टी|party ; حفلة|الحفلة|احتفال|الاحتفال
😉 ; wink|winking|winky ; zwinker|zwinkernder|zwinkerndes|zwinkernden ; guiño|guiñando ; piscadinha|piscando|piscadela ; आंख मारने|wink ; غمزة|الغمزة
😡 😠 🤬 ; angry|mad|rage|furious ; wütender|wütendes|wütenden|wütendem|wut ; enojado|enfadado|enfado|furioso ; bravo|zangado|raiva ; गुस्से|गुस्सा|gusse|gussa|angry ; غضب|الغضب|غاضب|الغاضب
🙄 ; eye roll|eyeroll|rolling eyes|eye rolling ; augenroll|augenrollen|augenrollender|augenrollendes ; ojos en blanco ; revirando os olhos|olhos revirados ; आंखें घुमाने|eye roll ; تقليب العيون
🤔 ; thinking|thinker|pondering ; denk|nachdenklicher|nachdenkliches|nachdenklichen|grübel ; pensando|pensativo ; pensando|pensativo ; सोचने|sochne|thinking ; تفكير|التفكير|مفكر
🤷 🤷‍♀️ 🤷‍♂️ ; shrug|shrugging ; schulterzuck|schulterzucken ; encogerse de hombros|hombros ; dar de ombros|ombros ; कंधे उचकाने|shrug ; هز الكتف
🤦 🤦‍♀️ 🤦‍♂️ ; facepalm|face palm ; facepalm ; facepalm|palmada ; facepalm ; फेसपाम|facepalm ; فيس بالم
💀 ☠️ ; skull|dead|skeleton ; totenkopf|schädel ; calavera ; caveira ; खोपड़ी|skull ; جمجمة|الجمجمة
👀 ; eyes|looking eyes|side eye ; augen ; ojos ; olhos|olhinhos ; आंखों|आंख|aankh|eyes ; عيون|العيون
👏 ; clapping|clap|applause ; klatsch|klatschen|applaus ; aplauso|aplausos ; palmas|aplausos ; ताली|taali|clapping ; تصفيق|التصفيق
💪 ; muscle|muscles|flex|flexed arm|biceps|strong arm ; muskel|bizeps ; músculo|bíceps|brazo fuerte ; músculo|bíceps|muque ; मसल|बाजू|muscle ; عضلة|العضلة|عضلات
😅 ; sweat|sweaty|sweating|nervous laugh ; schwitz|schwitzender|schwitzendes|schwitzenden ; sudor|sudando|risa nerviosa ; suor|suando ; पसीने|sweat ; عرق|العرق
😊 🙂 ☺️ 😀 😄 😃 ; smiling|smile|smiley|happy|blushing ; lächelnder|lächelndes|lächelnden|lächel|grins ; sonrisa|sonriente|sonriendo ; sorriso|sorrindo|sorridente ; मुस्कुराने|मुस्कान|muskurane|smile ; ابتسامة|الابتسامة|مبتسم|المبتسم
😱 ; screaming|scream|shocked|shock ; schrei|schreiender|schreiendes|schockierter ; grito|gritando|susto ; grito|gritando|susto ; चीखने|scream ; صراخ|الصراخ|صدمة|الصدمة
🥺 ; pleading|puppy eyes|begging ; bettel|hundeblick ; súplica|suplicando|ojitos ; pidão|carinha pidona|suplicando ; विनती|pleading ; توسل|التوسل
🤗 ; hug|hugging|hugs ; umarmungs|umarmung|umarmender ; abrazo|abrazos ; abraço|abraços ; गले लगने|hug ; حضن|الحضن|عناق
😎 ; cool|sunglasses ; sonnenbrillen|sonnenbrille|cooler|cooles ; gafas de sol|cool ; óculos escuros|óculos de sol ; चश्मे|cool ; نظارة|النظارة|النظارات
✨ ; sparkle|sparkles|glitter ; glitzer|funkel|funkeln ; brillos|destellos ; brilho|brilhos ; चमक|sparkle ; لمعة|بريق|اللمعة
🌹 ; rose ; rosen|rose ; rosa ; rosa ; गुलाब|gulab|rose ; وردة|الوردة|ورد
🌻 ; sunflower ; sonnenblumen|sonnenblume ; girasol ; girassol ; सूरजमुखी|sunflower ; دوار الشمس|عباد الشمس
☀️ 🌞 ; sun|sunshine ; sonnen|sonne ; sol ; sol ; सूरज|suraj|sun ; شمس|الشمس
💩 ; poop|poo|shit ; kack|kackhaufen|haufen ; caca|mierda|popó ; cocô ; पॉटी|poop ; براز
🐶 🐕 ; dog|puppy ; hunde|hund ; perro|perrito ; cachorro|cachorrinho ; कुत्ते|dog ; كلب|الكلب
🐱 🐈 ; cat|kitty ; katzen|katze ; gato|gatito ; gato|gatinho ; बिल्ली|cat ; قطة|القطة
😴 💤 ; sleeping|sleepy|sleep ; schlaf|schlafender|schlafendes ; dormido|durmiendo|sueño ; dormindo|sono ; सोने|neend|sleeping ; نوم|النوم|نائم
🎂 🍰 ; cake|birthday cake ; kuchen|torten|geburtstagstorten ; pastel|tarta|torta ; bolo ; केक|cake ; كعكة|الكعكة|كيك
😇 ; angel|halo ; engel|engels ; ángel|angelito ; anjo|anjinho ; फ़रिश्ते|angel ; ملاك|الملاك
🤯 ; mind blown|exploding head|mindblown ; explodierender kopf ; cabeza explotando|mente explotada ; cabeça explodindo ; दिमाग़ फटने|mind blown ; انفجار الراس
`

export const namedEmoji: readonly NamedEmoji[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [emoji, en, de, es, pt, hi, ar] = line.split(' ; ')
    return { emoji: emoji.split(' '), names: { en, de, es, pt, hi, ar } }
  })
