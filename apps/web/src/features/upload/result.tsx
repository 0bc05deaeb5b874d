import type { UploadAnswer } from '@convostat/api'
import { useEffect, useRef } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ProWays } from '#ui/upgrade-links.tsx'
import { sayUpload } from './messages/index.ts'
import { Reveal } from './reveal.tsx'

const upload = sayUpload

/** The chat is analyzed: what it begins with and is like, and the way to the dashboard, which opens automatically. */
export function Result({ answer, onOpen }: { answer: UploadAnswer; onOpen: () => void }) {
  const { was_truncated: wasTruncated, message_limit: limit } = answer
  const place = useRef<HTMLDivElement>(null)
  // Below the card of a demo chat that was opened by one press, nobody would see it.
  useEffect(() => {
    // Newer browsers return a promise, which is not for React.
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="scroll-my-6 space-y-4">
      <Banner kind="success" title={upload.success}>
        <Reveal answer={answer} />
        <Button kind="outline" size="small" onClick={onOpen}>
          {upload.openNow}
        </Button>
      </Banner>
      {wasTruncated && limit !== null && (
        <Banner kind="warning">
          <p>{upload.limit.sentence({ limit, messages: answer.original_message_count })}</p>
          <ProWays isSmall />
        </Banner>
      )}
    </div>
  )
}
