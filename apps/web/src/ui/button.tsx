import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** The look of everything one presses; a link that acts as a button wears it as well. */
export const buttonLook = cva(
  'inline-flex select-none items-center justify-center gap-2 rounded-md font-semibold leading-tight transition-colors duration-100 aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint disabled:cursor-not-allowed disabled:text-ink-faint [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      kind: {
        primary:
          'bg-pen text-on-pen hover:bg-pen-strong active:bg-pen-strong aria-disabled:bg-well aria-disabled:shadow-[inset_0_0_0_1px_var(--color-edge)] disabled:bg-well disabled:shadow-[inset_0_0_0_1px_var(--color-edge)]',
        outline:
          'bg-sheet text-ink shadow-[inset_0_0_0_1px_var(--color-edge)] hover:bg-pen-wash active:bg-pen-wash aria-disabled:bg-well disabled:bg-well',
        quiet: 'text-pen hover:bg-pen-wash active:bg-pen-wash aria-disabled:bg-transparent disabled:bg-transparent',
      },
      size: {
        small: 'min-h-9 px-3 text-sm',
        medium: 'min-h-11 px-4',
        large: 'min-h-13 px-6 text-lg',
        icon: 'size-11',
      },
    },
    defaultVariants: { kind: 'primary', size: 'medium' },
  },
)

export function Button({ kind, size, className, type = 'button', ...rest }: ComponentProps<'button'> & VariantProps<typeof buttonLook>) {
  return <button type={type} className={classes(buttonLook({ kind, size }), className)} {...rest} />
}
