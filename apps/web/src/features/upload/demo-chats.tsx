import { useId } from 'react'
import { sayUpload } from './messages/index.ts'

const { demo } = sayUpload

/** The invented chats one can try the product on, by the file each is fetched as. */
const demoFiles = { pair: 'demo-chat.txt', group: 'demo-group-chat.txt' } as const

export type Demo = keyof typeof demoFiles

/** A demo chat as a file; null where it cannot be had. */
export async function fetchDemo(which: Demo, signal: AbortSignal): Promise<File | null> {
  const name = demoFiles[which]
  try {
    const response = await fetch(`/${name}`, { signal })
    return response.ok ? new File([await response.blob()], name, { type: 'text/plain' }) : null
  } catch {
    return null
  }
}

/** For visitors without an export: two invented chats, each with a line about it. */
export function DemoChats({ onTry }: { onTry: (which: Demo) => void }) {
  return (
    <section aria-label={demo.title}>
      <p className="text-base text-ink-faint">{demo.title}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <DemoButton {...demo.pair} onClick={() => onTry('pair')} />
        <DemoButton {...demo.group} onClick={() => onTry('group')} />
      </div>
    </section>
  )
}

function DemoButton({ button, about, onClick }: { button: string; about: string; onClick: () => void }) {
  const id = useId()
  return (
    <button
      type="button"
      onClick={onClick}
      aria-labelledby={`${id}button`}
      aria-describedby={`${id}about`}
      className="rounded-md border border-line px-4 py-3 text-start transition-colors hover:border-edge hover:bg-pen-wash active:bg-pen-wash"
    >
      <span id={`${id}button`} className="block font-semibold text-pen">
        {button}
      </span>
      <span id={`${id}about`} className="mt-1 block text-base text-ink-soft">
        {about}
      </span>
    </button>
  )
}
