import { engine } from '#data/client/engine.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { type AskedFor, kinds } from './asked-for.ts'
import { sayProof } from './messages/index.ts'
import { Part } from './part.tsx'
import { useAskedFor, useWorkerRequests } from './use-asked-for.ts'

const { asked: words } = sayProof

/** Every request of this page by what it was for, and each address for readers who want to see it; the worker's own beside them. */
export function AskedForPart() {
  const asked = useAskedFor()
  const groups = kinds.map((kind) => ({ kind, all: asked.filter((each) => each.kind === kind) })).filter(({ all }) => all.length > 0)
  const carries = asked.some(({ kind, hasQuery }) => kind === 'license' || kind === 'chat' || hasQuery)
  return (
    <Part title={words.title}>
      <p className="mt-2 text-ink-soft">{words.about}</p>
      <ul className="figures mt-3 border-t border-line">
        {groups.map(({ kind, all }) => (
          <Row key={kind} name={words.kinds[kind]} detail={words.requests({ n: sum(all.map(({ times }) => times)) })}>
            {sizeOf(sum(all.map(({ bytes }) => bytes)))}
          </Row>
        ))}
        {engine.kind === 'browser' && <WorkerRow />}
      </ul>
      <p className="mt-3 text-ink-soft">{carries ? words.something : words.nothing}</p>
      <details className="mt-2">
        <summary className="min-h-9 w-fit cursor-pointer text-pen marker:text-wax">{words.all}</summary>
        <ul className="figures mt-1 space-y-1 text-sm text-ink-soft">
          {asked.map((each) => (
            <Address key={each.path} {...each} />
          ))}
        </ul>
      </details>
    </Part>
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const sizeOf = (bytes: number): string => (bytes === 0 ? words.device : format.bytes(bytes))

interface RowProps {
  name: string
  detail: string
  children?: string
}

function Row({ name, detail, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
      <span className="text-ink-soft">{name}</span>
      <span className="text-end">{children === undefined ? detail : `${detail}${say.comma}${children}`}</span>
    </li>
  )
}

/** The one that counts: it reads the chat. */
function WorkerRow() {
  const requests = useWorkerRequests()
  if (requests === undefined) return null
  const detail = requests === null ? words.workerUnknown : requests === 0 ? words.workerNone : words.requests({ n: requests })
  return <Row name={words.worker} detail={detail} />
}

/** An address is read from left to right in every language. */
function Address({ path, times, bytes }: AskedFor) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <bdi dir="ltr" className="font-mono [overflow-wrap:anywhere]">
        {path}
      </bdi>
      <span>
        {times > 1 && `${words.requests({ n: times })}, `}
        {sizeOf(bytes)}
      </span>
    </li>
  )
}
