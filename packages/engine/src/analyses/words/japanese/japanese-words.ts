/**
 * The words of a Japanese text, as a reader names them. It is written without spaces, and what a dictionary cuts it into
 * are the pieces that grammar puts together (`し`, `ま`, `しょう`). So phrases are found first (`phraseEnds`), and of each
 * what is behind its word is taken off: particles, the copula, the forms of "to do". A verb keeps its ending, with which
 * it is in the text, so that a search finds it.
 */
import { phraseEnds } from './phrase-ends.ts'

const KANJI = '\\p{Script=Han}〆ヶ'
const KATAKANA = '\\p{Script=Katakana}ー'
const RUN = new RegExp(`[${KANJI}${KATAKANA}\\p{Script=Hiragana}]+`, 'gu')
/** A phrase by its parts: what is not Hiragana, and the Hiragana behind it. */
const HEAD = /^(.*[^\p{Script=Hiragana}])?(\p{Script=Hiragana}*)$/u
const DIGIT = /\p{Nd}/u

/** A word, and where in the text it is, in UTF-16 units. */
export interface JapaneseWord {
  readonly text: string
  readonly at: number
}

/** The words of a folded text, in order; of its other scripts none. */
export function japaneseWords(text: string): JapaneseWord[] {
  const words: JapaneseWord[] = []
  for (const { 0: run, index } of text.matchAll(RUN)) {
    let from = index
    for (const to of [...phraseEnds(text, index, index + run.length), index + run.length]) {
      if (to < index + run.length && isInWord(text, from, to)) continue
      const isCounted = from === index && DIGIT.test(text.charAt(index - 1))
      let at = from
      for (const part of partsOf(text.slice(from, to))) {
        for (const word of wordsIn(part, isCounted && at === from)) words.push({ text: word, at: text.indexOf(word, at) })
        at += part.length
      }
      from = to
    }
  }
  return words
}

/** Whether a phrase hardly ends there: behind its first kana, or inside of a word. */
const isInWord = (text: string, from: number, to: number): boolean =>
  (to - from === 1 && /\p{Script=Hiragana}/u.test(text[from])) ||
  pairs.has(text.slice(to - 1, to + 1)) ||
  text.slice(to - 2, to + 2) === 'なるほど'

/** Verbs of two kanji that must not be parted. */
const pairs = new Set(
  '出来 頑張 間違 気付 片付 手伝 似合 付合 見付 落着 近付 物足 役立 目指 引越 受取 申込 取引 美味 可愛 面白 素敵'.split(' '),
)

/** Where a phrase has several words: before what follows two Hiragana and more, and behind what a name is called by. */
const partsOf = (phrase: string): string[] =>
  phrase.split(/(?<=\p{Script=Hiragana}{2})(?=[^\p{Script=Hiragana}])|(?<=ちゃん|くん)(?=\p{Script=Hiragana}{3})/u)

/** What of a part, a word and what is behind it, are words. `isCounted`: a number is before it. */
function wordsIn(part: string, isCounted: boolean): string[] {
  const [, head = '', tail = ''] = HEAD.exec(part) ?? []
  if (head === '') return plainWord(tail)
  const rest = stripped(head, tail)
  // 3時, 10分: what is counted by is not a word.
  if (isCounted && rest === '' && counters.test(head)) return []
  if (rest === '') return longEnough(head)
  return withVerbApart(head, rest)
}

const counters = /^(?:.|時間|時半|分間|日間|週間|年間|か月|ヶ月|か国|人前|番目)$/u
const longEnough = (word: string): string[] => (/^[\p{Script=Katakana}ー]$/u.test(word) ? [] : [word])

const ENDS_IN_VERB = new RegExp(`^([おご]?[${KANJI}${KATAKANA}]+?)([${KANJI}]{1,2})$`, 'u')
/** What is alone before a verb though it is of one kanji. */
const ALONE = '今私僕俺君家駅朝夜昼道雨雪外先後皆傘服本'

