import type { Plant } from './everyday-chat.ts'

/** Facts by language, each with a question about it: one of those with a word in common, one of those with none. */
export type Facts = Readonly<Record<string, readonly Plant[]>>

const plant = (question: string, ...messages: string[]): Plant => ({ question, messages })

/** What the weights of retrieval were found with. */
export const development: Facts = {
  en: [
    plant('What is the name of the hamster?', "our hamster is called Biscuit now, it's decided"),
    plant('Where did Felix hide the spare key?', 'I put the spare key under the blue flowerpot'),
    plant('What is the wifi password at the cabin?', 'cabin wifi is Lakeview2020!'),
    plant('When does the flight to Lisbon leave?', 'our flight to Lisbon takes off 06:45 on the 3rd'),
    plant('How much did the sofa cost?', 'the grey sofa was 420 in the end'),
    plant('Who won the chess tournament?', 'Marta won the chess tournament, again!'),
    plant('Which dentist did Nora recommend?', 'try my dentist, Dr. Okafor on Mill Lane'),
    plant('What did the mechanic say about the brakes?', 'mechanic says the brakes will last another year'),
    plant('Which instrument does Nora want to learn?', "I'm finally going to learn the cello"),
    plant("What is the landlord's phone number?", "landlord's number is 0151 234 5678"),
    plant('What pet does Nora have?', 'guess what, we adopted a puppy from the shelter'),
    plant('What is her profession?', 'yeah Claudia became a plumber last spring'),
    plant('Where do they live now?', "we've moved to Bergen, boxes everywhere"),
    plant('How did he get hurt?', 'fell off the ladder, ankle is in a cast'),
    plant('Which country did they travel to?', 'back from Japan, two weeks were too short'),
    plant('What was stolen?', 'somebody took my bike from the yard, thief!'),
    plant('What vehicle did Felix purchase?', 'picked up the red van this afternoon, bought it from Olaf'),
    plant('Is anyone pregnant?', 'we are expecting, due in april'),
    plant('What are they allergic to?', 'no peanuts for me or my throat swells up'),
    plant('Did somebody die?', 'grandpa passed away last night'),
    plant('What sport does Nora practise?', 'started judo on wednesdays, love it'),
    plant('What did she give him as a present?', 'he unwrapped the telescope and cried, best gift ever'),
  ],
  de: [
    plant('Wie heißt die Schildkröte?', 'die schildkröte heißt jetzt Gustav'),
    plant('Wo liegt der Ersatzschlüssel?', 'der ersatzschlüssel ist in der gießkanne'),
    plant('Was hat das neue Fahrrad gekostet?', 'das fahrrad war 890 euro im angebot'),
    plant('Wann beginnt der Töpferkurs?', 'töpferkurs fängt am 14. an'),
    plant('Wer hat das Zelt ausgeliehen?', 'das zelt hat sich Jonas ausgeliehen'),
    plant('Welches Haustier haben sie?', 'wir haben jetzt ein kätzchen aus dem tierheim, eine kleine katze'),
    plant('Was ist sie von Beruf?', 'Lena ist jetzt zahnärztin, eigene praxis und so, ich geh auch zu meiner zahnarzt freundin'),
    plant('Wohin ging die Reise?', 'waren zehn tage in kroatien am meer, toller urlaub'),
    plant('Wer ist krank?', 'Paul liegt mit 39 fieber im bett'),
    plant('Warum gab es Streit?', 'bin echt sauer wegen der spülmaschine'),
  ],
  es: [
    plant('¿Cómo se llama el loro?', 'el loro se llama Pirata'),
    plant('¿Dónde está el cargador?', 'dejé el cargador en el cajón de la cocina'),
    plant('¿Cuánto costó la nevera?', 'la nevera nos salió por 640'),
    plant('¿Qué mascota tienen?', 'adoptamos un gatito negro'),
    plant('¿Cuál es su profesión?', 'Carla ya es enfermera titulada'),
    plant('¿Qué le robaron?', 'al salir del metro no tenía la cartera, un ladrón'),
  ],
  pt: [
    plant('Qual é a senha do cofre?', 'a senha do cofre é 4471'),
    plant('Quem consertou o telhado?', 'o telhado foi o Anselmo que consertou'),
    plant('Quando é o batizado?', 'batizado dia 12 na igreja velha'),
    plant('Que animal de estimação eles têm?', 'adotamos um gatinho laranja, novo bichinho'),
    plant('Para onde viajaram?', 'voltamos de roma ontem, férias perfeitas'),
  ],
  hi: [
    plant('तोते का नाम क्या है?', 'तोते का नाम मिट्ठू रखा है'),
    plant('लॉकर का पासवर्ड क्या है?', 'लॉकर का पासवर्ड 7788 है'),
    plant('शादी कब है?', 'शादी 21 फरवरी को तय हुई'),
    plant('कौन बीमार है?', 'दादी को तेज बुखार है'),
  ],
  ar: [
    plant('ما اسم القطة؟', 'سمينا القطة لولو'),
    plant('كم سعر الثلاجة؟', 'الثلاجة كانت 1900 بعد الخصم'),
    plant('متى العرس؟', 'العرس يوم 15 في القاعة الكبيرة'),
    plant('من مريض؟', 'خالد عنده حمى من أمس'),
  ],
}
