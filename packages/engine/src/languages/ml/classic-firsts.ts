/** What people remember having said first in Malayalam, the dearest first. */
export const classicFirsts: readonly string[] = [
  'സ്നേഹിക്കുന്നു',
  'ജന്മദിനാശംസകൾ',
  'പിറന്നാൾ ആശംസകൾ',
  'ഓണാശംസകൾ',
  'പുതുവത്സരാശംസകൾ',
  'ശുഭരാത്രി',
  'അഭിനന്ദനങ്ങൾ',
]
