#!/usr/bin/env node
// @ts-check
/**
 * Puts together the words that are left out of word clouds: `node scripts/build-stop-words.mjs FOLDER` takes the lists of the
 * npm package `stopword`, unpacked in FOLDER, and writes the table beside the analyses of words. NOTICE.md names its authors.
 */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'

const target = fileURLToPath(new URL('../packages/engine/src/analyses/words/stop-words.json', import.meta.url))
const foldPath = fileURLToPath(new URL('../packages/engine/src/words/fold.ts', import.meta.url))

/** Which of its lists are of a language that a chat's messages can tell; BCP 47 without regions. @type {Record<string, string[]>} */
const lists = {
  af: ['afr'],
  ar: ['ara'],
  bg: ['bul'],
  bn: ['ben'],
  ca: ['cat'],
  cs: ['ces'],
  da: ['dan'],
  de: ['deu'],
  el: ['ell'],
  en: ['eng'],
  es: ['spa'],
  et: ['est'],
  fa: ['fas'],
  fi: ['fin'],
  fr: ['fra'],
  gu: ['guj'],
  ha: ['hau'],
  he: ['heb'],
  hi: ['hin'],
  hr: ['hrv'],
  hu: ['hun'],
  hy: ['hye'],
  id: ['ind'],
  it: ['ita'],
  ja: ['jpn'],
  ko: ['kor'],
  lt: ['lit'],
  lv: ['lav'],
  mr: ['mar'],
  ms: ['msa'],
  my: ['mya'],
  nb: ['nob'],
  nl: ['nld'],
  pa: ['panGu'],
  pl: ['pol'],
  pt: ['por', 'porBr'],
  ro: ['ron'],
  ru: ['rus'],
  sk: ['slk'],
  sl: ['slv'],
  so: ['som'],
  sv: ['swe'],
  sw: ['swa'],
  th: ['tha'],
  tl: ['tgl'],
  tr: ['tur'],
  uk: ['ukr'],
  ur: ['urd'],
  vi: ['vie'],
  yo: ['yor'],
  zh: ['zho'],
  zu: ['zul'],
}

