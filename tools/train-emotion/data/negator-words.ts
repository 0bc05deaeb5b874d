/** How a language says that something is not so: where the negator stands, its forms, and what may stand between. */
export interface Negation {
  negators: readonly string[]
  fillers: readonly string[]
  /** Turkish, Japanese, Hindi…: the negator follows the word. */
  isAfter?: true
  /** What joins the parts: nothing where words are not parted. */
  joint?: string
}

export const negations: Record<string, Negation> = {
  ar: { negators: ['ليس', 'لا', 'مش', 'ما كان', 'لم يكن', 'مو'], fillers: ['', 'أبدا', 'هذا', 'حقا'] },
  bn: { negators: ['না', 'নয়', 'ছিল না'], fillers: ['', 'একদম'], isAfter: true },
  cs: { negators: ['není', 'nebylo', 'to není', 'nejsem', 'nikdy'], fillers: ['', 'moc', 'vůbec', 'tak'] },
  da: { negators: ['ikke', 'det er ikke', 'det var ikke', 'aldrig', 'slet ikke'], fillers: ['', 'så', 'særlig'] },
  de: { negators: ['nicht', 'kein', 'keine', 'nie', 'gar nicht', 'war nicht', 'ist nicht'], fillers: ['', 'so', 'wirklich', 'besonders'] },
  el: { negators: ['δεν είναι', 'δεν', 'δεν ήταν', 'ποτέ', 'καθόλου'], fillers: ['', 'τόσο', 'πολύ'] },
  en: {
    negators: ['not', "isn't", "wasn't", "don't", "didn't", 'never', 'no', 'dont', 'aint', "it's not", "i'm not", 'not at all', 'hardly'],
    fillers: ['', 'a', 'very', 'so', 'really', 'that', 'feeling', 'the most', 'exactly'],
  },
  es: { negators: ['no', 'no es', 'no fue', 'no estoy', 'nunca', 'nada', 'ni'], fillers: ['', 'muy', 'tan', 'un', 'una'] },
  fa: { negators: ['نیست', 'نبود', 'نه'], fillers: ['', 'اصلا'], isAfter: true },
  fi: { negators: ['ei', 'ei ole', 'ei ollut', 'en ole', 'ei koskaan'], fillers: ['', 'kovin', 'yhtään', 'mitenkään'] },
  fr: {
    negators: ['pas', "c'est pas", "ce n'est pas", "ce n'était pas", 'jamais', 'je suis pas', 'plus', 'aucun'],
    fillers: ['', 'très', 'si', 'vraiment', 'du tout'],
  },
  he: { negators: ['לא', 'זה לא', 'אף פעם לא', 'אין', 'ממש לא'], fillers: ['', 'כל כך', 'ממש'] },
  hi: { negators: ['नहीं', 'नहीं है', 'नहीं था', 'नही'], fillers: ['', 'बिल्कुल', 'इतना'], isAfter: true },
  'hi-Latn': { negators: ['nahi', 'nahi hai', 'nahi tha', 'nhi'], fillers: ['', 'bilkul', 'itna'], isAfter: true },
  hr: { negators: ['nije', 'nije bilo', 'nisam', 'nikad', 'uopće nije'], fillers: ['', 'baš', 'tako'] },
  hu: { negators: ['nem', 'nem volt', 'soha', 'nem túl', 'egyáltalán nem'], fillers: ['', 'olyan', 'annyira'] },
  id: { negators: ['tidak', 'gak', 'nggak', 'ga', 'bukan', 'ngga', 'tak', 'belum'], fillers: ['', 'begitu', 'terlalu', 'pernah'] },
  it: { negators: ['non', 'non è', 'non era', 'non sono', 'mai', 'per niente', 'niente'], fillers: ['', 'molto', 'così', 'un', 'una'] },
  ja: { negators: ['じゃない', 'ではない', 'くない', 'なかった', 'じゃなかった'], fillers: [''], isAfter: true, joint: '' },
  ko: { negators: ['안', '별로 안', '전혀', '하나도 안', '그렇게 안'], fillers: [''] },
  ms: { negators: ['tidak', 'tak', 'bukan', 'takde'], fillers: ['', 'begitu', 'berapa'] },
  nb: { negators: ['ikke', 'det er ikke', 'det var ikke', 'aldri', 'slett ikke'], fillers: ['', 'så', 'særlig'] },
  nl: { negators: ['niet', 'geen', 'nooit', 'is niet', 'was niet', 'helemaal niet'], fillers: ['', 'zo', 'echt', 'heel', 'erg'] },
  pl: { negators: ['nie', 'nie jest', 'nie było', 'nigdy', 'wcale nie', 'nie jestem'], fillers: ['', 'zbyt', 'tak', 'bardzo'] },
  pt: { negators: ['não', 'nao', 'não é', 'não foi', 'não estou', 'nunca', 'nem', 'nada'], fillers: ['', 'muito', 'tão', 'um', 'uma'] },
  ro: { negators: ['nu', 'nu e', 'nu a fost', 'nu sunt', 'niciodată', 'deloc'], fillers: ['', 'prea', 'așa', 'foarte'] },
  ru: {
    negators: ['не', 'нет', 'никогда не', 'это не', 'совсем не', 'вообще не', 'не было'],
    fillers: ['', 'очень', 'так', 'такой', 'особо'],
  },
  sv: { negators: ['inte', 'det är inte', 'det var inte', 'aldrig', 'inte alls', 'ingen'], fillers: ['', 'så', 'särskilt', 'riktigt'] },
  sw: { negators: ['si', 'sio', 'haikuwa', 'hapana', 'sina', 'hakuna'], fillers: ['', 'sana'] },
  th: { negators: ['ไม่', 'ไม่ค่อย', 'ไม่ได้', 'ไม่เคย'], fillers: [''], joint: '' },
  tr: { negators: ['değil', 'değildi', 'hiç değil', 'değilim', 'olmadı'], fillers: ['', 'pek', 'hiç'], isAfter: true },
  uk: { negators: ['не', 'немає', 'ніколи не', 'це не', 'зовсім не', 'не було'], fillers: ['', 'дуже', 'так', 'такий'] },
  ur: { negators: ['نہیں', 'نہیں ہے', 'نہیں تھا'], fillers: ['', 'بالکل'], isAfter: true },
  vi: { negators: ['không', 'chẳng', 'không phải', 'chưa bao giờ', 'không hề'], fillers: ['', 'quá', 'lắm'] },
  zh: { negators: ['不', '没有', '不是', '一点也不', '不太', '从来不'], fillers: [''], joint: '' },
}
