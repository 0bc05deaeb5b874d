import type { Labels } from './typst/prepared.ts'

export const reportLabels: Labels = { kicker: 'ConvoStat report', contents: 'Contents', keywords: ['chat', 'statistics'] }
export const bookLabels: Labels = { kicker: 'Favorites', contents: 'Contents', keywords: ['chat', 'favorites'] }
