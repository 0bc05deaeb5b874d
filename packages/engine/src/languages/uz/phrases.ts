import type { Phrases } from '../phrases.ts'

/** What a phone set to Uzbek writes. */
export const phrases: Phrases = {
  language: 'uz',
  androidMedia: ["fayl o'tkazib yuborildi"],
  fileAttached: ['fayl biriktirildi'],
  deleted: ["Ushbu xabar o'chirildi"],
  youDeleted: ["Siz ushbu xabarni o'chirdingiz"],
  calls: {
    names: ["Ovozli qo'ng'iroq", "Videoqo'ng'iroq"],
    missed: ["O'tkazib yub. ovozli qo'ng'iroq", "O'tkazib yub. videoqo'ng'iroq"],
    details: ["Javob yo'q"],
  },
  location: ['joylashuv'],
  liveLocation: ['jonli joylashuv ulashildi'],
  service: {
    encryption: [
      "Xabarlaringiz va qo'ng'iroqlaringiz boshidan oxirigacha shifrlash bilan himoyalanadi…",
      "Xabarlar va qo'ng'iroqlar boshdan-oxir shifrlangan…",
    ],
    created: ['{who} "{subject}" guruhini yaratdi'],
    left: ['{who} guruhdan chiqdi', '{who} chiqib ketdi'],
  },
}
