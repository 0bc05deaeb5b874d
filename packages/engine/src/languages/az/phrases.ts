import type { Phrases } from '../phrases.ts'

/** What a phone set to Azerbaijani writes. */
export const phrases: Phrases = {
  language: 'az',
  androidMedia: ['media buraxıldı', 'Media çıxarılmışdır'],
  fileAttached: ['fayl əlavə olunub'],
  deleted: ['Bu ismarıc silindi', 'Bu mesaj silindi'],
  youDeleted: ['Siz bu ismarıcı sildiniz', 'Siz bu mesajı sildiniz'],
  edited: ['Redaktə edildi', 'Düzəliş edilib'],
  calls: {
    names: ['Səsli zəng', 'Video zəng'],
    missed: ['Buraxılmış zəng', 'Buraxılmış video zəng', 'Buraxılmış səsli zəng'],
    details: ['Cavab yoxdur'],
  },
  location: ['məkan'],
  liveLocation: ['canlı məkan paylaşılıb'],
  title: ['{title} ilə WhatsApp söhbəti'],
  service: {
    encryption: [
      'Sizin göndərdiyiniz ismarıclar və zənglərinizin bir başdan digərinə qədər şifrələnir…',
      'Mesajlar və zənglər başdan-başa şifrələnir…',
    ],
    created: ['{who} "{subject}" qrupunu yaratdı'],
    added: ['{who} {whom} əlavə etdi'],
    left: ['{who} qrupdan çıxdı'],
  },
}