/** 写真送って, ラーメン食べたい: what a verb is said of is before it without a particle. */
function withVerbApart(head: string, rest: string): string[] {
  const [, , last] = ENDS_IN_VERB.exec(head) ?? []
  if (last === undefined) return [head + rest]
  const verb = pairs.has(head.slice(-2)) ? head.slice(-2) : head.slice(-1)
  const before = head.slice(0, head.length - verb.length)
  if (before === '' || !/\p{Script=Han}/u.test(verb)) return [head + rest]
  const isApart = before.length > 1 || ALONE.includes(before)
  return isApart && !/^[おご]$/u.test(before) ? [...longEnough(before), verb + rest] : [head + rest]
}

/** What follows a noun when something is done with it, or it is there or not. */
const DONE =
  /^(?:し(?:て|た(?!し)|な[いかくきけ]|ま[すしせ]|よう|たい|たら|ちゃ|とく|つつ|そう|に|な)|する|すれ|され|させ|でき|出来|あ(?:る|り|っ)|な(?:い|か|く|る|り|っ)|くださ|ちょうだい|ほし|くれ|みた)/u
/** The same where the word has Hiragana of its own: a noun made of a verb ends like this. */
const DONE_BEHIND = /[いきしちにひみりぎじびぴえけせてねめれげぜべ](?=(?:し(?:て|た|な[いか]|ま[すしせ]|よう|たい)|する|でき).*$)/u
/** Before it a particle is enough. */
const IS_THERE = /(?<=[にはがもと]|(?<!ん)で)(?:い(?:る|た|て|な|ま)|あ(?:る|り|っ)|な(?:い|か|る|り|っ)|し(?:て|た|ま)|する).*$/u

/** What one asks for or is given, behind what is done. */
const GIVEN = /(?<=[てで])(?:くださ|下さ|くれ|もら|ほし|ちょうだい).*$/u

/** Particles and the copula, the longer first. */
const PARTICLES =
  'じゃなかった じゃない かもしれない かもしれません ではない でしょうか でしょう でしょ だろう だったら だった でした なんです なんだ んですか んです んだけど ですか ですね ですよ です だけど だけ だよね だよ だね だな だって だし っていう って という とか など まだ また ならば なら こと ところ もの とき ため から まで より ほど しか ながら らしい ぐらい くらい かしら かな けれど けど のに ので には とは では でも にも とも への での よね じゃん じゃ ばかり ごと たち さん ちゃん くん だ は が を に へ で と も の や か な ね よ わ ぞ ぜ'.split(
    ' ',
  )
/** Behind a single kanji these are a verb's ending as well, and that is what they are. */
const VERBAL = new Set(
  'って かな かしら か な ね よ わ ぞ ぜ たち さん くん んです んだ んですか んだけど らしい とも くらい ごと ながら'.split(' '),
)
/** Words that end like a particle. */
const WHOLE = /(?:静か|確か|豊か|僅か|遥か|特に|更に|既に|共に|素晴らしい|可愛らしい|皆さん|お?[父母兄姉]さん|お?[客医子嬢]さん|赤ちゃん)$/u

/** What of the Hiragana behind a head belongs to its word. */
function stripped(head: string, tail: string): string {
  const isVerb = isVerbal(head)
  if (!isVerb && DONE.test(tail)) return ''
  let rest = tail
  const behind = DONE_BEHIND.exec(rest)
  if (behind) rest = rest.slice(0, behind.index + 1)
  if (GIVEN.test(rest)) return rest.replace(GIVEN, '')
  rest = rest.replace(IS_THERE, '')
  for (;;) {
    if (WHOLE.test(head + rest)) return rest
    const end = PARTICLES.find((particle) => rest.endsWith(particle) && mayGo(head, rest.slice(0, -particle.length), particle, isVerb))
    if (end === undefined) return rest
    rest = rest.slice(0, -end.length)
  }
}

/** Whether a particle behind `rest` is one. */
function mayGo(head: string, rest: string, particle: string, isVerb: boolean): boolean {
  if (rest === '') return !isVerb || !VERBAL.has(particle)
  // 飲んで, 急いで, 大きな: it is a part of the ending.
  if (/(?<!さ|ちゃ|く)ん$/u.test(rest) && /^[でだ]/u.test(particle)) return /^です/u.test(particle)
  if (particle === 'で' || particle === 'でも') return !rest.endsWith('い')
  if (particle === 'な') return /[るいただうくすつむぶぐぬ]$/u.test(rest) || WHOLE.test(head + rest)
  if (particle === 'か' || particle === 'が') return !/[らやた]$/u.test(rest) || rest.length > 1
  return true
}

