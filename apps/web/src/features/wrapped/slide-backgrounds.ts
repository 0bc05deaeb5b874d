/** The grounds of a story (styles/story.css), in the order in which its slides have them: dark and light in turn. */
export const grounds = ['night', 'lamp', 'wax', 'sky', 'moss', 'rose', 'plum'] as const
export type Ground = (typeof grounds)[number]

export const groundOf = (at: number): Ground => grounds[at % grounds.length]

/** A shape behind a slide, on a square of 100 that covers it, as paths to be filled. */
export type Motif = readonly string[]

/** Another number of them than of grounds, so that no two meet again soon. */
export const motifOf = (at: number): Motif => motifs[at % motifs.length]

const ring = (x: number, y: number, outer: number, inner: number): string => `${circle(x, y, outer)}${circle(x, y, inner, 0)}`
const circle = (x: number, y: number, r: number, sweep = 1): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 ${sweep} ${x + r} ${y}A${r} ${r} 0 1 ${sweep} ${x - r} ${y}Z`

const hundredth = (n: number): number => Math.round(100 * n) / 100
const rings = [64, 48, 32, 16].map((r) => ring(82, 88, r, r - 9))
const rays = Array.from({ length: 18 }, (_, i) => {
  const [from, to] = [i, i + 0.5].map((step) => (step / 18) * 2 * Math.PI)
  const at = (angle: number) => `${hundredth(84 + 130 * Math.cos(angle))} ${hundredth(14 + 130 * Math.sin(angle))}`
  return `M84 14L${at(from)}L${at(to)}Z`
})
const waves = [62, 76, 90].map((y) => `M-10 ${y}q15 -9 30 0t30 0t30 0t30 0t30 0v6q-15 9 -30 0t-30 0t-30 0t-30 0t-30 0Z`)
const dots = Array.from({ length: 64 }, (_, i) => circle(6 + 12.5 * (i % 8), 6 + 12.5 * Math.floor(i / 8), 1 + 0.045 * i))
const leaves = [circle(20, 12, 34), circle(92, 46, 24), circle(30, 94, 28)]

const motifs: readonly Motif[] = [rings, rays, dots, waves, leaves]
