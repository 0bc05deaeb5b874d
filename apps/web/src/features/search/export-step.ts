/** What one tried to save last, and how far that has come. */
export interface Attempt {
  of: object
  step: 'working' | 'done' | 'failed'
}

/** How far saving this search has come: what became of another one says nothing of it. */
export const stepOf = (latest: Attempt | null, search: object): Attempt['step'] | 'idle' =>
  latest !== null && JSON.stringify(latest.of) === JSON.stringify(search) ? latest.step : 'idle'
