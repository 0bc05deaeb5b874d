/** Questions about where something came up, and the verbs that only say that someone spoke: the words beside them have the subject. */
import { fold } from '@convostat/engine/words/fold'

const speech = {
  en: `suggest suggests suggested suggesting wonder wonders wondered wondering complain complains complained
    complaining promise promises promised admit admits admitted joke joked announce announces announced claim claims claimed explain explains
    explained warn warns warned recommend recommends recommended confess confessed reply replied ask asks asked asking remark remarked
    insist insisted moan moaned brag bragged gossip gossiped comment commented refer referred`,
  de: `vorgeschlagen vorschlagen vorschlug beschwert beschweren versprochen verspricht zugegeben gewitzelt angekündigt behauptet erklärt
    gewarnt empfohlen gebeichtet geantwortet gefragt fragte fragen bemerkt erwähnt erwähnte erwähnen angesprochen ansprach gemeint meinte
    geschwärmt gemeckert gejammert erzählt erzählte`,
  es: `sugirió sugirio propuso proponer quejó quejo quejarse prometió admitió bromeó anunció afirmó explicó advirtió recomendó confesó
    respondió preguntó preguntar mencionó mencionamos mencionar mencionado comentó comentamos comentar opinó opina contó`,
  pt: `sugeriu propôs reclamou reclamar prometeu admitiu brincou anunciou afirmou explicou avisou recomendou confessou respondeu perguntou
    perguntar mencionou mencionamos mencionar mencionado comentou comentamos comentar opinou contou`,
  hi: `सुझाव सुझाया शिकायत वादा पूछा पूछी पूछे ज़िक्र जिक्र बताया सुझाव sujhav shikayat vaada pucha poocha puchi zikr jikr bataya batayi`,
  ar: `اقترح اقترحت اشتكى اشتكت وعد وعدت اعترف اعترفت أعلن أعلنت شرح شرحت حذر سأل سألت ذكر ذكرت ذكرنا تكلم تكلمت تكلمنا تحدث تحدثت
    تحدثنا حكى حكت حكينا`,
}

/** Verbs of speech, folded. */
export const speechWords: ReadonlySet<string> = new Set(Object.values(speech).flatMap((words) => words.split(/\s+/).map(fold)))

/** Verbs of several words that mean to begin to speak of something, in which each word alone means something else. */
const BEGINS =
  /\b(?:bring|brings|bringing|brought)\b(?= (?:\S+ ){0,4}?up\b)|\b(?:come|comes|came|coming) up\b(?! (?:the|to|here))|\bpoint(?:s|ed)? out\b|\bzur sprache\b|\bauf den tisch\b|\bsac(?:o|aste|amos|ar) (?:a colacion|el tema)\b|\b(?:puxou|tocou n)o? ?assunto\b/gu

/** The same question without them; the places of other letters stay as they are. */
export const withoutBeginning = (question: string): string => {
  const folded = fold(question)
  return folded.length === question.length ? question.replace(new RegExp(BEGINS, 'giu'), ' ') : question
}

const SPOKEN =
  /\b(?:mention\w*|br(?:ing|ings|inging|ought) (?:\S+ ){0,4}?up|c[oa]me up|(?:talk\w*|spoke|speak)(?! (?:to|with)\b)|discuss\w*|chat\w* about|hear of|heard of|erwahn\w*|angesprochen|zur sprache|geredet|reden|redeten|gesprochen|sprachen|(?:die|von|vom) rede|habl\w+|mencion\w+|sac(?:o|aste|amos) (?:a colacion|el tema)|charl\w+|fal(?:amos|ou|ei|aram|ar|ado)|convers\w+|assunto|zikr|jikr|baat)\b|ज़िक्र|जिक्र|बात|ذكر|تكلم|تحدث|حكى|حكينا|حكت|سيرة/u

/** Whether a question asks where something came up: "who mentioned", "when did we talk about". */
export const asksOfMentions = (question: string): boolean => SPOKEN.test(fold(question))
