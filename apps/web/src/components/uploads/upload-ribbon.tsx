import { Cloth, Thread } from '#components/figure/ribbon.tsx'
import { useUploadRibbon } from '#data/chat/upload-ribbons.ts'

/** An upload as a ribbon, beside words that say the same; the dotted thread where none is known. `className` is its height. */
export function UploadRibbon({ id, className }: { id: string; className: string }) {
  const ribbon = useUploadRibbon(id)
  return <div className={className}>{ribbon ? <Cloth of={ribbon} /> : <Thread isDotted />}</div>
}
