import { useId, useState } from 'react'
import { briefName } from '#format/index.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import type { PeopleAnswer } from './edits.ts'
import { sayPeople } from './messages/index.ts'

const words = sayPeople

interface MergeFieldProps {
  person: PeopleAnswer['people'][number]
  people: PeopleAnswer['people']
  onMerge: (into: PeopleAnswer['people'][number]) => void
}

/** Who else a person is. */
export function MergeField({ person, people, onMerge }: MergeFieldProps) {
  const field = useId()
  const [chosen, setChosen] = useState('')
  const others = people.filter((other) => other !== person)
  const into = others.find(({ names }) => names[0] === chosen)
  const options = [
    { value: '', title: words.merge.choose },
    ...others.map(({ name, names }) => ({ value: names[0], title: briefName(name) })),
  ]
  return (
    <div>
      <label htmlFor={field} className="text-base text-ink-soft">
        {words.merge.label}
      </label>
      <div className="mt-1 flex gap-3">
        <Select id={field} value={chosen} options={options} onChoose={setChosen} className="flex-1" />
        <Button kind="outline" aria-disabled={into === undefined} onClick={() => into && onMerge(into)}>
          {words.merge.button}
        </Button>
      </div>
    </div>
  )
}
