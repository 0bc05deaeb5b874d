import { type Colored, inColors, type Threads } from '#charts/ribbon/colored.ts'

/** A chat's ribbon on a scene, and how it is laid into its place, as SVG writes a matrix. */
export interface SceneRibbon {
  drawing: Colored
  matrix: string
}

/** The colors of a ground, as the page has them (styles/story.css). */
const hues = {
  paper: 'var(--story-ground)',
  ink: 'var(--story-ink)',
  people: Array.from({ length: 8 }, (_, i) => `var(--person-${i + 1})`),
}

/** The ribbon across a place, or down a place that is higher than wide: time runs down then, and the first person is where lines begin. */
export function sceneRibbon(threads: Threads, width: number, height: number, isRightToLeft: boolean): SceneRibbon {
  if (height <= width) return { drawing: inColors(threads, hues, width, height), matrix: 'matrix(1 0 0 1 0 0)' }
  // A ribbon is turned where lines are: down, time must not be.
  const matrix = isRightToLeft ? `matrix(0 -1 -1 0 ${width} ${height})` : 'matrix(0 1 1 0 0 0)'
  return { drawing: inColors(threads, hues, height, width), matrix }
}
