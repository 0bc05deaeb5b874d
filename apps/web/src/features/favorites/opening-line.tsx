import { sayUploads } from '#components/uploads/messages/index.ts'
import { sayFavorites } from '#messages/favorites/index.ts'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import type { FavoriteOpener, ReadingState } from './use-in-conversation.ts'

const { opening: words } = sayFavorites

/** The progress of opening a message's conversation, or why there is none. */
export function OpeningLine({ reading, state }: { reading: FavoriteOpener; state: ReadingState }) {
  switch (state.is) {
    case 'looking':
      return (
        <p role="status" className="late mt-2 text-base text-ink-faint">
          {words.looking}
        </p>
      )
    case 'elsewhere':
      return (
        <div role="status" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-base">
          <p>{words.otherChat({ title: state.title })}</p>
          <Button kind="outline" size="small" onClick={() => reading.openChat(state)}>
            {words.openChat}
          </Button>
        </div>
      )
    case 'opening':
      return (
        <div className="mt-2 flex items-end gap-4">
          <div className="min-w-0 flex-1 text-base">
            <ProgressBar {...(state.progress ?? { stage: 'opening', done: 0, total: 0 })} />
          </div>
          <Button kind="outline" size="small" onClick={reading.cancel}>
            {sayUploads.cancel}
          </Button>
        </div>
      )
    case 'nowhere':
      return (
        <p role="alert" className="mt-2 text-base text-wax">
          {state.sentence}
        </p>
      )
  }
}
