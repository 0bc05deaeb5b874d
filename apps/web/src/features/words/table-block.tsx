import type { Saving } from '#charts/saving.ts'
import type { Table } from '#charts/table.ts'
import { Block, type BlockProps } from '#components/figure/block.tsx'
import { TableTools } from '#components/figure/table-tools.tsx'

interface TableBlockProps<T> extends Omit<BlockProps<T>, 'tools'> {
  unit: string
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
    tools={(data) => (
      <>
        {showsUnit && <span className="order-last w-full text-ink-faint sm:order-none sm:ms-1 sm:w-auto">{unit}</span>}
        <TableTools
          of={data}
          name={block.name}
          unit={unit}
          over={(pictureOver ?? block.over)(data)}
          table={() => table(data)}
          saving={saving}
        />
      </>
    )}
  />
)
