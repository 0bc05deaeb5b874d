import { everything, type KeptDeletion } from '#store/deletions.ts'
import { alone } from '#store/locks.ts'
import { carryOutAll, forgetExpected, type Outcomes } from './carry-out-deletions.ts'
import { type ErasedPart, erase, rememberErased } from './delete-everything.ts'
import { announceDeletions } from './deletion-news.ts'
import { allDeletions, changeAll, deletionOf, isOld, leftBehind, page } from './kept-deletions.ts'
import { forgetNoted, notedDeletions } from './noted-deletions.ts'

let turn: Promise<unknown> = Promise.resolve()

/** One after the other in all tabs. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(() => alone('convostat-deleting', work))
  turn = mine.catch(() => undefined)
  return mine
}

/** Finishes every deletion that can no longer be undone, including those of other pages; before anything is opened, listed or expected. */
export const finishDeletions = (): Promise<Outcomes> => inTurn(finish).catch(() => new Map())

async function finish(): Promise<Outcomes> {
  await takeNoted()
  const all = await allDeletions()
  const ofAll = all.find(({ id }) => id === everything)
  if (ofAll?.stage === 'deleted') await rememberErased(ofAll)
  // The page that tried has already reported what could not be deleted; the next one tries again.
  else if (ofAll && (ofAll.stage === 'deleting' || ofAll.page !== page)) {
    await eraseNow(ofAll)
    return new Map()
  }
  for (const { id } of all.filter(({ stage }) => stage === 'deleted')) forgetExpected(id)
  const over = [
    ...all.filter((each) => (each.stage === 'deleted' || each.stage === 'undone') && each.id !== everything && isOld(each)),
    ...(await leftBehind(all.filter(({ stage, after }) => stage === 'undoable' || after !== null))),
  ]
  const outcomes = await carryOutAll(all.filter(({ id, stage }) => id !== everything && stage === 'deleting'))
  const left = over.filter(({ id, stage }) => stage !== 'deleting' || outcomes.waiting.includes(id)).map(({ id }) => id)
  if (left.length > 0) {
    await changeAll((now) => ({
      drop: now.flatMap(({ id, stage }) => (left.includes(id) && stage !== 'partly' ? [id] : [])),
      answer: undefined,
    }))
    announceDeletions('deletions')
  }
  return outcomes.notDeleted
}

/** What was noted as a page was left is deleted for good. */
async function takeNoted(): Promise<void> {
  const noted = notedDeletions()
  if (noted.size === 0) return
  await changeAll((now) => {
    const there = new Map(now.map((each) => [each.id, each]))
    const fresh = [...noted].filter(([id]) => (there.get(id)?.stage ?? 'undoable') === 'undoable')
    return {
      put: fresh.map(([id, exports]) => deletionOf(id, { ...there.get(id), exports, stage: 'deleting', at: Date.now() })),
      answer: undefined,
    }
  })
  forgetNoted(noted.keys())
}

/** Deletes everything, and returns what could not be deleted. */
export const eraseEverything = (): Promise<ErasedPart[]> => inTurn(() => eraseNow({ parts: null }))

async function eraseNow(given: Pick<KeptDeletion, 'parts'>): Promise<ErasedPart[]> {
  const left = await erase(given)
  forgetNoted(notedDeletions().keys())
  announceDeletions('erased')
  return left
}
