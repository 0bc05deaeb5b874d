/** The commonest words that judge, language by language: the translated lists lack many. Ours, from -1 to 1. */

/** Very good, good, bad, very bad. */
export const everydayFeelings: Record<string, readonly [best: string, good: string, bad: string, worst: string]> = {
  ar: [
    'رائع ممتاز مذهل خرافي روعة جامد أحب بحب عشق رائعة ممتازة مذهلة جميلة مثالي خيالي يجنن بجنن احلى أحلى أجمل أفضل عظيم عظيمة مدهش روعه',
    'جميل جيد حلو كويس سعيد فرحان مبسوط لذيذ طيب لطيف مريح ممتع شكرا مبروك زين جيدة حلوة كويسة سعيدة فرحانة مبسوطة لذيذة طيبة لطيفة مريحة ممتعة فخور فخورة مرتاح هادئ ظريف محظوظ مسرور ضحك ممنون رايق',
    'سيء حزين زعلان تعبان مزعج ممل صعب خايف وحش مؤلم قلق غاضب سيئة حزينة زعلانة تعبانة مزعجة مملة صعبة خايفة قلقانة غاضبة متضايق متضايقة وحيد وحيدة مريض مريضة متعب متعبة محبط محبطة كئيب مخيف غالي وسخ ضعيف خسارة زهقت مؤسف',
    'مقرف زفت فظيع كارثة حقير أكره بكره كريه مصيبة مقرفة فظيعة كارثي كريهة بشع بشعة مروع حقيرة أسوأ جحيم زبالة لعنة قذر مقزز كابوس',
  ],
  cs: [
    'skvělý skvělé úžasný úžasné super boží nádherný miluju perfektní',
    'dobrý dobré hezký pěkný milý šťastný ráda rád fajn zábavný krásný chutný',
    'špatný špatné smutný naštvaný unavený nudný těžký hloupý otravný bolí',
    'hrozný hrozné strašný příšerný nechutný nenávidím otřesný debil',
  ],
  da: [
    'fantastisk fed skøn vidunderlig elsker perfekt lækker',
    'god godt glad sjov dejlig sød rar pæn hyggelig smuk',
    'dårlig ked trist træt sur kedelig svær dum irriterende',
    'forfærdelig elendig hader klam lorte frygtelig',
  ],
  de: [
    'toll super klasse geil mega großartig genial wunderbar fantastisch perfekt hammer liebe hervorragend wunderschön spitze geniale perfekte wunderschöne fantastische herrlich großartige traumhaft sensationell beste bester köstlich brillant überragend',
    'gut gute guter gutes schön schöne schönes nett lieb lecker froh glücklich lustig cool süß hübsch angenehm zufrieden glückliche fröhlich lustige witzig süße nette freundlich schöner stolz dankbar erleichtert gemütlich entspannt interessant spannend herzlich prima',
    'schlecht schlechte traurig blöd doof nervig nervt müde langweilig sauer wütend enttäuscht schwierig anstrengend schade genervt krank einsam traurige langweilige ängstlich nervös besorgt frustriert schmerzhaft schmutzig hässlich teuer schwach unfair böse peinlich deprimiert erschöpft laut kaputt blöde ärgerlich unangenehm',
    'schlimm furchtbar schrecklich scheiße ätzend ekelhaft hasse grauenhaft mies beschissen widerlich katastrophe unerträglich schreckliche furchtbare abscheulich albtraum scheußlich miserabel schlimmste entsetzlich',
  ],
  el: [
    'τέλειο φανταστικό υπέροχο καταπληκτικό λατρεύω αγαπώ',
    'καλό καλός καλή ωραίο ωραία όμορφο χαρούμενος νόστιμο γλυκός χαίρομαι',
    'κακό κακός λυπημένος στενάχωρο κουρασμένος βαρετό θυμωμένος δύσκολο',
    'χάλια απαίσιο τραγικό μισώ φρικτό αηδία',
  ],
  en: [
    'awesome lovely brilliant fab gorgeous epic amazing fantastic perfect incredible stunning',
    'nice sweet yummy tasty glad proud cosy comfy adorable pretty cute happy lucky',
    'annoying sad tired boring rubbish lame gross upset sick hurt lonely rude messy',
    'awful horrible shitty disgusting crap trash hate terrible unbearable pathetic',
  ],
  es: [
    'genial increíble excelente maravilloso perfecto espectacular encanta precioso buenísimo amo buenísima hermoso hermosa maravillosa perfecta fantástico fantástica delicioso deliciosa hermosísimo magnífico impresionante mejor fabuloso riquísimo preciosa',
    'bueno buena lindo linda bonito rico rica feliz contento contenta alegre divertido divertida guapo tranquilo chido guay felices bonita simpático simpática agradable amable tierno tierna orgulloso orgullosa gracioso cómodo interesante chulo aliviado aliviada guapa',
    'malo mala triste feo fea aburrido cansado cansada enojado enojada pesado pesada molesto difícil decepcionado rara tristes aburrida enfadado enfadada molesta sucio enfermo enferma preocupado preocupada nervioso nerviosa decepcionada injusto doloroso débil frustrado frustrada miedo',
    'horrible terrible pésimo asco asqueroso odio mierda insoportable fatal espantoso horribles asquerosa pésima espantosa detesto desastre pesadilla peor ridículo repugnante insufrible basura',
  ],
  fa: [
    'عالی فوق‌العاده محشر بی‌نظیر عاشق عاشقتم',
    'خوب قشنگ زیبا خوشحال شاد خوشمزه مهربون باحال',
    'بد ناراحت غمگین خسته سخت عصبانی مزخرف ترسیدم',
    'افتضاح وحشتناک متنفرم حالم‌بد لعنتی',
  ],
  fi: [
    'mahtava upea loistava ihana ihanaa rakastan täydellinen huippu',
    'hyvä hyvää kiva kivaa mukava iloinen onnellinen hauska kaunis herkullista',
    'huono huonoa surullinen väsynyt vihainen tylsä ärsyttävä vaikea tyhmä',
    'kamala hirveä paska vihaan kauhea inhottava',
  ],
  fr: [
    'génial super excellent magnifique incroyable parfait adore fantastique merveilleux ouf sublime géniale parfaite magnifiques merveilleuse excellente extraordinaire formidable délicieux délicieuse splendide exceptionnel meilleur meilleure',
    'bien bon bonne beau belle content contente heureux heureuse sympa cool drôle mignon gentil chouette joli jolie gentille marrant agréable mignonne doux douce rigolo fier fière calme confortable intéressant rassuré soulagé soulagée réussi',
    'mauvais mauvaise triste nul nulle moche fatigué fatiguée ennuyeux énervé déçu déçue dur bizarre pénible relou tristes ennuyeuse méchant méchante chiante difficile sale malade inquiet inquiète fâché fâchée énervée énervant stressé stressée bête lourd dure gênant bruyant froid raté peur',
    'horrible affreux chiant merde dégueulasse déteste atroce insupportable pourri nase horribles affreuse détestable terrifiant dégoûtant catastrophique merdique honteux cauchemar pourrie pire ignoble haine',
  ],
  he: [
    'מדהים מושלם נהדר מעולה אוהב אוהבת אליפות',
    'טוב טובה יפה נחמד שמח שמחה כיף טעים חמוד',
    'רע עצוב עצובה עייף משעמם קשה כועס מבאס',
    'נורא גועל שונא שונאת מזעזע חרא',
  ],
  hi: [
    'शानदार बेहतरीन ज़बरदस्त लाजवाब कमाल मस्त धांसू प्यार अद्भुत उत्तम सर्वश्रेष्ठ धमाकेदार',
    'अच्छा अच्छी अच्छे बढ़िया खुश सुंदर प्यारा प्यारी मज़ेदार मज़ा स्वादिष्ट आनंद सुखी आराम मीठा दयालु गर्व पसंद खूबसूरत हँसी दिलचस्प सुहाना',
    'बुरा बुरी दुखी उदास थका बोर नाराज़ मुश्किल गंदा परेशान थकी गुस्सा अकेला अकेली बीमार गंदी दर्द डर चिंता निराश कमज़ोर महंगा कड़वा तनाव कठिन',
    'बेकार घटिया बकवास नफ़रत भयानक खराब वाहियात नफरत घिनौना बदतर नर्क असहनीय डरावना कमीना',
  ],
  'hi-Latn': [
    'zabardast kamaal lajawab mast jhakaas shandar behtareen awesome dhamakedar best pyaar kadak',
    'khush accha achha acchi achhi sundar pyara pyari mazedaar maza swadisht badhiya sahi aaram meetha pasand khubsurat nice sukoon garv hasi cute',
    'dukhi udaas bura buri thaka pareshan bore naraz gussa akela akeli bimar mushkil ganda gandi dard darr chinta tension nirash mehenga sad boring kharab',
    'bekar bakwas ghatiya nafrat wahiyat bekaar ghinauna kamina bhayanak worst faltu ganda',
  ],
  hr: [
    'odličan odlično super predivan savršeno volim fantastično',
    'dobar dobro lijep lijepo sretan sretna drag zabavno ukusno',
    'loš loše tužan tužna umoran dosadno ljut teško glupo',
    'užasno grozno odvratno mrzim katastrofa sranje',
  ],
  hu: [
    'szuper csodás fantasztikus imádom tökéletes remek szeretlek',
    'jó szép boldog kedves finom vidám aranyos vicces örülök',
    'rossz szomorú fáradt unalmas dühös nehéz hülye ideges',
    'borzalmas szörnyű utálom undorító pocsék szar',
  ],
  id: [
    'keren mantap luar biasa hebat sempurna cinta terbaik asik istimewa menakjubkan kerennya dahsyat juara mantul kece lezat jempolan',
    'bagus enak baik cantik senang bahagia lucu seru suka ramah nyaman indah gembira ganteng manis tenang bangga lega asyik menarik sayang puas menyenangkan imut adem cakep bersyukur',
    'buruk jelek sedih capek bosan marah kesal susah sakit kecewa takut sepi cemas lelah kesepian kotor mahal lemah bingung gelisah murung pusing sebel lambat malas menyedihkan galau ribet',
    'parah payah jijik benci menyebalkan sialan mengerikan ngeselin menjijikkan terburuk terparah sampah bangsat nyebelin neraka memuakkan hancur kampret',
  ],
  it: [
    'fantastico stupendo magnifico perfetto adoro splendido meraviglioso bellissimo bellissima ottimo eccezionale buonissimo fantastica perfetta stupenda splendida meravigliosa ottima incredibile spettacolare favoloso delizioso deliziosa eccellente magnifica straordinario migliore amo figata bellissimi bellissime buonissima',
    'bello bella buono buona carino carina felice contento contenta bravo brava simpatico divertente dolce gentile belli belle buoni gentili allegro allegra felici orgoglioso orgogliosa tranquillo tranquilla simpatica divertenti comodo interessante piacevole tenero tenera rilassante soddisfatto soddisfatta carini figo gustoso sereno serena sollevato sollevata',
    'brutto brutta triste stanco stanca noioso arrabbiato arrabbiata pesante cattivo deluso delusa difficile male tristi noiosa noiosi brutti brutte sporco malato malata preoccupato preoccupata nervoso nervosa stressato stressata irritante antipatico antipatica fastidioso frustrato ingiusto doloroso debole arrabbiati scomodo paura dispiaciuto dispiaciuta infelice pesanti cattiva',
    'orribile pessimo schifo odio terribile insopportabile merda disgustoso schifoso tremendo orribili pessima odioso terribili schifosa disgustosa spaventoso disastro incubo peggiore vergognoso vomitevole ridicolo detesto infernale rabbia atroce insopportabili',
  ],
  ja: [
    '最高 素晴らしい 大好き 完璧 素敵 感動 すばらしい 神 傑作 絶品 極上 天才 幸せすぎる 愛してる 最強 爆笑 ベスト うますぎ 尊い',
    '嬉しい うれしい 楽しい 良い よかった いい きれい 可愛い かわいい 美味しい おいしい 面白い 好き 幸せ 元気 安心 快適 上手 優しい 暖かい 笑える 明るい 楽 ラッキー おめでとう 綺麗 便利 美しい かっこいい 助かる うまい 満足 気持ちいい ありがたい すごい 楽しみ 役に立つ 素直 賢い 親切 丁寧 心地よい 懐かしい 誇らしい',
    '悲しい 寂しい 辛い つらい 疲れた 残念 嫌 いや 怖い 不安 つまらない 難しい 退屈 痛い 暗い 悪い 汚い うるさい まずい 眠い だるい しんどい 苦しい 悔しい 恥ずかしい 面倒 遅い 臭い 冷たい 不満 心配 困る 疲れる 失敗 不便 下手 泣きたい 気まずい がっかり 虚しい 不快 きつい めんどくさい 寂しすぎる 怪しい 不幸',
    '最悪 ひどい 大嫌い むかつく うざい 気持ち悪い 許せない 地獄 クソ 憎い 最低 キモい 絶望 腹立つ 殺意 うんざり ゴミ 嫌い 吐き気 悲惨 恐ろしい イライラ ふざけるな 酷い',
  ],
  ko: [
    '최고 대박 완벽 사랑해 멋져 훌륭 최고야 최고예요 사랑해요 완벽해 멋지다 짱 환상적 감동 끝내줘 훌륭해 대단해 너무좋아 존맛 꿀맛',
    '좋아 좋다 행복 기뻐 예뻐 귀여워 맛있어 재밌어 즐거워 고마워 기쁘다 행복해 행복하다 재미있어 재밌다 예쁘다 귀엽다 맛있다 편해 신나 설레 다행 뿌듯해 따뜻해 상쾌해 친절해 고마워요 감사 반가워 좋았어 즐거웠어 편안해 웃겨 착해 괜찮아 만족 좋아해',
    '슬퍼 힘들어 피곤 지루 외로워 나빠 싫어 아파 무서워 속상 슬프다 힘들다 피곤해 지루해 외롭다 나쁘다 싫다 아프다 무섭다 걱정 불안해 답답해 귀찮아 우울해 서운해 아쉬워 실망 별로 더러워 시끄러워 졸려 불편해 미안 후회 어려워 맛없어 재미없어 심심해 망했어',
    '최악 짜증 끔찍 역겨워 미워 열받 최악이야 짜증나 끔찍해 역겹다 밉다 화나 빡쳐 쓰레기 지옥 미치겠어 혐오 절망 극혐 싫어해 열받아 지긋지긋해',
  ],
  ms: [
    'hebat terbaik sempurna cinta mantap',
    'bagus sedap baik cantik gembira suka seronok comel',
    'teruk sedih penat bosan marah susah sakit kecewa',
    'benci jijik dahsyat menyampah',
  ],
  nb: [
    'fantastisk kjempebra nydelig elsker perfekt herlig',
    'bra god godt glad fin koselig morsom hyggelig søt',
    'dårlig trist lei sliten sur kjedelig vanskelig dum',
    'forferdelig grusom hater jævlig ekkelt elendig',
  ],
  nl: [
    'geweldig fantastisch super top heerlijk prachtig perfect gaaf vet schitterend geweldige fantastische heerlijke prachtige perfecte gave vette beste uitstekend schitterende ongelooflijk magnifiek zalig verrukkelijk briljant',
    'goed goede leuk leuke mooi mooie fijn blij lekker lief gezellig gelukkig grappig schattig tof blije lieve gezellige gelukkige grappige trots trotse rustig vriendelijk aardig interessant comfortabel vrolijk opgelucht tevreden dankbaar fijne schattige aangenaam knap leuker mooier mooist',
    'slecht slechte verdrietig moe saai boos vervelend stom irritant jammer moeilijk teleurgesteld zielig verdrietige boze saaie vervelende stomme irritante moeilijke ziek eenzaam bezorgd bang zenuwachtig gefrustreerd pijnlijk vies lelijk duur zwak oneerlijk somber chagrijnig vermoeiend lastig teleurstellend slap koud flauw kwaad',
    'verschrikkelijk vreselijk kut afschuwelijk walgelijk haat waardeloos klote ellendig verschrikkelijke vreselijke afschuwelijke walgelijke waardeloze ellendige gruwelijk ramp nachtmerrie slechtste rot goor smerig schandalig belachelijk haten',
  ],
  pl: [
    'super świetny świetnie wspaniały cudowny cudownie genialny uwielbiam zajebisty kocham rewelacja świetna cudowna wspaniała wspaniałe genialne fantastyczny fantastyczne rewelacyjny przepyszne idealny idealnie zachwycający zajebiste najlepszy najlepsza najlepsze pięknie piękny piękna piękne mega bajka',
    'dobry dobre dobra dobrze fajny fajne fajna fajnie miły ładny szczęśliwy szczęśliwa zadowolony pyszne śliczny zabawny wesoły dumny dumna uroczy urocza słodki słodkie spokojny przyjemny przyjemne ciekawy ciekawe radosny udany udane zadowolona wesoła śmieszny śmieszne wygodny sympatyczny grzeczny pomocny ładna ładne pyszny smaczny smaczne cieszę lubię podoba miło',
    'zły złe smutny smutna zmęczony zmęczona nudny nudne wkurzony trudny głupi wkurzający zawiedziona szkoda denerwujący zła nudna trudne głupie chory chora samotny samotna wściekły wściekła brzydki brzydkie słaby słabo słabe kiepski kiepsko okrutny irytujący irytujące męczący bolesny zawiedziony przygnębiony zestresowany brudny głośny niemiły przykro przykre boli żałuję boję martwię denerwuje wkurza',
    'okropny okropne okropnie straszny straszne beznadziejny ohydny nienawidzę fatalny tragiczny masakra okropna straszna koszmar koszmarny beznadziejne ohydne obrzydliwy obrzydliwe fatalnie tragedia dno nienawidzi gówno żenada paskudny wstrętny dramat najgorszy najgorsza najgorsze tragicznie',
  ],
  pt: [
    'ótimo incrível maravilhoso maravilhosa perfeito adorei amei sensacional excelente fantástico espetacular amo melhor lindíssimo fabuloso excepcional delicioso deliciosa impecável divino apaixonada apaixonado arrasou extraordinário magnífico perfeita encantador',
    'bom boa lindo linda legal feliz bonito bonita gostoso alegre fofo divertido contente querido massa gostosa orgulhoso orgulhosa calmo tranquilo simpático simpática carinhoso engraçado engraçada animado animada interessante confortável gentil agradável aliviado aliviada alegria felizes sorte gostei curti bacana top',
    'ruim triste feio feia chato chata cansado cansada bravo difícil mal decepcionado doente sozinha sozinho brava assustado nervoso nervosa preocupado preocupada magoado magoada irritado irritada frustrado frustrada entediante sujo fraco injusto dolorido tristes perdido decepcionada irritante cansativo medo atrasado complicado estranho',
    'horrível péssimo péssima nojento odeio terrível merda insuportável lixo detesto horroroso horrorosa terríveis nojo odiei detestei pior desastre pesadelo ridículo insuportáveis desgraça inferno bosta asqueroso raiva tenebroso',
  ],
  ro: [
    'minunat superb excelent perfect iubesc genial fantastic extraordinar',
    'bun bună frumos frumoasă fericit fericită drăguț mișto vesel amuzant gustos',
    'rău rea trist tristă obosit plictisitor supărat greu prost enervant dezamăgit',
    'oribil groaznic urăsc scârbos jalnic nasol',
  ],
  ru: [
    'отлично отличный супер классно классный прекрасно обожаю круто крутой шикарно замечательно люблю восхитительно отличная отличное классная классное шикарный чудесный чудесно великолепно великолепный потрясающе потрясающий лучший лучшая лучшее идеально бесподобно вкуснейший офигенно божественно гениально',
    'хорошо хороший хорошая красиво красивый рад рада счастлив счастлива вкусно приятно весело милый добрый здорово хорошее красивая красивое вкусный приятный приятная весёлый забавный смешной смешно милая уютно добрая спокойно горжусь довольна доволен интересно удобно повезло радостно нравится понравилось прикольно радость ласковый',
    'плохо плохой плохая грустно скучно устал устала злой обидно больно тяжело страшно жаль одиноко тупой плохое грустный скучный скучная уставший злая обидный больной трудно сложно дорого грязный одинокий одинокая расстроен расстроена печально тревожно неприятно неудобно нервничаю боюсь переживаю досадно жалко тоскливо глупо глупый мрачно раздражён',
    'ужасно ужасный кошмар отвратительно ненавижу мерзко бесит дерьмо отстой гадость раздражает ужасная ужасное кошмарный отвратительный мерзкий омерзительно невыносимо жуткий жутко катастрофа худший худшая худшее паршиво тошнит гадкий позор ад',
  ],
  sr: [
    'odlično super divno savršeno volim fenomenalno',
    'dobro dobar lepo lep srećan srećna drag zabavno ukusno',
    'loše loš tužan tužna umoran dosadno ljut teško glupo',
    'užasno grozno odvratno mrzim katastrofa sranje',
  ],
  sv: [
    'fantastisk fantastiskt underbar underbart grym grymt älskar perfekt toppen',
    'bra god gott glad fin fint rolig roligt mysig trevlig söt snäll',
    'dålig dåligt ledsen trött arg tråkig tråkigt jobbig jobbigt dum svår',
    'hemsk hemskt fruktansvärt hatar äcklig vidrigt skit usel',
  ],
  sw: [
    'bora kabisa nakupenda ajabu safi',
    'nzuri vizuri furaha mzuri tamu nimefurahi penda',
    'mbaya huzuni nimechoka hasira ngumu vibaya',
    'chukia mbovu uchafu takataka',
  ],
  th: [
    'สุดยอด เยี่ยม รัก ยอดเยี่ยม เพอร์เฟกต์',
    'ดี สวย น่ารัก อร่อย สนุก มีความสุข ดีใจ ชอบ',
    'แย่ เศร้า เหนื่อย เบื่อ โกรธ ยาก เสียใจ กลัว',
    'เกลียด ห่วย แย่มาก น่ารังเกียจ',
  ],
  tl: [
    'ang galing mahal kita napakaganda sobrang saya',
    'maganda masaya masarap mabait cute gusto ayos',
    'malungkot pangit pagod galit masama mahirap nakakainis',
    'bwisit kadiri nakakadiri galit na galit',
  ],
  tr: [
    'harika mükemmel süper muhteşem bayıldım efsane şahane müthiş seviyorum harikaydı mükemmeldi süperdi muhteşemdi olağanüstü kusursuz enfes nefis inanılmaz fevkalade şahaneydi bayılıyorum aşığım eniyi',
    'güzel iyi mutlu tatlı hoş sevimli lezzetli komik keyifli neşeli sevindim güzeldi iyiydi mutluyum tatlıydı eğlenceli keyifliydi gururlu huzurlu rahat nazik sıcak samimi başarılı lezzetliydi güldüm sevinçli memnun memnunum şanslı hoşuma beğendim komikti',
    'kötü üzgün üzüldüm yorgun sıkıcı kızgın sinirli zor çirkin hasta yalnız kötüydü üzgünüm üzücü yorgunum sıkıcıydı kızgınım sinirliyim hastayım zordu yalnızım korkuyorum endişeli mutsuz mutsuzum kırgın kırıldım pişman pis pahalı gergin stresli acı sıkıldım bıktım soğuk yorucu gürültülü kaba',
    'berbat iğrenç korkunç nefret rezalet rezil felaket sinirbozucu berbattı iğrençti korkunçtu rezaletti felaketti tiksindim kabus lanet dayanılmaz boktan enkötü saçmalık utanç',
  ],
  uk: [
    'чудово чудовий супер класно прекрасно обожнюю кохаю люблю круто',
    'добре добрий гарно гарний радий рада щасливий щаслива смачно приємно весело',
    'погано поганий сумно нудно втомився втомилась злий боляче важко страшно шкода',
    'жахливо жах огидно ненавиджу бісить відстій лайно',
  ],
  ur: [
    'شاندار زبردست بہترین کمال محبت لاجواب',
    'اچھا اچھی خوش پیارا پیاری مزہ خوبصورت مزیدار',
    'برا بری اداس دکھی تھکا بور ناراض مشکل پریشان',
    'بیکار گھٹیا نفرت خراب بکواس',
  ],
  vi: [
    'tuyệt tuyệt vời xuất sắc yêu hoàn hảo đỉnh',
    'tốt đẹp vui ngon thích dễ thương hạnh phúc hay',
    'buồn xấu mệt chán giận khó đau thất vọng sợ',
    'tệ ghét kinh tởm khủng khiếp',
  ],
  zh: [
    '太棒 完美 最爱 精彩 厉害 爱你 绝了 绝佳 超赞 完美极了 爱死 无敌 太美 太好吃 神仙 惊艳 最好 顶级 优秀 太爱',
    '好 开心 高兴 喜欢 漂亮 可爱 好吃 好看 幸福 舒服 棒 好玩 满意 快乐 愉快 满足 温暖 感动 不错 顺利 放松 有趣 美丽 可靠 贴心 聪明 善良 帅 甜 值得 方便 新鲜 热情 轻松 干净 期待 惊喜 羡慕 骄傲 欣慰 美味 给力 喜悦 温柔 安心 好听 好笑',
    '难过 伤心 累 无聊 生气 难受 烦 差 失望 害怕 孤单 讨厌 难吃 痛苦 累死 郁闷 麻烦 吵 脏 臭 慢 贵 丑 难听 难看 后悔 委屈 焦虑 紧张 担心 沮丧 尴尬 疲惫 痛 无语 糟 头疼 冷漠 倒霉 失落 不爽 崩溃 着急 苦 可怜 可惜',
    '糟糕 恶心 可恶 垃圾 烂 气死 恨 糟透 烦死 可怕 最差 最烂 恨死 愤怒 绝望 恶劣 坑人 无耻 变态 混蛋 骗子 抓狂 受够 烦透 灾难 吐了 讨厌死',
  ],
}

/** All of a language in one. */
export function everydayWords(language: string): ReadonlySet<string> {
  return new Set((everydayFeelings[language] ?? []).flatMap((words) => words.split(' ')))
}
