import { useState } from 'react'
import { saveFile } from '#charts/save-file.ts'
import { api } from '#data/client/api.ts'

/** Hands the reader a chat's files as they are, readable or not, or with null those of all chats. */
export function useCopy() {
  const [state, setState] = useState<'idle' | 'copying' | 'failed'>('idle')
  async function run(id: string | null) {
    setState('copying')
    try {
      const file = await api.uploads.copy(id === null ? {} : { upload_id: id })
      saveFile(file, file.name)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const copy = (id: string | null) => {
    if (state !== 'copying') void run(id)
  }
  return { copy, isCopying: state === 'copying', hasFailed: state === 'failed' }
}
