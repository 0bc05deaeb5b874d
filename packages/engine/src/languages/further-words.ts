/**
 * The commonest words of languages that no phone is set to here but people write all the same: those of Africa and Indonesia
 * beside the national ones; of Catalan more than its few stop words, which Spanish would outvote; and Hindi (with Urdu, of
 * which it cannot be told apart so) and Arabic in Latin letters, as they are typed in chats. They tell the language, and
 * nothing else. Pidgin has most of its words from English: what it shares with English speaks for both.
 */
export const furtherWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    'ar-Latn':
      'ana enta enti inta inti wallah wallahi yalla habibi habibti 7abibi mesh msh mish keda kda leh lesh shu sho kifak kifik bas 3ala 3la 3an fi fe mafi ma3 inshallah hamdulillah el7amdulillah ezayak ezayek kwayes aywa la2 ba2a ya3ni yani lama b7bk kman kaman ba3d 3ayez 3ayza hena wach wesh chno bzaf bezaf hadchi daba kayn machi khoya sahbi 3lach rak rani nta nti zwin labas dyal el wel fel 7elw 7elwa wallah sho shou ktir kteer kel hal shi la aa eih feen fen emta imta leish bahebik b7ebak habib rouh rou7 mn men 3m 3am ma2dar mafi7 mabrouk shukran shokran tamam khalas 5alas 7amdella mashallah el3id sabah masa kol sana bkhir salam',
    ca: 'és què això molt però amb també estic tinc vaig fer més bé bon gràcies quan són estàs nosaltres avui demà ara aquest aquesta perquè gens res cap algú tots totes fins sense només vols puc pots fem anem estem tens sóc ets hem heu tu jo ell ella les dels als pel ho hi ens',
    ha: 'da ta na ya ba ce ne ke kuma wannan shi ka don amma mai cikin wani su mu sai yi yana tana suna ina kai allah gaskiya kawai abin haka akwai babu yau duk lafiya nagode sannu',
    'hi-Latn':
      'hai hain nahi nahin nai nhi kya kyu kyun kyon mein mai ka ki ke ko se aur bhi tha thi ho kar karo raha rahe rahi rha tum aap mujhe tujhe kuch haan acha accha theek thik bhai yaar abhi kal koi kaise kab kahan mera meri tera teri hum woh wo yeh ye toh matlab bahut bohot bahot apna sab phir gaya gya gayi hua hoga hota karna bas ab jo na wala liye agar lekin dekho chalo arre arey ji',
    ig: 'na ka nke ndi bu ga gi ya anyi unu nwere ihe maka si mere mgbe onye di aga biko chukwu ebe kedu nna nwanne ozo kwa niile ahu eme mana kama gini',
    jv: 'aku kowe iki iku ora wis lan ing karo sing opo apa arep nang ono ana yo piye wae kae durung sampeyan kulo kula mboten inggih matur suwun awakmu wong saiki mangan turu',
    pcm: 'dey na dem una wetin abi don fit sabi wey sef oga abeg im dis dat pikin wahala shey omo sha nor wan pesin tin chop oya comot ehn naija wen dia i you to no go for me my we your it all so but people body make come say see person one with like as',
    rw: 'na mu ku ni ko kandi ariko cyane ubu muri yo uyu iyi aba ntabwo nta kuri umuntu abantu imana neza mwaramutse murakoze yego oya kuko gusa uko nibyo njye wowe',
    so: 'waa iyo ku ka in oo la ma si ayaa waxaa waxa soo aan leh isagoo kale badan wax haddii markii maxaa kuma walaal fiican haye sidee tahay ahay laakiin dhan hadda maanta',
    su: 'abdi kuring urang anjeun maneh teu henteu aya ka ti di jeung sareng nu anu ieu eta naon kumaha mah teh atuh oge bade geus atos parantos ulah hayu hatur nuhun sok pisan lamun keur nya wae',
    tt: 'һәм белән бу да дә дип өчен бер мин син ул без сез алар түгел бик бар юк инде кебек кирәк булды була ничек нәрсә рәхмәт әле шул бит генә гына соң',
    xh: 'ukuba kwaye ngoku kodwa ndiyabulela ewe hayi mna wena yena thina nje apha ke kuba ukuze phi njani molo enkosi uthi into abantu umntu kakhulu kuphela',
    yo: 'ni ti si naa awon won mo re wa pe fun ati bi ko omo ki je lo gbogbo se olorun ohun nigba yi yii mi emi iwo kan pelu sugbon jesu oluwa dupe',
    zu: 'ukuthi futhi kodwa ngoba yebo cha mina wena yena thina nje lapha manje kakhulu ngiyabonga sawubona unjani into abantu umuntu kanti kuphela ukuze uma lokhu namhlanje kusasa',
  }).map(([language, words]) => [language, words.split(' ')]),
)
