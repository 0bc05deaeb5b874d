import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Class names joined; of two that say the same thing the later one is. */
export const classes = (...values: ClassValue[]): string => twMerge(clsx(values))
