import { cleaned } from './cleaned.ts'

/** Han characters look otherwise where they are written: by what is beside them. */
type Han = 'jp' | 'kr' | 'sc' | 'tc'

export interface Printable {
  text: string
  direction: 'ltr' | 'rtl'
  han: Han
}

/** Drawn by no font, and needing none. */
const needsNone = /[\p{Default_Ignorable_Code_Point}\s]/u
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const strong = /[\p{L}]/u

/** Characters of one form only: those that only the simplified, or only the traditional script has, of the commonest hundreds. */
const onlySimplified =
  /[这们说时来国对会过为从吗没给个发还见现样间问么长开门话钱东车书电听让觉谁谢爱欢岁师应当认识诉难闻笔买卖点热鸡鱼鸟马龙写习礼万与专业严丽举义乐亚产亲众优伤传体儿兴关决况净减几凤击刘刚创办务动劳势医华单卫压厅历参双变叶号叹后员响园围图圆场坏块坚声处备复头夸奖妈妇妹姐孙学宝实审宽对寻导将尔尘尝层属岛币带帮庆库庙废张弹归录彻忆态总恋恶恼惊惯懒戏战户扑执扩扫扬抚抢护报担拥择挂损换据掷摄摆摇数断无旧显晓暂术机杂权条来极构枪柜栏树桥检楼欧残毕气汇汉汤沟泪洁浅测济浓涂涛润温湿满灭灯灵灾烂烦烧爷牵犹狗独狮猫猪环现玛画畅疗疯痒皱盐监盖盘着码确礼祸离种积称稳窗窝竞笔签简粮纪约级纯纱纸线练组细织终绍经结绕绘络绝统继续绩维绿缓编缘缝缩网罗罚职联聪肃胆胜脏脑脚脱脸腊舰舱艺节芦苏苹范荐药莲获营萝虑虽蚁补装褛观规视览触订计讨训议讯记讲许论设访证评诗试诚询该详语误诱说请诸课调谅谈谊谋谜谱贝负财责败货质贩贪贫购贴贵费贺资赏赔赖赚赛赞赠赵赶趋跃践踪轨转轮软轻载较辆辈输辞边达迁迈运近还进远违连迟适选递逻遗邓邮郑酱释里钟钢钥铁银铃铅铜销锁锅错键锻镇镜长闪闭闯闲闹阅阔队阳阴阵阶际陆陈险随隐难雾静韩页顶项顺须预领频颗题颜额风飞饭饮饱饼馆驱驶骂骄验骑骗鲁鲜鸭鸿鹅麦黄齐齿]/gu
const onlyTraditional =
  /[這們說時來國對會過為從嗎沒給個發還見現樣間問麼長開門話錢東車書電聽讓覺誰謝愛歡歲師應當認識訴難聞筆買賣點熱雞魚鳥馬龍寫習禮萬與專業嚴麗舉義樂亞產親眾優傷傳體兒興關決況淨減幾鳳擊劉剛創辦務動勞勢醫華單衛壓廳歷參雙變葉號嘆後員響園圍圖圓場壞塊堅聲處備復頭誇獎媽婦孫學寶實審寬尋導將爾塵嘗層屬島幣帶幫慶庫廟廢張彈歸錄徹憶態總戀惡惱驚慣懶戲戰戶撲執擴掃揚撫搶護報擔擁擇掛損換據擲攝擺搖數斷無舊顯曉暫術機雜權條極構槍櫃欄樹橋檢樓歐殘畢氣匯漢湯溝淚潔淺測濟濃塗濤潤溫濕滿滅燈靈災爛煩燒爺牽猶獨獅貓豬環瑪畫暢療瘋癢皺鹽監蓋盤碼確禍離種積稱穩窩競簽簡糧紀約級純紗紙線練組細織終紹經結繞繪絡絕統繼續績維綠緩編緣縫縮網羅罰職聯聰肅膽勝臟腦腳脫臉]/gu

/**
 * Chat text as it can be printed: cleaned, with their direction by the first letter that has one, and which Han
 * forms they want. What no font covers is replaced by its script (`[Cherokee]`), and its name added to `missing`.
 */
export function printable(text: string, isCovered: (codePoint: number) => boolean, missing: Set<string> = new Set()): Printable {
  const clean = withoutUncovered(cleaned(text), isCovered, missing)
  const first = strong.exec(clean)
  return { text: clean, direction: first && rightToLeft.test(first[0]) ? 'rtl' : 'ltr', han: hanOf(clean) }
}

function hanOf(text: string): Han {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp'
  if (/\p{Script=Hangul}/u.test(text)) return 'kr'
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(onlyTraditional) > count(onlySimplified) ? 'tc' : 'sc'
}

function withoutUncovered(text: string, isCovered: (codePoint: number) => boolean, missing: Set<string>): string {
  let out = ''
  let told = ''
  for (const character of text) {
    if (isCovered(character.codePointAt(0) ?? 0) || needsNone.test(character)) {
      out += character
      // A blank between two words of one script is part of them.
      if (!/\s/.test(character)) told = ''
      continue
    }
    const script = scriptOf(character)
    if (script !== told) out += `[${script}]`
    missing.add(script)
    told = script
  }
  return out
}

/** By its name in English; what has no letters is a sign. */
function scriptOf(character: string): string {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(character)) return 'emoji'
  return scripts.find(([, pattern]) => pattern.test(character))?.[0] ?? 'sign'
}

/** Scripts in use that the fonts of a report leave out. */
const scripts: readonly (readonly [string, RegExp])[] = [
  'Adlam',
  'Balinese',
  'Batak',
  'Bopomofo',
  'Buginese',
  'Canadian_Aboriginal',
  'Cham',
  'Cherokee',
  'Coptic',
  'Deseret',
  'Egyptian_Hieroglyphs',
  'Glagolitic',
  'Gothic',
  'Han',
  'Hangul',
  'Javanese',
  'Kayah_Li',
  'Latin',
  'Lepcha',
  'Limbu',
  'Lisu',
  'Meetei_Mayek',
  'Mongolian',
  'New_Tai_Lue',
  'Nko',
  'Ol_Chiki',
  'Oriya',
  'Osage',
  'Rejang',
  'Saurashtra',
  'Sundanese',
  'Syloti_Nagri',
  'Syriac',
  'Tai_Le',
  'Tai_Tham',
  'Tai_Viet',
  'Thaana',
  'Tibetan',
  'Tifinagh',
  'Vai',
  'Yi',
].map((name) => [name.replaceAll('_', ' '), new RegExp(`\\p{Script=${name}}`, 'u')] as const)
