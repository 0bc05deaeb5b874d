import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { saveFile } from '#charts/save-file.ts'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { callQuery } from '#data/client/use-call.ts'
import { masking } from '#data/masking/masking.ts'
import { asked } from '#data/search/searching.ts'
import { language } from '#messages/language.ts'
import { saySearch } from '#messages/search/index.ts'
import { Button } from '#ui/button.tsx'
import { type Attempt, stepOf } from './export-step.ts'
import type { SearchControl } from './search-control.ts'

const { export: words } = saySearch
const isEnglish = language === 'en'

/** Everything that was found, as one file; nothing to press where nothing was. */
export function ExportButton({ chat, searching, isThere }: SearchControl & { isThere: boolean }) {
  const queries = useQueryClient()
  const uploadId = useOpenId()
  const { limit: _limit, offset: _offset, ...search } = asked(searching, chat.overview.participants.length)
  const [latest, setLatest] = useState<Attempt | null>(null)
  const step = stepOf(latest, search)
  const about = useId()
  const isInert = !isThere || step === 'working'
  async function save(): Promise<void> {
    if (isInert) return
    setLatest({ of: search, step: 'working' })
    try {
      const file = await queries.fetchQuery({ ...callQuery(api.search.export, { search }, uploadId), gcTime: 0, staleTime: 0 })
      saveFile(file, masking.fileName('search_results.csv'))
      setLatest({ of: search, step: 'done' })
    } catch {
      setLatest({ of: search, step: 'failed' })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button kind="outline" aria-disabled={isInert} aria-describedby={isEnglish ? undefined : about} onClick={() => void save()}>
        <Download aria-hidden="true" />
        {step === 'working' ? words.working : words.button}
      </Button>
      {!isEnglish && (
        <p id={about} className="text-sm text-ink-faint">
          {words.english}
        </p>
      )}
      <p role="status" className={step === 'failed' ? 'text-wax' : 'sr-only'}>
        {step === 'failed' ? words.failed : step === 'done' ? words.done : ''}
      </p>
    </div>
  )
}
