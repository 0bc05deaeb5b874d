export { largest, smallest } from '@convostat/engine/extremes'
