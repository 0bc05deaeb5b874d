/** What people remember having said first in Urdu, the dearest first. */
export const classicFirsts: readonly string[] = [
  'محبت کرتا ہوں',
  'محبت کرتی ہوں',
  'سالگرہ مبارک',
  'عید مبارک',
  'نیا سال مبارک',
  'شب بخیر',
  'مبارک ہو',
]
