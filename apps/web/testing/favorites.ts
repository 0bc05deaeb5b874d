import type { Favorite } from '@convostat/api'

/** A saved message, for tests. */
export const favoriteOf = (n: number, more: Partial<Favorite> = {}): Favorite => ({
  id: `favorite-${n}`,
  author: 'Ana',
  text: `hello ${n}`,
  originalDate: '2021-03-04T09:00:00',
  savedOn: `2026-11-21T10:00:${String(n % 60).padStart(2, '0')}.000Z`,
  source: 'Search',
  uploadId: 'upload_1700000000000',
  uploadTitle: 'Ana & Ben',
  note: '',
  notedOn: null,
  ...more,
})
