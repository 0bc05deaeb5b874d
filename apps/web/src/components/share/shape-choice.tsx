import { RadioGroup } from 'radix-ui'
import { sayShare } from './messages/index.ts'

type Shape = 'tall' | 'square'

export function ShapeChoice({ shape, onChoose }: { shape: Shape; onChoose: (shape: Shape) => void }) {
  return (
    <RadioGroup.Root
      aria-label={sayShare.shape}
      value={shape}
      onValueChange={(value) => onChoose(value === 'square' ? 'square' : 'tall')}
      className="flex flex-wrap gap-2"
    >
      {(['tall', 'square'] as const).map((each) => (
        <RadioGroup.Item
          key={each}
          value={each}
          className="min-h-11 rounded-full px-4 font-semibold shadow-[inset_0_0_0_1px_var(--color-edge)] hover:bg-pen-wash data-[state=checked]:bg-pen data-[state=checked]:text-on-pen data-[state=checked]:shadow-none"
        >
          {sayShare.shapes[each]}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
