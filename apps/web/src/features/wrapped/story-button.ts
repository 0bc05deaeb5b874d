import { cva } from 'class-variance-authority'

/** The look of what one presses on a story's ground. */
export const storyButton = cva(
  'inline-flex select-none items-center justify-center gap-2 font-semibold leading-tight transition-opacity duration-100 hover:opacity-85 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      kind: {
        solid: 'min-h-11 rounded-full bg-[var(--story-ink)] px-4 sm:px-5 text-[color:var(--story-ground)]',
        outline: 'min-h-11 rounded-full px-4 sm:px-5 shadow-[inset_0_0_0_2px_var(--story-ink)]',
        icon: 'size-11 rounded-full text-xl hover:bg-[var(--story-tint)]',
      },
    },
    defaultVariants: { kind: 'solid' },
  },
)
