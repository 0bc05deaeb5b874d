/** The languages in which a question is taken apart here, and answered where nothing was computed. */
export const spoken = ['en', 'de', 'es', 'pt', 'hi', 'ar'] as const
export type Spoken = (typeof spoken)[number]

/** What questions are made of, in the languages they are understood in, folded: of none of these words is a question about. */
const byLanguage = {
  en: `a about above after again ago all already also always am an and any anybody anyone anything are aren't as at be been before being
    between both but by can can't chat could couldn't did didn't do does doesn't doing don't during each ever every exactly few for from
    gave get gets getting give given go goes going gone got had has hasn't have haven't he he'd he's her here hers him his how i i'd i'll
    i'm i've if in into is isn't it it's its just kind know known last let like made make many may me mean meant mention mentioned message
    messages might mine more most much must my name no nor not now of off often on once one only or other our ours out over own please
    put recently said same say saying says send sent shall she she's should so some somebody someone something sort still such take tell
    telling than that that's the their theirs them then there these they they're thing things think this those thought through to told
    hear heard hearing learn learned learnt happen happened happens talk talked talking discuss discussed bit stuff chatted
    actually anymore finally really together too took under until up us use used very want wanted was wasn't we we're well went were what what's when where where's which
    while who who's whom whose why will with wo won't word words would wrote write written yes yet you you're your yours
    whether without because since till unless although though despite toward towards within upon across along among below beneath beside
    besides beyond inside outside per via else neither either none nobody nobody's everyone everybody everything nothing less least
    enough quite rather almost exist exists existed perhaps maybe another whole somewhere anywhere everywhere someday somehow wanna
    gonna hadn't wouldn't shouldn't having`,
  de: `erfahren erfuhr gehort horen passiert passierte geredet gesprochen reden gekriegt kriegen bekam gekommen eigentlich denn mal nochmal ab hab wen wem hat gemacht machen sagen erzählt geworden wurde bekommen aber alle allem allen aller alles als also am an andere auch auf aus bei beim bin bis bist da damit dann das dass dein deine deinem
    deinen deiner dem den denn der des dessen dich die dies diese diesem diesen dieser dir doch dort du durch ein eine einem einen einer
    eines einmal er erzahlt es etwas euch euer fur gab ganz geben gegen gehabt gesagt geschrieben gewesen gibt ging gut habe haben habt
    hast hat hatte hatten heisst hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder
    jetzt kann kein keine konnte machen macht man mein meine meinem meinen meiner mich mir mit nach nachricht nicht nichts noch nun nur
    ob oder ohne schon schreiben sehr sein seine seinem seinen seiner seit sich sie sind so soll sollte sondern uber um und uns unser
    unsere unter viel vom von vor wann war waren warum was weil welche welchem welchen welcher welches wem wen wenn wer werde werden
    wessen wie wieder wieviel will wir wird wo woher wohin wollte worum wozu wurde wurden zu zum zur zwischen sagte sagen
    wahrend obwohl trotz innerhalb ausserhalb neben hinter jemand jemandem jemanden niemand niemandem irgendwer irgendwas irgendwo
    irgendwann vielleicht fast genug weniger worden wart damals uberhaupt ubrigens dabei daran darauf daruber dafur davon`,
  es: `paso pasado ocurrio entero enteramos entere supimos supe supo conto contaste contamos hablar hablo hablado acerca quiero quiere quieres nadie puedo puede a al algo algun alguna alguien alli ante antes aqui asi aun aunque bien cada casi chat como con contra cual cuales cualquier cuando
    cuanta cuantas cuanto cuantos de del desde dice dijo decir dime donde dos durante el ella ellas ellos en entre era eran es esa esas
    ese eso esos esta estaba estan estar estas este esto estos estuvo fue fueron ha habia hablo hablamos hace hacer hacia han has hasta
    hay haya he hemos hizo iba ir la las le les lo los mas me mensaje mensajes mi mientras mio mis mismo mucho muy nada ni no nos
    nosotros nuestra nuestro o otra otro para pero poco por porque puede que quien quienes se sea segun ser si sido sin sobre solo son
    soy su sus suya suyo tal tambien tan tanto te tenia tener tengo ti tiene tienen todo todos tu tus tuvo un una unas uno unos va van
    vez y ya yo
    hubo hubieron habian haber habra sino tras bajo ademas algunos algunas ninguno ninguna todavia quizas menos alguno fuimos estuvimos
    estabamos estuvieron`,
  pt: `aconteceu soube soubemos contou contei rolou falar falado gente conversamos acerca quero quer ninguem posso pode a agora algo alguem algum alguma ao aos aquela aquele aquilo as ate bem chat com como da das de dela dele deles depois disse dizer
    do dos e ela elas ele eles em entre era eram essa esse esta estao estava este estou eu falou falamos faz fazer fez foi foram ha isso
    isto ja la lhe mais mas me mensagem mensagens mesmo meu meus minha minhas muito na nao nas nem no nos nossa nosso num numa o onde os
    ou para pela pelo per pode por porque pra qual quais quando quanta quantas quanto quantos que quem se sem ser seu seus so sobre sao
    sua suas tambem te tem tinha teve tenho ter teu tu tua tudo um uma umas uns vai voce voces vos
    houve havia enquanto embora apesar durante talvez menos alguns algumas nenhum nenhuma ainda fomos estivemos estavamos estiveram
    tinham tivemos`,
  hi: `चला लगा मिला pata laga mila milaa bolkar हुए हुई गया saath par diya di diye hua tha hui thi kab kahan kaun kisne kise us wali baat likha likhi गया गई दिया दी हुआ कहाँ साथ लिखा आप आपका आपकी इन इस इसका उन उनका उनकी उस उसका उसकी उसके उसने एक ऐसा और कब कभी कर करता करते करना करने कहा कहाँ कहां का कितना
    कितनी कितने किया किस किसका किसकी किसके किसने की कुछ के को कोई कौन कौनसा कौनसी क्या क्यों गई गए गया चैट जब जो तक तब तुम तो था थी थे
    दिया दी ने पर पास बताया बात बारे बोला भी में मुझे मेरा मेरी मेरे मैं यह या ये रहा रही रहे लिए वह वाला वाली वे वो संदेश सब साथ से हम
    हमारा हमने है हैं हुआ हुई हूँ हो होगा होता aap aur bhi chat hai hain hi ho hota hua hui hum humne jo ka kab kaha kahan kaise kaun
    kaunsa kaunsi ke ki kis kisko kisne kitna kitne kiya ko koi kya kyon kyun main maine me mein mera meri mere mujhe na nahi ne par pe
    raha rahi se tha thi the to tum tumhara uska uski uske usne wala wali wo woh ya yeh ye bola boli bataya
    बिना क्योंकि जबकि शायद सभी लोग bina kyunki jabki shayad sabhi`,
  ar: `عرفنا عرفت عرف سمعنا سمعت حكى حكينا حكت خبرنا خبرني خبرتني صارت شو كتب كتبت كتبنا ماذا معنا تعني كلمة حصل صار امتى فين مين ليه آخر أن أنا أنت أو أي أين إلى إن اذا التي الذي الى ان انا انت او اي اين اين بعد بل به بها تم ثم حتى حول خلال ذلك رسالة رسائل شو عم عن
    عند عندما على علي غير في فيه فيها قال قالت قد قبل كان كانت كم كل كما كيف لا لقد لم لماذا له لها ليش ما ماذا متى مع مما من منذ نحن
    نحنا هذا هذه هل هم هنا هناك هو هي و وش وكان وين يكون الدردشة المحادثة ايش فين كنا قلنا
    بدون لأن لان بينما ربما أحد احد كلنا جميعا`,
} satisfies Record<Spoken, string>

const sets = Object.fromEntries(Object.entries(byLanguage).map(([language, words]) => [language, new Set(words.split(/\s+/))]))

/** Those of a language. */
export const questionWordsOf = (language: Spoken): ReadonlySet<string> => sets[language]

export const questionWords: ReadonlySet<string> = new Set(Object.values(sets).flatMap((words) => [...words]))
