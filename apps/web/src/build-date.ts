/** The day on which this was built, `2025.10.10`; null where it runs from its source. */
export const buildDate: string | null = import.meta.env.VITE_BUILD_DATE ?? null
