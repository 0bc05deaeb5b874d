import { contract, named } from '@convostat/api'
import { passesUnmasked } from '@convostat/api/masking'
import type { QueryClient } from '@tanstack/react-query'
import { closeNotice, notices } from '#data/client/notices.ts'
import { hearMasked, isMasked } from './masked.ts'
import { masking } from './masking.ts'

/** Calls whose answers show chat content. */
const showing = new Set(named(contract).flatMap(({ name }) => (passesUnmasked(name) ? [] : [name])))

/**
 * Every answer from before the switch is forgotten immediately, and asked again by what is on the screen; the chat stays open, and
 * is shown the other way. Toasts that are there may name someone: they go.
 */
export function followMasked(queries: QueryClient): void {
  hearMasked(() => {
    for (const { key } of notices()) closeNotice(key)
    for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: ['chat'] })) {
      const answer = typeof queryKey[1] === 'string' ? masking.opened(queryKey[1]) : undefined
      if (answer === undefined) queries.removeQueries({ queryKey, exact: true })
      else queries.setQueryData(queryKey, isMasked() ? masking.mask(contract.uploads.open.output, answer) : answer)
    }
    queries.removeQueries({ predicate: ({ queryKey: [kind] }) => typeof kind === 'string' && showing.has(kind) })
  })
}
