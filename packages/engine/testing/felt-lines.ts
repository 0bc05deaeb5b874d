import type { Emotion } from '@convostat/emotion'

/**
 * Invented messages beside the emotion that is written in them: `own`, one that its writer unmistakably feels; else another person's,
 * a question about it, a report, or only its name.
 */
export interface FeltLine {
  language: 'en' | 'de' | 'es' | 'pt' | 'hi' | 'ar'
  emotion: Emotion
  isOwn: boolean
  text: string
}

const lines = (language: FeltLine['language'], isOwn: boolean, all: readonly (readonly [Emotion, string])[]): FeltLine[] =>
  all.map(([emotion, text]) => ({ language, emotion, isOwn, text }))

export const feltLines: readonly FeltLine[] = [
  ...lines('en', true, [
    ['joy', "I'm so happy right now, best day in ages!"],
    ['love', 'I love you more than anything in the world'],
    ['gratitude', 'Thank you so much for driving me all the way home'],
    ['amusement', "hahaha I can't stop laughing at your hat"],
    ['admiration', "You're amazing, I'm so proud of you"],
    ['surprise', "Wow, I can't believe you're already here!"],
    ['sadness', "I'm so sad, I've been crying all evening"],
    ['anger', "I'm absolutely furious with that landlord"],
    ['fear', "I'm terrified of the operation tomorrow"],
    ['sadness', 'I miss her terribly, it hurts every day'],
  ]),
  ...lines('en', false, [
    ['fear', 'so why are you always scared of dogs'],
    ['fear', 'are you still afraid of flying?'],
    ['sadness', 'she was so sad when the shop closed'],
    ['sadness', 'why is he crying all the time?'],
    ['anger', 'they were furious with the referee yesterday'],
    ['anger', 'he slammed the door and shouted at the postman'],
    ['joy', 'are you happy with the new kitchen?'],
    ['joy', 'my sister was so happy with the present'],
    ['surprise', 'the cake is for a surprise on friday'],
    ['surprise', 'he was so surprised to see everybody there'],
  ]),
  ...lines('de', true, [
    ['joy', 'Ich freue mich so sehr, das ist der schönste Tag seit Langem!'],
    ['love', 'Ich liebe dich über alles auf der Welt'],
    ['gratitude', 'Vielen Dank, dass du mich nach Hause gefahren hast'],
    ['admiration', 'Du bist großartig, ich bin so stolz auf dich'],
    ['sadness', 'Ich bin so traurig, ich habe den ganzen Abend geweint'],
    ['anger', 'Ich bin so wütend auf diesen Vermieter'],
    ['fear', 'Ich habe solche Angst vor der Operation morgen'],
  ]),
  ...lines('de', false, [
    ['fear', 'wovor hast du eigentlich Angst'],
    ['fear', 'Hast du immer noch Angst vor Hunden?'],
    ['sadness', 'sie war so traurig, als der Laden zugemacht hat'],
    ['sadness', 'warum bist du denn so traurig'],
    ['anger', 'er war stinksauer auf den Schiedsrichter'],
    ['joy', 'meine Schwester war so glücklich über das Geschenk'],
    ['surprise', 'der Kuchen ist für eine Überraschung am Freitag'],
  ]),
  ...lines('es', true, [
    ['joy', '¡Estoy tan feliz, es el mejor día en mucho tiempo!'],
    ['love', 'Te quiero más que a nada en el mundo'],
    ['gratitude', 'Muchas gracias por llevarme hasta casa'],
    ['admiration', 'Eres increíble, estoy muy orgulloso de ti'],
    ['sadness', 'Estoy tan triste, he llorado toda la tarde'],
    ['anger', 'Estoy furiosa con el casero, no lo soporto'],
    ['fear', 'Tengo muchísimo miedo de la operación de mañana'],
  ]),
  ...lines('es', false, [
    ['fear', 'por qué tienes tanto miedo de los perros'],
    ['fear', '¿Todavía tienes miedo de volar?'],
    ['sadness', 'ella estaba muy triste cuando cerraron la tienda'],
    ['sadness', '¿por qué estás tan triste hoy?'],
    ['anger', 'mi jefe estaba furioso con el árbitro'],
    ['joy', 'mi hermana estaba muy feliz con el regalo'],
    ['surprise', 'el pastel es para una sorpresa el viernes'],
  ]),
  ...lines('pt', true, [
    ['joy', 'Estou tão feliz, é o melhor dia em muito tempo!'],
    ['love', 'Eu te amo mais que tudo no mundo'],
    ['gratitude', 'Muito obrigada por me levar até em casa'],
    ['admiration', 'Você é incrível, tenho muito orgulho de você'],
    ['sadness', 'Estou tão triste, chorei a noite inteira'],
    ['anger', 'Estou furioso com esse vizinho, não aguento mais'],
    ['fear', 'Estou com muito medo da cirurgia amanhã'],
  ]),
  ...lines('pt', false, [
    ['fear', 'por que você tem tanto medo de cachorro'],
    ['fear', 'você ainda tem medo de avião?'],
    ['sadness', 'ela estava muito triste quando a loja fechou'],
    ['sadness', 'por que você está tão triste hoje?'],
    ['anger', 'ele estava furioso com o juiz ontem'],
    ['joy', 'minha irmã ficou muito feliz com o presente'],
    ['surprise', 'o bolo é para uma surpresa na sexta'],
  ]),
  ...lines('hi', true, [
    ['joy', 'मैं आज बहुत खुश हूँ, कितना अच्छा दिन है!'],
    ['love', 'मैं तुमसे बहुत प्यार करता हूँ'],
    ['gratitude', 'मुझे घर छोड़ने के लिए बहुत बहुत धन्यवाद'],
    ['sadness', 'मैं बहुत दुखी हूँ, सारी शाम रोती रही'],
    ['anger', 'मुझे उस मकान मालिक पर बहुत गुस्सा आ रहा है'],
    ['fear', 'मुझे कल के ऑपरेशन से बहुत डर लग रहा है'],
  ]),
  ...lines('hi', false, [
    ['fear', 'तुम्हें कुत्तों से इतना डर क्यों लगता है'],
    ['fear', 'क्या तुम्हें अब भी उड़ने से डर लगता है?'],
    ['sadness', 'वह बहुत दुखी थी जब दुकान बंद हुई'],
    ['anger', 'उसे कल रेफरी पर बहुत गुस्सा आया'],
    ['joy', 'मेरी बहन तोहफे से बहुत खुश थी'],
    ['sadness', 'तुम आज इतने उदास क्यों हो'],
  ]),
  ...lines('ar', true, [
    ['joy', 'أنا سعيدة جدًا اليوم، أجمل يوم منذ زمن!'],
    ['love', 'أحبك أكثر من أي شيء في الدنيا'],
    ['gratitude', 'شكرًا جزيلًا لأنك أوصلتني إلى البيت'],
    ['sadness', 'أنا حزينة جدًا، بكيت طوال المساء'],
    ['anger', 'أنا غاضب جدًا من صاحب البيت'],
    ['fear', 'أنا خائفة جدًا من العملية غدًا'],
  ]),
  ...lines('ar', false, [
    ['fear', 'لماذا أنت خائف من الكلاب دائمًا'],
    ['fear', 'هل ما زلت خائفة من الطيران؟'],
    ['sadness', 'هي كانت حزينة جدًا عندما أغلق المحل'],
    ['anger', 'هو كان غاضبًا جدًا من الحكم أمس'],
    ['joy', 'أختي كانت سعيدة جدًا بالهدية'],
    ['sadness', 'لماذا أنت حزين اليوم'],
  ]),
]

