declare module 'd3-cloud' {
  /** A word as it is laid out: `x` and `y` from the middle of the board, once it has found a place. */
  interface Word {
    text: string
    size: number
    x?: number
    y?: number
  }
  interface Layout<W extends Word> {
    canvas(make: () => unknown): Layout<W>
    size(size: readonly [width: number, height: number]): Layout<W>
    words(words: W[]): Layout<W>
    rotate(degrees: number): Layout<W>
    padding(pixels: number): Layout<W>
    random(random: () => number): Layout<W>
    fontSize(size: (word: W) => number): Layout<W>
    /** The words that found a place, the largest first. */
    on(event: 'end', hear: (placed: W[]) => void): Layout<W>
    start(): Layout<W>
  }
  export default function cloud<W extends Word>(): Layout<W>
}
