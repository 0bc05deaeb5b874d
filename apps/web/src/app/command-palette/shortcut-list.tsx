import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { Fragment } from 'react'
import { say } from '#messages/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { closing } from '#ui/dialog-below.ts'
import { commandKey } from '#ui/shortcuts.ts'
import { Key } from './command-list.tsx'

const { palette: words } = say

/** Every key that is handled, with what it does; keys of one line are alternatives where they are apart. */
const shortcuts: readonly { keys: readonly (readonly string[])[]; does: string }[] = [
  { keys: [[commandKey(navigator.platform), 'K']], does: words.keys.command },
  { keys: [['/']], does: words.keys.search },
  { keys: [['J'], ['K']], does: words.keys.results },
  { keys: [['↵']], does: words.keys.openResult },
  { keys: [['S']], does: words.keys.saveResult },
  { keys: [['P'], ['N']], does: words.keys.matches },
  { keys: [['?']], does: words.keys.help },
  { keys: [['Esc']], does: words.keys.escape },
]

/** The keys, as a list. */
export function ShortcutList() {
  return (
    <>
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 pe-2 ps-5">
        <p className="font-semibold">{words.shortcuts}</p>
        <Radix.Close {...closing} aria-label={say.close} className={buttonLook({ kind: 'quiet', size: 'icon' })}>
          <X aria-hidden="true" />
        </Radix.Close>
      </div>
      <dl className="min-h-0 overflow-y-auto px-5 py-2">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex min-h-11 items-center justify-between gap-4 border-b border-line last:border-b-0">
            <dt>{does}</dt>
            <dd className="flex items-center gap-1.5 text-ink-soft">
              {keys.map((together, i) => (
                <Fragment key={together.join(' ')}>
                  {i > 0 && <span className="text-sm text-ink-faint">{words.or}</span>}
                  {together.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
