import type { Part } from '#charts/painting.ts'
import type { Pen } from '#charts/pen.ts'

interface Painted {
  /** What was written, without the signs that keep its direction, and where its baseline begins. */
  texts: { text: string; x: number; y: number; color: string }[]
  boxes: { left: number; top: number; width: number; height: number; color: string }[]
}

/** A canvas that remembers what is painted on it. Every letter is half as wide as its type is high. */
export function paper(): Painted & { context: Pen & CanvasRenderingContext2D } {
  const painted: Painted = { texts: [], boxes: [] }
  let [x, y] = [0, 0]
  const kept: [number, number][] = []
  const nothing = () => undefined
  const context = {
    font: '',
    fillStyle: '',
    save: () => kept.push([x, y]),
    restore: () => {
      ;[x, y] = kept.pop() ?? [0, 0]
    },
    translate: (right: number, down: number) => {
      ;[x, y] = [x + right, y + down]
    },
    fillText: (text: string, left: number, baseline: number) => {
      painted.texts.push({ text: plain(text), x: x + left, y: y + baseline, color: context.fillStyle })
    },
    fillRect: (left: number, top: number, width: number, height: number) => {
      painted.boxes.push({ left: x + left, top: y + top, width, height, color: context.fillStyle })
    },
    measureText: (text: string) => ({ width: (Number(/(\d+)px/.exec(context.font)?.[1]) / 2) * plain(text).length }),
    scale: nothing,
    getTransform: () => ({ a: 1 }),
    beginPath: nothing,
    arc: nothing,
    rect: nothing,
    clip: nothing,
    moveTo: nothing,
    lineTo: nothing,
    fill: nothing,
    stroke: nothing,
  }
  return { ...painted, context: context as unknown as Pen & CanvasRenderingContext2D }
}

const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '')

/** What a part paints. */
export function paintedBy(part: Part): Painted {
  const sheet = paper()
  part.paint(sheet.context)
  return sheet
}
