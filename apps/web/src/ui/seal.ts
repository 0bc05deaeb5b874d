/** The mark, 32 by 32: a wax seal, and four bars as strokes of `sealStroke` with round ends. */
export const seal =
  'M16 1.6c2.3 0 3.6 1.7 5.6 2.5 2 .9 4.2.6 5.6 2s1.2 3.7 2 5.6 2.5 2.3 1.6 5.100c-.4 2-2 3.2-2.4 5.200s.1 4.1-1.5 5.5-3.7 1-5.6 1.8-3.3 2.3-5.6 2.3-3.6-1.7-5.6-2.5-4.2-.6-5.6-2-1.2-3.7-2-5.600S.4 18.3.4 16s1.7-3.6 2.5-5.6.6-4.2 2-5.6 3.7-1.2 5.6-2S13.7 1.6 16 1.600Z'
export const sealBars = 'M9 20v-5M14 22v-9M19 20V10M24 18v-4'
export const sealStroke = 2.6
