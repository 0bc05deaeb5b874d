import type { QueryClient } from '@tanstack/react-query'
import { weightsHere } from '#data/client/weights.ts'
import { hearCorrections } from '#data/saved/corrections.ts'
import { isAboutFeelings } from '#data/saved/send-corrections.ts'

/**
 * Asks again what rests on feelings when the reader has put a message right, in this tab or another, and when what they are
 * read with has come after all.
 */
export function followFeelings(queries: QueryClient): void {
  const look = () =>
    void queries.invalidateQueries(
      { predicate: ({ queryKey: [kind] }) => typeof kind === 'string' && isAboutFeelings(kind) },
      // What is being asked already waits for the same.
      { cancelRefetch: false },
    )
  hearCorrections(look)
  weightsHere().hear(look)
}
