import type { FavoriteSource } from '@convostat/api'
import type { AppPath } from '#routes.ts'

/** The source of a message that is saved on a screen, or in the conversation opened from it. */
const sources: Readonly<Record<string, FavoriteSource | undefined>> = {
  '/custom-milestones': 'Milestones',
  // Without favorites it begins with a first.
  '/favorites': 'Milestones',
  '/special-moments': 'Moments',
  '/relationship': 'Relationship',
  '/words': 'Words',
  '/wrapped': 'Wrapped',
  '/ask': 'Ask',
} satisfies Partial<Record<AppPath, FavoriteSource>>

export const savedFrom = (path: string | null): FavoriteSource => sources[path ?? ''] ?? 'Search'
