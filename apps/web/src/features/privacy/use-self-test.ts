import { useEffect, useRef, useState } from 'react'
import { type Findings, runSelfTest, trialsHere } from './self-test.ts'

export interface SelfTest {
  state: 'new' | 'running' | 'done'
  findings: Findings | null
  run(): void
}

/** The test that the reader runs; closing the dialog ends its reports. */
export function useSelfTest(): SelfTest {
  const [state, setState] = useState<SelfTest['state']>('new')
  const [findings, setFindings] = useState<Findings | null>(null)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  async function run() {
    setState('running')
    setFindings(null)
    await runSelfTest((found) => isThere.current && setFindings(found))
    if (isThere.current) setState('done')
  }
  return { state, findings, run: () => state !== 'running' && void run() }
}

/** What is said of it as a whole: `ownOpen` where all that went through went to our own server. */
export type Verdict = 'held' | 'ownOpen' | 'open' | 'unsure'

export function verdictOf({ outcomes }: Findings): Verdict {
  const reached = trialsHere.filter((trial) => outcomes[trial] === 'reached')
  if (reached.some((trial) => trial !== 'pageOwn')) return 'open'
  if (reached.length > 0) return 'ownOpen'
  return trialsHere.every((trial) => outcomes[trial] === 'refused') ? 'held' : 'unsure'
}
