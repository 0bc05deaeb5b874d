/** The day of a build, `2025.10.10`, in UTC, so that it is the same wherever it is built. */
export const buildDate = (now: Date): string => now.toISOString().slice(0, 10).replaceAll('-', '.')
