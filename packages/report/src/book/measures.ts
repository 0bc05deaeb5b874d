import type { BookPaper } from './model.ts'

/** A page after trimming, in points; the inner margin, toward the binding, is larger. `scale`: how large letters are beside those on A5. */
export interface Measures {
  readonly width: number
  readonly height: number
  readonly inside: number
  readonly outside: number
  readonly top: number
  readonly bottom: number
  readonly scale: number
}

const points = (millimeters: number): number => (millimeters * 72) / 25.4

const page = (width: number, height: number, [inside, outside, top, bottom]: readonly number[], scale: number): Measures => ({
  width: points(width),
  height: points(height),
  inside: points(inside),
  outside: points(outside),
  top: points(top),
  bottom: points(bottom),
  scale,
})

export const measures: Readonly<Record<BookPaper, Measures>> = {
  a5: page(148, 210, [21, 16, 18, 20], 1),
  a4: page(210, 297, [32, 25, 26, 28], 1.35),
  letter: page(215.9, 279.4, [33, 27, 25, 27], 1.35),
}

/** Printed beyond the edge, and cut away. */
export const bleedPoints = points(3)
/** Around the bleed: room for the marks that show where to cut. */
export const marksPoints = points(7)

/** Uncoated paper of 90 g/m², the usual one for books: a leaf is this thick. */
export const leafMillimeters = 0.115
/** A narrower spine has no text: a printing shop cannot place it so exactly. */
export const narrowSpineMillimeters = 6

/** The spine of a book of this many pages, in millimeters: two pages are a leaf. */
export const spineOf = (pages: number): number => Math.max(1, Math.ceil(pages / 2) * leafMillimeters)
