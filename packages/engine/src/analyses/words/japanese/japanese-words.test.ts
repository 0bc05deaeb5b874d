import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchRows } from '#search/search.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { phraseList } from '../phrase-list.ts'
import { wordList } from '../word-list.ts'
import { japaneseWords } from './japanese-words.ts'
import { phraseEnds } from './phrase-ends.ts'

const said = (text: string): string =>
  japaneseWords(text)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['今日は天気です', '今日は|天気です'],
  ['誕生日おめでとう', '誕生日|おめでとう'],
  ['お茶を飲みながら話しましょう', 'お茶を|飲みながら|話しましょう'],
])('a phrase is a word with what grammar puts behind it: %s', (text, phrases) => {
  const ends = [0, ...phraseEnds(text, 0, text.length), text.length]
  expect(
    ends
      .slice(1)
      .map((end, i) => text.slice(ends[i], end))
      .join('|'),
  ).toBe(phrases)
})

test.each([
  ['おはようございます！', 'おはよう'],
  ['明日一緒に買い物しましょう', '明日 一緒 買い物'],
  ['お茶を飲みながら話しましょう', 'お茶 飲み 話しましょう'],
  ['昨日の映画は面白かったですね', '昨日 映画 面白かった'],
  ['誕生日おめでとう', '誕生日 おめでとう'],
  ['よろしくお願いします', 'よろしく お願い'],
  ['京都の桜がとてもきれいでした', '京都 桜 きれい'],
])('words are what a reader calls words, without what grammar adds: %s', (text, words) => expect(said(text)).toBe(words))

test.each([
  ['まだ食べてないよ', '食べてない'],
  ['駅で待ってるね', '駅 待ってる'],
  ['行きませんでした', '行きませんでした'],
  ['急いでね', '急いで'],
  ['起こします', '起こします'],
  ['思い出した', '思い出した'],
  ['頑張ってください', '頑張って'],
])('a verb keeps its ending, as it is in the text: %s', (text, words) => expect(said(text)).toBe(words))

test.each([
  ['写真送ってくれてありがとう', '写真 送って ありがとう'],
  ['コーヒー飲みたい', 'コーヒー 飲みたい'],
  ['今帰るね', '今 帰る'],
])('what a verb is said of is another word: %s', (text, words) => expect(said(text)).toBe(words))

test.each(['しましょう', 'そうだね', 'どこにいる？', 'かもしれない', 'しなければならない', 'んです', 'よ', 'ー', 'hello', ''])(
  'what only grammar needs is not a word, nor is what is of another script: %s',
  (text) => expect(said(text)).toBe(''),
)

test('a counter is not a word, and a name is one without what it is called by', () => {
  expect(said('3時に駅で会おう')).toBe('駅 会おう')
  expect(said('さくらちゃんかわいいね、田中さんは元気？')).toBe('さくら かわいい 田中 元気')
})

