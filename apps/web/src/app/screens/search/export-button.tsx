import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../charts/save-file.ts'
import { api } from '../../../data/api.ts'
import { useOpenId } from '../../../data/current.ts'
import { asked } from '../../../data/searching.ts'
import { callQuery } from '../../../data/use-call.ts'
import { say } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import type { SearchControl } from './search.tsx'

const { export: words } = say.search

type Step = 'idle' | 'working' | 'done' | 'failed'

/** Everything that was found, as one file; nothing to press where nothing was. */
export function ExportButton({ chat, searching, total }: SearchControl & { total: number | null }) {
  const queries = useQueryClient()
  const uploadId = useOpenId()
  const [step, setStep] = useState<Step>('idle')
  const isInert = total === null || total === 0 || step === 'working'
  async function save(): Promise<void> {
    if (isInert) return
    setStep('working')
    const { limit: _limit, offset: _offset, ...search } = asked(searching, chat.overview.participants.length)
    try {
      const file = await queries.fetchQuery({ ...callQuery(api.search.export, { search }, uploadId), gcTime: 0, staleTime: 0 })
      saveFile(file, 'search_results.csv')
      setStep('done')
    } catch {
      setStep('failed')
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button
        kind="outline"
        aria-disabled={isInert}
        onClick={() => void save()}
        className="aria-disabled:bg-well aria-disabled:text-ink-faint"
      >
        <Download aria-hidden="true" />
        {step === 'working' ? words.working : words.button}
      </Button>
      <p role="status" className={step === 'failed' ? 'text-wax' : 'sr-only'}>
        {step === 'failed' ? words.failed : step === 'done' ? words.done : ''}
      </p>
    </div>
  )
}
