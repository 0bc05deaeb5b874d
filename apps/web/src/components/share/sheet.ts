import { later } from '#ui/lazy.ts'

/** The sheet, which nobody sees at the start. */
export const Sheet = later(async () => (await import('./share-sheet.tsx')).ShareSheet)