/** Several sentences, objects instead of subjects, and languages that leave out the subject. */
export const otherShapes: readonly FeltLine[] = [
  ...lines('en', true, [
    ['joy', 'She makes me so happy every day'],
    ['joy', 'You make me so happy my love'],
    ['fear', 'they scared me to death last night'],
    ['sadness', 'that song always breaks my heart'],
    ['joy', 'So happy right now. We did it!'],
  ]),
  ...lines('en', false, [
    ['sadness', 'Spoke to mom. She was so sad and cried all night'],
    ['fear', 'Poor Tom. He is terrified of the operation'],
    ['sadness', "She was so sad. I'm home at 6"],
    ['anger', 'On my way. Dad is furious about the car'],
  ]),
  ...lines('de', true, [
    ['joy', 'Er macht mich so glücklich'],
    ['joy', 'Du machst mich so glücklich mein Schatz'],
    ['anger', 'Sie haben uns so wütend gemacht'],
  ]),
  ...lines('de', false, [
    ['sadness', 'Mit Mama telefoniert. Sie war so traurig'],
    ['fear', 'Armer Tom. Er hat furchtbare Angst vor der OP'],
  ]),
  ...lines('es', true, [
    ['admiration', 'Estás preciosa hoy, eres increíble'],
    ['love', 'Tienes un corazón enorme, te quiero mucho'],
  ]),
  ...lines('es', false, [
    ['joy', 'Estás muy contenta con el trabajo'],
    ['sadness', 'Hablé con mamá. Ella estaba muy triste'],
  ]),
  ...lines('pt', true, [
    ['admiration', 'Você está linda demais hoje'],
    ['love', 'Você tem um coração enorme, te amo'],
  ]),
  ...lines('pt', false, [
    ['joy', 'Você está muito feliz com o trabalho'],
    ['sadness', 'Falei com a mamãe. Ela estava muito triste'],
  ]),
  ...lines('ar', true, [['joy', 'أنت تجعلني سعيدة جدًا كل يوم']]),
  ...lines('ar', false, [['sadness', 'كلمت ماما. هي كانت حزينة جدًا']]),
]

