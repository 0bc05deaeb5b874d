/** The words that deny or contrast, in their normal form (no apostrophes, lower case), by language. */
import { contrasts, deniesAfter, deniesBefore } from './roles.ts'

const denyAfter = {
  en: 'not no never dont doesnt didnt isnt arent wasnt werent wont wouldnt cant cannot couldnt shouldnt aint hasnt havent hadnt without nothing nobody none nor neither hardly barely dnt wudnt cudnt didn doesn isn wasn aren couldn wouldn nvr nt neednt mustnt',
  es: 'no nunca jamas jamás tampoco sin nada nadie ningun ningún ninguna ni',
  pt: 'não nao nunca jamais nem sem nada ninguem ninguém nenhum nenhuma n ñ',
  fr: 'ne n pas jamais rien sans aucun aucune plus ni guere guère personne',
  it: 'non mai senza niente nulla nessuno nessuna né',
  de: 'nicht kein keine keinen keinem keiner keines nie niemals nichts ohne weder kaum net ned nich nix',
  nl: 'niet geen nooit niets zonder niemand nie',
  sv: 'inte ingen inget inga aldrig utan ej icke',
  da: 'ikke ingen intet aldrig uden ej',
  nb: 'ikke ingen intet aldri uten ikkje',
  fi: 'en et ei emme ette eivät eivat älä ala älkää eikä ilman koskaan',
  ru: 'не нет ни никогда без нельзя ничего никто нету',
  uk: 'не ні ніколи без нема немає нічого ніхто',
  pl: 'nie nigdy bez nic nikt żaden zaden ani',
  cs: 'ne ani nikdy bez nic není neni nejsem nejsou nebyl nebylo nebyla nemám nemam nemá nechci nemůžu nemuzu nikdo žádný zadny',
  sk: 'nie nikdy bez nič nikto nemám',
  sr: 'ne nije nisam nema nikad bez ništa nista nećemo neću necu nemoj nisu nismo не није нисам нема никад',
  bg: 'не няма никога без нищо няма недей',
  ro: 'nu n nici niciodată niciodata fără fara nimic',
  hu: 'nem ne soha sem nincs nincsen semmi nélkül',
  el: 'δεν δε μην μη ποτέ ποτε χωρίς χωρις όχι τίποτα',
  tr: 'hiç hic asla ne',
  id: 'tidak nggak enggak ga gak gk ngga tak bukan jangan belum tanpa kagak ndak tdk ngak nda',
  vi: 'không khong ko k hông chẳng chả đừng chưa kg hok',
  ar: 'لا ما لم لن ليس ليست مش مو غير بدون ماني موب مب لست مافي',
  he: 'לא אין בלי אף אל',
  fa: 'نه هيچ بدون نيست',
  hi: 'नहीं नही मत न ना बिना नहिं',
  hiLatn: 'nahi nahin nhi nai mat bina nahii nahee',
  ur: 'نہیں نہي نهين نهيں نه مت بغير',
  bn: 'না নেই নয় নি নাই',
  ko: '안 못',
  sw: 'si hapana bila sio hakuna siyo',
  af: 'nie geen nooit',
  ha: 'ba babu bai',
  tl: 'hindi wala huwag di',
  ms: 'tiada bukan takde tak x',
}

const denyBefore = {
  tr: 'değil degil yok değilim degilim değilsin değiller deil diil yoktu değildi degildi',
  hi: 'नहीं नही नहिं',
  hiLatn: 'nahi nahin nhi nai',
  ur: 'نہیں نهين نهيں',
  bn: 'না নেই নয় নি নাই',
  ta: 'இல்லை இல்ல',
  te: 'లేదు కాదు',
  mr: 'नाही',
  ko: '않아 않아요 않다 않네 않은 않았어 않습니다 않고 않는다 않음 못해 못했어 없어 없다 없네 없음 아냐 아니야 아니다 없어요 아니에요 않지 않지만 않은데 않아서 않을 않는 않다고 않네요 않았다 않았는데 못한 못하겠어 없고 없어서 없는 없었어 없었다 없네요 없습니다 아니고 아닌데',
  fi: 'ei',
  de: 'nicht',
  nl: 'niet',
}

const contrast = {
  en: 'but however although though yet bt',
  es: 'pero aunque sino',
  pt: 'mas porém porem embora',
  fr: 'mais cependant pourtant',
  it: 'ma però pero',
  de: 'aber jedoch trotzdem',
  nl: 'maar',
  sv: 'men',
  fi: 'mutta muttei',
  ru: 'но однако зато',
  uk: 'але проте',
  pl: 'ale jednak lecz',
  cs: 'avšak',
  ro: 'dar însă insa',
  hu: 'de viszont azonban',
  el: 'αλλά αλλα όμως ομως',
  tr: 'ama fakat ancak',
  id: 'tapi tetapi namun tp',
  vi: 'nhưng nhung',
  ar: 'لكن ولكن بس',
  he: 'אבל',
  fa: 'اما ولي',
  hi: 'लेकिन मगर पर',
  hiLatn: 'lekin magar',
  bn: 'কিন্তু',
  ko: '하지만 근데 그런데',
  sw: 'lakini',
}

/** The bits of roles.ts a word has beside being a word. */
export const roleOfWord: ReadonlyMap<string, number> = rolesOf([
  [denyAfter, deniesAfter],
  [denyBefore, deniesBefore],
  [contrast, contrasts],
])

function rolesOf(tables: [Record<string, string>, number][]): Map<string, number> {
  const roles = new Map<string, number>()
  for (const [byLanguage, role] of tables)
    for (const words of Object.values(byLanguage)) for (const word of words.split(' ')) roles.set(word, (roles.get(word) ?? 0) | role)
  return roles
}
