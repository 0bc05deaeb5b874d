import type { Saving } from '#charts/saving.ts'
import type { Table } from '#charts/table.ts'
import { Block, type BlockProps } from '#components/figure/block.tsx'
import { TableTools } from '#components/figure/table-tools.tsx'

interface TableBlockProps<T> extends Omit<BlockProps<T>, 'tools' | 'share' | 'unit'> {
  /** A function where it depends on the answer. */
  unit: string | ((data: T) => string)
  /** Whether the unit is shown beside the name. */
  showsUnit?: boolean
  /** Over how much, in its picture, where the notes of that say the rest. */
  pictureOver?: BlockProps<T>['over']
  table: (data: T) => Table
  saving: Saving<T>
}

/** A block that is there as a table, too, to take away as that and as a picture. */
export const TableBlock = <T,>({ unit, showsUnit, pictureOver, table, saving, ...block }: TableBlockProps<T>) => (
  <Block
    {...block}
    unit={showsUnit && typeof unit === 'string' ? unit : undefined}
    share={null}
    tools={(data) => (
      <TableTools
        of={data}
        name={block.name}
        unit={typeof unit === 'string' ? unit : unit(data)}
        over={(pictureOver ?? block.over)(data)}
        table={() => table(data)}
        saving={saving}
      />
    )}
  />
)
