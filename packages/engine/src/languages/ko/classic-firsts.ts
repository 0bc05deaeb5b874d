/** What people remember having said first in Korean, the dearest first. */
export const classicFirsts: readonly string[] = [
  '사랑해',
  '사랑해요',
  '보고 싶어',
  '보고싶어',
  '생일 축하해',
  '생일축하해',
  '새해 복 많이 받으세요',
  '메리 크리스마스',
  '잘 자',
  '잘자',
  '축하해',
]
