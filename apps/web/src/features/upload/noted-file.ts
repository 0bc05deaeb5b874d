import type { LeftUpload, UploadOptions } from '#data/chat/pending-uploads.ts'

/** What of the chosen file is noted for the next start, until its chat is kept or it is given up. */
export interface Noting {
  /** Null where no file is chosen, or one that can be had again. */
  noted: { file: File; isAnalyzing: boolean } | null
  /** The upload that an earlier page left and this one continues. */
  resumed: LeftUpload | null
}

type Wanted = Omit<UploadOptions, 'isAnalyzing'>

export type NoteEvent =
  /** A file is read; a sample can be had again, and is not noted before it is analyzed. */
  | { type: 'read'; file: File; isSample: boolean; wanted: Wanted }
  /** An earlier page's note is this page's from now on. */
  | { type: 'taken_over'; file: File; left: LeftUpload }
  | { type: 'analyzing'; file: File }
  /** Its card is there again, and nothing more is asked for. */
  | { type: 'chosen_again'; wanted: Wanted }
  /** Its chat is kept, and what was noted is over. */
  | { type: 'kept' }
  | { type: 'given_up' }

export type NoteEffect = { type: 'end' } | { type: 'begin'; file: File; wanted: UploadOptions } | { type: 'want'; wanted: UploadOptions }

export const nothingNoted: Noting = { noted: null, resumed: null }

export function nextNote(state: Noting, event: NoteEvent): { state: Noting; effects: readonly NoteEffect[] } {
  const { noted } = state
  const ending: NoteEffect[] = noted ? [{ type: 'end' }] : []
  switch (event.type) {
    case 'read': {
      const { file, isSample } = event
      if (isSample) return { state: nothingNoted, effects: ending }
      const wanted = { isAnalyzing: false, ...event.wanted }
      const now = { file, isAnalyzing: false }
      // One that is read in another way is the same.
      if (noted?.file === file) return { state: { ...state, noted: now }, effects: [{ type: 'want', wanted }] }
      return { state: { noted: now, resumed: null }, effects: [...ending, { type: 'begin', file, wanted }] }
    }
    case 'taken_over': {
      const { file, left } = event
      return { state: { noted: { file, isAnalyzing: left.isAnalyzing }, resumed: left }, effects: [] }
    }
    case 'analyzing':
      return { state: { ...state, noted: { file: event.file, isAnalyzing: true } }, effects: [] }
    case 'chosen_again': {
      if (!noted) return { state, effects: [] }
      const wanted = { isAnalyzing: false, ...event.wanted }
      return { state: { ...state, noted: { ...noted, isAnalyzing: false } }, effects: [{ type: 'want', wanted }] }
    }
    case 'kept':
      return { state: nothingNoted, effects: [] }
    case 'given_up':
      return { state: nothingNoted, effects: ending }
  }
}
