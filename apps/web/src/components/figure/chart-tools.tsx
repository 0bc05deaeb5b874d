import { partInWords } from '#charts/part-in-words.ts'
import { type Saving, saveCsv, savePicture } from '#charts/saving.ts'
import type { Table } from '#charts/table.ts'
import { useScreen } from '#components/screen/screen.ts'
import { usePlaces } from '#ui/person-places.ts'
import { TableDialog } from './chart-table.tsx'
import { SaveMenu } from './save-menu.tsx'

interface ChartToolsProps<T> {
  data: T
  name: string
  unit: string
  /** Over how much it is counted, in words. */
  over: string
  table: (data: T) => Table
  saving: Saving<T>
}

/** Beside the name of a chart: its figures as a table, and both to take away. */
export function ChartTools<T>({ data, name, unit, over, table, saving }: ChartToolsProps<T>) {
  const { filters } = useScreen()
  const placeOf = usePlaces()
  const heading = () => ({ title: name, unit, part: partInWords(filters), over })
  return (
    <span className="ms-auto flex shrink-0 items-center gap-x-2 print:hidden">
      <TableDialog name={name} make={() => table(data)} />
      <SaveMenu
        name={name}
        savePicture={(format) => savePicture(format, data, heading(), saving, placeOf)}
        saveCsv={() => saveCsv(table(data), saving.file)}
      />
    </span>
  )
}