/** Texts and their words, by rule. */
const byRule: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a counter behind a number is left out': {
    ...{
      '3時に': '',
      '2週間': '',
      '3年間': '',
      '5か月': '',
      '2ヶ月': '',
      '3か国': '',
      '4人前': '',
      '2番目': '',
      '3日間だけ': '',
      '3時間': '',
    },
    ...{ '5時間待った': '待った', 二時半に: '二時半', 時間がない: '時間', 三人で: '三人', '3メートル': 'メートル' },
  },
  'a verb of two kanji is one word': {
    ...{ 手伝ってほしい: '手伝って', 似合うよ: '似合う', 出来ました: '出来ました', 間違えた: '間違えた', 予約出来た: '予約 出来た' },
    ...{ 取引先です: '取引先', 素敵な人: '素敵 人', 可愛い子: '可愛い 子', 美味しい店: '美味しい 店', 面白い話: '面白い 話' },
  },
  'what a verb is said of is another': {
    ...{ 今行く: '今 行く', 私食べる: '私 食べる', 家帰る: '家 帰る', 雨降ってる: '雨 降ってる', お茶飲んだ: 'お茶 飲んだ' },
    ...{ ご飯食べた: 'ご飯 食べた', テレビ見る: 'テレビ 見る', カレー食べる: 'カレー 食べる', カラオケ行こう: 'カラオケ 行こう' },
  },
  'what is done with a noun is taken off': {
    ...{ 電話したい: '電話', 勉強しなきゃ: '勉強', 料理できる: '料理', 結婚しました: '結婚', 参加しよう: '参加', 残業しつつ: '残業' },
    ...{ 準備してた: '準備', 運転しちゃった: '運転', 注文された: '注文', 入院させた: '入院', 登録すれば: '登録', 宿題したら: '宿題' },
    ...{ 説明してくれた: '説明', 連絡ください: '連絡', 連絡ちょうだい: '連絡', 返事ほしい: '返事', 案内されて: '案内' },
    ...{ 遠慮なく: '遠慮', 心配ない: '心配', 時間ある: '時間', 用事あり: '用事', 問題なかった: '問題' },
  },
  'what is asked for behind a verb is taken off': {
    ...{ 見てください: '見て', 教えてくれる: '教えて', 読んでもらった: '読んで', 来てほしい: '来て' },
  },
  'what is there, or not, is a word without it': {
    ...{ 机にいる: '机', 庭にある: '庭', 駅にいた: '駅', お金がない: 'お金', 彼がいない: '彼', 学校でしている: '学校' },
  },
  'words that end like particles are whole': {
    ...{ 静かな部屋: '静か 部屋', 確かに: '確か', 特に好き: '特に 好き', 更に: '更に', 共に: '共に', 豊かな海: '豊か 海' },
    ...{ 素晴らしい景色: '素晴らしい 景色', お母さんと: 'お母さん', 皆さん: '皆さん', お客さん: 'お客さん', 赤ちゃんが: '赤ちゃん' },
  },
  'particles and the copula are taken off': {
    ...{ 学生です: '学生', 学生だった: '学生', 雨だから: '雨', 明日でしょう: '明日', 猫じゃない: '猫', 犬ではない: '犬', 友達かな: '友達' },
    ...{ 休みかも: '休み', 暇だよね: '暇', 眠いよ: '眠い', 行くね: '行く', 寝るわ: '寝る', 行くぞ: '行く', 行くぜ: '行く', 走るか: '走る' },
    ...{ 寒いのに: '寒い', 忙しいので: '忙しい', 食べながら: '食べ', 東京まで: '東京', 東京から: '東京', 三つほど: '三つ', 本だけ: '本' },
    ...{ 夜など: '夜', 彼という: '彼', 友達たち: '友達', 先生ごと: '先生', 食べたけど: '食べた', 来たから: '来た' },
  },
  'but not where they are the ending of a verb': {
    ...{ 飲んで: '飲んで', 急いで: '急いで', 読んだ: '読んだ', 大きな犬: '大きな 犬', 思ったら: '思ったら', 行ったり: '行ったり' },
  },
  'nouns with a verb in them are whole': {
    ...{ 買い物: '買い物', 飲み会: '飲み会', 待ち合わせ: '待ち合わせ', 引っ越し: '引っ越し', 受け取り: '受け取り', 朝ごはん: '朝ごはん' },
    ...{ お願い: 'お願い', ご連絡: 'ご連絡', バス停: 'バス停', スマホ: 'スマホ', ビール: 'ビール' },
  },
  'two kana and a small one are not enough for a word': { きゃあ: '', ぴょん: '', きゃべつ: 'きゃべつ' },
  'Hiragana alone are a word, without what grammar adds, or none': {
    ...{
      ありがとうございます: 'ありがとう',
      おやすみなさい: 'おやすみ',
      ごめんね: 'ごめん',
      よろしくね: 'よろしく',
      おかえりなさい: 'おかえり',
    },
    ...{ ごちそうさまでした: 'ごちそうさま', みんなで: 'みんな', わかりました: 'わかりました', いつも: 'いつも', なるほど: 'なるほど' },
    ...{ きれいです: 'きれい', おいしいね: 'おいしい', さみしいな: 'さみしい', びっくりした: 'びっくりした', くるま: 'くるま' },
    ...{ りんご: 'りんご', たまごを: 'たまご', いちごが: 'いちご', つくえは: 'つくえ', さくらちゃん: 'さくら' },
    ...{ しまった: '', してた: '', いる: '', これ: '', それは: '', どこで: '', あれから: '', からか: '', またか: '', コ: '' },
  },
}

