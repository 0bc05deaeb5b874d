import type { Asking, Contract, Output, UploadAnswer } from '@convostat/api'
import { api } from '#data/client/api.ts'
import { askAbout } from '#data/client/use-call.ts'
import { original } from '#data/masking/masking.ts'
import type { FoundNow, SavedAs } from './found-again.ts'

/** `is_of_chat`: it is known to come from the chat it is looked for in. */
export type SavedToFind = SavedAs & { is_of_chat?: boolean }

/** What is found of a message: its id, and how the chat has it now. */
export type FoundSaved = FoundNow & { id: number }

/** A server takes a body of a million bytes. */
const mostBytes = 900_000
const encoder = new TextEncoder()

/** Saved messages as a chat has them now, in the order given; null for those it does not have. All values are the original ones. */
export async function findSaved(saved: readonly SavedToFind[], { upload_id: id }: UploadAnswer): Promise<(FoundSaved | null)[]> {
  const found: (FoundSaved | null)[] = []
  for (const messages of inParts(saved)) {
    const answer = await askAbout(api.messages.find, { messages }, id, {})
    for (const each of original(answer.found)) found.push(each)
  }
  return found
}

/** Messages as the chat has them, right before and after another one. */
export type Neighbors = NonNullable<NonNullable<Output<Contract['messages']['find']>['neighbors']>[number]>

/** The messages right before and after saved ones, as far as they may be shown unasked; null for saved ones that the chat does not have. */
export async function findNeighbors(
  saved: readonly SavedToFind[],
  { upload_id: id }: Pick<UploadAnswer, 'upload_id'>,
  asking: Pick<Asking, 'signal'> = {},
): Promise<(Neighbors | null)[]> {
  const found: (Neighbors | null)[] = []
  for (const messages of inParts(saved)) {
    const { neighbors = [] } = await askAbout(api.messages.find, { messages, neighbors: true }, id, asking)
    for (const each of neighbors) found.push(each)
  }
  return found
}

function inParts(saved: readonly SavedToFind[]): SavedToFind[][] {
  const parts: SavedToFind[][] = []
  let bytes = mostBytes
  for (const each of saved) {
    const size = encoder.encode(JSON.stringify(each)).length + 1
    if (bytes + size > mostBytes) {
      parts.push([])
      bytes = 0
    }
    parts[parts.length - 1].push(each)
    bytes += size
  }
  return parts
}
