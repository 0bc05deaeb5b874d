export { dollars } from './dollars.ts'
export { english } from './english.ts'
export { type Clock, type Format, formatFor } from './format.ts'
export { localeOf, type Speech } from './locale.ts'
