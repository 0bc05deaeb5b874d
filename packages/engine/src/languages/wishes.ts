/** What people say to each other on days that are remembered. */
export interface Wishes {
  /** That they love each other. */
  readonly love: readonly string[]
  readonly birthday: readonly string[]
  /** Birthday wishes that stand for those of the turn of the year, too. */
  readonly manyHappyDays: readonly string[]
  /** Of a wedding, or of becoming a couple. */
  readonly anniversary: readonly string[]
  /** What holds one of these phrases and means something else. */
  readonly butNot: readonly string[]
}

type Written = Partial<Record<keyof Wishes, string>>

const phrases = (text = ''): readonly string[] => text.split('|').filter((phrase) => phrase !== '')

/**
 * By language, as a milestone's keyword is written. Only what is said of nothing else: no bare congratulations, and no "love"
 * that one has for a thing. `und` holds what is written so whatever language the rest is in.
 */
export const wishes: Readonly<Record<string, Wishes>> = Object.fromEntries(
  Object.entries<Written>({
    und: {
      butNot:
        "would love you|d love you|love you to come|love you to join|don't love you|dont love you|do not love you|never love you|not love you|doesn't love you|if you love you|love you to be",
      love: 'love you|love u|luv you|luv u|love ya|luv ya|loveyou|ily|ilysm|iloveyou|i ❤️ you|i ❤️ u|te amo|je t’aime|ti amo',
      birthday:
        'happy birthday|happybirthday|happy bday|happy b day|happy bd|happy belated birthday|happy 1st birthday|many happy returns|hbd|janamdin mubarak|janmdin mubarak|saalgirah mubarak|salgirah mubarak|eid milad saeed|kol sana wenta tayeb|kol sana wenti tayeba',
      anniversary:
        'happy anniversary|happy wedding anniversary|happy aniversary|happy anniv|happy monthsary|shaadi ki salgirah mubarak|shadi ki salgirah mubarak',
    },
    af: {
      love: 'lief vir jou|liewe jou',
      birthday: 'gelukkige verjaarsdag|veels geluk met jou verjaarsdag|veels geluk met jou verjaardag',
      anniversary: 'gelukkige huweliksherdenking|gelukkige herdenking',
    },
    ar: {
      love: 'بحبك|أحبك|احبك|بحبكم|احبج|كنبغيك|كنحبك|بموت فيك|اعشقك|أعشقك',
      birthday: 'عيد ميلاد سعيد|عيد ميلادك سعيد|عيد ميلاد مجيد لك|ميلاد سعيد|سنة حلوة يا جميل|سنه حلوه يا جميل|كل عام وعمرك',
      anniversary: 'عيد زواج سعيد|عيد زواجنا|ذكرى زواج سعيدة|عيد زواج مبارك',
    },
    az: {
      love: 'səni sevirəm|sevirəm səni|seni sevirem',
      birthday: 'ad günün mübarək|ad gunun mubarek|doğum günün mübarək|ad gününüz mübarək',
      anniversary: 'ildönümün mübarək|ildönümünüz mübarək|toy günün mübarək',
    },
    bg: {
      love: 'обичам те|обичам ви',
      birthday: 'честит рожден ден|честит рд|честит рожденден|весел рожден ден',
      anniversary: 'честита годишнина',
    },
    bn: {
      love: 'ভালোবাসি|ভালবাসি|bhalobashi|bhalobasi',
      birthday: 'শুভ জন্মদিন|জন্মদিনের শুভেচ্ছা|shubho jonmodin',
      anniversary: 'শুভ বিবাহবার্ষিকী|বিবাহ বার্ষিকীর শুভেচ্ছা',
    },
    ca: {
      love: "t'estimo|t'estime|t'estim",
      birthday: 'per molts anys|feliç aniversari|bon aniversari|moltes felicitats pel teu aniversari',
      anniversary: 'feliç aniversari de casament|feliç aniversari de noces',
    },
    cs: {
      butNot: 'k svátku|svátek',
      love: 'miluju tě|miluji tě|milujem tě|mám tě rád|mám tě ráda',
      birthday: 'všechno nejlepší k narozeninám|vše nejlepší k narozeninám|krásné narozeniny',
      manyHappyDays: 'všechno nejlepší|vše nejlepší',
      anniversary: 'krásné výročí|šťastné výročí|hezké výročí',
    },
    da: {
      love: 'elsker dig|elsker jer',
      birthday: 'tillykke med fødselsdagen|tillykke med fødselsdag|tillykke med din fødselsdag|god fødselsdag',
      anniversary: 'tillykke med bryllupsdagen|god bryllupsdag|tillykke med årsdagen',
    },
    de: {
      butNot: 'liebe dich nicht|liebe ich nicht|liebe dich nicht mehr',
      love: 'liebe dich|lieb dich|hab dich lieb|habe dich lieb|hdgdl|ich liebe euch',
      birthday:
        'alles gute zum geburtstag|alles liebe zum geburtstag|herzlichen glückwunsch zum geburtstag|glückwunsch zum geburtstag|alles gute zum burtzeltag|happy burzeltag|alles gute nachträglich zum geburtstag|zum geburtstag viel glück|geburtstagsgrüße|zum geburtstag alles gute',
      anniversary:
        'alles gute zum hochzeitstag|alles liebe zum hochzeitstag|glückwunsch zum hochzeitstag|alles gute zum jahrestag|alles liebe zum jahrestag|glücklichen jahrestag',
    },
    el: {
      love: "σε αγαπώ|σ'αγαπώ|σ αγαπώ|σας αγαπώ|s'agapo",
      birthday: 'χαρούμενα γενέθλια|χρόνια πολλά για τα γενέθλια|να ζήσεις και χρόνια πολλά|να τα εκατοστήσεις',
      anniversary: 'ευτυχισμένη επέτειο|χρόνια πολλά για την επέτειο|χαρούμενη επέτειο',
    },
    en: { love: 'i love you|love you all|in love with you', birthday: 'happy birthday to you' },
    es: {
      butNot:
        'te quiero decir|te quiero pedir|te quiero preguntar|te quiero ver|te quiero contar|te quiero mandar|te quiero mostrar|te quiero enseñar|no te quiero|te quiero dar|te quiero hacer|te quiero invitar|te quiero comentar|te quiero regalar|te quiero llevar|no te amo',
      love: 'te quiero|te amo|los quiero|os quiero|tqm',
      birthday:
        'feliz cumpleaños|feliz cumple|feliz cumpleanos|felicidades por tu cumpleaños|felicidades en tu día|felicidades en tu dia|que cumplas muchos más|que cumplas muchos mas',
      anniversary: 'feliz aniversario|feliz aniversario de bodas|feliz mesiversario',
    },
    et: {
      love: 'armastan sind|ma armastan sind',
      birthday: 'palju õnne sünnipäevaks|head sünnipäeva|õnne sünnipäevaks',
      anniversary: 'head pulmaaastapäeva|palju õnne pulma-aastapäevaks|head aastapäeva',
    },
    fa: {
      love: 'دوستت دارم|دوست دارم عزیزم|عاشقتم|عاشقت هستم|دوست دارم عشقم',
      birthday: 'تولدت مبارک|تولدتون مبارک|تولدت خیلی مبارک|زادروزت خجسته',
      anniversary: 'سالگرد ازدواجتون مبارک|سالگردمون مبارک|سالگرد ازدواجمون مبارک|سالگرد ازدواج مبارک',
    },
    fi: {
      love: 'rakastan sinua|rakastan sua|mä rakastan sua|rakastan teitä',
      birthday: 'hyvää syntymäpäivää|hyvää synttäriä|hyvää synttäripäivää|hyvät synttärit|paljon onnea vaan',
      anniversary: 'hyvää hääpäivää|hyvää vuosipäivää',
    },
    fr: {
      butNot: "je t'aime bien|je t'aime pas|t'aime plus|ne t'aime pas",
      love: "je t'aime|je t’aime|j't'aime|je vous aime|jtm|jtm fort",
      birthday: 'joyeux anniversaire|bon anniversaire|joyeux anniv|bon anniv|joyeux annif|heureux anniversaire',
      anniversary: 'joyeux anniversaire de mariage|bon anniversaire de mariage|joyeux anniversaire de rencontre',
    },
    ga: {
      love: 'tá grá agam duit|grá mo chroí|mo ghrá thú',
      birthday: 'lá breithe sona|breithlá sona',
      anniversary: 'comóradh sona|comóradh pósta sona',
    },
    gu: {
      love: 'પ્રેમ કરું છું',
      birthday: 'જન્મદિવસની શુભકામના|જન્મદિવસની હાર્દિક શુભકામના|જન્મદિન મુબારક|જન્મદિવસ મુબારક',
      anniversary: 'લગ્ન વર્ષગાંઠની શુભકામના|લગ્ન તિથિની શુભકામના',
    },
    he: {
      love: 'אוהב אותך|אוהבת אותך|אוהבים אותך|אני אוהב אתכם|אני אוהבת אתכם',
      birthday: 'יום הולדת שמח|יומולדת שמח|מזל טוב ליום ההולדת|מזל טוב ליום הולדת|יום הולדת שמייח',
      anniversary: 'יום נישואין שמח|יום נישואים שמח|יום שנה שמח',
    },
    hi: {
      love: 'प्यार करता हूँ|प्यार करती हूँ|प्यार करता हूं|प्यार करती हूं|आई लव यू|लव यू|pyar karta hu|pyar karti hu|pyaar karta hu|pyaar karti hu|pyar karta hoon|pyar karti hoon',
      birthday:
        'जन्मदिन मुबारक|जन्मदिन की शुभकामनाएं|जन्मदिन की शुभकामनाएँ|जन्मदिन की हार्दिक|जन्मदिन की बहुत बहुत|जन्मदिन की ढेर|जन्मदिन की बधाई|हैप्पी बर्थडे|हैप्पी बर्थ डे',
      anniversary: 'शादी की सालगिरह मुबारक|सालगिरह मुबारक|शादी की सालगिरह की|विवाह वर्षगांठ की|हैप्पी एनिवर्सरी',
    },
    hr: {
      love: 'volim te|ljubim te|volim vas',
      birthday: 'sretan rođendan|sretan rodjendan|sretan ti rođendan|sve najbolje za rođendan',
      anniversary: 'sretna godišnjica|sretna vam godišnjica',
    },
    hu: {
      butNot: 'nem szeretlek|névnapot|névnapod',
      love: 'szeretlek|szeretlek titeket',
      birthday: 'boldog születésnapot|boldog szülinapot|isten éltessen|boldog szülit',
      anniversary: 'boldog évfordulót|boldog házassági évfordulót',
    },
    id: {
      love: 'aku cinta kamu|aku sayang kamu|cinta kamu|sayang kamu|love kamu|aku mencintaimu',
      birthday:
        'selamat ulang tahun|met ultah|selamat ultah|happy ultah|met ulang tahun|barakallah fii umrik|barakallah fi umrik|sugeng tanggap warsa',
      anniversary: 'selamat ulang tahun pernikahan|selamat hari jadi pernikahan|happy anniv sayang',
    },
    it: {
      butNot: 'non ti amo',
      love: 'ti amo|ti voglio bene|vi voglio bene|tvb',
      birthday: 'buon compleanno|felice compleanno|buon compli|auguri di buon compleanno|tanti auguri a te',
      manyHappyDays: 'tanti auguri',
      anniversary: 'buon anniversario|felice anniversario|buon anniversario di matrimonio',
    },
    ja: {
      love: '愛してる|愛してます|愛しています|あいしてる|大好きだよ|大好きです',
      birthday: 'お誕生日おめでとう|誕生日おめでとう|お誕生日おめ|誕おめ|たんじょうびおめでとう|お誕おめ|ハッピーバースデー|ハピバ',
      anniversary: '結婚記念日おめでとう|記念日おめでとう',
    },
    kk: {
      love: 'сені сүйемін|мен сені сүйем|жақсы көремін сені',
      birthday: 'туған күніңмен|туған күнің құтты болсын|туған күніңізбен',
      anniversary: 'үйлену тойының мерейтойымен',
    },
    kn: {
      love: 'ಪ್ರೀತಿಸುತ್ತೇನೆ',
      birthday: 'ಹುಟ್ಟುಹಬ್ಬದ ಶುಭಾಶಯಗಳು|ಜನ್ಮದಿನದ ಶುಭಾಶಯಗಳು|ಹುಟ್ಟು ಹಬ್ಬದ ಶುಭಾಶಯಗಳು',
      anniversary: 'ವಿವಾಹ ವಾರ್ಷಿಕೋತ್ಸವದ ಶುಭಾಶಯಗಳು',
    },
    ko: {
      love: '사랑해|사랑해요|사랑합니다|사랑한다',
      birthday: '생일 축하해|생일축하해|생일 축하해요|생일축하해요|생일 축하합니다|생일축하합니다|생일 축하드려요|생축|생일 축하',
      anniversary: '결혼기념일 축하해|결혼기념일 축하해요|결혼기념일 축하드려요|기념일 축하해',
    },
    lo: { love: 'ຂ້ອຍຮັກເຈົ້າ|ຮັກເຈົ້າ', birthday: 'ສຸກສັນວັນເກີດ', anniversary: 'ສຸກສັນວັນຄົບຮອບ' },
    lt: {
      love: 'myliu tave|aš tave myliu',
      birthday: 'su gimtadieniu|sveikinu su gimtadieniu|laimingo gimtadienio',
      anniversary: 'su vestuvių metinėmis|su metinėmis',
    },
    lv: {
      love: 'es tevi mīlu|mīlu tevi',
      birthday: 'daudz laimes dzimšanas dienā|sveicu dzimšanas dienā|priecīgu dzimšanas dienu',
      anniversary: 'daudz laimes kāzu jubilejā|priecīgu gadadienu',
    },
    mk: { love: 'те сакам|те љубам', birthday: 'среќен роденден|среќен ти роденден', anniversary: 'среќна годишнина' },
    ml: {
      love: 'സ്നേഹിക്കുന്നു|പ്രണയിക്കുന്നു',
      birthday: 'ജന്മദിനാശംസകൾ|പിറന്നാൾ ആശംസകൾ|പിറന്നാളാശംസകൾ|ജന്മദിന ആശംസകൾ',
      anniversary: 'വിവാഹവാർഷിക ആശംസകൾ|വിവാഹ വാർഷികാശംസകൾ',
    },
    mr: {
      love: 'प्रेम करतो|प्रेम करते',
      birthday: 'वाढदिवसाच्या हार्दिक|वाढदिवसाच्या शुभेच्छा|वाढदिवसाच्या खूप|वाढदिवसाच्या अनेक',
      anniversary: 'लग्नाच्या वाढदिवसाच्या|लग्न वाढदिवसाच्या',
    },
    ms: {
      love: 'sayang awak|cinta awak|saya sayang awak|sayang kau',
      birthday: 'selamat hari jadi|selamat hari lahir|selamat ulang tahun',
      anniversary: 'selamat ulang tahun perkahwinan|selamat ulangtahun perkahwinan',
    },
    nb: {
      love: 'elsker deg|elsker dere',
      birthday:
        'gratulerer med dagen|gratulerer med fødselsdagen|gratulerer med bursdagen|gratulerer så mye med dagen|god bursdag|hipp hurra for deg',
      anniversary: 'gratulerer med bryllupsdagen|god bryllupsdag|gratulerer med årsdagen',
    },
    nl: {
      butNot: 'niet van je|niet van jou',
      love: 'hou van je|hou van jou|houd van je|houd van jou|hvj|hou van jullie',
      birthday:
        'gefeliciteerd met je verjaardag|gefeliciteerd met uw verjaardag|fijne verjaardag|gelukkige verjaardag|van harte gefeliciteerd met je verjaardag|lang zal je leven|proficiat met je verjaardag|hoera je bent jarig',
      anniversary: 'gefeliciteerd met jullie trouwdag|fijne trouwdag|gelukkige trouwdag|gefeliciteerd met jullie jubileum',
    },
    pa: { love: 'ਪਿਆਰ ਕਰਦਾ ਹਾਂ|ਪਿਆਰ ਕਰਦੀ ਹਾਂ', birthday: 'ਜਨਮਦਿਨ ਮੁਬਾਰਕ|ਜਨਮ ਦਿਨ ਮੁਬਾਰਕ|ਜਨਮਦਿਨ ਦੀਆਂ', anniversary: 'ਵਿਆਹ ਦੀ ਵਰ੍ਹੇਗੰਢ ਮੁਬਾਰਕ' },
    pl: {
      butNot: 'imienin|dnia kobiet|dnia matki|dnia ojca|nie kocham cię|sto lat temu',
      love: 'kocham cię|kocham ciebie|kocham was',
      birthday: 'wszystkiego najlepszego z okazji urodzin|najlepsze życzenia urodzinowe|sto lat|najlepszego urodzinowego',
      manyHappyDays: 'wszystkiego najlepszego|najlepszego',
      anniversary: 'wszystkiego najlepszego z okazji rocznicy|szczęśliwej rocznicy|najlepszego z okazji rocznicy|wspaniałej rocznicy',
    },
    'pt-BR': {
      butNot: 'não te amo|parabéns pelo trabalho',
      love: 'te amo|amo você|amo vc|eu te amo|amo vocês',
      birthday:
        'feliz aniversário|feliz aniversario|feliz niver|parabéns pelo seu dia|parabéns pelo aniversário|parabéns pra você|feliz níver',
      anniversary: 'feliz aniversário de casamento|feliz aniversário de namoro|feliz bodas|feliz mesversário',
    },
    'pt-PT': {
      love: 'amo-te|amo te|gosto muito de ti',
      birthday: 'feliz aniversário|feliz aniversario|parabéns pelo teu dia|parabéns pelo teu aniversário|muitos parabéns pelo aniversário',
      anniversary: 'feliz aniversário de casamento|feliz aniversário de namoro',
    },
    ro: {
      love: 'te iubesc|vă iubesc',
      birthday: 'la mulți ani de ziua ta|zi de naștere fericită|la mulți ani cu ocazia zilei de naștere',
      manyHappyDays: 'la mulți ani|la multi ani',
      anniversary: 'aniversare fericită|casă de piatră|la mulți ani pentru aniversarea căsătoriei',
    },
    ru: {
      butNot: 'не люблю тебя|тебя не люблю',
      love: 'люблю тебя|тебя люблю|я тебя люблю|люблю вас',
      birthday: 'с днём рождения|с днем рождения|с днюхой|с др|с днём рожденья|с днем рожденья|с днём варенья',
      anniversary: 'с годовщиной|с годовщиной свадьбы|с юбилеем свадьбы',
    },
    sk: {
      butNot: 'k meninám|k sviatku',
      love: 'ľúbim ťa|milujem ťa|mám ťa rád|mám ťa rada',
      birthday: 'všetko najlepšie k narodeninám|krásne narodeniny|k narodeninám všetko najlepšie',
      manyHappyDays: 'všetko najlepšie',
      anniversary: 'krásne výročie|šťastné výročie',
    },
    sl: {
      love: 'ljubim te|rad te imam|rada te imam',
      birthday: 'vse najboljše za rojstni dan|srečen rojstni dan',
      manyHappyDays: 'vse najboljše',
      anniversary: 'srečno obletnico|vse najboljše ob obletnici',
    },
    sq: {
      love: 'të dua|te dua shume|të dua shumë',
      birthday: 'gëzuar ditëlindjen|urime ditëlindjen|gezuar ditelindjen|urime ditelindjen',
      anniversary: 'gëzuar përvjetorin|urime përvjetorin',
    },
    sr: {
      love: 'волим те|volim te',
      birthday: 'срећан рођендан|srećan rođendan|srecan rodjendan|srećan rodjendan',
      anniversary: 'срећна годишњица|srećna godišnjica|srecna godisnjica',
    },
    sv: {
      love: 'älskar dig|älskar er|jag älskar dig',
      birthday: 'grattis på födelsedagen|grattis på födelsedag|har den äran|ha den äran|grattis på bemärkelsedagen',
      anniversary: 'grattis på bröllopsdagen|glad bröllopsdag|grattis på årsdagen',
    },
    sw: {
      love: 'nakupenda|ninakupenda',
      birthday: 'heri ya siku ya kuzaliwa|siku njema ya kuzaliwa|happy birthday yako',
      anniversary: 'heri ya maadhimisho ya ndoa',
    },
    ta: {
      love: 'காதலிக்கிறேன்|நேசிக்கிறேன்',
      birthday: 'பிறந்தநாள் வாழ்த்துக்கள்|பிறந்த நாள் வாழ்த்துக்கள்|பிறந்தநாள் வாழ்த்துகள்|இனிய பிறந்தநாள்',
      anniversary: 'திருமண நாள் வாழ்த்துக்கள்|திருமண நாள் வாழ்த்துகள்|திருமணநாள் வாழ்த்துக்கள்',
    },
    te: {
      love: 'ప్రేమిస్తున్నాను',
      birthday: 'పుట్టినరోజు శుభాకాంక్షలు|పుట్టిన రోజు శుభాకాంక్షలు|జన్మదిన శుభాకాంక్షలు',
      anniversary: 'పెళ్లిరోజు శుభాకాంక్షలు|వివాహ వార్షికోత్సవ శుభాకాంక్షలు',
    },
    th: { love: 'รักนะ|รักเธอ|รักเรานะ|รักคุณ', birthday: 'สุขสันต์วันเกิด|แฮปปี้เบิร์ดเดย์|hbdนะ', anniversary: 'สุขสันต์วันครบรอบ' },
    tl: {
      love: 'mahal kita|mahal na mahal kita|iniibig kita',
      birthday: 'maligayang kaarawan|maligayang bati|hapi bertdey',
      anniversary: 'maligayang anibersaryo|happy anniversary mahal',
    },
    tr: {
      butNot: 'seni sevmiyorum',
      love: 'seni seviyorum|seni çok seviyorum|sizi seviyorum|aşığım sana',
      birthday:
        'iyi ki doğdun|doğum günün kutlu olsun|doğum günün kutlu|doğum gününüz kutlu olsun|nice yaşlara|mutlu yaşlar|doğum günün mübarek',
      anniversary: 'yıl dönümümüz kutlu olsun|yıldönümümüz kutlu olsun|evlilik yıl dönümünüz kutlu olsun|evlilik yıldönümünüz kutlu olsun',
    },
    uk: {
      love: 'кохаю тебе|люблю тебе|тебе кохаю|тебе люблю',
      birthday: 'з днем народження|з днюхою|з др',
      anniversary: 'з річницею|з річницею весілля',
    },
    ur: {
      love: 'محبت کرتا ہوں|محبت کرتی ہوں|پیار کرتا ہوں|پیار کرتی ہوں',
      birthday: 'سالگرہ مبارک|جنم دن مبارک',
      anniversary: 'شادی کی سالگرہ مبارک',
    },
    uz: {
      love: 'seni sevaman|seni yaxshi koraman',
      birthday: "tug'ilgan kuning bilan|tugʻilgan kuning bilan|tug'ilgan kuningiz bilan|tugʻilgan kuningiz bilan|tugilgan kuning bilan",
      anniversary: "to'y yilligingiz bilan",
    },
    vi: {
      love: 'yêu em|yêu anh|em yêu anh|anh yêu em|yêu mẹ|yêu bố|yêu con',
      birthday: 'chúc mừng sinh nhật|sinh nhật vui vẻ|mừng sinh nhật|snvv|hpbd|cmsn',
      anniversary: 'chúc mừng kỷ niệm ngày cưới|kỷ niệm ngày cưới vui vẻ',
    },
    'zh-Hans': {
      love: '我爱你|爱你哦|爱你呀|爱你哟|爱你么么',
      birthday: '生日快乐|生快',
      anniversary: '结婚纪念日快乐|周年快乐|纪念日快乐',
    },
    'zh-Hant': {
      love: '我愛你|愛你喔|愛你哦|愛你呀',
      birthday: '生日快樂|生快',
      anniversary: '結婚紀念日快樂|週年快樂|紀念日快樂|周年快樂',
    },
  }).map(([language, written]) => [
    language,
    {
      love: phrases(written.love),
      birthday: phrases(written.birthday),
      manyHappyDays: phrases(written.manyHappyDays),
      anniversary: phrases(written.anniversary),
      butNot: phrases(written.butNot),
    },
  ]),
)
