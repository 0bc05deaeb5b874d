import type { Order } from './recording.ts'

/** A picture as orders, and how large it is, in CSS pixels; a PNG has `scale` times as many. */
export interface Sheet {
  width: number
  height: number
  scale: number
  orders: readonly Order[]
}

/** A cut of a font: its descriptors as the page's style sheet has them, and its file. */
export interface Face {
  family: string
  descriptors: FontFaceDescriptors
  file: ArrayBuffer
}

export type PainterAsked = { faces: readonly Face[] } | { id: number; sheet: Sheet }
/** `null` where this browser cannot paint beside the page. */
export type PainterAnswered = { id: number; picture: Blob | null }

/** Paints on a canvas that is as large as its picture. */
export const sizeOf = ({ width, height, scale }: Sheet): { width: number; height: number } => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
})
