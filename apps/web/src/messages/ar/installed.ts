/** ما يقوله النظام عن التطبيق المثبَّت. */
export const installed = {
  name: 'ConvoStat',
  description: 'يقرأ محادثة صدّرتَها ويروي قصتها. تُقرأ المحادثة على هذا الجهاز.',
} as const
