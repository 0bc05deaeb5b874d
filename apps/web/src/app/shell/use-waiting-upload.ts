import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePending } from '#data/chat/pending-uploads.ts'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { sayStorage } from '#messages/storage/index.ts'

const { waiting: words } = sayStorage

/** On screens of another chat, says that one is not saved yet; the upload screen finishes it by itself. */
export function useWaitingUpload(isUpload: boolean): void {
  const { next } = usePending()
  const navigate = useNavigate()
  const isWaiting = next?.isAnalyzing === true && !isUpload
  useEffect(() => {
    if (!isWaiting) return
    const onPress = () => void navigate({ to: '/app' })
    notify({
      topic: 'waiting-upload',
      text: words.text,
      milliseconds: undoMilliseconds,
      action: { label: words.finish, altText: words.altText, onPress },
    })
  }, [isWaiting, navigate])
}
