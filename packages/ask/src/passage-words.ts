import type { Spoken } from './words/question-words.ts'

/** The answer where nothing was computed, in the language of the question. */
interface PassageWords {
  /** Messages follow that were found, and of which nothing was concluded. */
  found: string
  silent: string
  /** This many sentences of the model were left out, since what they say is not in the messages they named. */
  leftOut: (count: number) => string
  /** All of them were. */
  allLeftOut: string
  /** It wrote more than is shown. */
  tooLong: string
  /** It took longer than this many minutes. */
  tooSlow: (minutes: number) => string
  /** The model stopped before it had said all. */
  cutShort: string
  /** It could not be asked, or failed. */
  failed: string
}

export const passageWords: Record<Spoken, PassageWords> = {
  en: {
    found: 'No answer was worked out. These messages fit the question best.',
    silent: 'The chat does not say.',
    leftOut: (count) =>
      count === 1
        ? 'One sentence of the local AI was left out: what it said does not stand in the messages it named.'
        : `${count} sentences of the local AI were left out: what they said does not stand in the messages they named.`,
    allLeftOut: 'What the local AI wrote does not stand in the messages it named, so it was left out.',
    tooLong: 'The local AI wrote on and on, so its answer was cut here.',
    tooSlow: (minutes) => `The local AI took longer than ${minutes} minutes, so it was stopped.`,
    cutShort: 'The local AI stopped before it had said everything.',
    failed: 'The local AI could not finish its answer.',
  },
  de: {
    found: 'Es wurde keine Antwort ermittelt. Diese Nachrichten passen am besten zur Frage.',
    silent: 'Der Chat sagt dazu nichts.',
    leftOut: (count) =>
      count === 1
        ? 'Ein Satz der lokalen KI wurde weggelassen: Was er sagte, steht nicht in den genannten Nachrichten.'
        : `${count} Sätze der lokalen KI wurden weggelassen: Was sie sagten, steht nicht in den genannten Nachrichten.`,
    allLeftOut: 'Was die lokale KI schrieb, steht nicht in den genannten Nachrichten und wurde deshalb weggelassen.',
    tooLong: 'Die lokale KI schrieb immer weiter, deshalb ist ihre Antwort hier abgeschnitten.',
    tooSlow: (minutes) => `Die lokale KI brauchte länger als ${minutes} Minuten und wurde deshalb angehalten.`,
    cutShort: 'Die lokale KI hörte auf, bevor alles gesagt war.',
    failed: 'Die lokale KI konnte ihre Antwort nicht zu Ende bringen.',
  },
  es: {
    found: 'No se calculó ninguna respuesta. Estos mensajes son los que mejor encajan con la pregunta.',
    silent: 'El chat no lo dice.',
    leftOut: (count) =>
      count === 1
        ? 'Se omitió una frase de la IA local: lo que decía no está en los mensajes que citó.'
        : `Se omitieron ${count} frases de la IA local: lo que decían no está en los mensajes que citaron.`,
    allLeftOut: 'Lo que escribió la IA local no está en los mensajes que citó, así que se omitió.',
    tooLong: 'La IA local siguió escribiendo sin parar, así que su respuesta se cortó aquí.',
    tooSlow: (minutes) => `La IA local tardó más de ${minutes} minutos, así que se detuvo.`,
    cutShort: 'La IA local se detuvo antes de decirlo todo.',
    failed: 'La IA local no pudo terminar su respuesta.',
  },
  pt: {
    found: 'Nenhuma resposta foi calculada. Estas mensagens são as que melhor correspondem à pergunta.',
    silent: 'O chat não diz.',
    leftOut: (count) =>
      count === 1
        ? 'Uma frase da IA local foi omitida: o que ela dizia não está nas mensagens que citou.'
        : `${count} frases da IA local foram omitidas: o que diziam não está nas mensagens que citaram.`,
    allLeftOut: 'O que a IA local escreveu não está nas mensagens que citou e por isso foi omitido.',
    tooLong: 'A IA local não parava de escrever, por isso a resposta foi cortada aqui.',
    tooSlow: (minutes) => `A IA local demorou mais de ${minutes} minutos e por isso foi interrompida.`,
    cutShort: 'A IA local parou antes de dizer tudo.',
    failed: 'A IA local não conseguiu terminar a resposta.',
  },
  hi: {
    found: 'कोई उत्तर नहीं निकाला गया। ये संदेश प्रश्न से सबसे अधिक मेल खाते हैं।',
    silent: 'चैट में यह नहीं बताया गया है।',
    leftOut: (count) => `लोकल AI के ${count} वाक्य छोड़ दिए गए: उनकी बात बताए गए संदेशों में नहीं है।`,
    allLeftOut: 'लोकल AI ने जो लिखा वह बताए गए संदेशों में नहीं है, इसलिए छोड़ दिया गया।',
    tooLong: 'लोकल AI लिखता ही जा रहा था, इसलिए उसका उत्तर यहाँ काट दिया गया।',
    tooSlow: (minutes) => `लोकल AI को ${minutes} मिनट से ज़्यादा लगे, इसलिए उसे रोक दिया गया।`,
    cutShort: 'लोकल AI पूरी बात कहने से पहले रुक गया।',
    failed: 'लोकल AI अपना उत्तर पूरा नहीं कर सका।',
  },
  ar: {
    found: 'لم تُستنتج أي إجابة. هذه الرسائل هي الأقرب إلى السؤال.',
    silent: 'المحادثة لا تذكر ذلك.',
    leftOut: (count) => `عدد جمل الذكاء الاصطناعي المحلي التي حُذفت: ${count}، لأن ما قالته ليس في الرسائل التي ذكرتها.`,
    allLeftOut: 'ما كتبه الذكاء الاصطناعي المحلي ليس في الرسائل التي ذكرها، لذلك حُذف.',
    tooLong: 'استمر الذكاء الاصطناعي المحلي في الكتابة، لذلك قُطعت إجابته هنا.',
    tooSlow: (minutes) => `استغرق الذكاء الاصطناعي المحلي أكثر من ${minutes} دقائق، لذلك أُوقف.`,
    cutShort: 'توقف الذكاء الاصطناعي المحلي قبل أن يقول كل شيء.',
    failed: 'لم يتمكن الذكاء الاصطناعي المحلي من إكمال إجابته.',
  },
}
