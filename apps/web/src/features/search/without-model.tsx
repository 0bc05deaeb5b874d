import { api } from '#data/client/api.ts'
import { useCall } from '#data/client/use-call.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { say } from '#messages/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { isWithoutModel } from '#ui/failed-sentence.ts'

const words = saySearch

/** That no message says what it sounds like, why, and what to do; everything else is searched as ever. `stay` is where the keyboard goes. */
export function WithoutModel({ stay }: { stay: () => void }) {
  const shares = useCall(api.sentiment.distribution, {})
  if (shares.state !== 'failed' || !isWithoutModel(shares.failure)) return null
  const { failure, again } = shares
  const retry = () => {
    again?.()
    stay()
  }
  return (
    <Banner kind="note">
      <p>
        {failureSentence(failure)} {words.withoutModel}
      </p>
      <Button kind="outline" size="small" onClick={retry}>
        {say.retry}
      </Button>
    </Banner>
  )
}
