import type { Contract, Output } from '@convostat/api'
import { useCallback } from 'react'
import { fingerprintOf } from '#charts/fingerprint.ts'
import { useFigure } from '#components/screen/screen.ts'
import { useMapped } from '#data/client/use-mapped.ts'
import { usePlaces } from '#ui/person-places.ts'
import { moodLead } from './sentences.ts'

/** What Pro finds, and whether the screen begins with the months that stand out: where none does, it begins with the fingerprint. */
export function useFindings() {
  const placeOf = usePlaces()
  const moods = useFigure('moodTimeline')
  const fingerprint = useMapped(
    useFigure('emotionFingerprint'),
    useCallback((answer: Output<Contract['emotion']['fingerprint']>) => fingerprintOf(answer, placeOf), [placeOf]),
  )
  const isMoodFirst = moods.state === 'loading' || (moods.state === 'ready' && moodLead(moods.data) !== null)
  return { moods, fingerprint, isMoodFirst }
}
