import type { DemoFigures } from './figures.ts'

/** What the build counted in the demo chat: build/demo-figures.ts writes it here. */
export const counted: DemoFigures = import.meta.env.VITE_DEMO_FIGURES as unknown as DemoFigures
