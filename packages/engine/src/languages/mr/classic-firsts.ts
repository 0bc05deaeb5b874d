/** What people remember having said first in Marathi, the dearest first. */
export const classicFirsts: readonly string[] = [
  'प्रेम करतो',
  'प्रेम करते',
  'वाढदिवसाच्या हार्दिक शुभेच्छा',
  'दिवाळीच्या शुभेच्छा',
  'नवीन वर्षाच्या शुभेच्छा',
  'शुभ रात्री',
  'अभिनंदन',
]