/** What people type and those lists lack. @type {Record<string, string>} */
const ours = {
  en: "aren't can't couldn't didn't doesn't don't hadn't hasn't haven't isn't shouldn't wasn't weren't won't wouldn't ain't i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll we're we've we'd we'll they're they've they'd they'll that's there's here's what's where's who's how's when's let's gonna wanna gotta gotcha u ur r she us say says tell tells told ask asks asked know knows knew think thinks thought look looks looked looking come comes coming make makes making made take takes taking took give gives giving gave keep keeps kept put puts want wants wanted need needs needed back down first last next left something nothing anything everything someone somebody anyone anybody everyone everybody nobody ever already another lot bit much every around maybe though tho else whole im ive id ill no not yes yet were was did does doing done am is are been had do don't because cuz coz then than thing things really just so too very got get getting going go goes went see one two any every even always again once why whom whose my mine myself yours yourself ours hers theirs itself themselves until while during above below off again further here both few own same nor cannot could may might must shall will would yeah yea yep ok okay oh ah um uh hmm",
  es: 'no ni me te se le les lo los las nos os yo tu ella ellos ellas usted ustedes nosotros mis tus sus mi tu su nuestro nuestra ese esa eso esos esas este esta esto estos estas aquel aquella ahi alli aqui asi ya muy mas menos mucho mucha muchos muchas poco pero sino aunque porque pues entonces cuando donde quien cual cuales como que si tambien tampoco siempre nunca ser soy eres es somos son era eran fue fueron sido estoy estas esta estamos estan estaba estaban he has ha hemos han habia hay tengo tienes tiene tenemos tienen voy vas va vamos van ir hacer hago haces hace hacen hizo algo nada todo toda todos todas otro otra otros otras al del con sin por para desde hasta hacia entre sobre un una unos unas y o e u de a en el la jaja',
  it: 'ho hai ha abbiamo avete hanno sono sei siamo siete era eri erano mi ti ci vi si lo la li le gli ne me te noi voi loro lui lei io tu non piu gia anche ancora cosi come cosa che chi cui dove quando perche pero se ma poi qui qua li la un uno una il i di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle dal dalla dai nel nella nei sul sulla va vado vai fa fai fare',
  zh: '我们 我們 你们 你們 他们 他們 她们 她們 自己 这个 這個 那个 那個 这样 這樣 那样 那樣 这里 這裡 那里 那裡 这么 這麼 那么 那麼 什么 什麼 怎么 怎麼 怎样 怎樣 哪里 哪裡 为什么 為什麼 因为 因為 所以 但是 可是 不过 不過 如果 然后 然後 就是 还是 還是 还有 還有 不是 没有 沒有 没 沒 可以 一个 一個 一下 一点 一點 一些 有点 有點 时候 時候 現在 现在 已经 已經 知道 觉得 覺得 應該 应该 真的 那 这 這 个 個 们 們 说 說 会 會 对 對 来 來 吗 嗎 还 還 为 為 过 過 点 點 跟 被 让 讓 给 給 去 要 想 能 上 下 里 裡 吧 呀 啦 嗯 喔 哦 噢 欸 诶 那就 也是 都是 不要 不会 不會',
  ja: 'の に は を た が で て と し れ さ よ ね な ん だ か も わ ぞ ぜ さん ちゃん くん ので から けど でも って じゃ じゃあ だけ しか まで より ほど とか など です ます でした ました ません だよ だね よね かな かも そう こう ああ どう それ これ あれ どれ そこ ここ あそこ どこ その この あの どの する した して しない します なる なった いる いた いて ある あった ない なかった 私 僕 俺 あなた 何 もう まだ また ちょっと とても すごく うん はい いや え あ お 今 言って 言った 言う 見て 見た 見る 行って 行った 行く 来て 来た 来る くる こんな そんな あんな どんな こういう そういう 思う 思って 思った 思います 思ってた みて みた みる やって やった やる やってる してる してた きた きて いく いって いった いってる いう ゆう くれ くれる くれた くれて もらう もらった もらって あげる あげた あげて しまう しまった ちゃう ちゃった じゃん だもん だった だろ だろう でしょ でしょう ですか ですね ですよ なんて なんか なんで なに なんだ なんだよ なのに けれど けれども だから それで それから そして さっき あと まあ ほんと ほんとに 本当 本当に 全然 もっと ずっと すぐ やっぱ やっぱり たぶん 多分 きっと いつ いつも 誰 だれ どっち こっち そっち みんな 自分 うち 俺ら よかった いい 良い よく ください くださいね って言って ねえ ねぇ おい おお おー ええ えー うーん ううん 出て 出た 入って 持って 使って 分かった わかった わかる できた 出来る なって なくて なければ ている てる てた たい たら れば ばかり くらい ぐらい 中 方 時 前 後 上 下 者 事 物 為',
  ko: '나 너 우리 저 제가 내가 네가 난 넌 나는 너는 그 이 저 것 거 게 걸 건 그거 이거 저거 뭐 왜 어디 언제 누가 누구 어떻게 그래 그래서 그런데 근데 그리고 하지만 그냥 좀 더 다 또 잘 안 못 진짜 너무 많이 지금 아까 이제 이따 응 네 예 아 어 음 오 아니 아니야 있어 없어 있는 없는 해 했어 하는 할 하고 해서 되는 돼 그럼 이런 그런 저런',
  hi: 'मैं तुम आप हम वह वो यह ये मुझे तुझे तुम्हें आपको हमें उसे मेरा मेरी मेरे तेरा तेरी तेरे तुम्हारा तुम्हारी आपका आपकी हमारा हमारी क्या क्यों कैसे कब कहाँ कहां कौन और या तो भी ही नहीं मत ना न हाँ हां जी अब अभी फिर से को का की के में पर ने है हैं हो हूँ हूं था थी थे होगा होगी कर करो करना रहा रही रहे गया गई गए दो ले लो दे कि जो अगर लेकिन बस सब कुछ कोई बहुत यू एक बार आ आया आए आई आऊँ आऊं आओ आना आते आती आता आएगा आएगी आऊँगा आऊँगी गईं गयी गये जा जाओ जाना जाता जाती जाते जाएगा जाएगी जाऊँ जाऊं जाने वाला वाली वाले साथ लिए लिये तक तुमसे मुझसे उससे हमसे आपसे तुमने मैंने उसने हमने आपने उन्होंने तूने किसने इसने जिसने इतना इतनी इतने कितना कितने कितनी उतना उतनी उतने ऐसा ऐसी ऐसे वैसा वैसी वैसे जैसा जैसी जैसे कैसा कैसी अपना अपनी अपने यहाँ यहां वहाँ वहां जहाँ जहां इधर उधर किधर जब तब इस उस किस किसी किसे किसका किसकी किसके जिस जिसे इन उन किन जिन इसे इसका इसकी इसके इसमें उसका उसकी उसके उसको उसमें उनका उनकी उनके उनको उन्हें इन्हें इनका इनकी इनके मुझको तुमको हमको तुझको मुझमें तुम्हारे हमारे आपके होता होती होते होना होने होगे हुआ हुई हुए हूँगा हूँगी करता करती करते करने करें करूँ करूं करेगा करेगी करूँगा करूँगी करके किया किए देना देता देती देते देने लेना लेता लेती लेते लेने दिया दिए दी दूँ दूंगा दूँगा दूँगी लिया ली लूँ लूँगा लूँगी सकता सकती सकते चुका चुकी चुके लगा लगी लगे लगता लगती चाहिए कभी सिर्फ सिर्फ़ केवल अरे अच्छा ओके ओह हम्म पहले बाद ऊपर नीचे अंदर बाहर पास दूर क्योंकि इसलिए तभी सबसे सबको थोड़ा थोड़ी थोड़े ज़्यादा ज्यादा काफी काफ़ी बिल्कुल बिलकुल शायद वरना तू तुझसे पे इक दोनों रह रहना रहता रहती रहते रहूँ बोलो बोला बोली बोल कहा कहो कह बता बताओ बताया देख देखो देखा सुनो सुन चल चलो चला चली',
  ar: 'أنا انا أنت انت إنت هو هي نحن احنا هم هذا هذه ذلك تلك اللي الي الذي التي ما لا لم لن مش مو في على من إلى الى عن مع و يا أو او بس لكن كان كانت يكون هل إن ان أن كل شو ايش ليش كيف وين متى مين هيك كذا كمان ايضا أيضا طيب نعم ايوه لي لك له لها لنا لكم عندي عندك فيه فيها رح راح بدي بدك بده بدها بدنا بدكم بدهم بدو معك معي معه معها معنا معاك معاكي معايا معكم معو إنتي انتي إنتو انتو إنتوا انتوا انتم انتِ هون هناك هونيك هلق هلأ هلا هسه هسا لسا لسه لسّا شي إشي اشي شيء هاد هاي هاذا هاذي هيدا هيدي هدا هدي هديك هداك دا دي ده كده كدا عم إذا اذا يعني كتير كثير عشان علشان مشان لأن لأنه لأنو لانه لانو لأني لاني منشان عليك عليكي عليه عليها علي عليي علينا عليكم عليهم فيك فيكي فيني فيي فينا فيكم فيهم منك منكي مني منه منها منا منكم إلك إلي إله إلها إلنا الك اله الها لكي لهم عندكم عنده عندها عندنا عنا شوي شوية شويه وأنا وانا وأنت وانت وإنت وإنتي وانتي وهو وهي وانو إني اني إنك انك إنه انه إنو انو إنها انها أنو كنت كنتي كانوا كنا كون تكون نكون صار صارت يصير بيكون بكون مب موش ليه شنو ايه إيه إي اي أي ازاي إزاي لما لمّا بعد بعدين قبل هيكي زي متل مثل حتى غير برضو برضه بدون فوق تحت جوا برا أكتر اكتر أكثر اكثر أقل كلو كله كلها كلنا حد حدا أحد احد واحد وحدة وحده مرة مره مرا لازم ممكن يمكن بقدر تقدر تقدري أقدر اقدر فعلا أكيد اكيد طبعا طب ماشي اه آه اها لأ اوك اوكي خلص خلاص يلا يالله الحين توا دلوقتي النهارده إللي يلي هاللي ولا ولّا والا لو بلا إلا الا بين عند',
  ru: 'я ты он она оно мы вы они меня мне мной тебя тебе тобой его ему ее ей нас нам вас вам их им это этот эта эти тот та те там тут здесь что чтобы как так где когда почему потому который какой кто чего чем и а но или же ли бы не ни да нет ну вот уже еще ещё тоже также очень все всё всех был была было были есть будет буду будем быть в во на с со у к ко по за из от до для о об при без под над через если то только даже раз щас сейчас просто надо можно',
}

const WORD = /^[\p{L}\p{M}'·-]+$/u

const folder = process.argv[2]
if (!folder) throw new Error('Where is the package? node scripts/build-stop-words.mjs FOLDER')
/** @type {Record<string, readonly string[]>} */
const given = await import(pathToFileURL(join(resolve(folder), 'src/stopword.js')).href)
const { module } = await runnerImport(foldPath)
/** @type {(text: string) => string} */
const fold = /** @type {any} */ (module).fold

const table = Object.entries(lists).map(([language, names]) => {
  const words = [...names.flatMap((name) => given[name]), ...(ours[language]?.split(' ') ?? [])]
  const folded = new Set(words.map((word) => fold(word.trim())).filter((word) => WORD.test(word)))
  return [language, [...folded].sort().join(' ')]
})
writeFileSync(target, `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`)
