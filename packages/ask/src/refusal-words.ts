import type { Language } from './languages/index.ts'
import type { Refused } from './refusal-kinds.ts'

/** The reply instead of an answer. Questions that can be answered follow it, except in distress. */
export const refusalWords: Readonly<Record<Language, Readonly<Record<Refused, string>>>> = {
  en: {
    unknown: 'I can’t answer that yet.',
    distress:
      'That sounds really hard, and you don’t have to go through it alone. Please talk to someone you trust, or call a crisis line where you live. If you are in danger right now, call your local emergency number.',
    fidelity:
      'A chat can’t say whether someone is faithful. It shows what was written here, and nothing of the rest of a life. If this is on your mind, talking to them will help more than any number. What I can do is count.',
    feelings:
      'What someone feels or means can’t be read from a chat, only what they wrote. The person who knows is the one to ask. What I can do is count.',
    diagnosis:
      'Messages are no basis for judging someone’s health or character, and I won’t try. If you’re worried about them or yourself, a professional can help. What I can do is count.',
    judgment:
      'That’s a decision a chat can’t make for you. Someone you trust can help, and for legal or medical questions a professional can. What I can do is count.',
    secrets:
      'Only what was written in this chat is here. What someone does elsewhere, or keeps to themselves, isn’t in it, and it’s theirs to share. What I can do is count.',
  },
  de: {
    unknown: 'Das kann ich noch nicht beantworten.',
    distress:
      'Das klingt sehr schwer, und du musst da nicht allein durch. Bitte sprich mit jemandem, dem du vertraust, oder ruf bei einer Krisen- oder Seelsorgenummer an. Wenn du gerade in Gefahr bist, wähle den Notruf.',
    fidelity:
      'Ob jemand treu ist, steht in keinem Chat. Er zeigt, was hier geschrieben wurde, und nichts vom übrigen Leben. Wenn dich das beschäftigt, hilft ein Gespräch mehr als jede Zahl. Zählen kann ich aber.',
    feelings:
      'Was jemand fühlt oder meint, lässt sich aus einem Chat nicht ablesen, nur was geschrieben wurde. Das weiß allein die Person selbst. Zählen kann ich aber.',
    diagnosis:
      'Nachrichten sagen nichts Verlässliches über Gesundheit oder Charakter, darum versuche ich es nicht. Wenn du dir Sorgen um jemanden oder dich selbst machst, helfen Fachleute weiter. Zählen kann ich aber.',
    judgment:
      'Diese Entscheidung kann dir kein Chat abnehmen. Jemand, dem du vertraust, kann dir helfen, bei rechtlichen oder medizinischen Fragen auch Fachleute. Zählen kann ich aber.',
    secrets:
      'Hier steht nur, was in diesem Chat geschrieben wurde. Was jemand anderswo tut oder für sich behält, gehört nicht dazu, und nur die Person selbst kann es erzählen. Zählen kann ich aber.',
  },
  es: {
    unknown: 'Todavía no puedo responder a eso.',
    distress:
      'Lo que cuentas suena muy duro, y no tienes que pasarlo en soledad. Habla con alguien de confianza o llama a una línea de ayuda de tu país. Si estás en peligro ahora mismo, llama a emergencias.',
    fidelity:
      'Un chat no puede decir si alguien es fiel. Muestra lo que se escribió aquí y nada del resto de una vida. Si te preocupa, hablarlo ayudará más que cualquier número. Lo que sí puedo hacer es contar.',
    feelings:
      'Lo que alguien siente o quiere decir no se puede leer en un chat, solo lo que escribió. Quien lo sabe es esa persona. Lo que sí puedo hacer es contar.',
    diagnosis:
      'Unos mensajes no bastan para juzgar la salud ni el carácter de nadie, y no voy a intentarlo. Si te preocupa alguien, o tú, un profesional puede ayudar. Lo que sí puedo hacer es contar.',
    judgment:
      'Esa decisión no la puede tomar un chat. Alguien de confianza puede ayudarte y, en asuntos legales o médicos, un profesional. Lo que sí puedo hacer es contar.',
    secrets:
      'Aquí solo está lo que se escribió en este chat. Lo que alguien hace en otra parte o se guarda para sí no está, y le corresponde contarlo. Lo que sí puedo hacer es contar.',
  },
  pt: {
    unknown: 'Ainda não consigo responder a isso.',
    distress:
      'Isso parece muito difícil, e você não precisa passar por isso sem ajuda. Fale com alguém de confiança ou ligue para uma linha de apoio da sua região. Se estiver em perigo agora, ligue para a emergência.',
    fidelity:
      'Um chat não diz se alguém é fiel. Mostra o que foi escrito aqui e nada do resto de uma vida. Se isso preocupa você, conversar ajuda mais do que qualquer número. O que posso fazer é contar.',
    feelings:
      'O que alguém sente ou quer dizer não se lê em um chat, só o que escreveu. Quem sabe é a própria pessoa. O que posso fazer é contar.',
    diagnosis:
      'Mensagens não bastam para julgar a saúde ou o caráter de ninguém, e não vou tentar. Se você se preocupa com alguém ou consigo, um profissional pode ajudar. O que posso fazer é contar.',
    judgment:
      'Essa decisão um chat não pode tomar. Alguém de confiança pode ajudar e, em questões legais ou médicas, um profissional. O que posso fazer é contar.',
    secrets:
      'Aqui está só o que foi escrito neste chat. O que alguém faz em outro lugar ou guarda para si não está, e cabe à própria pessoa contar. O que posso fazer é contar.',
  },
  hi: {
    unknown: 'इसका उत्तर मैं अभी नहीं दे सकता।',
    distress:
      'यह बहुत कठिन लगता है, और आपको इसे अकेले नहीं झेलना है। किसी भरोसेमंद व्यक्ति से बात करें या अपने क्षेत्र की हेल्पलाइन पर फ़ोन करें। यदि आप अभी ख़तरे में हैं, तो आपातकालीन नंबर पर फ़ोन करें।',
    fidelity:
      'चैट यह नहीं बता सकती कि कोई वफ़ादार है या नहीं। इसमें केवल वही है जो यहाँ लिखा गया। यदि यह बात आपको परेशान करती है, तो किसी भी संख्या से ज़्यादा बातचीत मदद करेगी। मैं गिन सकता हूँ।',
    feelings: 'कोई क्या महसूस करता है या उसका क्या मतलब था, यह चैट से नहीं पढ़ा जा सकता। यह वही बता सकता है। मैं गिन सकता हूँ।',
    diagnosis:
      'संदेशों से किसी के स्वास्थ्य या स्वभाव का फ़ैसला नहीं हो सकता, और मैं कोशिश नहीं करूँगा। यदि आपको चिंता है, तो कोई विशेषज्ञ मदद कर सकता है। मैं गिन सकता हूँ।',
    judgment: 'यह फ़ैसला कोई चैट नहीं कर सकती। कोई भरोसेमंद व्यक्ति मदद कर सकता है, और कानूनी या चिकित्सा के सवालों में कोई विशेषज्ञ। मैं गिन सकता हूँ।',
    secrets: 'यहाँ केवल वही है जो इस चैट में लिखा गया। कोई और कहीं क्या करता है या क्या अपने तक रखता है, वह इसमें नहीं है। मैं गिन सकता हूँ।',
  },
  ar: {
    unknown: 'لا أستطيع الإجابة عن هذا بعد.',
    distress:
      'يبدو هذا صعبًا جدًا، ولست مضطرًا لمواجهته وحدك. تحدث من فضلك مع شخص تثق به، أو اتصل بخط دعم في بلدك. وإذا كنت في خطر الآن فاتصل برقم الطوارئ.',
    fidelity:
      'لا تستطيع محادثة أن تقول إن كان أحد مخلصًا. فهي تُظهر ما كُتب هنا ولا شيء من بقية الحياة. وإذا كان هذا يشغلك فالحديث معه أنفع من أي رقم. ما أستطيعه هو العدّ.',
    feelings: 'ما يشعر به شخص أو يقصده لا يُقرأ من محادثة، بل ما كتبه فقط. صاحبه وحده يعرف ذلك. ما أستطيعه هو العدّ.',
    diagnosis:
      'لا تكفي الرسائل للحكم على صحة أحد أو طبعه، ولن أحاول ذلك. إذا كنت قلقًا على أحد أو على نفسك فيمكن لمختص أن يساعد. ما أستطيعه هو العدّ.',
    judgment: 'هذا قرار لا تتخذه محادثة. يمكن لشخص تثق به أن يساعدك، ولمختص في المسائل القانونية أو الطبية. ما أستطيعه هو العدّ.',
    secrets:
      'هنا ما كُتب في هذه المحادثة فقط. أما ما يفعله شخص في مكان آخر أو يحتفظ به لنفسه فليس فيها، وله وحده أن يخبر به. ما أستطيعه هو العدّ.',
  },
}

/** Where a question is about the reader, and nobody knows who that is. */
export const meWords: Readonly<Record<Language, string>> = {
  en: 'Which of these people are you? I need to know before I can answer that.',
  de: 'Wer von diesen Personen bist du? Das muss ich wissen, um zu antworten.',
  es: '¿Quién de estas personas eres? Necesito saberlo para responder.',
  pt: 'Qual destas pessoas é você? Preciso saber para responder.',
  hi: 'इनमें से आप कौन हैं? उत्तर देने के लिए यह जानना ज़रूरी है।',
  ar: 'من أنت من هؤلاء؟ أحتاج إلى معرفة ذلك لأجيب.',
}
