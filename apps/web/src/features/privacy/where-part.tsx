import { engine } from '#data/client/engine.ts'
import { useLocalModel } from '#data/local-model/local-model.ts'
import { sayProof } from './messages/index.ts'
import { Part } from './part.tsx'

const { where: words } = sayProof

/** Who does what, and where: other words where the server reads the chats. */
export function WherePart() {
  const { isOn } = useLocalModel()
  const rows: [string, string][] =
    engine.kind === 'browser'
      ? [
          [words.chat.name, words.chat.browser],
          [words.feelings.name, words.feelings.browser],
          [words.paper.name, words.paper.browser],
          [words.kept.name, words.kept.browser],
          [words.saved.name, words.saved.place],
          [words.license.name, words.license.place({ host: location.host })],
          [words.model.name, isOn ? words.model.on : words.model.off],
        ]
      : [
          [words.chat.name, words.chat.server({ host: engine.host })],
          [words.feelings.name, words.feelings.server],
          [words.paper.name, words.paper.server],
          [words.kept.name, words.kept.server],
          [words.saved.name, words.saved.place],
          [words.license.name, words.license.place({ host: engine.host })],
          [words.model.name, words.model.server],
        ]
  return (
    <Part title={words.title}>
      <dl className="mt-2 border-t border-line">
        {rows.map(([name, place]) => (
          <div key={name} className="gap-x-5 border-b border-line py-2 sm:grid sm:grid-cols-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{place}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
