/** What people remember having said first in Arabic, the dearest first. */
export const classicFirsts: readonly string[] = [
  'بحبك',
  'أحبك',
  'احبك',
  'اشتقت لك',
  'وحشتني',
  'وحشتيني',
  'كل عام وأنت بخير',
  'كل سنة وأنت طيب',
  'عيد ميلاد سعيد',
  'عيد مبارك',
  'رمضان كريم',
  'تصبح على خير',
  'تصبحين على خير',
  'مبروك',
]
