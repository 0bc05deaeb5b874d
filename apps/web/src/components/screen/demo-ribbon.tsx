import type { Threads } from '#charts/ribbon/colored.ts'
import { Cloth } from '#components/figure/ribbon.tsx'
import { classes } from '#ui/classes.ts'

/** What the build counted in the demo chat: build/demo-figures.ts writes it here. */
const counted: Threads | undefined = import.meta.env.VITE_DEMO_RIBBON

/** The demo chat's ribbon, out of focus, where the reader's own is locked: nothing of the reader's is in it. */
export const DemoRibbon = ({ of = counted, className }: { of?: Threads; className: string }) =>
  of ? (
    <div aria-hidden="true" className={classes('overflow-hidden opacity-70 blur-[3px]', className)}>
      <Cloth of={of} />
    </div>
  ) : null