/** Others, written after the rule and without a look at it. */
export const unseenFeltLines: readonly FeltLine[] = [
  ...lines('en', true, [
    ['sadness', 'feeling so low today, everything is gray'],
    ['anger', 'you never listen to me, this makes me so angry'],
    ['joy', 'So glad you are coming home at last'],
    ['fear', "My hands are shaking, I'm so scared"],
    ['surprise', 'What a surprise, never expected that'],
    ['admiration', 'your sister sings so beautifully'],
  ]),
  ...lines('en', false, [
    ['sadness', 'Grandma cried the whole night, poor thing'],
    ['fear', 'the cat was terrified of the fireworks'],
    ['anger', 'is your boss still angry about the van'],
    ['joy', 'you must be so happy about the job'],
    ['surprise', 'we planned a surprise party for Ruth'],
  ]),
  ...lines('de', true, [
    ['joy', 'So froh, dass du endlich kommst'],
    ['sadness', 'Mir ist heute nur zum Heulen'],
    ['anger', 'Das macht mich so wütend, echt unfassbar'],
    ['surprise', 'Das hätte ich ja nie gedacht, wow'],
  ]),
  ...lines('de', false, [
    ['sadness', 'Oma hat die ganze Nacht geweint'],
    ['fear', 'Die Katze hatte furchtbare Angst vor dem Feuerwerk'],
    ['anger', 'Ist dein Chef immer noch sauer wegen dem Auto'],
    ['joy', 'Du bist bestimmt total glücklich über den Job'],
  ]),
  ...lines('es', true, [
    ['joy', 'Qué alegría que vienes por fin a casa'],
    ['sadness', 'Hoy solo quiero llorar, todo es gris'],
    ['anger', 'Me da muchísima rabia lo que hicieron'],
  ]),
  ...lines('es', false, [
    ['sadness', 'La abuela lloró toda la noche, pobrecita'],
    ['fear', 'El gato tenía mucho miedo de los petardos'],
    ['joy', 'Debes estar muy contenta con el trabajo'],
  ]),
  ...lines('pt', true, [
    ['joy', 'Que alegria que você vem para casa'],
    ['sadness', 'Hoje só quero chorar, que dia triste'],
    ['anger', 'Isso me deixa com muita raiva'],
  ]),
  ...lines('pt', false, [
    ['sadness', 'A vovó chorou a noite toda, coitada'],
    ['fear', 'O gato ficou com muito medo dos fogos'],
    ['joy', 'Você deve estar muito feliz com o emprego'],
  ]),
  ...lines('hi', true, [
    ['joy', 'बहुत खुशी हुई कि तुम घर आ रहे हो'],
    ['sadness', 'आज रोने का मन कर रहा है'],
    ['anger', 'इस बात पर मुझे बहुत गुस्सा आता है'],
  ]),
  ...lines('hi', false, [
    ['sadness', 'दादी सारी रात रोती रहीं'],
    ['fear', 'बिल्ली पटाखों से बहुत डर गई'],
    ['joy', 'तुम नौकरी से बहुत खुश होगे'],
  ]),
  ...lines('ar', true, [
    ['joy', 'سعيد جدًا لأنك ستأتي إلى البيت'],
    ['sadness', 'أريد أن أبكي اليوم، كل شيء رمادي'],
    ['anger', 'هذا الكلام يغضبني كثيرًا'],
  ]),
  ...lines('ar', false, [
    ['sadness', 'جدتي بكت طوال الليل'],
    ['fear', 'القطة خافت كثيرًا من الألعاب النارية'],
    ['joy', 'أنت سعيدة جدًا بالعمل الجديد'],
  ]),
]
