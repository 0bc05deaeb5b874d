/** What a message contains that answers a question, by what the question asks for: a number, a day, a place, a name. */
import { fold } from '@convostat/engine/words/fold'

const NUMBER = String.raw`\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|dozen|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|hundert|tausend|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|cien|mil|dois|duas|quatro|sete|oito|nove|dez|vinte|trinta|cem)\b`
const CLOCK = String.raw`\d{1,2}[:.h]\d{2}|\d\s?(?:am|pm|uhr|h|बजे|baje)\b`
const DATED = String.raw`\b\d{1,2}[./-]\d{1,2}|\b(?:19|20)\d\d\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|dezembro`
const COLOURS = String.raw`\b(?:red|blue|green|yellow|black|white|purple|pink|orange|grey|gray|brown|turquoise|gold|silver|rot|blau|grun|gelb|schwarz|weiss|lila|rosa|grau|braun|rojo|azul|verde|amarillo|negro|blanco|morado|gris|vermelho|amarelo|preto|branco|roxo|cinza)`
const PLACES = String.raw`\b(?:in|at|on|under|behind|near|inside|beside|between|next to|im|am|auf|unter|hinter|neben|bei|en|bajo|detras|junto|no|na|em|debaixo|atras)\b|في|تحت|خلف|على|जगह|में|पर|mein\b|\bpar\b`
const REASONS = String.raw`\b(?:because|cause|cos|since|so that|weil|denn|deshalb|porque|ya que|kyunki)\b|क्योंकि|لأن|عشان|بسبب`
const MEANINGS = String.raw`\b(?:means?|meaning|heisst|bedeutet|significa|matlab)\b|\bit'?s\b|मतलब|يعني|معن`

/** What something or someone is called is asked with these. */
export const NAMING =
  /^(?:called|name|named|names|nickname|heisst|heissen|genannt|llama|llamaba|llamo|nombre|chama|chamava|nome|नाम|naam|اسم|اسمه|اسمها|سميت|سمينا|يسمي)$/u
const NAMED = /\b(?:named?|called|nam(?:e|ed) is|name's|heisst|hiess|llam[ao]|cham[ao])\b|नाम|\bnaam\b|اسم|سمي/u

/** What a question asks for by its words, and what messages that say it contain, both folded. The first that fits counts. */
const signs: readonly (readonly [asks: RegExp, answers: RegExp, isStrict?: true])[] = [
  [/\b(?:called|name|named|nickname|heisst|heissen|genannt|llama|llamaba|nombre|chama|chamava|nome|naam)\b|नाम|اسم/u, NAMED, true],
  [
    /what colou?r|which colou?r|welche farbe|que color|que cor\b|किस रंग|kis rang|kaunsa rang|ما لون|اي لون/u,
    new RegExp(COLOURS, 'u'),
    true,
  ],
  [
    /how much|how many|how old|how long|how tall|what time|\bprice|\bcost|\bsize\b|wie ?viel|wie alt|wie lange|wie teuer|kostet|grosse|cuant[oa]|que hora|talla|quant[oa]|que horas|tamanho|कितन|kitn|साइज|\bكم\b|مقاس/u,
    new RegExp(NUMBER, 'u'),
    true,
  ],
  [
    /phone|number|\bcode|\bpin\b|password|passwor|\biban|telefon|nummer|numero|telefono|contrasena|senha|codigo|नंबर|पासवर्ड|رقم|رمز|كلمة السر/u,
    /\d/u,
    true,
  ],
  [
    /\bwhen\b|which day|what day|what date|\bwann\b|\bcuando\b|\bquando\b|que dia|welchem tag|\bkab\b|कब|متى/u,
    new RegExp(`${CLOCK}|${DATED}|\\d`, 'u'),
  ],
  [/\blink\b|website|webseite|\burl\b|pagina web|\bsite\b|رابط|लिंक/u, /https?:|www\./u, true],
  [/\bwhere\b|\bwo\b|\bwohin\b|\bdonde\b|\bonde\b|कहां|कहाँ|\bkaha/u, new RegExp(PLACES, 'u')],
  [/(?:اين|أين|وين|فين)/u, new RegExp(PLACES, 'u')],
  [/\bwhy\b|\bwarum\b|\bwieso\b|por que|क्यों|\bkyon\b|\bkyun\b|لماذا|ليش/u, new RegExp(REASONS, 'u')],
  [/\bmeans?\b|\bmeaning\b|bedeutet|heisst|significa|मतलब|matlab|معنى|تعني|يعني/u, new RegExp(MEANINGS, 'u')],
]

/** What an answer to it contains, null where the question does not say; and whether nothing else is one. */
export function answerOf(question: string): { answer: RegExp | null; isStrict: boolean } {
  const asking = fold(question)
  const [, answer = null, isStrict = false] = signs.find(([asks]) => asks.test(asking)) ?? []
  return { answer, isStrict }
}

/** Whether a message asks something, with or without its mark. */
export function asksSomething(text: string): boolean {
  const said = fold(text)
  return /[?？؟]\s*(?:\p{Extended_Pictographic}|\s)*$/u.test(text) || OPENS.test(said) || INDIRECT.test(said)
}

const INDIRECT =
  /\b(?:(?:wants?|wanted) to know|(?:is|was|keeps) asking|asks (?:if|what|who|where|when|how)|wondering|fragt|will wissen|quiere saber|quer saber)\b/u

const OPENS =
  /^(?:(?:and|but|so|ok|wait|und|y|e|aur|و)\s+)?(?:who|what|whats|what's|where|when|why|how|which|wer|was|wo|wann|warum|wie|welche|quien|que|donde|cuando|por que|como|quem|onde|quando|qual|कौन|क्या|कहां|कब|क्यों|kaun|kya|kahan|kab|kyun|من|ما|ماذا|اين|متى|كيف|شو|مين)\b/u

const kinds = {
  who: /\b(?:who|whose|who's|wer|wem|wen|quien|quem|kaun|kisne|kiska)\b|कौन|किसने|\bمن\b|مين/u,
  when: /\b(?:when|what time|which day|wann|cuando|quando|kab)\b|कब|متى|امتى/u,
  where: /\b(?:where|where's|wo|wohin|woher|donde|onde|kahan|kaha)\b|कहां|اين|وين|فين/u,
  why: /\b(?:why|warum|wieso|por que|kyon|kyun)\b|क्यों|لماذا|ليش|ليه/u,
  how: /\b(?:how|wie|como|kaise|kaisa)\b|कैसे|كيف/u,
  what: /\b(?:what|what's|whats|which|was|welche[rsnm]?|que|cual|qual|o que|kya|kaunsa|kaunsi)\b|क्या|ماذا|شو|ايش|\bما\b/u,
} as const
export type QuestionKind = keyof typeof kinds
const kindNames: readonly QuestionKind[] = ['who', 'when', 'where', 'why', 'how', 'what']

/** What a question asks for, by its question word. */
export function kindOf(question: string): QuestionKind | null {
  const asking = fold(question)
  return kindNames.find((kind) => kinds[kind].test(asking)) ?? null
}
