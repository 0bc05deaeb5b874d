/** What people remember having said first in Ukrainian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'кохаю тебе',
  'люблю тебе',
  'сумую за тобою',
  'скучаю',
  'з днем народження',
  'з різдвом',
  'з новим роком',
  'на добраніч',
  'добраніч',
  'вітаю',
]
