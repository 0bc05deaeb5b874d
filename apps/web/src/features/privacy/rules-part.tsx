import { useEffect, useState } from 'react'
import { engine } from '#data/client/engine.ts'
import { connectionsOf, directivesOf, keptPolicy, type Policy } from './kept-policy.ts'
import { sayProof } from './messages/index.ts'
import { Part } from './part.tsx'
import type { Findings } from './self-test.ts'

const { policy: words } = sayProof

/** The rules that this page and its worker run under, as the answer or the browser itself says them: never a copy of ours. */
export function RulesPart({ findings }: { findings: Findings | null }) {
  const [kept, setKept] = useState<Policy | null>(null)
  useEffect(() => {
    void keptPolicy().then(setKept)
  }, [])
  const page = findings?.page ?? kept?.content ?? null
  const worker = findings?.worker ?? null
  return (
    <Part title={words.title}>
      {page === null ? (
        <p className="mt-2 text-ink-soft">{words.unknown}</p>
      ) : (
        <Rules title={words.page} policy={page} source={findings?.page ? words.fromBrowser : words.fromAnswer} />
      )}
      {kept?.connections ? <Connections list={kept.connections} /> : <p className="mt-3 text-ink-soft">{words.connectionsUnknown}</p>}
      {worker !== null && engine.kind === 'browser' && <Rules title={words.worker} policy={worker} source={words.fromBrowser} />}
    </Part>
  )
}

interface RulesProps {
  title: string
  policy: string
  source: string
}

/** A rule a line; long ones as a number, and to the letter below. */
function Rules({ title, policy, source }: RulesProps) {
  return (
    <div className="mt-3">
      <h4 className="font-semibold">{title}</h4>
      <p className="text-base text-ink-faint">{source}</p>
      <ul dir="ltr" className="mt-2 space-y-1 text-start font-mono text-sm">
        {directivesOf(policy).map(({ name, sources }) => (
          <li key={name} className="gap-x-3 sm:grid sm:grid-cols-[9.5rem_1fr]">
            <span className="text-ink-soft">{name}</span>
            <bdi className="ms-3 [overflow-wrap:anywhere] sm:ms-0">
              {sources.length > 3 ? words.places({ n: sources.length }) : sources.join(' ')}
            </bdi>
          </li>
        ))}
      </ul>
      <Raw text={policy} />
    </div>
  )
}

function Connections({ list }: { list: string }) {
  const patterns = connectionsOf(list)
  return (
    <div className="mt-4">
      <h4 className="font-semibold">{words.connections}</h4>
      <p className="text-base text-ink-faint">{words.fromAnswer}</p>
      <p className="mt-2">{words.places({ n: patterns.length })}</p>
      <Raw text={patterns.join('\n')} />
    </div>
  )
}

function Raw({ text }: { text: string }) {
  return (
    <details className="mt-1">
      <summary className="min-h-9 w-fit cursor-pointer text-pen marker:text-wax">{words.raw}</summary>
      <pre dir="ltr" className="mt-1 whitespace-pre-wrap rounded-md bg-well p-3 text-start text-sm [overflow-wrap:anywhere]">
        {text}
      </pre>
    </details>
  )
}
