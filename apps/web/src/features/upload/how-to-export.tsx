import { useId } from 'react'
import { format } from '#format/index.ts'
import { Tabs } from '#ui/tabs.tsx'
import { sayUpload } from './messages/index.ts'

const { howTo } = sayUpload

/** This many messages WhatsApp exports. */
const most = { withoutMedia: 40_000, withMedia: 10_000 }

const hindrances = [howTo.greyedOut, { title: howTo.noOption.title, text: howTo.noOption.text(most) }]

/** The way to the file, on either phone, and why it may be barred. */
export function HowToExport() {
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="display text-2xl">
        {howTo.title}
      </h2>
      <div className="mt-3">
        <Tabs
          label={howTo.title}
          tabs={[
            { id: 'ios', title: howTo.tabs.ios, content: <Steps steps={howTo.ios} /> },
            { id: 'android', title: howTo.tabs.android, content: <Steps steps={howTo.android} /> },
          ]}
        />
      </div>
      {hindrances.map(({ title, text }) => (
        <details key={title} className="group mt-5 border-t border-line pt-3 last:mt-3">
          <summary className="min-h-9 cursor-pointer font-semibold marker:text-wax">{title}</summary>
          <p className="pt-2 text-ink-soft">{text}</p>
        </details>
      ))}
    </section>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="space-y-3">
      {steps.map((step, place) => (
        <li key={step} className="grid grid-cols-[2rem_1fr] items-baseline">
          <span aria-hidden="true" className="display figures text-2xl text-wax">
            {format.count(place + 1)}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
