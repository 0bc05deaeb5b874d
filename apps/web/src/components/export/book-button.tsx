import type { Favorite } from '@convostat/api'
import { FileDown } from 'lucide-react'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { notify } from '#data/client/notices.ts'
import { printerWanted } from '#data/client/printer.ts'
import { useShownAnywhere } from '#data/people/use-names.ts'
import { useNeighbors } from '#data/saved/neighbors.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { sayPaper } from './messages/paper/index.ts'
import type { PaperSize } from './paper-size.ts'
import { type Choices, PdfForm } from './pdf-form.tsx'
import { useBookChoices } from './use-book-choices.ts'
import { useMaking } from './use-making.ts'
import { usePaper } from './use-paper.ts'

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

/** Longer than can be bound with a message on each page. */
const longest = 400

function BookForm({ messages }: { messages: readonly Favorite[] }) {
  const making = useMaking()
  const uploadId = useOpenId() ?? undefined
  const shown = useShownAnywhere()
  const neighborsOf = useNeighbors()
  const papers = usePaper('book-paper', ['a5', 'a4', 'letter'], 'a5')
  const { chosen, choose } = useBookChoices()
  const save =
    (part: 'pages' | 'cover') =>
    ({ paper, masked }: Choices<PaperSize>) => {
      printerWanted()
      void making.make(async (asking) => {
        const beside = chosen.neighbors && neighborsOf ? await neighborsOf(messages, asking) : []
        const inBook = messages.map((each, at) => ({
          ...each,
          author: shown(each.author),
          note: chosen.notes ? each.note : '',
          before: asSaid(beside[at]?.before),
          after: asSaid(beside[at]?.after),
        }))
        return api.exports.favoritesPdf({ paper, masked, part, bleed: chosen.bleed, messages: inBook }, { ...asking, uploadId })
      })
    }
  return (
    <PdfForm
      lead={words.book.lead({ n: messages.length })}
      papers={papers}
      of={making}
      failed={words.failed.book}
      ways={[
        { title: words.book.save, save: save('pages') },
        { title: words.book.cover, save: save('cover') },
      ]}
    >
      <div>
        {neighborsOf && (
          <Checkbox isChecked={chosen.neighbors} onChange={(neighbors) => choose({ neighbors })}>
            {words.book.neighbors}
          </Checkbox>
        )}
        {messages.some(({ note }) => note !== '') && (
          <Checkbox isChecked={chosen.notes} onChange={(notes) => choose({ notes })}>
            {words.book.notes}
          </Checkbox>
        )}
        <Checkbox isChecked={chosen.bleed} onChange={(bleed) => choose({ bleed })}>
          {words.book.bleed}
        </Checkbox>
        <p className="ps-8 text-base text-ink-faint">{words.book.bleedMeaning}</p>
        {messages.length > longest && <p className="mt-2 text-base text-ink-soft">{words.book.gathered}</p>}
      </div>
    </PdfForm>
  )
}

const asSaid = (found: { author: string; message: string; date: string } | null | undefined) =>
  found ? { author: found.author, text: found.message, originalDate: found.date } : null
