/** What people remember having said first in Persian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'دوستت دارم',
  'عاشقتم',
  'دلم برات تنگ شده',
  'تولدت مبارک',
  'عید مبارک',
  'سال نو مبارک',
  'شب بخیر',
  'تبریک',
]
