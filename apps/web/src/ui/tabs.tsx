import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps {
  label: string
  tabs: { id: string; title: string; content: ReactNode }[]
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Radix.Root defaultValue={tabs[0]?.id}>
      <Radix.List aria-label={label} className="flex gap-6 border-b border-line">
        {tabs.map(({ id, title }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="-mb-px min-h-11 border-b-2 border-transparent font-semibold text-ink-soft hover:text-ink data-[state=active]:border-wax data-[state=active]:text-ink"
          >
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className="pt-5">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
