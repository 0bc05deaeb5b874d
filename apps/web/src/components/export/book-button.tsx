import type { Favorite } from '@convostat/api'
import { FileDown } from 'lucide-react'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { notify } from '#data/client/notices.ts'
import { printerWanted } from '#data/client/printer.ts'
import { useShownAnywhere } from '#data/people/use-names.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { sayPaper } from './messages/paper/index.ts'
import { PdfForm } from './pdf-form.tsx'
import { useMaking } from './use-making.ts'

const words = sayPaper

const look = { kind: 'outline' } as const
const face = (
  <>
    <FileDown aria-hidden="true" />
    {words.button}
  </>
)

/** To these saved messages as a book. */
export function BookButton({ messages }: { messages: readonly Favorite[] }) {
  if (messages.length === 0)
    return (
      <Button {...look} onClick={() => notify({ topic: 'book', text: words.book.none })}>
        {face}
      </Button>
    )
  return (
    <Dialog title={words.book.title} trigger={<Button {...look}>{face}</Button>}>
      <BookForm messages={messages} />
    </Dialog>
  )
}

function BookForm({ messages }: { messages: readonly Favorite[] }) {
  const making = useMaking()
  const uploadId = useOpenId() ?? undefined
  const shown = useShownAnywhere()
  return (
    <PdfForm
      lead={words.book.lead({ n: messages.length })}
      of={making}
      failed={words.failed.book}
      ways={[
        {
          title: words.book.save,
          save: (choices) => {
            printerWanted()
            const named = messages.map((each) => ({ ...each, author: shown(each.author) }))
            void making.make((asking) => api.exports.favoritesPdf({ ...choices, messages: named }, { ...asking, uploadId }))
          },
        },
      ]}
    />
  )
}
