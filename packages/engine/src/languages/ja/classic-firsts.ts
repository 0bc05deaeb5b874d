/** What people remember having said first in Japanese, the dearest first. */
export const classicFirsts: readonly string[] = [
  '愛してる',
  '大好き',
  '会いたい',
  'お誕生日おめでとう',
  '誕生日おめでとう',
  'メリークリスマス',
  'あけましておめでとう',
  'おやすみ',
  'おめでとう',
]
