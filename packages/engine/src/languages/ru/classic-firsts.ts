/** What people remember having said first in Russian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'люблю тебя',
  'тебя люблю',
  'скучаю',
  'с днём рождения',
  'с днюхой',
  'с рождеством',
  'с новым годом',
  'спокойной ночи',
  'горжусь тобой',
  'поздравляю',
]
