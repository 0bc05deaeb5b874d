import { useEffect, useState } from 'react'
import { type Choices, type Composed, composed, pictureOf } from './make-picture.ts'
import type { Shareable } from './shareable.ts'

export type Picture = { state: 'making'; before: Made | null } | ({ state: 'ready' } & Made) | { state: 'failed' }

interface Made extends Composed {
  file: Blob
  /** Of the file in this page's memory. */
  address: string
}

/** The picture as it is chosen to be; the one before stays until the next is there. */
export function usePicture(of: Shareable, { shape, veil, placeOf, hasMessage, out }: Choices): Picture {
  const [picture, setPicture] = useState<Picture>({ state: 'making', before: null })
  useEffect(() => {
    let isWanted = true
    setPicture((now) => (now.state === 'ready' ? { state: 'making', before: now } : { state: 'making', before: null }))
    const make = async () => {
      const made = await composed(of, { shape, veil, placeOf, hasMessage, out })
      if (!isWanted) return
      const file = await pictureOf(made)
      if (isWanted) setPicture({ state: 'ready', ...made, file, address: URL.createObjectURL(file) })
    }
    make().catch(() => isWanted && setPicture({ state: 'failed' }))
    return () => {
      isWanted = false
    }
  }, [of, shape, veil, placeOf, hasMessage, out])
  const address = picture.state === 'ready' ? picture.address : null
  useEffect(() => {
    // Shown until the next one is.
    return () => void (address && setTimeout(() => URL.revokeObjectURL(address), 10_000))
  }, [address])
  return picture
}
