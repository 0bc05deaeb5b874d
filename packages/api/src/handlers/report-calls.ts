import type { Handlers } from '../answer.ts'
import type { Contract } from '../contract.ts'

/** The calls whose answers stand in a report. */
export type ReportCalls = Pick<
  Handlers<Contract>,
  'overview' | 'charts' | 'sentiment' | 'emotion' | 'relationship' | 'words' | 'moments' | 'people'
>
