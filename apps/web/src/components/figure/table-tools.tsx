import { partInWords } from '#charts/part-in-words.ts'
import { type Saving, saveCsv, savePicture } from '#charts/saving.ts'
import type { Table } from '#charts/table.ts'
import { useScreen } from '#components/screen/screen.ts'
import { figureShare } from '#components/share/figure-share.ts'
import { usePlaces } from '#ui/person-places.ts'
import { TableDialog } from './chart-table.tsx'
import { SaveMenu } from './save-menu.tsx'

interface TableToolsProps<T> {
  of: T
  name: string
  /** What its picture is called, where the name needs its surroundings. */
  title?: string
  unit: string
  /** Over how much it is counted, in words. */
  over: string
  table: () => Table
  saving: Saving<T>
}

/** What is in a block as a table, and it and its picture to take away. */
export function TableTools<T>({ of, name, title = name, unit, over, table, saving }: TableToolsProps<T>) {
  const part = partInWords(useScreen().filters)
  const placeOf = usePlaces()
  const heading = { title, unit, part, over }
  return (
    <>
      <TableDialog name={name} make={table} />
      <SaveMenu
        name={name}
        savePicture={(format) => savePicture(format, of, heading, saving, placeOf)}
        saveCsv={() => saveCsv(table(), saving.file)}
        share={() => figureShare(of, heading, saving)}
      />
    </>
  )
}
