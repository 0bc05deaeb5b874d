import { useRef, useState } from 'react'
import { beginUpload } from '#data/chat/begun-uploads.ts'
import type { BegunUpload, LeftUpload, UploadOptions } from '#data/chat/pending-uploads.ts'
import { type NoteEffect, type NoteEvent, nextNote, nothingNoted } from './noted-file.ts'

export type NotedFile = ReturnType<typeof useNotedFile>

/** Notes the chosen file, so that the next start can finish what this page does not. */
export function useNotedFile() {
  const [resumed, setResumed] = useState<LeftUpload | null>(null)
  const noting = useRef(nothingNoted)
  const upload = useRef<BegunUpload>(null)

  function happened(event: NoteEvent): void {
    const { state, effects } = nextNote(noting.current, event)
    noting.current = state
    for (const effect of effects) perform(effect)
    if (!state.noted) upload.current = null
    setResumed(state.resumed)
  }

  function perform(effect: NoteEffect): void {
    if (effect.type === 'end') void upload.current?.end()
    else if (effect.type === 'want') void upload.current?.wants(effect.wanted)
    else upload.current = beginUpload(effect.file, effect.wanted)
  }

  return {
    happened,
    giveUp: () => happened({ type: 'given_up' }),
    takeOver(begun: BegunUpload, left: LeftUpload, file: File): void {
      upload.current = begun
      happened({ type: 'taken_over', left, file })
    },
    /** Its note, begun here where there is none. */
    analyzing(file: File, wanted: UploadOptions): BegunUpload {
      const begun = upload.current ?? beginUpload(file, wanted)
      upload.current = begun
      happened({ type: 'analyzing', file })
      return begun
    },
    isAnalyzing: () => noting.current.noted?.isAnalyzing === true,
    resumed,
  }
}
