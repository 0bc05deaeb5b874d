/** What people remember having said first in Turkish, the dearest first. */
export const classicFirsts: readonly string[] = [
  'seni seviyorum',
  'seni çok seviyorum',
  'özledim',
  'iyi ki doğdun',
  'iyi ki varsın',
  'doğum günün kutlu olsun',
  'bayramın mübarek olsun',
  'iyi bayramlar',
  'mutlu yıllar',
  'iyi geceler',
  'gurur duyuyorum',
  'tebrikler',
  'tebrik ederim',
]
