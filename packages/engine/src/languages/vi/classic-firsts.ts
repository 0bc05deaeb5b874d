/** What people remember having said first in Vietnamese, the dearest first. */
export const classicFirsts: readonly string[] = [
  'yêu em',
  'yêu anh',
  'nhớ em',
  'nhớ anh',
  'chúc mừng sinh nhật',
  'chúc mừng năm mới',
  'giáng sinh vui vẻ',
  'chúc ngủ ngon',
  'ngủ ngon',
  'tự hào về em',
  'tự hào về anh',
  'chúc mừng',
]
