import { Download, Trash2 } from 'lucide-react'
import { saveFile } from '#charts/save-file.ts'
import { useHasKeptLicense } from '#data/license/license.ts'
import { deleteUnread, rawOf, type Unread } from '#data/saved/unreadable.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Row, type useDoing } from './data-row.tsx'
import { sayUploads } from './messages/index.ts'
import { savedOf } from './sentences.ts'
import { countsOf, troublesOf } from './unread-sentences.ts'
import { useAnchor } from './use-anchor.ts'

const { unreadable: words } = sayUploads.yourData

/** Where the links of the screens lead. */
const anchor = 'unreadable'

interface UnreadableRowProps {
  unread: readonly Unread[]
  deleting: ReturnType<typeof useDoing>
}

/** Saved records that cannot be read: how many of which kind, to download or delete. */
export function UnreadableRow({ unread, deleting }: UnreadableRowProps) {
  const hasLicense = useHasKeptLicense()
  useAnchor(anchor, 'center')
  const isNothing = unread.length === 0
  const partly = unread.filter(({ trouble }) => trouble === 'partly')
  const download = () =>
    saveFile(new Blob([JSON.stringify(rawOf(unread), null, 1)], { type: 'application/json' }), `${words.fileName}.json`)
  const remove = () =>
    deleting.run(words.working, words.failed, async () => {
      await deleteUnread(unread)
      return { sentence: words.done }
    })
  const misses = !hasLicense && unread.some(({ kind }) => kind === 'licenses')
  const sentences = isNothing ? [] : [...troublesOf(unread), words.kept, ...(misses ? [words.license] : [])]
  const about = sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
  return (
    <Row id={anchor} name={words.title} about={about} doing={deleting.doing}>
      {!isNothing && (
        <div className="grid gap-2">
          <Button kind="outline" onClick={download}>
            <Download aria-hidden="true" />
            {words.download}
          </Button>
          <Confirm
            trigger={
              <Button kind="quiet" className="text-wax hover:bg-wax-wash active:bg-wax-wash" aria-disabled={deleting.isWorking}>
                <Trash2 aria-hidden="true" />
                {words.delete}
              </Button>
            }
            title={words.question}
            confirm={words.confirm}
            keep={words.keep}
            onConfirm={remove}
          >
            {partly.length < unread.length && (
              <p>{words.gone({ what: savedOf(countsOf(unread.filter((each) => !partly.includes(each)))) })}</p>
            )}
            {partly.length > 0 && <p>{words.stays}</p>}
          </Confirm>
        </div>
      )}
    </Row>
  )
}
