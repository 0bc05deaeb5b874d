/** Cries that are no word of a lexicon, and what they say; a vowel is drawn out as long as one feels. */

import { labelsOf } from './emoji.ts'
import type { Meaning } from './emoji-meanings.ts'
import type { Row } from './row.ts'

const dismay: Meaning = { sentiment: [0.05, 0.2, 0.75], emotions: { sadness: 0.45, anger: 0.2, surprise: 0.2 }, emoji: '' }
const annoyance: Meaning = { sentiment: [0.03, 0.12, 0.85], emotions: { anger: 0.7, sadness: 0.15 }, emoji: '' }
const delight: Meaning = { sentiment: [0.94, 0.05, 0.01], emotions: { joy: 0.92 }, emoji: '' }
const tenderness: Meaning = { sentiment: [0.85, 0.12, 0.03], emotions: { love: 0.5, admiration: 0.3, caring: 0.2 }, emoji: '' }
const disgust: Meaning = { sentiment: [0.02, 0.08, 0.9], emotions: { disgust: 0.9 }, emoji: '' }
const surprise: Meaning = { sentiment: [0.4, 0.4, 0.2], emotions: { surprise: 0.85 }, emoji: '' }
const pain: Meaning = { sentiment: [0.03, 0.17, 0.8], emotions: { sadness: 0.55, fear: 0.15 }, emoji: '' }
const fright: Meaning = { sentiment: [0.04, 0.11, 0.85], emotions: { fear: 0.75, surprise: 0.2 }, emoji: '' }

/** `*` behind a letter: drawn out. By language; `und` is heard everywhere. */
const cries: readonly (readonly [meaning: Meaning, byLanguage: Record<string, string>])[] = [
  [
    dismay,
    {
      ar: 'لا* لا*ا',
      de: 'nein* ne* oh ne*in och nö* manno*',
      en: 'no* nope* oh no* dammit* aw man* darn',
      es: 'no* ay no* jo* jolín* chale',
      fi: 'ei* voi ei*',
      fr: 'no*n non* oh no*n mince* zut*',
      he: 'לא* אוף*',
      hi: 'नहीं* अरे नहीं* हाय*',
      'hi-Latn': 'nahi* nahii* are nahi* hey bhagwan*',
      id: 'tidak* enggak* yah* aduh*',
      it: 'no* ma no* uffa*',
      ja: 'やだ* いやだー いやー まじかー えー',
      ko: '안돼* 아니* 아이고*',
      nl: 'nee* ne*e jeetje* balen*',
      pl: 'nie* o nie* ojej*',
      pt: 'não* nã*o na*o ah não* poxa*',
      ro: 'nu* of* nu se poate*',
      ru: 'нет* не*т блин* ну не*т эх*',
      sv: 'nej* ne*j attans*',
      tr: 'hayır* hayı*r ya* of ya* tüh*',
      uk: 'ні* о ні* ой леле*',
      vi: 'không* trời ơi*',
      zh: '不要* 不要啊* 不* 唉*',
    },
  ],
  [
    annoyance,
    {
      de: 'boah* orrr* grr*',
      en: 'ugh* argh* grr* gah* meh*',
      es: 'uf* ash* agh*',
      fr: 'pff* rho* grr*',
      it: 'uff* grr*',
      pt: 'aff* afe* argh*',
      ru: 'тьфу* бесит* фу блин*',
      tr: 'öf* of* offf*',
      und: 'ugh* argh* grrr* pff* tsk*',
    },
  ],
  [
    delight,
    {
      de: 'juhu* jippie* ja*',
      en: 'yay* woohoo* yes* woo* yippee* yess*',
      es: 'siii* yuju* viva* eso*',
      fr: 'youpi* oui* ouai*s',
      hi: 'हाँ* वाह* याहू*',
      it: 'evviva* sì* siii*',
      ja: 'やった* わーい* いぇーい',
      ko: '야호* 앗싸* 오예*',
      nl: 'joepie* jaa* yes*',
      pl: 'hura* tak* jupi*',
      pt: 'eba* uhul* sim* oba*',
      ru: 'ура* да* юху*',
      sv: 'hurra* jaa*',
      tr: 'yaşasın* oley* evet*',
      zh: '耶* 太好了* 好耶*',
      und: 'yay* woohoo* yeee* yeah*',
    },
  ],
  [
    tenderness,
    {
      de: 'ohh wie süß*',
      en: 'aww* awww* naww*',
      es: 'ay que lindo* oww*',
      fr: 'oh trop mignon* ooh*',
      pt: 'own* aaa que fofo*',
      ru: 'милота* ня*',
      und: 'aww* aw* oww*',
    },
  ],
  [
    disgust,
    {
      de: 'igitt* bäh* pfui*',
      en: 'eww* ew* yuck* gross* blech*',
      es: 'puaj* guácala* asco*',
      fr: 'beurk* berk* pouah*',
      it: 'bleah* che schifo*',
      nl: 'bah* gatver* jakkes*',
      pl: 'fuj* ble*',
      pt: 'eca* credo*',
      ru: 'фу* бе*',
      tr: 'ıy* iğrenç*',
      und: 'eww* yuck* bleh*',
    },
  ],
  [
    surprise,
    {
      de: 'krass* wow* hä* boah wow*',
      en: 'wow* whoa* omg* what* wait what* no way*',
      es: 'guau* hala* órale* qué*',
      fr: 'waouh* oh la la* quoi*',
      it: 'wow* caspita* cosa*',
      ja: 'えっ* うそ* まじで* わお',
      ko: '헐* 대박* 와* 진짜*',
      pt: 'nossa* caramba* uau* oxe*',
      ru: 'ого* вау* ничего себе* офигеть*',
      tr: 'vay* oha* yok artık* ne*',
      zh: '哇* 天哪* 什么* 我去*',
      und: 'wow* whoa* omg* ooo*',
    },
  ],
  [pain, { de: 'aua* autsch*', en: 'ouch* ow* owie*', es: 'ay* auch*', fr: 'aïe* ouille*', ru: 'ай* ой больно*', und: 'ouch* aua*' }],
  [
    fright,
    { en: 'aaah* eek* yikes* help*', de: 'hilfe* iih*', es: 'ayuda* qué miedo*', fr: "à l'aide* au secours*", und: 'aaah* eek* yikes*' },
  ],
]

const LENGTHS = [1, 3, 6]
const WEIGHT = 1.5

/** Each cry as it is, drawn out, and with a mark behind. */
export function* interjections(): Iterable<Row> {
  for (const [meaning, byLanguage] of cries)
    for (const [language, list] of Object.entries(byLanguage))
      for (const cry of list.split(/(?<=\*) /)) {
        const ways = cry.includes('*') ? LENGTHS.map((times) => drawn(cry, times)) : cry.split(' ')
        for (const [i, way] of ways.entries()) {
          // A short "no" and a short "yes" are answers.
          if (i === 0 && ways.length > 1 && (meaning === dismay || meaning === delight)) continue
          for (const text of [way, `${way}!!`]) {
            yield { text, language, source: 'interjections', split: 'train', weight: WEIGHT, ...labelsOf(meaning) }
          }
        }
      }
}

/** `no*` → `nooo`: the letter before the star so many times. */
export function drawn(cry: string, times: number): string {
  return cry.replace(/(\p{L}\p{M}*)\*/gu, (_, letter: string) => letter.repeat(times))
}
