/** What people remember having said first in Hindi, the dearest first. */
export const classicFirsts: readonly string[] = [
  'प्यार करता हूँ',
  'प्यार करती हूँ',
  'याद आ रही है',
  'जन्मदिन मुबारक',
  'जन्मदिन की शुभकामनाएं',
  'शुभ दीपावली',
  'दिवाली की शुभकामनाएं',
  'नया साल मुबारक',
  'शुभ रात्रि',
  'बधाई हो',
]