/** Nouns that are behind a verb in one word: 買い物, 飲み会. */
const NOUNS = '物者会所場方手屋店事日人家話車口間金茶飯気目'

/** Whether what has this head is a verb where its ending may be read as particles: of one kanji, or with Hiragana between two. */
function isVerbal(head: string): boolean {
  if (/^\p{Script=Han}$|[\p{Script=Katakana}ー]\p{Script=Han}$/u.test(head)) return true
  if (pairs.has(head) && !'取引 素敵'.includes(head)) return true
  return /^(?!お|ご).*\p{Script=Hiragana}/u.test(head) && !NOUNS.includes(head.slice(-1))
}

/** Hiragana that is a word though it may be read as grammar. */
const WORDS =
  /^(?:ありがとう?|おはよう?|おやすみ|ごめん|すみません|よろしく|おめでとう?|こんにち[はわ]|こんばん[はわ]|さよう?なら|いただきます|ごちそうさま|いってきます|いってらっしゃい|ただいま|おかえり|おつかれ(?:さま)?|わか(?:った|りました|る|らない)|いつも|みんな|なるほど|もちろん|ことば|さかな|いなか|なまえ|たまに)$/u
/** What only grammar needs: helping verbs, pronouns, conjunctions, endings ... */
const PIECES =
  'する すれ した して しない しよう しま され させ いく いき いっ いけ いう いわ いい いる いた いて いない います おり おら でき ござい もらい もらっ もらう もらえ あげ くれ くださ くる きた きて ある あり あっ あれ なる なり なっ なら なれ しまう しまっ ちゃ ちゃう ちゃっ やる やり やっ みたい みる みて みた みよう ほしい よう そう どう こう ああ かも かもしれ はず つもり ため わけ ところ ほう まま とき うち こと もの これ それ あれ どれ ここ そこ あそこ どこ この その あの どの だれ なん なに いつ られ れる れた れて せる せて ます まし ませ ましょう しょう ない なく なかっ なさい なきゃ なければ たい たく たかっ だろう って った だっ です でし でも けど けれど から まで だけ など より ほど とか じゃ とても すごく もう また まだ なお のに ので には とは では にも もっと ちょっと やっぱり たぶん たら だら つつ ながら らしい らしく ばかり くらい ぐらい ごと かな かしら ずっと きっと さい しれ'
    .split(' ')
    .join('|')
/** ... and the stems that such endings follow. */
const GRAMMAR = new RegExp(`^[しさきいなあみやく]?(?:${PIECES}|[るたてでだばんかねよなのともはがにを])*$`, 'u')
/** Case particles: hardly a word ends like them. */
const CASE = /(?<=.{2})(?:から|まで|でした|です(?:か|ね|よ)?|けど|だった|だ(?:よ|ね)?|が|を|には|は|に)$/u
const FINAL = /(?:かな|よね|[ねよなのかもとでわ])$/u
const SMALL = /[ぁぃぅぇぉゃゅょゎ]/gu
/** This many kana, small ones left out, are enough for a word of Hiragana alone. */
const ENOUGH = 3

/** Hiragana alone: a word, or nothing but grammar. */
function plainWord(phrase: string): string[] {
  let word = phrase.replace(/(?:ございま(?:す|した)|なさい|ちゃん|くん)$/u, '')
  while (!WORDS.test(word)) {
    const shorter = word.replace(CASE, '')
    const next = shorter === word ? word.replace(FINAL, '') : shorter
    if (next === word || (shorter === word && kanaOf(next) < ENOUGH)) break
    word = next
  }
  if (WORDS.test(word)) return [word]
  return kanaOf(word) < ENOUGH || GRAMMAR.test(word) ? [] : [word]
}

const kanaOf = (word: string): number => word.replace(SMALL, '').length