test.each(Object.entries(byRule))('%s', (_, texts) => {
  expect(Object.fromEntries(Object.keys(texts).map((text) => [text, said(text)]))).toEqual(texts)
})

test('a word knows where it is in the text', () => {
  expect(japaneseWords('3時に田中さんと、カラオケ行こう!')).toEqual([
    { text: '田中', at: 3 },
    { text: 'カラオケ', at: 9 },
    { text: '行こう', at: 13 },
  ])
})

/** What people write, so that pieces of all kinds stand side by side. */
const pieces =
  '今日 は 食べ て ない ました 写真 を 送っ て コーヒー が 好き です ね しま しょう ん っ ー 々 3 時 、 。 😀 ok ｶ か\u3099 桜'.split(' ')
const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join(''))

test('for any text words are in it in order and apart, and none is one kana', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let end = 0
      for (const { text: word, at } of japaneseWords(text)) {
        expect(text.slice(at, at + word.length)).toBe(word)
        expect(at).toBeGreaterThanOrEqual(end)
        expect(word).not.toMatch(/^[\p{Script=Hiragana}\p{Script=Katakana}ー]?$/u)
        end = at + word.length
      }
    }),
    { numRuns: 500 },
  )
})

const chatSaying = (...texts: string[]) => chatFrom(texts.map((text, i) => ({ time: 1_600_000_000 + 60 * i, author: 'Ana', text })))

test('a Japanese chat is led by words, each found by a search as often as its count', () => {
  const lines = [
    'おはようございます🌸',
    'お茶を飲みながら話しましょう',
    '明日は散歩しましょう',
    '桜がきれいですね',
    '散歩しましょう tomorrow',
  ]
  const chat = chatSaying(...lines.flatMap((line, i) => Array<string>(6 - i).fill(line)))
  const { words } = wordList(chat)
  expect(words.slice(0, 5).map(({ word, count }) => `${word} ${count}`)).toEqual([
    'おはよう 6',
    '散歩 6',
    'お茶 5',
    '飲み 5',
    '話しましょう 5',
  ])
  expect(words.map(({ word }) => word)).toContain('tomorrow')
  for (const { word, messages } of words) expect(searchRows(chat, { query: `"${word}"` }).length, word).toBe(messages)
})

test('a word of kanji alone is the same in a message without kana', () => {
  const chat = chatSaying('東京', '東京', '東京に行きたい')
  expect(wordList(chat).words[0]).toEqual({ word: '東京', count: 3, messages: 3, isName: false })
})

test('a phrase is made of words, not of pieces', () => {
  const chat = chatSaying(
    ...Array<string>(8).fill('誕生日おめでとう'),
    ...Array<string>(8).fill('しましょうね'),
    ...Array.from({ length: 40 }, (_, i) => `今日は散歩${i}`),
  )
  expect(phraseList(chat).phrases).toEqual([{ phrase: '誕生日おめでとう', count: 8, messages: 8 }])
})

test('one letter of a script without spaces is not a word', () => {
  const words = wordList(chatSaying('ส สวัสดี', '我爱你'), undefined, { all: true }).words.map(({ word }) => word)
  expect(words).toContain('สวัสดี')
  expect(words).not.toContain('ส')
})
