/** What people remember having said first in Azerbaijani, the dearest first. */
export const classicFirsts: readonly string[] = [
  'səni sevirəm',
  'sənin üçün darıxmışam',
  'ad günün mübarək',
  'yeni iliniz mübarək',
  'gecən xeyrə',
  'təbrik edirəm',
]
