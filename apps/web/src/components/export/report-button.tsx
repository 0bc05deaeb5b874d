import type { Favorite, UploadAnswer } from '@convostat/api'
import { FileDown } from 'lucide-react'
import { useId } from 'react'
import { ProMark } from '#components/license/pro-mark.tsx'
import { useScreen } from '#components/screen/screen.ts'
import { titleOf } from '#components/uploads/upload-title.tsx'
import { api } from '#data/client/api.ts'
import { printerWanted } from '#data/client/printer.ts'
import { askAbout } from '#data/client/use-call.ts'
import { usePlan } from '#data/license/plan.ts'
import { namesOf } from '#data/people/written-names.ts'
import { useFavorites } from '#data/saved/favorites.ts'
import { useKeptOff } from '#data/saved/kept-off.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { sayPaper } from './messages/paper/index.ts'
import { type ReportPaper, usualPaper } from './paper-size.ts'
import { type Choices, PdfForm } from './pdf-form.tsx'
import { useMaking } from './use-making.ts'
import { usePaper } from './use-paper.ts'

const words = sayPaper

/** To the chat as a PDF. */
export function ReportButton({ chat }: { chat: UploadAnswer }) {
  // Before the chat is open it would be read a second time.
  const { isRefreshing } = useScreen()
  return (
    <Dialog
      title={words.report.title}
      trigger={
        <Button kind="quiet" className="-ms-2 px-2" disabled={isRefreshing}>
          <FileDown aria-hidden="true" />
          {words.button}
        </Button>
      }
    >
      <ReportForm chat={chat} />
    </Dialog>
  )
}

function ReportForm({ chat }: { chat: UploadAnswer }) {
  const { plan } = usePlan()
  const pro = useId()
  const favorites = useFavorites()
  const keptOff = useKeptOff()
  const making = useMaking()
  const papers = usePaper('paper', ['a4', 'letter'], usualPaper())
  const save = (report: 'pro' | 'free') => (choices: Choices<ReportPaper>) => {
    if (report === 'free' || plan === 'pro') printerWanted()
    const kept = report === 'pro' && favorites.state === 'ready' ? ofChat(favorites.data, chat) : []
    void making.make((asking) =>
      askAbout(api.exports.pdf, { ...choices, report, favorites: kept, neverShown: neverShownIn(keptOff, chat) }, chat.upload_id, asking),
    )
  }
  const full = {
    title: (
      <span aria-describedby={pro} className="inline-flex items-center gap-2">
        {words.report.full} <ProMark id={pro} />
      </span>
    ),
    save: save('pro'),
  }
  return (
    <PdfForm
      lead={words.report.lead[plan]}
      papers={papers}
      of={making}
      failed={words.failed.report}
      ways={
        plan === 'pro'
          ? [{ title: words.report.save.pro, save: save('pro') }]
          : [{ title: words.report.save.free, save: save('free') }, full]
      }
    />
  )
}

/** What the reader keeps off show in this chat, with its people as they are called here. */
function neverShownIn(keptOff: ReturnType<typeof useKeptOff>, chat: UploadAnswer) {
  const { shown } = namesOf(chat.people)
  return [...(keptOff?.values() ?? [])]
    .filter(({ uploadIds }) => uploadIds.includes(chat.upload_id))
    .map(({ author, message }) => ({ author: shown(author), message }))
}

/** What was saved of this chat, whichever of its uploads it was saved from, with its people as they are called here. */
function ofChat(all: readonly Favorite[], chat: UploadAnswer): Favorite[] {
  const title = titleOf(chat.import)
  const { shown } = namesOf(chat.people)
  return all
    .filter(({ uploadId, uploadTitle }) => uploadId === chat.upload_id || uploadTitle === title)
    .map((each) => ({ ...each, author: shown(each.author) }))
}
